/// The commands of a line, in their order.
package struct Statements: RandomAccessCollection, Sendable {
  private(set) var line: SharedLine

  /// No commands.
  package init() {
    line = SharedLine(SourceText(""))
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { line.tokens.statementCount }
  package var count: Int { endIndex }
  package var isEmpty: Bool { endIndex == 0 }

  package subscript(index: Int) -> Statement {
    Statement(Words(line, line.tokens.words(of: index)))
  }

  /// The words behind the last command, which are not yet one.
  var openWords: Words { Words(line, line.tokens.openWords) }

  /// Holds a line without words, into which those of `source` can be read. A line that nobody else
  /// holds gives its memory to it.
  mutating func renew(for source: SourceText) {
    if isKnownUniquelyReferenced(&line) {
      line.renew(for: source)
    } else {
      line = SharedLine(source)
    }
  }
}
