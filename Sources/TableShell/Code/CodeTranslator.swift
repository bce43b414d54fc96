import HeadlessTable
import TableRender

/// Turns a session that is played again into the statements of a view controller that does the
/// same.
struct CodeTranslator {
  /// What a command, or a batch of several, comes to.
  struct Step {
    /// The commands as they were typed.
    var label: String
    /// The label that undo knows it by.
    var undoLabel: String
    var statements: [CodeStatement]
  }

  private(set) var steps: [Step] = []
  /// Whether the controller has a row to type into, and in which section, as far as told.
  private(set) var usesInsertRow = false
  /// The callbacks that were implemented or omitted on the way and decide what the table shows.
  private(set) var switched: Set<EventName> = []

  /// Whether a commit is a call of the controller's own method; else its statements stand in its
  /// place.
  let callsMethods: Bool

  private var insertRowSection: Int?
  private var insertRowBeforeBatch: Int?
  /// The text that the commit of an insert control takes.
  private(set) var newText = "new"
  /// Whether a reload-data waits for the table to be laid out.
  private(set) var isReloadPending = false
  private(set) var frames: [CodeBatch] = []
  /// The labels of the commands of the open batch.
  private var batchLabels: [String] = []
  private var previousData: any DataSnapshot
  private var previousSelection: [RowPath] = []
  private var wasEditing = false
  /// Whether data and table had the same counts before the line.
  private(set) var sidesAgree = true
  private(set) var isSwipeOpen = false
  private var nameCount = 0

  /// - Parameter start: The data of a new session.
  init(start: any DataSnapshot, callsMethods: Bool) {
    previousData = start
    self.callsMethods = callsMethods
  }

  // MARK: Lines

  mutating func add(_ step: PlaybackStep) {
    defer {
      previousData = step.data
      previousSelection = step.table.selectedPaths
      wasEditing = step.table.isEditingWhole
      isSwipeOpen = step.table.openButton?.bySwipe == true
      sidesAgree = step.table.hasCounts(of: step.answers)
    }
    let first = steps.count
    if step.commands.contains(where: \.isJump) {
      addJump(step)
    } else {
      var arrivals = arrivals(of: step)
      for command in step.commands { add(command, &arrivals) }
      if step.commands.contains(where: \.isTouch) { followSelection(step) }
    }
    followInsertRow(step, beforeStep: first)
  }

  /// Statements of the shell that have no counterpart in an app: the world is put as it is then.
  private mutating func addJump(_ step: PlaybackStep) {
    let shown = PlainData(step.table, else: step.answers)
    let held = PlainData(step.data)
    var statements: [CodeStatement] = [
      .comment("The shell puts this state in place; an app can only load it anew."),
      .data("sections = \(SwiftSpelling.sections(shown))"),
      .call(CodeBatch.reloadData, isUpdate: false),
      .call("tableView.layoutIfNeeded()", isUpdate: false),
    ]
    let isEditing = step.table.isEditingWhole
    if isEditing != wasEditing {
      statements.append(
        .call("tableView.setEditing(\(isEditing), animated: false)", isUpdate: false))
    }
    for path in step.table.selectedPaths { statements.append(Self.selection(of: path)) }
    if held != shown { statements.append(.data("sections = \(SwiftSpelling.sections(held))")) }
    isReloadPending = false
    steps.append(Step(label: step.line, undoLabel: "", statements: statements))
  }

  /// The row to type into comes or goes before the line's own statements.
  private mutating func followInsertRow(_ step: PlaybackStep, beforeStep first: Int) {
    let section = step.answers.insertRowSection
    guard section != insertRowSection else { return }
    usesInsertRow = true
    insertRowSection = section
    let value = section.map { "\($0)" } ?? "nil"
    let statement = CodeStatement.data("insertRowSection = \(value)")
    if let frame = frames.indices.last {
      frames[frame].insertBeforeReload(statement)
    } else if first < steps.count {
      steps[first].statements.insert(statement, at: 0)
    } else {
      steps.append(Step(label: step.line, undoLabel: "", statements: [statement]))
    }
  }

  /// What each change of the data in a line brings, the first one last.
  private mutating func arrivals(of step: PlaybackStep) -> [SectionArrival?] {
    var changes: [(change: DataChange, block: Int, isKept: Bool)] = []
    var block = 0
    var batchStart: Int? = frames.isEmpty ? nil : 0
    var depth = frames.count
    for command in step.commands {
      if command.dropsBatch, let start = batchStart {
        for index in start..<changes.count { changes[index].isKept = false }
        (batchStart, depth) = (nil, 0)
      }
      guard command.stands else { continue }
      block += 1
      for event in command.events {
        if case .data(let change) = event.content { changes.append((change, block, true)) }
        guard event.name == .beginUpdates || event.name == .endUpdates else { continue }
        block += 1
        depth += event.name == .beginUpdates ? 1 : -1
        batchStart = depth == 0 ? nil : batchStart ?? changes.count
      }
    }
    let kept = changes.filter(\.isKept)
    let history = DataChangeHistory(
      kept.map(\.change), blocks: kept.map(\.block), before: previousData, after: step.data,
      firstName: nameCount + 1)
    nameCount += history.nameCount
    var next = 0
    let arrivals = changes.map { change -> SectionArrival? in
      guard change.isKept else { return nil }
      next += 1
      return history.arrivals[next - 1]
    }
    return arrivals.reversed()
  }

  // MARK: Commands

  private mutating func add(_ command: PlaybackCommand, _ arrivals: inout [SectionArrival?]) {
    if let exception = command.exception { return addRefused(command, exception) }
    guard command.stands else { return }
    if command.name == "cancel-batch" {
      steps.append(
        Step(
          label: joined(batchLabels + [command.label]), undoLabel: "",
          statements: [.comment("The shell took the batch back; it is left out.")]))
      return dropBatch()
    }
    noteSwitches(command)
    let wasInBatch = !frames.isEmpty
    if !wasInBatch { insertRowBeforeBatch = insertRowSection }
    var translation = EventTranslation(command, in: self, arrivals: arrivals)
    translation.run()
    arrivals = translation.arrivals
    frames = translation.frames
    isReloadPending = translation.isReloadPending
    newText = translation.newText
    finish(command, translation.statements + setting(command), wasInBatch: wasInBatch)
  }

  /// Statements of an open batch wait in its frames; a batch that closes is one step.
  private mutating func finish(
    _ command: PlaybackCommand, _ statements: [CodeStatement], wasInBatch: Bool
  ) {
    if wasInBatch || !frames.isEmpty { batchLabels.append(command.label) }
    guard frames.isEmpty else { return }
    let label = wasInBatch ? joined(batchLabels) : command.label
    batchLabels = []
    guard !statements.isEmpty else { return }
    steps.append(
      Step(
        label: label, undoLabel: wasInBatch ? "begin … end" : command.label,
        statements: statements))
  }

  private mutating func addRefused(_ command: PlaybackCommand, _ exception: PlaybackException) {
    let refusal = exception.refusal
    let lines = exception.block.split(separator: "\n").first.map(String.init) ?? ""
    let reason = lines.split(separator: "reason: ", maxSplits: 1).last.map(String.init) ?? ""
    let stays = refusal.leavesBatchOpen(in: command.name)
    steps.append(
      Step(
        label: joined((stays ? [] : batchLabels) + [command.label]), undoLabel: "",
        statements: [.comment("raises: \(refusal.exceptionName), \(reason)")]))
    if !stays { dropBatch() }
  }

  private mutating func dropBatch() {
    if !frames.isEmpty { insertRowSection = insertRowBeforeBatch }
    frames = []
    batchLabels = []
  }

  private func joined(_ labels: [String]) -> String {
    labels.count > 8
      ? labels.prefix(4).joined(separator: "; ") + "; …; "
        + labels.suffix(3).joined(separator: "; ")
      : labels.joined(separator: "; ")
  }

  // MARK: What no event tells

  private func setting(_ command: PlaybackCommand) -> [CodeStatement] {
    let words = command.label.split(separator: " ")
    guard command.name == "set", words.count == 3, words[1].hasPrefix("allows-") else { return [] }
    let parts = words[1].split(separator: "-")
    let property =
      parts[0]
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined()
    return [.call("tableView.\(property) = \(words[2] == "yes")", isUpdate: false)]
  }

  /// Headers and the number of sections decide what the table holds, so their switches are code.
  private mutating func noteSwitches(_ command: PlaybackCommand) {
    guard command.name == "omit" || command.name == "implement" else { return }
    let words = command.label.split(separator: " ").map(String.init)
    for (event, property) in Self.switches where words.contains(event.rawValue) {
      switched.insert(event)
      steps.append(
        Step(
          label: command.label, undoLabel: "",
          statements: [.data("\(property) = \(command.name == "implement")")]))
    }
  }

  static let switches: KeyValuePairs<EventName, String> = [
    .numberOfSections: "countsSections", .header: "showsHeaders",
  ]

  /// A person's touch selects; the program can only say what is selected then.
  private mutating func followSelection(_ step: PlaybackStep) {
    let (old, new) = (previousSelection, step.table.selectedPaths)
    guard old != new || steps.last?.label == step.line else { return }
    var statements: [CodeStatement] = [.comment("The person touches the row:")]
    for path in old where !new.contains(path) {
      let path = SwiftSpelling.indexPath(path)
      statements.append(
        .call("tableView.deselectRow(at: \(path), animated: false)", isUpdate: false))
    }
    for path in new where !old.contains(path) { statements.append(Self.selection(of: path)) }
    guard statements.count > 1 else { return }
    if let frame = frames.indices.last {
      frames[frame].statements += statements
    } else {
      steps.append(Step(label: step.line, undoLabel: "", statements: statements))
    }
  }

  private static func selection(of path: RowPath) -> CodeStatement {
    let path = SwiftSpelling.indexPath(path)
    return .call(
      "tableView.selectRow(at: \(path), animated: false, scrollPosition: .none)", isUpdate: false)
  }
}

extension PlaybackCommand {
  /// Whether what it did stayed.
  var stands: Bool { exception == nil && !isMistake }

  /// Whether it ends an open batch without applying it.
  fileprivate var dropsBatch: Bool {
    if let exception { return !exception.refusal.leavesBatchOpen(in: name) }
    return stands && name == "cancel-batch"
  }

  /// Whether it puts another state in place, without a call that a program could make.
  fileprivate var isJump: Bool { stands && ["new", "undo", "redo"].contains(name) }

  fileprivate var isTouch: Bool { stands && ["tap", "select", "deselect"].contains(name) }
}

extension DataSnapshot {
  /// The section that ends with the row to type into.
  fileprivate var insertRowSection: Int? {
    (0..<sectionCount).first { section in
      cell(at: RowPath(section: section, row: rowCount(inSection: section) - 1))?.isTextField
        == true
    }
  }
}

extension TableSnapshot {
  fileprivate func hasCounts(of data: any DataSnapshot) -> Bool {
    numberOfSections == data.sectionCount
      && (0..<numberOfSections).allSatisfy {
        numberOfRows(inSection: $0) == data.rowCount(inSection: $0)
      }
  }

  /// Whether editing mode is on; a swipe alone edits its row and is no state that a program sets.
  fileprivate var isEditingWhole: Bool { isEditing && openButton?.bySwipe != true }
}

extension TraceEvent {
  /// The name of a call or callback.
  var name: EventName? {
    if case .call(let name, _, _) = content { name } else { nil }
  }
}
