/// The words of one command, in their order. A word is made when it is asked for.
package struct Words: RandomAccessCollection, Sendable {
  private let line: SharedLine
  private let first: Int32
  private let size: Int32

  init(_ line: TokenizedLine, _ range: Range<Int>) {
    self.line = SharedLine(line)
    first = Int32(range.lowerBound)
    size = Int32(range.count)
  }

  private init(_ line: SharedLine, first: Int32, size: Int32) {
    self.line = line
    self.first = first
    self.size = size
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { Int(size) }
  package var count: Int { Int(size) }
  package var isEmpty: Bool { size == 0 }

  package subscript(index: Int) -> Word {
    line.word(place(index))
  }

  private func place(_ index: Int) -> Int {
    precondition(index >= 0 && index < Int(size))
    return Int(first) + index
  }

  /// The line that they stand in.
  package var source: SourceText { line.source }

  // MARK: Words that are only looked at

  /// The bytes of a word in the line, quotes included.
  package func range(of index: Int) -> Range<Int> {
    line.token(place(index)).range
  }

  /// Whether a word is the keyword `name`.
  package func `is`(_ index: Int, _ name: String) -> Bool {
    let token = line.token(place(index))
    guard token.isHeldPlain else { return self[index].is(name) }
    return token.contents.count == name.utf8.count
      && bytesAreEqual(line.source.text, token.contents, name)
  }

  /// How a word reads where a number or a path may stand.
  func reading(of index: Int) -> NumberSyntax.Reading {
    let token = line.token(place(index))
    guard token.isHeldPlain else { return self[index].reading }
    return NumberSyntax.read(line.source.text, token.contents)
  }

  /// A word that is a number of a few digits; -1 where it is something else, or where it takes a
  /// longer look.
  func shortNumber(at index: Int) -> Int {
    let token = line.token(place(index))
    guard token.isHeldPlain else { return -1 }
    return NumberSyntax.shortNumber(line.source.text.utf8.span.extracting(token.contents))
  }

  /// The number of a node of a tree to which a word leads from another; 0 where it leads nowhere.
  func node(behind node: Int, in tree: KeywordTree, by index: Int) -> Int {
    let token = line.token(place(index))
    if token.isHeldPlain {
      return tree.child(of: node, line.source.text.utf8.span.extracting(token.contents))
    }
    guard let keyword = self[index].keyword else { return 0 }
    return tree.child(of: node, keyword.utf8.span)
  }

  /// The words from a place up to another; none where that does not stand behind it.
  func part(from start: Int, to end: Int) -> Words {
    precondition(start >= 0 && end <= Int(size))
    return Words(line, first: first + Int32(start), size: Int32(Swift.max(0, end - start)))
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

  /// A command of words from anywhere, each of which keeps its place in the line.
  package init(words: [Word], in source: SourceText) {
    var line = TokenizedLine(source)
    for word in words {
      line.append(
        word.text, isQuoted: word.isQuoted, hasFullWidth: word.hasFullWidth, range: word.range)
    }
    self.init(Words(line, words.indices))
  }

  /// The line that it stands in.
  package var source: SourceText { words.source }

  /// From the first word to the last.
  package var range: Range<Int> {
    words.range(of: 0).lowerBound..<endOfLastWord
  }

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

/// The commands of a line, in their order. Most lines have one, which asks for no memory.
package struct Statements: RandomAccessCollection, Sendable {
  private(set) var line: TokenizedLine
  package private(set) var endIndex = 0
  /// Where the words of the first command end.
  private var firstEnd = 0

  init(of source: SourceText) {
    line = TokenizedLine(source)
  }

  /// No commands.
  package init() {
    self.init(of: SourceText(""))
  }

  package var startIndex: Int { 0 }
  package var count: Int { endIndex }
  package var isEmpty: Bool { endIndex == 0 }

  package subscript(index: Int) -> Statement {
    precondition(index >= 0 && index < endIndex)
    return Statement(Words(line, end(of: index - 1)..<end(of: index)))
  }

  private func end(of index: Int) -> Int {
    if index < 0 { return 0 }
    return index == 0 ? firstEnd : line.rest[0].ends[index - 1]
  }

  /// The words behind the last command, which are not yet one.
  var openWords: Words {
    Words(line, end(of: endIndex - 1)..<line.count)
  }

  mutating func append(_ token: Token) {
    line.append(token)
  }

  /// Adds a word that the line does not hold as it is.
  mutating func append(_ text: String, isQuoted: Bool, hasFullWidth: Bool, range: Range<Int>) {
    line.append(text, isQuoted: isQuoted, hasFullWidth: hasFullWidth, range: range)
  }

  /// Makes one command of the words behind the last one, if there are any.
  @inline(__always)
  mutating func finishStatement() {
    let end = line.count
    guard end > self.end(of: endIndex - 1) else { return }
    if endIndex == 0 { firstEnd = end } else { line.append(end: end) }
    endIndex += 1
  }
}
