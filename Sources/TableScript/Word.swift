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
    !isQuoted && ascii == name
  }

  /// The same place with another word in it, as where a name stands for a path.
  package func replaced(by text: String) -> Word {
    Word(text: text, isQuoted: false, hasFullWidth: false, range: range)
  }

  /// The word as a whole number, where it is one that fits.
  package var number: Int? {
    guard !isQuoted, case .number(let value) = NumberSyntax.read(ascii) else { return nil }
    return value
  }

  /// Whether the word is written as a whole number, if perhaps one that is too large.
  var looksLikeNumber: Bool {
    guard !isQuoted else { return false }
    switch NumberSyntax.read(ascii) {
    case .number: return true
    case .tooLarge: return !ascii.utf8.contains(UInt8(ascii: "."))
    case .none, .path: return false
    }
  }
}

/// One command: its words, the first of which names it.
package struct Statement: Equatable, Sendable {
  /// Never empty.
  package let words: [Word]

  package init(words: [Word]) {
    precondition(!words.isEmpty)
    self.words = words
  }

  /// From the first word to the last.
  package var range: Range<Int> {
    words[0].range.lowerBound..<endOfLastWord
  }

  /// The place of anything that is missing.
  package var endOfLastWord: Int {
    words[words.count - 1].range.upperBound
  }
}
