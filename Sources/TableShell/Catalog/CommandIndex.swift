import TableScript

/// Finds commands by the words of their names. Whoever finds many keeps it at hand.
final class CommandIndex: Sendable {
  /// All names, sorted, and the command of each in the same order.
  private let names: [String]
  private let commands: [Command]
  private let tree: KeywordTree

  init(_ byName: [String: Command]) {
    let entries = byName.sorted { $0.key < $1.key }
    names = entries.map(\.key)
    commands = entries.map(\.value)
    tree = KeywordTree(names)
  }

  /// Finds the command of a statement, whose arguments are right.
  func bind(_ statement: Statement) throws(Diagnostic) -> BoundStatement {
    let (command, reader) = try find(statement)
    let bound = BoundStatement(command: command, reader: reader)
    try bound.check()
    return bound
  }

  /// Finds the command that a statement names, whatever its arguments are, which are still to be
  /// read.
  @inline(__always)
  func find(_ statement: consuming Statement) throws(Diagnostic) -> (Command, ArgumentReader) {
    let (name, length) = tree.find(statement.words)
    guard let name else { throw unknown(statement, behind: length) }
    return (commands[name], ArgumentReader(consume statement, from: length))
  }

  /// - Parameter length: How many words begin a name.
  @inline(never)
  private func unknown(_ statement: Statement, behind length: Int) -> Diagnostic {
    guard length > 0 else { return unknown(statement.words[0], in: statement.source) }
    let beginning = statement.words[..<length].map(\.ascii).joined(separator: " ")
    return unknownMember(of: beginning, length: length, in: statement)
  }

  private func unknown(_ word: Word, in source: SourceText) -> Diagnostic {
    let names = names + CommandCatalog.families.sorted()
    return .unknown(word, kind: "command", of: names, listed: false, in: source)
  }

  private func unknownMember(
    of name: String, length: Int, in statement: Statement
  ) -> Diagnostic {
    let source = statement.source
    let members = CommandCatalog.members(of: name)
    guard statement.words.count > length else {
      let place = statement.endOfLastWord
      return Diagnostic(
        "\(name) needs a COMMAND: \(members.joined(separator: ", "))", at: place..<place,
        in: source)
    }
    return .unknown(
      statement.words[length], kind: "\(name) command", of: members, in: source)
  }
}
