/// The tokens of a line, and the texts of those that the line does not hold. A handful of tokens
/// stands in the value itself, so that reading a common line asks for no memory.
struct TokenizedLine: Sendable {
  static let nearCount = 6

  /// What few lines have.
  struct Rest: Sendable {
    var far: [Token] = []
    var ownTexts: [String] = []
    /// Where the words of each command but the first end.
    var ends: [Int] = []
  }

  /// What holds the text of most words.
  let source: SourceText
  private(set) var count = 0
  private(set) var near = InlineArray<6, Token>(repeating: Token(0, 0))
  /// Empty or one, so that it is not carried along by all lines.
  private(set) var rest: [Rest] = []

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func append(_ token: Token) {
    if count < Self.nearCount {
      near[count] = token
    } else {
      needRest()
      rest[0].far.append(token)
    }
    count += 1
  }

  mutating func append(end: Int) {
    needRest()
    rest[0].ends.append(end)
  }

  private mutating func needRest() {
    if rest.isEmpty { rest.append(Rest()) }
  }

  /// Adds a word that the line does not hold as it is.
  mutating func append(_ text: String, isQuoted: Bool, hasFullWidth: Bool, range: Range<Int>) {
    needRest()
    let place = rest[0].ownTexts.count
    rest[0].ownTexts.append(text)
    append(Token(range, ownText: place, isQuoted: isQuoted, hasFullWidth: hasFullWidth))
  }
}

/// A line that is read and no longer changes. It is large for a value that is passed on as often as
/// a command is.
final class SharedLine: Sendable {
  let source: SourceText
  private let near: InlineArray<6, Token>
  private let rest: [TokenizedLine.Rest]

  init(_ tokens: TokenizedLine) {
    source = tokens.source
    near = tokens.near
    rest = tokens.rest
  }

  /// - Parameter index: Less than the number of tokens.
  func token(_ index: Int) -> Token {
    index < TokenizedLine.nearCount ? near[index] : rest[0].far[index - TokenizedLine.nearCount]
  }

  func word(_ index: Int) -> Word {
    let token = token(index)
    guard let place = token.ownText else { return Word(holder: source.text, token: token) }
    return Word(holder: rest[0].ownTexts[place], token: token)
  }
}
