import TableScript

/// A command with its arguments, ready to run, and where it stands. It lies on the heap, for it
/// goes through many hands.
final class BoundStatement {
  let command: Command
  let statement: Statement
  let action: BoundCommand

  init(command: Command, statement: Statement, action: @escaping BoundCommand) {
    self.command = command
    self.statement = statement
    self.action = action
  }

  /// The line that it stands in.
  var source: SourceText { statement.source }

  /// The command as it was typed.
  var label: String { source.text(in: statement.range) }
}

/// The commands of a line, in their order and ready to run. Most lines have one, which needs no
/// list.
struct BoundLine {
  private let first: BoundStatement?
  private let others: [BoundStatement]

  /// Parses a line whole; a mistake in one of its commands leaves none.
  static func parse(_ source: SourceText) throws(Diagnostic) -> BoundLine {
    let statements = try Parser.parse(source)
    if statements.isEmpty { return BoundLine(first: nil, others: []) }
    let first = try CommandCatalog.bind(statements[0])
    var others: [BoundStatement] = []
    for index in 1..<statements.count {
      others.append(try CommandCatalog.bind(statements[index]))
    }
    return BoundLine(first: first, others: others)
  }

  var count: Int { first == nil ? 0 : 1 + others.count }

  subscript(index: Int) -> BoundStatement {
    if index == 0, let first { return first }
    return others[index - 1]
  }

  /// Whether there are commands, and all of them are about the recording itself.
  var isAboutRecording: Bool {
    guard let first, first.command.isAboutRecording else { return false }
    return others.allSatisfy(\.command.isAboutRecording)
  }
}
