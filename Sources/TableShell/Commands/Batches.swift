import HeadlessTable
import TableScript

extension Command {
  static let begin = Command(
    "begin", in: .updates, "open a batch of updates",
    details: """
      A batch is what stands between beginUpdates() and endUpdates(), as in
      performBatchUpdates(_:completion:). Batches nest; only the outermost end checks and applies.
      Inside, the proper forms (del, ins, move: those that change data and table together) tell
      the table at once and change the data at that end.
      """,
    related: ["end", "cancel-batch", "help batches"],
    examples: [
      CommandExample("begin", "del 0 1", "ins 0 3 \"吉林\"", "end"),
      CommandExample("begin", "table del 0.1 0.3 with left", "end"),
    ],
    traits: .bracket
  ) { (session: Session) throws(CommandFailure) in
    try session.beginUpdates()
  }

  static let end = Command(
    "end", in: .updates, "close a batch; the outermost end checks and applies it",
    details: """
      This is endUpdates(). The table asks for its counts. Where they do not fit what it was told,
      UIKit raises its exception; tvsh then puts all back as it was before the outermost begin.
      """,
    asks: [.counts, .newRows],
    related: ["begin", "cancel-batch"],
    examples: [CommandExample("begin", "del 0 1", "end"), CommandExample("begin", "end")],
    traits: .bracket
  ) { (session: Session) throws(CommandFailure) in
    try session.endUpdates()
  }

  static let tableBegin = Command(
    "table begin", in: .table, "open a batch of updates", details: "The same as begin.",
    related: ["begin"],
    examples: [
      CommandExample("table begin", "table reload 0 1", "table end"),
      CommandExample("table begin", "table end"),
    ],
    traits: .bracket
  ) { (session: Session) throws(CommandFailure) in
    try session.beginUpdates()
  }

  static let tableEnd = Command(
    "table end", in: .table, "close a batch", details: "The same as end.",
    asks: [.counts, .newRows], related: ["end"],
    examples: [
      CommandExample("table begin", "table del 0 1", "table end"),
      CommandExample("begin", "table end"),
    ],
    traits: .bracket
  ) { (session: Session) throws(CommandFailure) in
    try session.endUpdates()
  }

  static let cancelBatch = Command(
    "cancel-batch", in: .updates, "drop the open batch, back to before the outermost begin",
    details: """
      UIKit has no such call: this is the shell's own. Changes of the data that were made inside
      the batch are taken back too.
      """,
    related: ["begin", "undo"],
    examples: [
      CommandExample("begin", "del 0 1", "cancel-batch", "show"),
      CommandExample("begin", "data clear", "cancel-batch"),
    ],
    traits: .readOnly
  ) { (session: Session) throws(CommandFailure) in
    guard let batch = session.batch else { throw session.mistake("cancel-batch without begin") }
    session.table.cancelUpdates()
    session.restore(batch.checkpoint.state)
    session.batch = nil
  }

  static let reloadData = Command(
    "reload-data", in: .updates, "let the table forget everything and ask again",
    details: """
      This is reloadData(): no update, no animation, and nothing to be checked. The table asks
      when it is laid out next, which is right behind the command unless set layout manual says
      otherwise. It ends a swipe and clears the selection.
      """,
    asks: [.everything],
    related: ["layout", "reload"],
    examples: [
      CommandExample("data ins 0 0 \"长春\"", "reload-data", "show"),
      CommandExample("trace all", "reload-data"),
    ]
  ) { (session: Session) throws(CommandFailure) in
    session.table.reloadData()
  }

  static let tableReloadData = Command(
    "table reload-data", in: .table, "let the table forget everything and ask again",
    details: "The same as reload-data.", asks: [.everything], related: ["reload-data"],
    examples: [
      CommandExample("data clear", "table reload-data"), CommandExample("table reload-data"),
    ]
  ) { (session: Session) throws(CommandFailure) in
    session.table.reloadData()
  }

  static let layout = Command(
    "layout", in: .updates, "let the table ask for what it has to, as before drawing",
    details: """
      This is layoutIfNeeded(). It asks only where a reload-data is waiting, which is so after
      set layout manual, or inside a batch.
      """,
    asks: [.everything],
    related: ["reload-data", "set"],
    examples: [
      CommandExample("set layout manual", "data clear", "reload-data", "show", "layout", "show"),
      CommandExample("trace all", "set layout manual", "reload-data", "layout"),
    ]
  ) { (session: Session) throws(CommandFailure) in
    try refusing { () throws(Refusal) in try session.table.layoutIfNeeded() }
  }

  static let tableLayout = Command(
    "table layout", in: .table, "let the table ask for what it has to, as before drawing",
    details: "The same as layout.", asks: [.everything], related: ["layout"],
    examples: [
      CommandExample("set layout manual", "reload-data", "table layout"),
      CommandExample("table layout"),
    ]
  ) { (session: Session) throws(CommandFailure) in
    try refusing { () throws(Refusal) in try session.table.layoutIfNeeded() }
  }
}

extension Session {
  fileprivate func beginUpdates() throws(CommandFailure) {
    guard table.batchDepth < Limits.batchDepth else {
      throw mistake("begin nests at most \(Limits.batchDepth) deep")
    }
    table.beginUpdates()
  }

  fileprivate func endUpdates() throws(CommandFailure) {
    guard table.hasUncommittedUpdates else { throw mistake("end without begin") }
    if table.batchDepth == 1 { try applyDeferredChanges() }
    try refusing { () throws(Refusal) in try table.endUpdates() }
  }
}
