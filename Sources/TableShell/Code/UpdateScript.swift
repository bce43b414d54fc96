import HeadlessTable
import TableRender

/// The commands that carry out a plan.
///
/// Outside editing mode they are the proper forms. In editing mode those would be acts of a person
/// at the screen, which no plan is: there the data are loaded from the file, and the table alone is
/// told.
struct UpdateScript {
  /// A line, and whether the whole data are in place behind it.
  struct Line {
    var text: String
    var loadsData = false
  }

  private(set) var lines: [Line] = []
  private let target: TableData

  /// The most rows that one line names or inserts.
  private static let rowsOfLine = 1_000

  /// - Parameter file: The file of the target as it was typed; nil where the proper forms serve.
  init(_ plan: TargetPlan, to target: TableData, loading file: String?) {
    self.target = target
    for (number, stage) in plan.stages.enumerated() {
      add("begin")
      if let file {
        if number == 0 { lines.append(Line(text: "data load \(file)", loadsData: true)) }
        addTableCalls(Changes(stage.changes))
      } else {
        for header in stage.headers {
          add("data header \(header.section) \(quoted(header.text))")
        }
        addProperForms(Changes(stage.changes))
      }
      add("end")
    }
  }

  private mutating func add(_ text: String) {
    lines.append(Line(text: text))
  }

  // MARK: Proper forms

  private mutating func addProperForms(_ changes: Changes) {
    addList("del-section", changes.deletedSections)
    addRows("del", changes.deletedRows)
    addList("move-section", moved: changes.movedSections)
    for section in changes.insertedSections { addSection(section) }
    for run in changes.insertedRows.runs { addTexts(of: run) }
    for move in changes.movedRows { add("move \(move.source) \(move.target)") }
    addList("reload-section", changes.reloadedSections)
  }

  private mutating func addSection(_ number: Int) {
    let section = target.sections[number]
    let count = min(section.rows.count, Self.rowsOfLine)
    let texts = section.rows.prefix(count).map { " " + quoted($0.text) }.joined()
    add("ins-section \(number) \(quoted(section.header))\(texts)")
    guard section.rows.count > count else { return }
    addTexts(of: RowRun(section: number, rows: count..<section.rows.count))
  }

  private mutating func addTexts(of run: RowRun) {
    var first = run.rows.lowerBound
    while first < run.rows.upperBound {
      let end = min(first + Self.rowsOfLine, run.rows.upperBound)
      let rows = target.sections[run.section].rows
      let texts = (first..<end).map { " " + quoted(rows[$0].text) }.joined()
      add("ins \(run.section) \(first)\(texts)")
      first = end
    }
  }

  // MARK: The table alone

  private mutating func addTableCalls(_ changes: Changes) {
    addList("table del-section", changes.deletedSections)
    addRows("table del", changes.deletedRows)
    addList("table move-section", moved: changes.movedSections)
    addList("table ins-section", changes.insertedSections)
    addRows("table ins", changes.insertedRows)
    for move in changes.movedRows { add("table move \(move.source) \(move.target)") }
    addList("table reload-section", changes.reloadedSections)
  }

  // MARK: Lists

  private mutating func addRows(_ command: String, _ rows: [RowPath]) {
    addList(
      command, runs: rows.runs.flatMap(\.words))
  }

  private mutating func addList(_ command: String, _ sections: [Int]) {
    addList(command, runs: sections.runs.flatMap(\.words))
  }

  private mutating func addList(_ command: String, moved: [Changes.SectionMove]) {
    for move in moved { add("\(command) \(move.source) \(move.target)") }
  }

  private mutating func addList(_ command: String, runs words: [String]) {
    var rest = words[...]
    while !rest.isEmpty {
      add("\(command) \(rest.prefix(Self.rowsOfLine).joined(separator: " "))")
      rest = rest.dropFirst(Self.rowsOfLine)
    }
  }
}

/// The changes of one batch by their kinds, each ascending.
private struct Changes {
  struct RowMove {
    var source: RowPath
    var target: RowPath
  }

  struct SectionMove {
    var source: Int
    var target: Int
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [SectionMove] = []
  var deletedRows: [RowPath] = []
  var insertedRows: [RowPath] = []
  var movedRows: [RowMove] = []

  init(_ changes: [Change]) {
    for change in changes {
      switch change {
      case .deleteSection(let section, _): deletedSections.append(section)
      case .insertSection(let section, _): insertedSections.append(section)
      case .reloadSection(let section, _): reloadedSections.append(section)
      case .moveSection(let source, let target):
        movedSections.append(SectionMove(source: source, target: target))
      case .deleteRow(let path, _): deletedRows.append(path)
      case .insertRow(let path, _): insertedRows.append(path)
      case .moveRow(let source, let target):
        movedRows.append(RowMove(source: source, target: target))
      // A row is its text: one that shows something else is another row.
      case .reloadRow: break
      }
    }
    deletedSections.sort()
    insertedSections.sort()
    deletedRows.sort()
    insertedRows.sort()
  }
}

/// Neighbouring rows of a section.
private struct RowRun {
  var section: Int
  var rows: Range<Int>

  /// `0.1`, `0.1 0.2`, or `0.1-3` where there are more.
  var words: [String] {
    if rows.count > 2 { return ["\(section).\(rows.lowerBound)-\(rows.upperBound - 1)"] }
    return rows.map { "\(section).\($0)" }
  }
}

extension [RowPath] {
  fileprivate var runs: [RowRun] {
    var runs: [RowRun] = []
    for path in self {
      if let last = runs.last, last.section == path.section, last.rows.upperBound == path.row {
        runs[runs.count - 1].rows = last.rows.lowerBound..<path.row + 1
      } else {
        runs.append(RowRun(section: path.section, rows: path.row..<path.row + 1))
      }
    }
    return runs
  }
}

/// Neighbouring sections.
private struct SectionRun {
  var sections: Range<Int>

  var words: [String] {
    if sections.count > 2 { return ["\(sections.lowerBound)-\(sections.upperBound - 1)"] }
    return sections.map { "\($0)" }
  }
}

extension [Int] {
  fileprivate var runs: [SectionRun] {
    var runs: [SectionRun] = []
    for section in self {
      if let last = runs.last, last.sections.upperBound == section {
        runs[runs.count - 1].sections = last.sections.lowerBound..<section + 1
      } else {
        runs.append(SectionRun(sections: section..<section + 1))
      }
    }
    return runs
  }
}
