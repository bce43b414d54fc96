import TableScript

/// A command as it was typed: what it is, its words, and where they stand.
struct BoundStatement: Sendable {
  let command: Command
  let statement: Statement
  /// The words of its name.
  let nameLength: Int

  /// The line that it stands in.
  var source: SourceText { statement.source }

  /// The command as it was typed.
  var label: String { source.text(in: statement.range) }

  /// Reads the arguments, and hands on what is to be done with them.
  func read(_ run: (CommandAction) -> Void) throws(Diagnostic) {
    var reader = ArgumentReader(statement, from: nameLength)
    do throws(Diagnostic) {
      try command.read(&reader, run)
    } catch {
      throw error.withUsage(of: command)
    }
  }

  /// Finds what is wrong with the arguments.
  func check() throws(Diagnostic) {
    try read { _ in }
  }

  /// Does what the command does, and nothing around it.
  func perform(in session: Session) throws(CommandFailure) {
    var failure: CommandFailure?
    try checking { () throws(Diagnostic) in
      try read { action in
        do throws(CommandFailure) { try action(session) } catch { failure = error }
      }
    }
    if let failure { throw failure }
  }
}
