extension LogText {
  /// A number in a log.
  struct Number {
    /// The number, or the nearest one that an `Int` holds.
    var value: Int
    /// How it is printed, where an `Int` does not hold it.
    var digits: String?
    /// The place behind it.
    var end: Int
  }

  /// The number at or behind a place, with or without parentheses, unless the log was cut inside
  /// it.
  func number(at start: Int) -> Number? {
    guard let digits = digits(at: start) else { return nil }
    guard let rest = wrappedDigits(from: digits.upperBound), closes(digits, rest) else {
      return number(digits)
    }
    return number(digits, rest)
  }

  /// Whether no letter or digit stands between a place and the end of its line.
  func isEndOfLine(_ place: Int) -> Bool {
    !bytes[place...].prefix { $0 != .newline }.contains { $0.isLetterOrDigit }
  }

  /// Whether a bracket says that digits behind a line end belong to a number: `(12⏎60)`, `3⏎0]`.
  private func closes(_ digits: Range<Int>, _ rest: Range<Int>) -> Bool {
    guard digits.lowerBound > 0, rest.upperBound < bytes.count else { return false }
    return switch bytes[rest.upperBound] {
    case .closeParenthesis: bytes[digits.lowerBound - 1] == .openParenthesis
    case .closeBracket: true
    default: false
    }
  }

  /// The number at or behind a place whose digits a line end parts: `1⏎2`. The lines alone do not
  /// tell it from two numbers. Nil where no line end stands behind the digits.
  func wrappedNumber(at start: Int) -> Number? {
    guard let digits = digits(at: start), let rest = wrappedDigits(from: digits.upperBound) else {
      return nil
    }
    return number(digits, rest)
  }

  private func digits(at start: Int) -> Range<Int>? {
    guard let first = nextLetter(from: start), bytes[first].isDigit else { return nil }
    if startsLine(first, from: start), isStackFrame(at: first) { return nil }
    return first..<endOfDigits(from: first)
  }

  private func number(_ digits: Range<Int>, _ rest: Range<Int>? = nil) -> Number? {
    let end = rest?.upperBound ?? digits.upperBound
    if end < bytes.count, bytes[end].lowercased == UInt8(ascii: "x") { return nil }
    if isCut(at: end) { return nil }
    let all = Array(bytes[digits]) + (rest.map { Array(bytes[$0]) } ?? [])
    return Self.number(all, isNegative: hasMinus(before: digits.lowerBound), end: end)
  }

  private static func number(_ digits: [UInt8], isNegative: Bool, end: Int) -> Number {
    let text = (isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)
    if let value = Int(text) { return Number(value: value, digits: nil, end: end) }
    let shown = digits.drop { $0 == UInt8(ascii: "0") }
    let exact = (isNegative ? "-" : "") + String(decoding: shown, as: UTF8.self)
    return Number(value: isNegative ? .min : .max, digits: exact, end: end)
  }

  private func endOfDigits(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isDigit { end += 1 }
    return end
  }

  /// A minus sign counts where it touches the number and nothing before it: `(-1)`, but not `0-1`.
  private func hasMinus(before first: Int) -> Bool {
    guard first > 0, bytes[first - 1] == .dash else { return false }
    return first < 2 || !bytes[first - 2].isLetterOrDigit
  }

  /// The digits that begin the line behind the line end at a place.
  private func wrappedDigits(from end: Int) -> Range<Int>? {
    guard end < bytes.count, bytes[end] == .newline else { return nil }
    var start = endOfLinePrefix(from: end + 1)
    while start < bytes.count, bytes[start].isBlank || bytes[start] == .greater { start += 1 }
    let rest = start..<endOfDigits(from: start)
    return rest.isEmpty || isStackFrame(at: start) ? nil : rest
  }

  private func startsLine(_ place: Int, from start: Int) -> Bool {
    bytes[start..<place].contains(.newline)
  }

  /// Whether a line reads like `0   CoreFoundation   0x000…`.
  private func isStackFrame(at place: Int) -> Bool {
    let end = endOfDigits(from: place)
    var next = end
    while next < bytes.count, next < end + 40, [.blank, .tab].contains(bytes[next]) { next += 1 }
    guard next < bytes.count, bytes[next].isLetter else { return false }
    return next > end + 1 || (next > end && bytes[end] == .tab)
  }

  /// Whether the log ends behind a number so that more digits may be missing: behind dots, or at
  /// its end with a parenthesis open.
  private func isCut(at end: Int) -> Bool {
    let rest = bytes[end...].prefix(64)
    if rest.starts(with: "…".utf8) || rest.starts(with: "...".utf8) { return true }
    guard rest.count < 64, !rest.contains(where: { $0.isLetterOrDigit }),
      !rest.contains(.closeParenthesis)
    else { return false }
    let before = bytes[..<end].suffix(48)
    guard let open = before.lastIndex(of: .openParenthesis) else { return false }
    return !before[open...].contains(.closeParenthesis)
  }
}
