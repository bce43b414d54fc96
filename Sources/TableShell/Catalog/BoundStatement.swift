import TableScript

/// A command with its arguments, ready to run, and where it stands.
struct BoundStatement {
  let command: Command
  let statement: Statement
  let source: SourceText
  let action: BoundCommand

  /// The command as it was typed.
  var label: String { source.text(in: statement.range) }
}
