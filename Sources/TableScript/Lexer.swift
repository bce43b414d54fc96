/// Splits the bytes of a line into the words of its commands.
///
/// Only a few bytes can begin something that is not simply part of a word, and they are told apart
/// in `mark`; everything else is run over byte by byte. Nothing is copied of a word that the line
/// holds as it is, as nearly all are.
struct Lexer {
  private let source: SourceText
  /// Whether an open quote reaches to the end instead of being a mistake: for completion.
  private let isLenient: Bool
  private var position: Int
  private let end: Int

  private(set) var endsInComment = false

  init(_ source: SourceText, within range: Range<Int>, isLenient: Bool = false) {
    self.source = source
    self.isLenient = isLenient
    position = range.lowerBound
    end = range.upperBound
  }

  /// What the bytes at a position begin.
  private enum Mark {
    case plain
    case blank(width: Int)
    case separator(width: Int)
    case quote(QuotePair)
  }

  /// - Parameter line: Holds the source.
  mutating func run(into line: SharedLine) throws(Diagnostic) {
    let bytes = source.text.utf8.span.extracting(first: end)
    while position < end {
      position = line.readHeldWords(within: position..<end)
      guard position < end else { return }
      switch mark(in: bytes) {
      case .blank(let width):
        position += width
      case .separator(let width):
        position += width
        line.tokens.finishStatement()
      case .plain where beginsComment(in: bytes):
        endsInComment = true
        position = end
      case .plain, .quote:
        try composeWord(in: bytes, into: &line.tokens)
      }
    }
  }

  private func beginsComment(in bytes: Span<UInt8>) -> Bool {
    bytes[position] == UInt8(ascii: "#") || begins(with: "＃", at: position, in: bytes)
  }

  private func mark(in bytes: Span<UInt8>) -> Mark {
    switch bytes[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .blank(width: 1)
    case UInt8(ascii: ";"): .separator(width: 1)
    case UInt8(ascii: "\""): .quote(.straightDouble)
    case UInt8(ascii: "'"): .quote(.straightSingle)
    case 0xE2, 0xE3, 0xEF: wideMark(in: bytes)
    default: .plain
    }
  }

  private func wideMark(in bytes: Span<UInt8>) -> Mark {
    guard position + 2 < end else { return .plain }
    switch (bytes[position], bytes[position + 1], bytes[position + 2]) {
    case (0xE2, 0x80, 0x98): return .quote(.curlySingle)
    case (0xE2, 0x80, 0x9C): return .quote(.curlyDouble)
    case (0xE3, 0x80, 0x80): return .blank(width: 3)
    case (0xE3, 0x80, 0x8C): return .quote(.corner)
    case (0xE3, 0x80, 0x8E): return .quote(.whiteCorner)
    case (0xEF, 0xBC, 0x9B): return .separator(width: 3)
    default: return .plain
    }
  }

  // MARK: Words

  /// Reads a word of parts that touch, of escapes or of other quotes.
  private mutating func composeWord(
    in bytes: Span<UInt8>, into line: inout TokenizedLine
  ) throws(Diagnostic) {
    let start = position
    var text = ""
    var isQuoted = false
    var hasFullWidth = false
    scanning: while position < end {
      switch mark(in: bytes) {
      case .plain:
        let first = position
        skipBareRun(in: bytes, hasFullWidth: &hasFullWidth)
        text.join(self.text(first..<position, in: bytes))
      case .quote(let pair):
        isQuoted = true
        text.join(try quoted(pair, in: bytes))
      case .blank, .separator:
        break scanning
      }
    }
    line.append(
      text, isQuoted: isQuoted, hasFullWidth: hasFullWidth, range: start..<position)
  }

  private mutating func skipBareRun(in bytes: Span<UInt8>, hasFullWidth: inout Bool) {
    while position < end {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ";"), UInt8(ascii: "\""),
        UInt8(ascii: "'"):
        return
      case 0xE2, 0xE3, 0xEF:
        guard case .plain = wideMark(in: bytes) else { return }
        hasFullWidth = true
        position += 1
      default:
        position += 1
      }
    }
  }

  private func text(_ range: Range<Int>, in bytes: Span<UInt8>) -> String {
    bytes.extracting(range).withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  private func begins(
    with scalar: Unicode.Scalar, at offset: Int, in bytes: Span<UInt8>
  ) -> Bool {
    let width = UTF8.width(scalar)
    guard offset + width <= end else { return false }
    if width == 1 { return UInt32(bytes[offset]) == scalar.value }
    return bytes[offset] == 0xE0 | UInt8(scalar.value >> 12)
      && bytes[offset + 1] == 0x80 | UInt8(scalar.value >> 6 & 0x3F)
      && bytes[offset + 2] == 0x80 | UInt8(scalar.value & 0x3F)
  }

  // MARK: Quotes

  private mutating func quoted(
    _ pair: QuotePair, in bytes: Span<UInt8>
  ) throws(Diagnostic) -> String {
    let opening = position
    position += pair.width
    var result = ""
    var start = position
    while position < end {
      if begins(with: pair.closing, at: position, in: bytes) {
        result.join(text(start..<position, in: bytes))
        position += pair.width
        return result
      }
      if pair == .straightDouble, bytes[position] == UInt8(ascii: "\\") {
        result += text(start..<position, in: bytes)
        result += try escape(in: bytes)
        start = position
      } else {
        position += 1
      }
    }
    guard isLenient else { throw unclosed(pair, at: opening) }
    return result + text(start..<end, in: bytes)
  }

  private func unclosed(_ pair: QuotePair, at opening: Int) -> Diagnostic {
    let contents = opening + pair.width
    let rest = source.text(in: contents..<end)[...].unicodeScalars
    let hint = pair.mistakenClosing(in: rest).map {
      "opened with \(pair.opening) and closed with \($0)" as Message
    }
    return Diagnostic("unclosed quote", hint: hint, at: opening..<contents, in: source)
  }

  /// Reads from a backslash on. A backslash that ends the line escapes nothing: there the quote
  /// that is open is the mistake.
  private mutating func escape(in bytes: Span<UInt8>) throws(Diagnostic) -> String {
    let start = position
    guard start + 1 < end else {
      position = end
      return ""
    }
    position += 2
    switch bytes[start + 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u") where begins(with: "{", at: position, in: bytes):
      return try unicodeEscape(from: start, in: bytes)
    default:
      let escaped = source.text(in: start + 1..<end).unicodeScalars.prefix(1)
      position = start + 1 + String(escaped).utf8.count
      if isLenient { return String(escaped) }
      let known = #"\", \\, \n, \t, \u{…}"#
      let typed = source.text(in: start..<position)
      throw Diagnostic("no escape \(typed): \(known)", at: start..<position, in: source)
    }
  }

  /// Reads the braces of `\u{…}`: the number of one character, and not that of NUL, which no text
  /// holds.
  private mutating func unicodeEscape(
    from start: Int, in bytes: Span<UInt8>
  ) throws(Diagnostic) -> String {
    position += 1
    let digits = position
    var value: UInt32 = 0
    while position < end, position < digits + 8, let digit = hexadecimal(bytes[position]) {
      value = value << 4 | digit
      position += 1
    }
    if position > digits, begins(with: "}", at: position, in: bytes), value > 0,
      let scalar = Unicode.Scalar(value)
    {
      position += 1
      return String(scalar)
    }
    if isLenient { return "" }
    position = endOfBraces(from: position, in: bytes)
    throw Diagnostic(
      "no character \(source.text(in: start..<position))", at: start..<position, in: source)
  }

  /// Behind the brace that closes an escape, or where something stands that is plainly no part of
  /// it.
  private func endOfBraces(from start: Int, in bytes: Span<UInt8>) -> Int {
    var last = start
    while last < end, bytes[last] != UInt8(ascii: "}") {
      if [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: " ")].contains(bytes[last]) {
        return last
      }
      last += 1
    }
    return min(last + 1, end)
  }

  private func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}

extension String {
  /// Puts a part of a word behind those before it. Most words have one, which is taken as it is.
  fileprivate mutating func join(_ part: String) {
    if isEmpty { self = part } else { self += part }
  }
}
