import HeadlessTable
import TableRender
import TableScript

/// What a line left behind, as facts that can be compared and told.
struct LessonOutcome {
  struct Fact: Equatable {
    /// What it is about, such as `data, section 0`.
    var subject: Message
    /// What is compared.
    var value: String
    /// What is told of it where that is shorter.
    var summary: Message?

    var told: Message { summary ?? "\(value)" }
  }

  var facts: [Fact]
  var refusal: Refusal?
  var mistake: Message?

  static let none = "–"
}

/// One fact that is not as the model answer leaves it.
struct LessonDifference {
  var subject: Message
  var found: Message
  var wanted: Message
}

extension LessonDifference {
  /// Data and table mostly differ in the same way, and that is told once.
  static func merged(_ differences: [LessonDifference]) -> [LessonDifference] {
    var merged: [LessonDifference] = []
    for difference in differences {
      let twin = merged.firstIndex {
        $0.subject.format == "data, section {}" && difference.subject.format == "table, section {}"
          && $0.subject.arguments == difference.subject.arguments
          && $0.found == difference.found && $0.wanted == difference.wanted
      }
      if let twin {
        merged[twin].subject = "data and table, section \(difference.subject.arguments[0])"
      } else {
        merged.append(difference)
      }
    }
    return merged
  }
}

extension LessonOutcome {
  var isOutsideBatches: Bool { !facts.contains { $0.subject.format == "open batches" } }

  /// The mistake that the line made, or the exception that it raised, in the words of a version.
  private func failure(ios version: Int) -> [Fact] {
    if let mistake {
      return [Fact(subject: "mistake", value: mistake.description, summary: mistake)]
    }
    guard let refusal else { return [] }
    return [
      Fact(
        subject: "exception", value: refusal.reason(ios: version),
        summary: refusal.arithmetic.first.map { "\($0)" })
    ]
  }

  /// What differs, in the order of the facts.
  func differences(from wanted: LessonOutcome, ios version: Int) -> [LessonDifference] {
    Self.differences(from: failure(ios: version), to: wanted.failure(ios: version))
      + Self.differences(from: facts, to: wanted.facts)
  }

  private static func differences(from found: [Fact], to wanted: [Fact]) -> [LessonDifference] {
    var differences: [LessonDifference] = []
    for fact in found {
      let other = wanted.first { $0.subject == fact.subject }
      guard other?.value != fact.value else { continue }
      differences.append(
        LessonDifference(subject: fact.subject, found: fact.told, wanted: other?.told ?? "\(none)"))
    }
    for fact in wanted where !found.contains(where: { $0.subject == fact.subject }) {
      differences.append(
        LessonDifference(subject: fact.subject, found: "\(none)", wanted: fact.told))
    }
    return differences
  }
}

// MARK: Reading a session

extension LessonOutcome {
  /// What stands in a session now. Facts that say nothing are left out.
  init(of session: Session) {
    var collector = FactCollector(session: session)
    collector.collectData()
    collector.collectTable()
    collector.collectAnswers()
    facts = collector.facts
  }
}

private struct FactCollector {
  let session: Session
  var facts: [LessonOutcome.Fact] = []

  init(session: Session) {
    self.session = session
  }

  private mutating func addFact(_ subject: Message, _ value: String) {
    facts.append(LessonOutcome.Fact(subject: subject, value: value))
  }

  private mutating func addFact(_ subject: Message, list: [String]) {
    guard !list.isEmpty else { return }
    addFact(subject, list.joined(separator: ", "))
  }

  // MARK: Data

  mutating func collectData() {
    let data = session.controller.data
    for (number, section) in data.sections.enumerated() {
      let texts = section.rows.map { quoted($0.text) }
      addFact("data, section \(number)", Self.line(header: section.header, texts: texts))
    }
  }

  private static func line(header: String?, texts: [String]) -> String {
    ([header.map { quoted($0) + ":" } ?? ":"] + texts).joined(separator: " ")
  }

  // MARK: Table

  mutating func collectTable() {
    let table = session.table.snapshot()
    for section in 0..<table.numberOfSections {
      let rows = (0..<table.numberOfRows(inSection: section)).map {
        table.row(at: RowPath(section: section, row: $0))
      }
      let texts = rows.map { $0.cell.map(Self.text) ?? LessonOutcome.none }
      addFact(
        "table, section \(section)",
        Self.line(header: table.header(ofSection: section), texts: texts))
      if table.isEditing {
        addFact("controls, section \(section)", rows.map(Self.controls).joined(separator: " "))
      }
    }
    addFact("editing mode", table.isEditing ? "on" : "off")
    if let button = session.table.openButton {
      addFact("button", "\(button.path) " + button.titles.map { quoted($0) }.joined(separator: " "))
    }
    addFact("selected", list: table.selectedPaths.map(\.description))
    if table.batchDepth > 0 { addFact("open batches", String(table.batchDepth)) }
    addFact("told in the batch", list: table.pendingChanges.map(Self.words).sorted())
    collectSwitches()
  }

  private mutating func collectSwitches() {
    let switches = TableSwitches(session.table)
    if let limit = switches.visibleRowLimit { addFact("rows in view", String(limit)) }
    addFact("selection", switches.flags.map { $0 ? "yes" : "no" }.joined(separator: " "))
  }

  private static func text(of cell: Cell) -> String {
    cell.isTextField ? "field" : quoted(cell.text)
  }

  private static func controls(of row: TableSnapshot.Row) -> String {
    let control =
      switch row.control {
      case .none: "·"
      case .delete: "(-)"
      case .insert: "(+)"
      case .multi: row.isChecked ? "(x)" : "( )"
      }
    return control + (row.hasReorderControl ? "=" : "")
  }

  /// A change without its animation, which leaves no trace in the end.
  private static func words(for change: Change) -> String {
    switch change {
    case .insertRow(let path, _): "insert \(path)"
    case .deleteRow(let path, _): "delete \(path)"
    case .reloadRow(let path, _): "reload \(path)"
    case .moveRow(let source, let target): "move \(source) to \(target)"
    case .insertSection(let section, _): "insert section \(section)"
    case .deleteSection(let section, _): "delete section \(section)"
    case .reloadSection(let section, _): "reload section \(section)"
    case .moveSection(let source, let target): "move section \(source) to \(target)"
    }
  }

  // MARK: Answers

  mutating func collectAnswers() {
    let state = session.controller.state
    for (section, content) in state.store.data.sections.enumerated() {
      for (row, value) in content.rows.enumerated() where value.hasAnswers {
        addFact("answers about \(RowPath(section: section, row: row))", value.answers.words)
      }
    }
    if !state.defaults.isEmpty { addFact("answers about all rows", state.defaults.words) }
    for event in EventName.allCases where state.implemented.contains(event) {
      addFact("callback \(event.rawValue)", "implemented")
    }
    if state.retarget != .free { addFact("retarget", state.retarget.words) }
    if let row = state.insertRow {
      addFact("insert row", "section \(row.section)")
      if !row.answers.isEmpty { addFact("answers about the insert row", row.answers.words) }
    }
    if let text = state.typedText { addFact("typed text", quoted(text)) }
    for (name, script) in state.handlers.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      addFact("on \(name)", quoted(script.text))
    }
    addFact("data to change at the end", list: state.deferred.elements.map(Self.words).sorted())
  }

  private static func words(for change: DeferredChange) -> String {
    switch change {
    case .deleteRow(let path): "delete \(path)"
    case .insertRow(let path, let text): "insert \(path) \(quoted(text))"
    case .moveRow(let source, let target): "move \(source) to \(target)"
    case .deleteSection(let section): "delete section \(section)"
    case .insertSection(let section, let header, let texts):
      "insert section \(section) " + line(header: header, texts: texts.map { quoted($0) })
    case .moveSection(let source, let target): "move section \(source) to \(target)"
    }
  }
}

extension Retarget {
  fileprivate var words: String {
    switch self {
    case .free: "free"
    case .section: "section"
    case .pin(let path): "pin \(path)"
    case .reject: "reject"
    }
  }
}

extension RowAnswers {
  /// Those that were given, as commands have them.
  fileprivate var words: String {
    var words: [String] = []
    func add(_ name: String, _ value: String?) {
      if let value { words.append("\(name) \(value)") }
    }
    func add(_ name: String, _ isYes: Bool?) { add(name, isYes.map { $0 ? "yes" : "no" }) }
    add("style", style?.name)
    add("can-edit", canEdit)
    add("can-move", canMove)
    add("indent", indent)
    add("highlight", highlight)
    add("title", title.map { quoted($0.text) })
    add("height", height.map { "\($0)" })
    add("indentation-level", indentationLevel.map { "\($0)" })
    for (name, actions) in [("leading", leadingActions), ("trailing", trailingActions)] {
      add("\(name) actions", actions?.map { quoted($0.title) }.joined(separator: " "))
    }
    return words.joined(separator: ", ")
  }
}
