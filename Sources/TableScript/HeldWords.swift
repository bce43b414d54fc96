/// Reads words that the line holds as they are: a bare run, or a pair of straight quotes without
/// escapes. Nearly all words are such, and this is all that is done for them.
///
/// Eight bytes are looked at at once. A difference of whole numbers tells which of them are below a
/// limit: the lowest byte that it names is one, whatever it says of those above.
enum HeldWords {
  /// Reads words and the blanks between them, and gives the place where something else begins or
  /// where there is no room for a word.
  ///
  /// - Parameters:
  ///   - bytes: Those of the line, and at least eight behind them, the first of which is 0.
  ///   - count: The tokens that stand in `tokens` already.
  static func read(
    _ bytes: Span<UInt8>, within range: Range<Int>, into tokens: inout MutableSpan<Token>,
    behind count: inout Int
  ) -> Int {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count &- 8)
    let end = range.upperBound
    var position = range.lowerBound
    var filled = count
    defer { count = filled }
    while position < end, filled < tokens.count {
      let first = bytes[unchecked: position]
      var last = position
      var number: Int32 = -1
      var quoteWidth = 0
      if isDigit(first) {
        (last, number) = readShortNumber(bytes, from: position)
      } else if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        last = min(endOfQuoted(bytes, from: position &+ 1, first), end)
        guard last < end, bytes[unchecked: last] == first else { return position }
        last &+= 1
        quoteWidth = 1
      } else if isBlank(first) {
        position &+= 1
        continue
      } else if first == UInt8(ascii: "#") {
        return position
      } else {
        last = position &+ plainCount(bytes, from: position)
      }
      var next = last &+ 1
      if last >= end || bytes[unchecked: last] != UInt8(ascii: " ") {
        if quoteWidth == 0 {
          let endOfRun = min(endOfBareRun(bytes, from: last), end)
          if endOfRun == position { return position }
          if endOfRun != last { (last, number) = (endOfRun, -1) }
        }
        next = last
        if last < end {
          if isBlank(bytes[unchecked: last]) {
            next &+= 1
          } else if bytes[unchecked: last] != UInt8(ascii: ";") {
            return position
          }
        }
      }
      tokens[unchecked: filled] = Token(
        position, last, quoteWidth: quoteWidth, shortNumber: number)
      filled &+= 1
      position = next
    }
    return position
  }

  /// Reads the number that up to nine digits are, where one stands, and gives the place behind it:
  /// -1 where there are more.
  @inline(__always)
  private static func readShortNumber(
    _ bytes: Span<UInt8>, from start: Int
  ) -> (end: Int, number: Int32) {
    var value: Int32 = 0
    var place = start
    repeat {
      value = value &* 10 &+ Int32(bytes[unchecked: place] &- UInt8(ascii: "0"))
      place &+= 1
    } while isDigit(bytes[unchecked: place])
    return (place, place &- start > 9 ? -1 : value)
  }

  /// Where the first byte stands that may be more than part of a bare word, if only behind the
  /// line.
  @inline(__always)
  private static func endOfBareRun(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var last = start
    while isBare(bytes[unchecked: last]) {
      last &+= 1
      last &+= plainCount(bytes, from: last)
    }
    return last
  }

  /// Where the first byte stands that between quotes may mean something else than itself, if only
  /// behind the line.
  @inline(__always)
  private static func endOfQuoted(_ bytes: Span<UInt8>, from start: Int, _ quote: UInt8) -> Int {
    var last = start
    while true {
      let eight = load(bytes, last)
      let stops =
        (equal(quote, eight) | equal(UInt8(ascii: "\\"), eight) | equal(0, eight)) & tops
      last &+= stops.trailingZeroBitCount >> 3
      if stops != 0 { return last }
    }
  }

  // MARK: Bytes

  /// Whether a byte is part of a bare word whatever stands behind it.
  @inline(__always)
  private static func isBare(_ byte: UInt8) -> Bool {
    byte < 64 ? special >> UInt64(byte) & 1 == 0 : byte != 0xE2 && byte != 0xE3 && byte != 0xEF
  }

  /// Of the first 64 bytes those that are not: blanks, quotes, `;`, and NUL, which no line holds.
  private static let special: UInt64 =
    1 << 0x20 | 1 << 0x09 | 1 << 0x3B | 1 << 0x22 | 1 << 0x27 | 1

  @inline(__always)
  private static func isDigit(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") < 10
  }

  @inline(__always)
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  // MARK: Eight bytes

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let tops: UInt64 = 0x8080_8080_8080_8080

  /// Eight bytes from a place on, the first of them lowest.
  @inline(__always)
  private static func load(_ bytes: Span<UInt8>, _ place: Int) -> UInt64 {
    bytes.withUnsafeBytes { bytes in
      UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
  }

  /// Names the bytes below a limit in their top bits.
  @inline(__always)
  private static func below(_ limit: UInt8, _ eight: UInt64) -> UInt64 {
    (eight &- ones &* UInt64(limit)) & ~eight
  }

  /// Names the bytes that equal another in their top bits.
  @inline(__always)
  private static func equal(_ byte: UInt8, _ eight: UInt64) -> UInt64 {
    below(1, eight ^ ones &* UInt64(byte))
  }

  /// How many bytes from a place on, eight at most, are part of a bare word beyond doubt.
  @inline(__always)
  private static func plainCount(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let eight = load(bytes, start)
    let stops = (eight | below(0x28, eight) | equal(UInt8(ascii: ";"), eight)) & tops
    return stops.trailingZeroBitCount >> 3
  }
}
