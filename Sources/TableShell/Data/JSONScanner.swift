import TableScript

/// Reads JSON (RFC 8259) from left to right, and says by line and column what is wrong with it.
struct JSONScanner {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// How deep values that are passed over may nest.
  private static let deepest = 512

  init(_ bytes: [UInt8]) throws(TableFile.Failure) {
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    try TableFile.requireText(self.bytes)
  }

  // MARK: Values

  /// An object; `member` reads the value of each key.
  mutating func object(
    _ noun: @autoclosure () -> Message,
    _ member: (String, inout JSONScanner) throws(TableFile.Failure) -> Void
  ) throws(TableFile.Failure) {
    try open("{", noun())
    while try goesOn(to: "}") {
      let key = try string("a key")
      guard take(":") else { throw failure("expected :") }
      try member(key, &self)
    }
  }

  mutating func list(
    _ noun: @autoclosure () -> Message,
    _ element: (inout JSONScanner) throws(TableFile.Failure) -> Void
  ) throws(TableFile.Failure) {
    try open("[", noun())
    while try goesOn(to: "]") {
      try element(&self)
    }
  }

  mutating func takeNull() -> Bool { take("null") }

  mutating func string(_ noun: @autoclosure () -> Message) throws(TableFile.Failure) -> String {
    guard take("\"") else { throw failure("expected a text for \(noun())") }
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += Array(String(try escape()).utf8)
      case 0..<0x20: throw failure("a control character in a text: write it as an escape")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("a text is never closed")
  }

  mutating func skipValue() throws(TableFile.Failure) {
    let start = next()
    guard start < bytes.count else { throw failure("expected a value") }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw failure("nested too deep") }
    switch bytes[start] {
    case UInt8(ascii: "{"):
      try object("a value") { (_, scanner) throws(TableFile.Failure) in try scanner.skipValue() }
    case UInt8(ascii: "["):
      try list("a value") { (scanner) throws(TableFile.Failure) in try scanner.skipValue() }
    case UInt8(ascii: "\""): _ = try string("a value")
    default:
      guard take("true") || take("false") || take("null") || skipNumber() else {
        throw failure("expected a value")
      }
    }
  }

  /// Nothing may stand behind the table.
  mutating func finish() throws(TableFile.Failure) {
    if next() < bytes.count { throw failure("expected the end of the file") }
  }

  // MARK: Marks

  /// The place of the next byte that is no blank.
  mutating func next() -> Int {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
    return position
  }

  private mutating func take(_ mark: StaticString) -> Bool {
    let start = next()
    let length = mark.utf8CodeUnitCount
    guard start + length <= bytes.count else { return false }
    for offset in 0..<length where bytes[start + offset] != mark.utf8Start[offset] { return false }
    position += length
    return true
  }

  private mutating func open(_ mark: StaticString, _ noun: @autoclosure () -> Message)
    throws(TableFile.Failure)
  {
    guard take(mark) else { throw failure("expected \(mark) of \(noun())") }
    isFirst = true
  }

  /// Whether nothing has been read in the innermost list or object.
  private var isFirst = false

  /// Goes to the next element of a list or an object, unless `mark` ends it.
  private mutating func goesOn(to mark: StaticString) throws(TableFile.Failure) -> Bool {
    defer { isFirst = false }
    if take(mark) { return false }
    guard isFirst || take(",") else { throw failure("expected , or \(mark)") }
    return true
  }

  private mutating func skipNumber() -> Bool {
    let start = position
    _ = take("-")
    let leading = skipDigits()
    guard leading == 1 || leading > 1 && bytes[position - leading] != UInt8(ascii: "0") else {
      position = start
      return false
    }
    if skip(".") { guard skipDigits() > 0 else { return false } }
    if skip("e") || skip("E") {
      _ = skip("+") || skip("-")
      return skipDigits() > 0
    }
    return true
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    return position - start
  }

  // MARK: Escapes

  private mutating func escape() throws(TableFile.Failure) -> Unicode.Scalar {
    let start = position
    position += 1
    guard position < bytes.count else { throw failure("a text is never closed") }
    position += 1
    switch bytes[position - 1] {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = unicodeEscape() {
        guard scalar.value > 0 else { throw failure("\(#"\u0000"#) is not text", at: start) }
        return scalar
      }
      fallthrough
    default: throw failure("no such escape", at: start)
    }
  }

  /// Four digits, or twice four where they are a pair of surrogates.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = fourDigits() else { return nil }
    guard first & 0xFC00 == 0xD800 else { return Unicode.Scalar(first) }
    guard skip("\\"), skip("u"), let second = fourDigits(), second & 0xFC00 == 0xDC00 else {
      return nil
    }
    return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF)
  }

  private mutating func fourDigits() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  // MARK: Failures

  /// Says where: the place where reading stands when left out.
  func failure(_ words: Message, at place: Int? = nil) -> TableFile.Failure {
    let before = bytes[..<(place ?? position)]
    let line = before.count { $0 == 0x0A } + 1
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return TableFile.Failure(reason: "line \(line), column \(column): \(words)")
  }
}
