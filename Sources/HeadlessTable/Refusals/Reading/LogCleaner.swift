/// Takes the escapes out of a log: `\n` and `\"` of debuggers and JSON, `\*` of markdown, `&lt;`
/// and `<br>` of web pages, the joined lines of mails, colours of terminals. Everything else stays
/// as it is.
///
/// The result is never longer than the log, and a pass makes it, two for a mail.
struct LogCleaner {
  private let log: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var output: UnsafeMutableBufferPointer<UInt8>
  private var count = 0

  /// The cleaned log.
  static func clean(_ text: String) -> LogText {
    // Without room the array would set the count of the one empty array that all threads share.
    if text.isEmpty { return LogText(bytes: []) }
    var text = text
    let bytes = text.withUTF8 { log in
      QuotedPrintable.decode(log)?.withUnsafeBufferPointer(clean) ?? clean(log)
    }
    return LogText(bytes: bytes)
  }

  private static func clean(_ log: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: log.count) { output, count in
      var cleaner = LogCleaner(log: log, output: output)
      cleaner.run()
      count = cleaner.count
    }
  }

  private init(log: UnsafeBufferPointer<UInt8>, output: UnsafeMutableBufferPointer<UInt8>) {
    self.log = log
    self.output = output
  }

  private mutating func run() {
    while position < log.count {
      let byte = log[position]
      switch byte {
      case .backslash: takeBackslashes()
      case .ampersand: takeEntity()
      case .less: takeTag()
      case .escape: takeColor()
      case 0xC2, 0xE2, 0xE3, 0xEF: takeSpace()
      case .carriageReturn:
        position += 1
        if byteAhead(0) != .newline { put(.newline) }
      default:
        put(byte)
        position += 1
      }
    }
  }

  private mutating func put(_ byte: UInt8) {
    output[count] = byte
    count += 1
  }

  private func byteAhead(_ distance: Int) -> UInt8 {
    position + distance < log.count ? log[position + distance] : 0
  }

  /// `\n`, `\\n` (escaped twice), `\u2026`; before a sign the backslashes just go.
  private mutating func takeBackslashes() {
    while byteAhead(0) == .backslash { position += 1 }
    switch byteAhead(0) {
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      put(.newline)
      position += 1
    case UInt8(ascii: "t"):
      put(.blank)
      position += 1
    case UInt8(ascii: "u") where (1...4).allSatisfy({ byteAhead($0).isHexDigit }):
      takeUnicodeEscape()
    case let next:
      if next.isLetterOrDigit { put(.backslash) }
    }
  }

  private mutating func takeUnicodeEscape() {
    let value = (1...4).reduce(0) { $0 * 16 + byteAhead($1).hexValue }
    put(
      value == 0x2028 ? .newline : UInt8(exactly: value).flatMap { $0 < 0x80 ? $0 : nil } ?? .blank)
    position += 5
  }

  /// `&lt;`, `&#39;`, `&amp;lt;` (escaped twice); an entity that is not ASCII becomes a blank.
  private mutating func takeEntity() {
    guard var end = endOfEntity(from: position) else {
      put(.ampersand)
      position += 1
      return
    }
    var name = log[(position + 1)..<end]
    while name.elementsEqual("amp".utf8), let next = endOfEntity(from: end) {
      name = log[(end + 1)..<next]
      end = next
    }
    put(Self.byte(ofEntity: Array(name)))
    position = end + 1
  }

  /// The place of the semicolon of an entity that starts with `&` or goes on behind `&amp;`.
  private func endOfEntity(from start: Int) -> Int? {
    var end = start + 1
    let limit = min(log.count, start + 12)
    while end < limit, log[end].isLetterOrDigit || log[end] == UInt8(ascii: "#") { end += 1 }
    return end < limit && end > start + 1 && log[end] == .semicolon ? end : nil
  }

  private static func byte(ofEntity name: [UInt8]) -> UInt8 {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": .less
    case "gt": .greater
    case "amp": .ampersand
    case "quot": UInt8(ascii: "\"")
    case "apos": UInt8(ascii: "'")
    case let number where number.hasPrefix("#x") || number.hasPrefix("#X"):
      ascii(UInt32(number.dropFirst(2), radix: 16))
    case let number where number.hasPrefix("#"): ascii(UInt32(number.dropFirst()))
    default: .blank
    }
  }

  private static func ascii(_ value: UInt32?) -> UInt8 {
    value.flatMap { $0 < 0x80 ? UInt8($0) : nil } ?? .blank
  }

  /// The blanks that word processors and web pages write for plain ones, and the marks without
  /// width, which go.
  private mutating func takeSpace() {
    switch (byteAhead(0), byteAhead(1), byteAhead(2)) {
    case (0xC2, 0xA0, _): skip(2, for: .blank)
    case (0xC2, 0xAD, _): skip(2)
    case (0xE2, 0x80, 0x80...0x8A), (0xE2, 0x80, 0xAF), (0xE2, 0x81, 0x9F), (0xE3, 0x80, 0x80):
      skip(3, for: .blank)
    case (0xE2, 0x80, 0x8B...0x8F), (0xE2, 0x81, 0xA0), (0xEF, 0xBB, 0xBF): skip(3)
    case (0xE2, 0x80, 0xA8...0xA9): skip(3, for: .newline)
    case (let byte, _, _):
      put(byte)
      position += 1
    }
  }

  private mutating func skip(_ length: Int, for byte: UInt8? = nil) {
    if let byte { put(byte) }
    position += length
  }

  /// Tags of web pages that may stand inside a sentence. `<NSIndexPath: 0x…>` is none.
  private mutating func takeTag() {
    let start = byteAhead(1) == .slash ? position + 2 : position + 1
    var end = start
    while end < log.count, end < start + 8, log[end].isLetterOrDigit { end += 1 }
    let name = String(decoding: log[start..<min(end, log.count)].map(\.lowercased), as: UTF8.self)
    let isBreak = Self.breakingTags.contains(name)
    guard isBreak || Self.inlineTags.contains(name), let close = endOfTag(from: end) else {
      put(.less)
      position += 1
      return
    }
    if isBreak { put(.newline) }
    position = close + 1
  }

  private func endOfTag(from start: Int) -> Int? {
    guard start < log.count,
      [.greater, .blank, .slash].contains(log[start])
    else { return nil }
    return log[start..<min(log.count, start + 300)].firstIndex(of: .greater)
  }

  private static let breakingTags: Set<String> = ["br", "p", "div", "li", "tr", "td", "pre"]
  private static let inlineTags: Set<String> = [
    "a", "b", "i", "u", "em", "strong", "code", "span", "mark", "font", "kbd", "samp", "tt", "wbr",
  ]

  /// `ESC [ 31 m`.
  private mutating func takeColor() {
    position += 1
    guard byteAhead(0) == .openBracket else { return }
    position += 1
    while position < log.count, log[position] < 0x40, log[position] >= 0x20 { position += 1 }
    if position < log.count, log[position] >= 0x40 { position += 1 }
  }
}

extension UInt8 {
  fileprivate var hexValue: Int { Int(isDigit ? self - 0x30 : lowercased - 0x61 + 10) }
}
