/// From a line to its commands.
package enum Parser {
  /// The commands of a line: none where it is empty or a comment. A mistake in one of them leaves
  /// none.
  package static func parse(_ source: SourceText) throws(Diagnostic) -> Statements {
    try parse(source, within: 0..<source.text.utf8.count)
  }

  /// The commands of a line in which words name rows.
  package static func parse(
    _ source: SourceText, naming names: [PathName]
  ) throws(Diagnostic) -> Statements {
    let line = SharedLine(source, naming: names)
    try read(line, within: 0..<line.bytes.count)
    return Statements(of: line)
  }

  /// The commands of a part of a line, such as those that a quoted word holds; their places are
  /// places of the line.
  package static func parse(
    _ source: SourceText, within range: Range<Int>
  ) throws(Diagnostic) -> Statements {
    let line = SharedLine(source)
    try read(line, within: range)
    return Statements(of: line)
  }

  /// The commands of a line in the place of those of another, whose memory they use where nobody
  /// else holds it.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - name: Empty for none.
  @discardableResult
  package static func parse(
    _ bytes: Span<UInt8>, name: String, number: Int, into statements: inout Statements
  ) throws(Diagnostic) -> Statements {
    statements.hold(bytes, name: name, number: number)
    try read(statements.line, within: 0..<bytes.count)
    return statements
  }

  private static func read(_ line: SharedLine, within range: Range<Int>) throws(Diagnostic) {
    precondition(range.upperBound <= Int(Int32.max))
    let position = line.readHeldWords(within: range)
    if position < range.upperBound {
      try readRest(of: line, within: position..<range.upperBound)
    }
    line.tokens.finishStatement()
  }

  private static func readRest(of line: SharedLine, within range: Range<Int>) throws(Diagnostic) {
    let source = line.source
    do throws(Diagnostic) {
      try refuseNUL(in: source)
      var lexer = Lexer(source, within: range)
      try lexer.run(into: line)
    } catch {
      line.tokens.removeAll()
      throw error
    }
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
    let line = SharedLine(source)
    do throws(Diagnostic) {
      try lexer.run(into: line)
    } catch {
      return UnfinishedStatement(words: [], current: nil, range: end..<end, isComment: false)
    }
    let words = Words(line, line.tokens.openWords)
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
