/// The commands of a line, in their order.
package struct Statements: RandomAccessCollection, Sendable {
  private(set) var line: SharedLine

  /// No commands.
  package init() {
    line = SharedLine()
  }

  /// The commands that were read of a line.
  init(of line: SharedLine) {
    self.line = line
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { line.tokens.statementCount }
  package var count: Int { endIndex }
  package var isEmpty: Bool { endIndex == 0 }

  package subscript(index: Int) -> Statement {
    Statement(Words(line, line.tokens.words(of: index)))
  }

  /// The first command, where nothing else is wanted of the line.
  package consuming func takeFirst() -> Statement {
    let range = line.tokens.words(of: 0)
    return Statement(Words(line, range))
  }

  /// The line that they stand in.
  package var source: SourceText { line.source }

  /// Holds a line without its commands, which are still to be read. A line that nobody else holds
  /// gives its memory to it.
  mutating func hold(_ bytes: Span<UInt8>, name: String, number: Int) {
    if !isKnownUniquelyReferenced(&line) { line = SharedLine() }
    line.renew(bytes, name: name, number: number)
  }
}
