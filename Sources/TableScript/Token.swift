/// Where a word stands in its line, and what holds its text: as small as it can be.
struct Token: BitwiseCopyable, Sendable {
  private let start: UInt32
  private let end: UInt32
  /// Two bits for what is said of the word, two for the width of its quotes, and the number of its
  /// own text, counted from 1, in the others.
  private let details: UInt32
  /// The number that a few digits are, as nearly all numbers; -1 where the word is something else,
  /// or where it takes a longer look.
  let shortNumber: Int32

  /// A word whose text the line holds as it is. The parser takes no line that is too long for the
  /// numbers.
  ///
  /// - Parameter quoteWidth: The bytes of the quote at either end of it; 0 where it has none.
  init(_ start: Int, _ end: Int, quoteWidth: Int = 0, shortNumber: Int32 = -1) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    details = (quoteWidth > 0 ? 1 : 0) | UInt32(truncatingIfNeeded: quoteWidth) << 2
    self.shortNumber = shortNumber
  }

  /// A word whose text is another than that of the line, or that stands in no line.
  init(_ range: Range<Int>, ownText: Int, isQuoted: Bool, hasFullWidth: Bool) {
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
    details = (isQuoted ? 1 : 0) | (hasFullWidth ? 2 : 0) | UInt32(ownText + 1) << 4
    shortNumber = -1
  }

  /// The bytes of the word in the line, quotes included.
  var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
  var isQuoted: Bool { details & 1 != 0 }
  var hasFullWidth: Bool { details & 2 != 0 }
  /// Whether the line holds the word just as keywords, numbers and paths read it.
  var isHeldPlain: Bool { details == 0 }
  /// The place of its text among those that the line does not hold.
  var ownText: Int? { details < 16 ? nil : Int(details >> 4) - 1 }

  /// The bytes of the text in the line, where the line holds it.
  var contents: Range<Int> {
    let quoteWidth = Int(details >> 2 & 3)
    return Int(start) + quoteWidth..<Int(end) - quoteWidth
  }
}
