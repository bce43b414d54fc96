import HeadlessTable
import TableRender

/// How values of a session are written in Swift, with UIKit's names.
enum SwiftSpelling {
  /// A string literal. What the language escapes in a text, Swift escapes in the same way.
  static func literal(_ text: String) -> String { quoted(text) }

  static func indexPath(_ path: RowPath) -> String {
    "IndexPath(row: \(path.row), section: \(path.section))"
  }

  /// An array of index paths; a run of more than three rows is written as one.
  static func indexPaths(_ paths: [RowPath]) -> String {
    guard let first = paths.first, paths.count > 3,
      paths.indices.allSatisfy({
        paths[$0].section == first.section && paths[$0].row == first.row + $0
      })
    else { return list(paths.map(indexPath)) }
    let last = first.row + paths.count - 1
    return "(\(first.row)...\(last)).map { IndexPath(row: $0, section: \(first.section)) }"
  }

  static func indexSet(_ sections: [Int]) -> String {
    if sections.count == 1 { return "IndexSet(integer: \(sections[0]))" }
    return "IndexSet([" + sections.map { "\($0)" }.joined(separator: ", ") + "])"
  }

  static func rows(_ section: Int) -> String { "sections[\(section)].rows" }

  static func section(_ section: PlainSection) -> String {
    "Section(header: \(literal(section.header)), rows: \(list(section.rows.map(literal))))"
  }

  static func sections(_ data: PlainData) -> String {
    data.isEmpty ? "[]" : lines(data.map(section))
  }

  /// An array, an element a line where it is long.
  private static func list(_ elements: [String]) -> String {
    let length = elements.reduce(0) { $0 + $1.count + 2 }
    return length > 60 ? lines(elements) : "[" + elements.joined(separator: ", ") + "]"
  }

  private static func lines(_ elements: [String]) -> String {
    let lines = elements.flatMap { ($0 + ",").split(separator: "\n") }
    return "[\n" + lines.map { "  \($0)\n" }.joined() + "]"
  }

  /// A change of the data; sections that come and whole loads need more than the change tells.
  static func statement(_ change: DataChange, arrival: SectionArrival? = nil) -> String {
    switch change {
    case .insert(let path, let text):
      "\(rows(path.section)).insert(\(literal(text)), at: \(path.row))"
    case .remove(let path, _): "\(rows(path.section)).remove(at: \(path.row))"
    case .set(let path, let text): "\(rows(path.section))[\(path.row)] = \(literal(text))"
    case .move(let source, let target):
      "\(rows(target.section)).insert("
        + "\(rows(source.section)).remove(at: \(source.row)), at: \(target.row))"
    case .insertSection(let number, let header):
      "sections.insert(\(arrived(arrival, header: header)), at: \(number))"
    case .removeSection(let number, _):
      if case .kept(let name) = arrival {
        "let \(name) = sections.remove(at: \(number))"
      } else {
        "sections.remove(at: \(number))"
      }
    case .moveSection(let source, let target):
      "sections.insert(sections.remove(at: \(source)), at: \(target))"
    case .setHeader(let number, let header): "sections[\(number)].header = \(literal(header))"
    case .clear: "sections.removeAll()"
    case .load: "sections = \(loaded(arrival))"
    }
  }

  private static func arrived(_ arrival: SectionArrival?, header: String) -> String {
    switch arrival {
    case .kept(let name): name
    case .new(let content): section(content)
    case .all, nil: section(PlainSection(header: header, rows: []))
    }
  }

  private static func loaded(_ arrival: SectionArrival?) -> String {
    if case .all(let data) = arrival { return sections(data) }
    return "[]"
  }
}

/// What a change of the data brings that its event does not tell.
enum SectionArrival {
  /// A section that was taken out before and is kept under a name.
  case kept(String)
  case new(PlainSection)
  case all(PlainData)
}
