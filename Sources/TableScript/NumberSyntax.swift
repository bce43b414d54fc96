/// How whole numbers, paths and lists of sections are written.
enum NumberSyntax {
  enum Reading: Equatable {
    case none
    case tooLarge
    case number(Int)
    case path(section: Int, rows: NumberPattern)
  }

  /// `3`, and also `-1`, which names nothing but is plainly meant as a number; or a dotted path:
  /// `0.1`, `0.1-3`, `0.*`.
  static func read(_ bytes: Span<UInt8>) -> Reading {
    var scanner = Scanner()
    let isNegative = scanner.take("-", of: bytes)
    guard let digits = scanner.digits(of: bytes) else { return .none }
    let number = isNegative ? -digits : digits
    if scanner.isAtEnd(of: bytes) { return scanner.hasOverflown ? .tooLarge : .number(number) }
    guard scanner.take(".", of: bytes), let rows = scanner.pattern(of: bytes),
      scanner.isAtEnd(of: bytes)
    else { return .none }
    return scanner.hasOverflown ? .tooLarge : .path(section: number, rows: rows)
  }

  enum PatternReading: Equatable {
    case none
    case tooLarge
    case pattern(NumberPattern)
  }

  /// `2`, `2-3` or `*`.
  static func readPattern(_ bytes: Span<UInt8>) -> PatternReading {
    var scanner = Scanner()
    guard let pattern = scanner.pattern(of: bytes), scanner.isAtEnd(of: bytes) else {
      return .none
    }
    return scanner.hasOverflown ? .tooLarge : .pattern(pattern)
  }

  private struct Scanner {
    private var position = 0
    private(set) var hasOverflown = false

    func isAtEnd(of bytes: Span<UInt8>) -> Bool {
      position == bytes.count
    }

    mutating func take(_ character: Unicode.Scalar, of bytes: Span<UInt8>) -> Bool {
      guard position < bytes.count, bytes[position] == UInt8(ascii: character) else {
        return false
      }
      position += 1
      return true
    }

    mutating func digits(of bytes: Span<UInt8>) -> Int? {
      let start = position
      var value = 0
      while position < bytes.count {
        let digit = Int(bytes[position]) - Int(UInt8(ascii: "0"))
        guard 0...9 ~= digit else { break }
        let (tens, first) = value.multipliedReportingOverflow(by: 10)
        let (sum, second) = tens.addingReportingOverflow(digit)
        hasOverflown = hasOverflown || first || second
        value = hasOverflown ? 0 : sum
        position += 1
      }
      return position == start ? nil : value
    }

    mutating func pattern(of bytes: Span<UInt8>) -> NumberPattern? {
      if take("*", of: bytes) { return .all }
      if take("-", of: bytes) { return digits(of: bytes).map { .one(-$0) } }
      guard let first = digits(of: bytes) else { return nil }
      guard take("-", of: bytes) else { return .one(first) }
      return digits(of: bytes).map { .range(first, $0) }
    }
  }
}
