/// The words of one command, in their order. A word is made when it is asked for.
package struct Words: RandomAccessCollection, Sendable {
  private let line: SharedLine
  private let first: Int32
  private let size: Int32

  init(_ line: SharedLine, _ range: Range<Int>) {
    self.line = line
    first = Int32(truncatingIfNeeded: range.lowerBound)
    size = Int32(truncatingIfNeeded: range.count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { Int(size) }
  package var count: Int { Int(size) }
  package var isEmpty: Bool { size == 0 }

  package subscript(index: Int) -> Word {
    line.word(token(index))
  }

  @inline(__always)
  private func token(_ index: Int) -> Token {
    precondition(index >= 0 && index < Int(size))
    return token(at: index)
  }

  /// - Parameter index: One that the caller has checked, as a reader of arguments does with each.
  @inline(__always)
  private func token(at index: Int) -> Token {
    assert(index >= 0 && index < Int(size))
    return line.tokens[Int(first) &+ index]
  }

  /// The line that they stand in.
  package var source: SourceText { line.source }

  // MARK: Words that are only looked at

  /// A word as a text, as ``Word/text`` is.
  package func text(of index: Int) -> String {
    let token = token(index)
    if let place = token.ownText { return line.tokens.ownText(place) }
    return line.bytes.text(at: token.contents)
  }

  /// The bytes of a word in the line, quotes included.
  package func range(of index: Int) -> Range<Int> {
    token(index).range
  }

  /// From the first word to the last, of which there must be one.
  package var range: Range<Int> {
    token(0).range.lowerBound..<token(Int(size) - 1).range.upperBound
  }

  /// Whether a word is the keyword `name`, which is no number.
  @inline(__always)
  package func `is`(_ index: Int, _ name: String) -> Bool {
    let token = token(at: index)
    return token.shortNumber < 0 && !token.isQuoted && isKeyword(token, name)
  }

  @inline(never)
  private func isKeyword(_ token: Token, _ name: String) -> Bool {
    guard token.isHeldPlain else { return line.word(token).is(name) }
    guard token.contents.count == name.utf8.count else { return false }
    let room = line.bytes.room
    return bytesAreEqual(room.span.extracting(token.contents), name)
  }

  /// Whether a word is neither a number of a few digits nor quoted.
  @inline(__always)
  func isBare(_ index: Int) -> Bool {
    let token = token(at: index)
    return token.shortNumber < 0 && !token.isQuoted
  }

  /// Whether any part of a word was quoted.
  @inline(__always)
  func isQuoted(_ index: Int) -> Bool { token(at: index).isQuoted }

  /// How a word reads where a number or a path may stand.
  func reading(of index: Int) -> NumberSyntax.Reading {
    let token = token(at: index)
    if token.shortNumber >= 0 { return .number(Int(token.shortNumber)) }
    guard token.isHeldPlain else { return line.word(token).reading }
    let room = line.bytes.room
    return NumberSyntax.read(room.span.extracting(token.contents))
  }

  /// How a word reads where a path may stand: as itself, or as the row that it names.
  func pathReading(of index: Int) -> NumberSyntax.Reading {
    let reading = reading(of: index)
    guard case .none = reading, !line.names.isEmpty else { return reading }
    let word = self[index]
    guard let row = line.names.first(where: { word.is($0.name) }) else { return .none }
    return .path(section: row.section, rows: .one(row.row))
  }

  /// Two words from a place on that are numbers of a few digits, and where they stand; nil where
  /// one is something else, or takes a longer look.
  @inline(__always)
  func shortNumbers(
    from index: Int
  ) -> (first: Int, range: Range<Int>, second: Int, secondRange: Range<Int>)? {
    let first = token(at: index)
    let second = token(at: index &+ 1)
    guard first.shortNumber >= 0, second.shortNumber >= 0 else { return nil }
    return (Int(first.shortNumber), first.range, Int(second.shortNumber), second.range)
  }

  /// The first letters of a word as a keyword has them; nil where it was quoted.
  @inline(__always)
  func firstLetters(of index: Int) -> FirstLetters? {
    let token = token(at: index)
    if token.isHeldPlain { return line.bytes.firstLetters(in: token.range) }
    return firstLetters(ofComposed: token)
  }

  @inline(never)
  private func firstLetters(ofComposed token: Token) -> FirstLetters? {
    line.word(token).keyword.map(FirstLetters.init(of:))
  }

  /// Hands the bytes of the line on from the first word to the last.
  func hold(in held: inout HeldBytes) {
    let bytes = line.bytes
    held.hold(bytes.room.span.extracting(range))
  }

  /// The words from a place up to another; none where that does not stand behind it.
  func part(from start: Int, to end: Int) -> Words {
    precondition(start >= 0 && end <= Int(size))
    let start = Int(first) + start
    return Words(line, start..<Swift.max(start, Int(first) + end))
  }
}

/// One command: its words, the first of which names it.
package struct Statement: Sendable {
  /// Never empty.
  package let words: Words

  package init(_ words: Words) {
    precondition(!words.isEmpty)
    self.words = words
  }

  /// The line that it stands in.
  package var source: SourceText { words.source }

  /// From the first word to the last.
  package var range: Range<Int> { words.range }

  /// The place of anything that is missing.
  package var endOfLastWord: Int {
    words.range(of: words.count - 1).upperBound
  }
}

extension Statement: Equatable {
  package static func == (left: Statement, right: Statement) -> Bool {
    left.words.elementsEqual(right.words)
  }
}
