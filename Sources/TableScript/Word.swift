/// A word of a command: what it says, and where it stands.
package struct Word: Sendable {
  /// What holds the text: the line, or a text that is the word's own.
  private let holder: String
  private let token: Token

  init(holder: String, token: Token) {
    self.holder = holder
    self.token = token
  }

  /// A word that stands for what is at `range`.
  init(text: String, isQuoted: Bool, hasFullWidth: Bool, range: Range<Int>) {
    var text = text
    text.makeContiguousUTF8()
    holder = text
    token = Token(range, ownText: 0, isQuoted: isQuoted, hasFullWidth: hasFullWidth)
  }

  /// The word as a text: quotes taken off, escapes replaced, full-width characters kept.
  package var text: String {
    token.ownText == nil ? holder.text(at: token.contents) : holder
  }

  /// Whether any part of it was quoted: then it is never a keyword, a number or a path.
  package var isQuoted: Bool { token.isQuoted }

  /// Whether `ascii` may differ from `text`.
  var hasFullWidth: Bool { token.hasFullWidth }

  /// Its bytes in the line, quotes included.
  package var range: Range<Int> { token.range }

  /// The word as keywords, numbers and paths read it: full-width forms as their ASCII ones.
  package var ascii: String {
    hasFullWidth && !isQuoted ? FullWidth.folded(text) : text
  }

  /// The word as a keyword; nil when it was quoted.
  package var keyword: String? {
    isQuoted ? nil : ascii
  }

  /// Whether this is the keyword `name`.
  package func `is`(_ name: String) -> Bool {
    !isQuoted && bytesAreEqual(plain.text, plain.range, name)
  }

  /// The same place with another word in it, as where a name stands for a path.
  package func replaced(by text: String) -> Word {
    Word(text: text, isQuoted: false, hasFullWidth: false, range: range)
  }

  /// A text that holds `ascii`, and where in it.
  var plain: (text: String, range: Range<Int>) {
    if hasFullWidth, !isQuoted {
      let folded = ascii
      return (folded, 0..<folded.utf8.count)
    }
    return (holder, token.ownText == nil ? token.contents : 0..<holder.utf8.count)
  }

  // MARK: Numbers

  /// How the word reads where a number or a path may stand. A quoted word is neither.
  var reading: NumberSyntax.Reading {
    if isQuoted { return .none }
    let plain = plain
    return NumberSyntax.read(plain.text, plain.range)
  }

  /// How the word reads where a list of numbers may stand.
  var patternReading: NumberSyntax.PatternReading {
    if isQuoted { return .none }
    let plain = plain
    return NumberSyntax.readPattern(plain.text, plain.range)
  }

  /// The word as a whole number, where it is one that fits.
  package var number: Int? {
    guard case .number(let value) = reading else { return nil }
    return value
  }

  /// Whether the word is written as a whole number, if perhaps one that is too large.
  var looksLikeNumber: Bool {
    switch reading {
    case .number: true
    case .tooLarge: !ascii.utf8.contains(UInt8(ascii: "."))
    case .none, .path: false
    }
  }
}

extension Word: Equatable {
  package static func == (left: Word, right: Word) -> Bool {
    left.text == right.text && left.isQuoted == right.isQuoted
      && left.hasFullWidth == right.hasFullWidth && left.range == right.range
  }
}

extension String {
  /// The bytes in `range`, as text.
  func text(at range: Range<Int>) -> String {
    if range.count == utf8.count { return self }
    return utf8.span.extracting(range).withUnsafeBufferPointer {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// Whether a part of a text is a name, byte by byte. Names are ASCII, so nothing else can be equal.
func bytesAreEqual(_ text: String, _ range: Range<Int>, _ name: String) -> Bool {
  let (bytes, wanted) = (text.utf8.span, name.utf8.span)
  guard range.count == wanted.count else { return false }
  for offset in wanted.indices where bytes[range.lowerBound + offset] != wanted[offset] {
    return false
  }
  return true
}
