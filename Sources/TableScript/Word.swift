/// A word of a command: what it says, and where it stands.
package struct Word: Equatable, Sendable {
  /// The word as a text: quotes taken off, escapes replaced, full-width characters kept.
  package let text: String

  /// Whether any part of it was quoted: then it is never a keyword, a number or a path.
  package let isQuoted: Bool

  /// Whether `ascii` may differ from `text`.
  let hasFullWidth: Bool

  /// Its bytes in the line, quotes included.
  package let range: Range<Int>

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
    !isQuoted && bytesAreEqual(ascii.utf8.span, name)
  }

  // MARK: Numbers

  /// How the word reads where a number or a path may stand. A quoted word is neither.
  var reading: NumberSyntax.Reading {
    isQuoted ? .none : NumberSyntax.read(ascii.utf8.span)
  }

  /// How the word reads where a list of numbers may stand.
  var patternReading: NumberSyntax.PatternReading {
    isQuoted ? .none : NumberSyntax.readPattern(ascii.utf8.span)
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

extension String {
  /// The bytes in `range`, as text.
  func text(at range: Range<Int>) -> String {
    if range.count == utf8.count { return self }
    return utf8.span.extracting(range).withUnsafeBufferPointer {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

/// Whether bytes are a name. Names are ASCII, so nothing else can be equal.
func bytesAreEqual(_ bytes: Span<UInt8>, _ name: String) -> Bool {
  let wanted = name.utf8.span
  guard bytes.count == wanted.count else { return false }
  for offset in wanted.indices where bytes[offset] != wanted[offset] { return false }
  return true
}
