import HeadlessTable
import TableScript

private let howMany = optionalNumber(
  "N", in: 1...Limits.undoSteps, "how many commands; 1 when left out")

extension Command {
  static let undo = Command(
    "undo", in: .session, "take back the last command that changed data, table or answers",
    details: "A batch is one command, from begin to end. A command that was refused is none.",
    related: ["redo", "cancel-batch"],
    examples: [
      CommandExample("move 1 0", "undo", "show"), CommandExample("del 0 1", "del 0 0", "undo 2"),
    ],
    traits: [.readOnly, .outsideBatches], parameters: howMany
  ) { (session: Session, count: NumberArgument?) throws(CommandFailure) in
    let steps = count?.value ?? 1
    let available = session.history.undoCount
    guard steps <= available else {
      throw session.mistake(
        available == 0 && session.history.hasForgotten
          ? "nothing more to undo: the steps kept have at most \(Limits.undoRows) rows"
          : tooFewToUndo(available), at: count?.range)
    }
    try session.walk(steps, saying: "undone") { $0.undo(from: $1) }
  }

  static let redo = Command(
    "redo", in: .session, "do again what undo took back",
    details: "A new change drops what could be done again.",
    related: ["undo"],
    examples: [
      CommandExample("move 1 0", "undo", "redo", "show"),
      CommandExample("del 0 1", "undo", "redo"),
    ],
    traits: [.readOnly, .outsideBatches], parameters: howMany
  ) { (session: Session, count: NumberArgument?) throws(CommandFailure) in
    let steps = count?.value ?? 1
    let available = session.history.redoSteps.count
    guard steps <= available else {
      throw session.mistake(tooFewToRedo(available), at: count?.range)
    }
    try session.walk(steps, saying: "redone") { $0.redo(from: $1) }
  }
}

extension Session {
  /// Takes steps through the history. Where the table refuses the state at their end, no step was
  /// taken.
  fileprivate func walk(
    _ steps: Int, saying verb: String,
    _ take: (inout SessionHistory, Checkpoint) -> UndoStep?
  ) throws(CommandFailure) {
    let before = history
    var labels: [String] = []
    for _ in 0..<steps {
      guard let step = take(&history, checkpoint()) else { break }
      restore(step.state)
      labels.append(step.label)
    }
    do throws(CommandFailure) {
      // The view may have changed its size since, so that the table has cells to ask for.
      try layOutIfAutomatic()
    } catch {
      history = before
      throw error
    }
    _ = table.trace.takeEvents()
    for label in labels { print("  \(verb): \(label)") }
  }
}

private func tooFewToUndo(_ available: Int) -> Message {
  switch available {
  case 0: "nothing to undo"
  case 1: "only 1 command to undo"
  default: "only \(available) commands to undo"
  }
}

private func tooFewToRedo(_ available: Int) -> Message {
  switch available {
  case 0: "nothing to redo"
  case 1: "only 1 command to redo"
  default: "only \(available) commands to redo"
  }
}
