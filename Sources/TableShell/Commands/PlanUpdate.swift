import HeadlessTable
import TableRender
import TableScript

extension Command {
  static let plan = Command(
    "plan", in: .updates, "print the batch that turns the table into the one in a file",
    details: """
      It is printed as commands, fit to be copied; nothing is changed. Rows are known by their
      texts, sections by their headers: what both tables have is kept or moved, the rest is deleted
      or inserted, with the fewest changes. A section that alone keeps its rows under a new header
      is reloaded; where it moves as well, a second batch does that. In editing mode the commands
      load the data and tell the table alone, so that no row is committed as by a person's hand.
      """,
    related: ["apply", "save", "begin", "show changes"],
    examples: [
      CommandExample(
        "save 目标.json", "del 0 1", "move 0.0 1.2", "plan 目标.json"),
      CommandExample("save a.csv", "plan a.csv"),
      CommandExample("save a.json", "data del 0 1", "plan a.json"),
    ],
    traits: [.readOnly, .outsideBatches],
    parameters: file("a table, NAME.json or NAME.csv")
  ) { (session: Session, file: Word) throws(CommandFailure) in
    let lines = try session.updateScript(for: file).script.lines
    if lines.isEmpty { session.print("  nothing to do") }
    try session.requireReadable(lines, of: file)
    for line in lines { session.print("  " + line.text) }
  }

  static let apply = Command(
    "apply", in: .updates, "turn data and table into those in a file, in one batch",
    details: """
      It runs what plan prints, as a diffable data source does: only what differs is told to the
      table. It is one step for undo. Rows that stay keep the controller's answers about them.
      """,
    asks: [.counts],
    related: ["plan", "load", "undo"],
    examples: [
      CommandExample("save a.json", "del 0 1", "move 0.0 1.2", "apply a.json", "show changes"),
      CommandExample("save a.csv", "apply a.csv"),
    ],
    traits: .outsideBatches,
    parameters: file("a table, NAME.json or NAME.csv")
  ) { (session: Session, file: Word) throws(CommandFailure) in
    let (plan, script) = try session.updateScript(for: file)
    if script.lines.isEmpty { session.print("  nothing to do") }
    let old = session.controller.data
    let outer = session.current
    for line in script.lines {
      try session.runPlanned(line.text)
      if line.loadsData { session.keepAnswers(of: old, map: plan.map) }
    }
    session.current = outer
  }
}

extension Session {
  fileprivate func updateScript(for file: Word) throws(CommandFailure) -> (
    plan: TargetPlan, script: UpdateScript
  ) {
    let target = try readTable(file)
    try requireEqualSides()
    if !controller.state.implemented.contains(.numberOfSections),
      controller.data.sections.count != 1 || target.sections.count != 1
    {
      throw mistake(
        "number-of-sections is not implemented: the table has one section",
        hint: "implement number-of-sections")
    }
    let plan = TargetPlan(from: controller.data, to: target)
    if controller.state.insertRow != nil, plan.changesSections {
      throw mistake(
        "the sections change, and the insert row belongs to a number", hint: "insert-row off")
    }
    return (plan, UpdateScript(plan, to: target, loading: table.isEditing ? typed(file) : nil))
  }

  /// Of a text that fills more than a line, no line can be printed that the shell reads.
  fileprivate func requireReadable(
    _ lines: [UpdateScript.Line], of file: Word
  ) throws(CommandFailure) {
    let limits = UpdateScript.LineLimits()
    for line in lines where line.text.utf8.count > limits.bytes {
      let place = line.text.prefix { $0 != "\"" }.split(separator: " ").joined(separator: " ")
      let bytes = line.text.utf8.count + Limits.lineBytes - limits.bytes
      throw mistake(
        "a line has at most \(Limits.lineBytes) bytes, and the text of \(place) needs \(bytes)",
        at: file.range, hint: "apply \(typed(file))")
    }
  }

  private func typed(_ file: Word) -> String {
    current.map { $0.source.text(in: file.range) } ?? file.text
  }

  fileprivate func runPlanned(_ line: String) throws(CommandFailure) {
    let source = SourceText(line, name: "<apply>", line: 1)
    for statement in try checking({ () throws(Diagnostic) in try Parser.parse(source) }) {
      let bound = try checking { () throws(Diagnostic) in
        try CommandCatalog.bind(statement)
      }
      current = bound.statement
      try bound.perform(in: self)
    }
  }

  /// Loaded rows are new to the controller; those that the plan keeps have their answers back.
  fileprivate func keepAnswers(of old: TableData, map: IndexMap?) {
    for (number, section) in old.sections.enumerated() {
      for (index, row) in section.rows.enumerated() where row.hasAnswers {
        let path = RowPath(section: number, row: index)
        guard let target = map == nil ? path : map?.newPath(forOld: path) else { continue }
        controller.setOwnAnswers(row.answers, at: target)
      }
    }
  }

  // MARK: Both sides

  /// A plan starts from what the table shows, and the data have to be the same.
  fileprivate func requireEqualSides() throws(CommandFailure) {
    guard !table.needsLayout else {
      throw mistake("the table has not asked for everything yet", hint: "layout")
    }
    let shown = table.snapshot()
    let held = ControllerSnapshot(controller)
    guard held.sectionCount == shown.numberOfSections else {
      throw differ("sections (\(held.sectionCount) and \(shown.numberOfSections))")
    }
    for section in 0..<held.sectionCount {
      let (rows, shownRows) = (
        held.rowCount(inSection: section), shown.numberOfRows(inSection: section)
      )
      guard rows == shownRows else {
        throw differ("section \(section) (\(rows) and \(shownRows) rows)")
      }
      try requireEqualHeader(ofSection: section, held, shown)
      for row in 0..<rows {
        try requireEqualRow(at: RowPath(section: section, row: row), held, shown)
      }
    }
  }

  private func requireEqualHeader(
    ofSection section: Int, _ held: ControllerSnapshot, _ shown: TableSnapshot
  ) throws(CommandFailure) {
    guard controller.state.implemented.contains(.header) else { return }
    let (header, shownHeader) = (
      held.header(ofSection: section), shown.header(ofSection: section) ?? ""
    )
    guard ExactText(header) != ExactText(shownHeader) else { return }
    throw differ("the header of section \(section) (\(quoted(header)) and \(quoted(shownHeader)))")
  }

  private func requireEqualRow(
    at path: RowPath, _ held: ControllerSnapshot, _ shown: TableSnapshot
  ) throws(CommandFailure) {
    guard let cell = held.cell(at: path), let shownCell = shown.row(at: path).cell,
      !cell.isTextField || !shownCell.isTextField,
      ExactText(cell.text) != ExactText(shownCell.text)
    else { return }
    throw differ("row \(path) (\(quoted(cell.text)) and \(quoted(shownCell.text)))")
  }

  private func differ(_ place: Message) -> CommandFailure {
    mistake("data and table differ in \(place)", hint: "reload-data")
  }
}
