import HeadlessTable
import TableRender
import TableScript

extension Command {
  static let codeSwift = Command(
    "code swift", in: .session, "print the last update, or the whole session, as Swift",
    details: """
      The changes of the data and the calls of the table, with UIKit's names, as a view controller
      makes them: the data first, then the table is told. With session it is a whole
      UITableViewController with the callbacks and answers that are implemented now, and a method
      that does what the session did. An update that raised an exception is a comment.
      """,
    related: ["show changes", "export", "apply"],
    examples: [
      CommandExample("del 0 1", "code swift"),
      CommandExample("begin", "move 0.0 1.0", "ins 0 0 \"长春\"", "end", "code swift"),
      CommandExample("edit on", "del 0 1", "code swift session"),
    ],
    traits: .readOnly,
    parameters: optionalChoice(
      "part", of: ["session"], "the whole session; the last update when left out")
  ) { (session: Session, part: String?) throws(CommandFailure) in
    guard !session.isPlayback else { return }
    let lines = part == nil ? try session.updateCode() : try session.sessionCode()
    session.print { buffer in
      for line in lines { buffer.write(line + "\n") }
    }
  }
}

extension Session {
  fileprivate func updateCode() throws(CommandFailure) -> [String] {
    var updates = LastUpdate()
    try playback().play { updates.add($0) }
    guard let statements = updates.statements else { return ["  no update yet"] }
    var writer = CodeWriter()
    writer.write(statements)
    return writer.lines
  }

  fileprivate func sessionCode() throws(CommandFailure) -> [String] {
    guard !table.hasUncommittedUpdates else {
      throw mistake("the session has an open batch", hint: "end, or cancel-batch")
    }
    let start = TableData.sample
    var translator = CodeTranslator(start: start, callsMethods: controller.commitsByItself)
    try playback().play { translator.add($0) }
    return ControllerCode(
      state: controller.state, steps: translator.steps, usesInsertRow: translator.usesInsertRow,
      switched: translator.switched, start: PlainData(start)
    ).lines
  }

  private func playback() throws(CommandFailure) -> SessionPlayback {
    do throws(SessionPlayback.Failure) {
      return try SessionPlayback(of: self)
    } catch {
      throw mistake("the session is too long to be told again: use a shorter one")
    }
  }
}

extension Controller {
  /// Whether the printed commit and move methods do the usual, so that they can be called.
  fileprivate var commitsByItself: Bool {
    state.implemented.contains(.commit) && state.implemented.contains(.move)
      && state.handlers[.commit] == nil && state.handlers[.move] == nil
  }
}

/// Follows a session up to the last update that undo has not taken back.
private struct LastUpdate {
  private var translator = CodeTranslator(
    start: TableData.sample, callsMethods: false)
  private var updates: [CodeTranslator.Step] = []
  private var undone: [CodeTranslator.Step] = []
  /// Changes of the data that the table has not been told of.
  private var pending: [CodeStatement] = []
  private var seen = 0

  var statements: [CodeStatement]? {
    updates.last.flatMap { $0.statements.isEmpty ? nil : $0.statements }
  }

  mutating func add(_ step: PlaybackStep) {
    translator.add(step)
    let new = translator.steps[seen...]
    seen = translator.steps.count
    if step.commands.contains(where: { ["new", "undo", "redo"].contains($0.name) && $0.stands }) {
      for command in step.commands { follow(command) }
      return
    }
    for step in new { add(step) }
  }

  private mutating func add(_ step: CodeTranslator.Step) {
    guard step.statements.contains(where: \.tellsTable) || step.statements.contains(where: \.isDrag)
    else {
      pending += step.statements.filter(\.isData)
      return
    }
    var update = step
    update.statements = pending + step.statements
    updates.append(update)
    pending = []
    undone = []
  }

  private mutating func follow(_ command: PlaybackCommand) {
    pending = []
    if command.name == "new", command.stands {
      updates.append(CodeTranslator.Step(label: "new", undoLabel: command.label, statements: []))
    }
    guard ["undo", "redo"].contains(command.name) else { return }
    for case .printed(let text) in command.parts {
      for line in text.split(separator: "\n") {
        if let label = line.text(behind: "  undone: "), updates.last?.undoLabel == label {
          undone.append(updates.removeLast())
        } else if let label = line.text(behind: "  redone: "), undone.last?.undoLabel == label {
          updates.append(undone.removeLast())
        }
      }
    }
  }
}

extension CodeStatement {
  /// Whether a person's drag has moved a row: an update that nobody told the table.
  fileprivate var isDrag: Bool {
    if case .comment(let text) = self { text.hasPrefix("The person drags") } else { false }
  }
}

extension Substring {
  fileprivate func text(behind prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
