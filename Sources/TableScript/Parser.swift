/// From a line to its commands.
package enum Parser {
  /// The commands of a line: none where it is empty or a comment. A mistake in one of them leaves
  /// none.
  package static func parse(_ source: SourceText) throws(Diagnostic) -> Statements {
    var statements = Statements(of: source)
    try read(source, from: 0, to: source.text.utf8.count, into: &statements)
    return statements
  }

  /// The commands of a part of a line, such as those that a quoted word holds; their places are
  /// places of the line.
  package static func parse(
    _ source: SourceText, within range: Range<Int>
  ) throws(Diagnostic) -> Statements {
    var statements = Statements(of: source)
    try read(source, from: range.lowerBound, to: range.upperBound, into: &statements)
    return statements
  }

  private static func read(
    _ source: SourceText, from start: Int, to end: Int, into statements: inout Statements
  ) throws(Diagnostic) {
    precondition(end <= Int(Int32.max))
    let bytes = source.text.utf8.span.extracting(first: end)
    let position = HeldWords.read(bytes, from: start, into: &statements)
    if position < end {
      try refuseNUL(in: source)
      var lexer = Lexer(source, within: position..<end)
      try lexer.run(into: &statements)
    }
    statements.finishStatement()
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
    var statements = Statements(of: source)
    do throws(Diagnostic) { try lexer.run(into: &statements) } catch {
      return UnfinishedStatement(words: [], current: nil, range: end..<end, isComment: false)
    }
    let words = statements.openWords
    guard let last = words.last, last.range.upperBound == end else {
      return UnfinishedStatement(
        words: Array(words), current: nil, range: end..<end,
        isComment: lexer.endsInComment)
    }
    return UnfinishedStatement(
      words: Array(words.dropLast()), current: last, range: last.range, isComment: false)
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
