import TableScript

/// A command as it was typed: what it is, its words, and where they stand.
struct BoundStatement: Sendable {
  let command: Command
  /// Stands at the first of its arguments.
  let reader: ArgumentReader

  var statement: Statement { reader.statement }

  /// Finds what is wrong with the arguments.
  func check() throws(Diagnostic) {
    var reader = reader
    try command.read(&reader) { _, _ in }
  }

  /// Does what the command does, and nothing around it.
  func perform(in session: Session) throws(CommandFailure) {
    var failure: CommandFailure?
    try checking { () throws(Diagnostic) in
      var reader = reader
      try command.read(&reader) { _, action in
        do throws(CommandFailure) { try action(session) } catch { failure = error }
      }
    }
    if let failure { throw failure }
  }
}
