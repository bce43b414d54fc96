/// From a line to its commands.
package enum Parser {
  /// The commands of a line: none where it is empty or a comment. A mistake in one of them leaves
  /// none.
  package static func parse(_ source: SourceText) throws(Diagnostic) -> [Statement] {
    try parse(source, within: 0..<source.text.utf8.count)
  }

  /// The commands of a part of a line, such as those that a quoted word holds; their places are
  /// places of the line.
  package static func parse(
    _ source: SourceText, within range: Range<Int>
  ) throws(Diagnostic) -> [Statement] {
    try refuseNUL(in: source)
    var lexer = Lexer(source, within: range)
    try lexer.run()
    lexer.finishStatement()
    return lexer.statements
  }

  private static func refuseNUL(in source: SourceText) throws(Diagnostic) {
    let bytes = source.text.utf8.span
    for offset in bytes.indices where bytes[offset] == 0 {
      throw Diagnostic("byte 00 is not text", at: offset..<offset + 1, in: source)
    }
  }

  /// What is being typed before the cursor, whatever is still missing from it.
  package static func unfinished(_ prefix: String) -> UnfinishedStatement {
    let source = SourceText(prefix)
    let end = source.text.utf8.count
    var lexer = Lexer(source, within: 0..<end, isLenient: true)
    do throws(Diagnostic) { try lexer.run() } catch {
      return UnfinishedStatement(words: [], current: nil, range: end..<end, isComment: false)
    }
    guard let last = lexer.words.last, last.range.upperBound == end else {
      return UnfinishedStatement(
        words: lexer.words, current: nil, range: end..<end, isComment: lexer.endsInComment)
    }
    return UnfinishedStatement(
      words: lexer.words.dropLast(), current: last, range: last.range, isComment: false)
  }
}

/// The command in which the cursor stands.
package struct UnfinishedStatement: Equatable, Sendable {
  /// The words before the one at the cursor.
  package let words: [Word]
  /// The word that the cursor stands directly behind or in; nil behind a blank.
  package let current: Word?
  /// What a completion replaces: the bytes of `current`, or the place of the cursor.
  package let range: Range<Int>
  package let isComment: Bool
}
