/// A log without its escapes, as bytes, and the small steps in which messages are read from it.
///
/// Only ASCII letters and digits carry meaning. Blanks, line ends, punctuation and everything that
/// is not ASCII are passed over, so that wrapping, quotes, comment marks and markdown cannot hide a
/// message.
struct LogText: Sendable {
  let bytes: [UInt8]

  /// How many bytes without meaning may lie between two letters of one message.
  private static let longestGap = 256

  /// The next letter or digit at or behind a place. Behind a line end, what the log itself puts
  /// before a line, such as a time, is passed over.
  func nextLetter(from start: Int) -> Int? {
    var position = start
    let limit = min(bytes.count, start + Self.longestGap)
    while position < limit {
      let byte = bytes[position]
      if byte.isLetterOrDigit { return position }
      position = byte == .newline ? endOfLinePrefix(from: position + 1) : position + 1
    }
    return nil
  }

  /// The place behind a word in lowercase letters and digits, if it stands at or behind a place.
  func end(of word: some Collection<UInt8>, at start: Int) -> Int? {
    let (count, end) = agreement(with: word, at: start)
    return count == word.count ? end : nil
  }

  /// How many letters of a word stand at or behind a place, and where they end.
  func agreement(with word: some Collection<UInt8>, at start: Int) -> (count: Int, end: Int) {
    var position = start
    var count = 0
    for byte in word {
      guard let next = nextLetter(from: position), bytes[next].lowercased == byte else { break }
      position = next + 1
      count += 1
    }
    return (count, position)
  }

  /// The first place of a byte at or behind a place, if it is near.
  func firstIndex(of byte: UInt8, from start: Int, within distance: Int) -> Int? {
    let end = min(bytes.count, start + distance)
    return start < end ? bytes[start..<end].firstIndex(of: byte) : nil
  }

  /// The place behind the name of a method that goes on at a place. A line may end at its
  /// underscores.
  func endOfIdentifier(from start: Int) -> Int {
    var end = start
    var last: UInt8 = 0
    while end < bytes.count, end < start + Self.longestGap {
      let byte = bytes[end]
      guard byte.isLetterOrDigit || byte == .underscore || (byte.isBlank && last == .underscore)
      else {
        break
      }
      if !byte.isBlank { last = byte }
      end += 1
    }
    return end
  }

  /// The bytes of a range as a text.
  func string(_ range: ClosedRange<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Whether a word in lowercase letters stands shortly before a place.
  func hasWord(_ word: StaticString, before end: Int, within distance: Int) -> Bool {
    let start = max(0, end - distance)
    let length = word.utf8CodeUnitCount
    guard end - start >= length else { return false }
    return (start...(end - length)).contains { place in
      (0..<length).allSatisfy { bytes[place + $0].lowercased == word.utf8Start[$0] }
    }
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let blank = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let carriageReturn = UInt8(ascii: "\r")
  static let escape: UInt8 = 0x1B
  static let backslash = UInt8(ascii: "\\")
  static let slash = UInt8(ascii: "/")
  static let ampersand = UInt8(ascii: "&")
  static let semicolon = UInt8(ascii: ";")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let openBracket = UInt8(ascii: "[")
  static let closeBracket = UInt8(ascii: "]")
  static let openParenthesis = UInt8(ascii: "(")
  static let closeParenthesis = UInt8(ascii: ")")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let dot = UInt8(ascii: ".")
  static let dash = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let underscore = UInt8(ascii: "_")
  static let equals = UInt8(ascii: "=")
  static let bar = UInt8(ascii: "|")

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isLetter: Bool { lowercased >= 0x61 && lowercased <= 0x7A && self < 0x80 }
  var isLetterOrDigit: Bool { isDigit || isLetter }
  var isBlank: Bool {
    self == .blank || self == .tab || self == .newline || self == .carriageReturn
  }
  var isHexDigit: Bool { isDigit || (lowercased >= 0x61 && lowercased <= 0x66) }

  /// The letter in lower case; other bytes as they are.
  var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}
