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

  /// What one line may hold.
  struct LineLimits {
    /// The most words that name rows, or texts of rows.
    var words = 1_000
    /// The most places that its ranges name.
    var places = Limits.rangeLength
    /// The most bytes of a line that is printed two blanks in and can still be read.
    var bytes = Limits.lineBytes - 2
  }

  private let limits: LineLimits

  /// - Parameter file: The file of the target as it was typed; nil where the proper forms serve.
  init(
    _ plan: TargetPlan, to target: TableData, loading file: String?, limits: LineLimits = .init()
  ) {
    self.target = target
    self.limits = limits
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
    let start = "ins-section \(number) \(quoted(section.header))"
    let end = addTexts(0..<section.rows.count, of: number, behind: start)
    addTexts(of: RowRun(section: number, rows: end..<section.rows.count))
  }

  private mutating func addTexts(of run: RowRun) {
    var rest = run.rows
    while let first = rest.first {
      let end = addTexts(rest, of: run.section, behind: "ins \(run.section) \(first)")
      rest = end..<rest.upperBound
    }
  }

  /// Adds a line with as many texts as it holds, and tells where the next line begins. A line of
  /// `ins` has at least one.
  private mutating func addTexts(_ rows: Range<Int>, of section: Int, behind start: String) -> Int {
    let isInsert = start.hasPrefix("ins ")
    var line = start
    var end = rows.lowerBound
    for row in rows.prefix(limits.words) {
      let text = " " + quoted(target.sections[section].rows[row].text)
      let fits = line.utf8.count + text.utf8.count <= limits.bytes
      guard fits || isInsert && row == rows.lowerBound else { break }
      line += text
      end = row + 1
    }
    add(line)
    return end
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
      command,
      runs: rows.runs.flatMap { $0.parts(of: limits.places) }.map { ($0.words, $0.rows.count) })
  }

  private mutating func addList(_ command: String, _ sections: [Int]) {
    let runs = sections.runs.flatMap { $0.parts(of: limits.places) }
    addList(command, runs: runs.map { ($0.words, $0.sections.count) })
  }

  private mutating func addList(_ command: String, moved: [Changes.SectionMove]) {
    for move in moved { add("\(command) \(move.source) \(move.target)") }
  }

  /// Adds lines with as many words as the shell takes, whose ranges name as many places as it
  /// takes.
  private mutating func addList(_ command: String, runs: [(words: [String], length: Int)]) {
    var line: [String] = []
    var length = 0
    for run in runs {
      let isFull = line.count + run.words.count > limits.words
      if !line.isEmpty, isFull || length + run.length > limits.places {
        add("\(command) \(line.joined(separator: " "))")
        (line, length) = ([], 0)
      }
      line += run.words
      length += run.length
    }
    if !line.isEmpty { add("\(command) \(line.joined(separator: " "))") }
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

  /// The run, cut into runs that one command may name.
  func parts(of length: Int) -> [RowRun] {
    stride(from: rows.lowerBound, to: rows.upperBound, by: length).map { first in
      RowRun(section: section, rows: first..<min(first + length, rows.upperBound))
    }
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

  func parts(of length: Int) -> [SectionRun] {
    stride(from: sections.lowerBound, to: sections.upperBound, by: length).map { first in
      SectionRun(sections: first..<Swift.min(first + length, sections.upperBound))
    }
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
