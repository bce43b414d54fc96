/// The elements of an HTML page as nested names, and what is not closed or not allowed in it. Reads
/// only the HTML that pages are written in.
struct PageOutline {
  /// An element with its classes, `li.s.q`.
  struct Element: Equatable {
    var name: String
    var depth: Int
  }

  private(set) var elements: [Element] = []
  private(set) var ids: [String] = []
  private(set) var mistakes: [String] = []

  private static let empty: Set = ["meta", "input", "!DOCTYPE"]

  init(_ page: String) {
    var open: [String] = []
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[..<end]
      rest = rest[end...].dropFirst()
      let name = String(tag.prefix { $0 != " " })
      if name.hasPrefix("/") {
        close(String(name.dropFirst()), &open)
      } else {
        // A list item ends where the next begins.
        if name == "li", open.last == "li" { open.removeLast() }
        elements.append(Element(name: name + Self.classes(of: tag), depth: open.count))
        if let id = Self.attribute("id", of: tag) { ids.append(id) }
        if !Self.empty.contains(name) { open.append(name) }
        if name == "script" || name == "style", let close = rest.firstRange(of: "</\(name)>") {
          rest = rest[close.lowerBound...]
        }
      }
    }
    mistakes += open.map { "\($0) is open at the end" }
  }

  private mutating func close(_ name: String, _ open: inout [String]) {
    if open.last == "li", name != "li" { open.removeLast() }
    if open.popLast() != name { mistakes.append("\(name) is closed and was not open") }
  }

  private static func attribute(_ name: String, of tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(name)=") else { return nil }
    let value = tag[start.upperBound...]
    return value.first == "\""
      ? String(value.dropFirst().prefix { $0 != "\"" }) : String(value.prefix { $0 != " " })
  }

  private static func classes(of tag: Substring) -> String {
    guard let classes = attribute("class", of: tag) else { return "" }
    return classes.split(separator: " ").map { "." + $0 }.joined()
  }

  /// The inside of the section of a step, two blanks in for each level.
  func outline(ofStep id: String) -> String {
    var sections = elements[...]
    for _ in 0...(Int(id) ?? 0) {
      guard let start = sections.firstIndex(where: { $0.name == "section" }) else { return "" }
      sections = sections[start...].dropFirst()
    }
    let depth = (elements.first { $0.name == "section" }?.depth ?? 0) + 1
    return sections.prefix { $0.depth >= depth }
      .map { String(repeating: "  ", count: $0.depth - depth) + $0.name }
      .joined(separator: "\n")
  }
}
