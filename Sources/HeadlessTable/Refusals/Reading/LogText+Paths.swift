extension LogText {
  /// An index path in a log, as far as the log tells it.
  struct Path {
    var section: Int?
    var row: Int?
    var end: Int

    var path: RowPath? {
      guard let section, let row else { return nil }
      return RowPath(section: section, row: row)
    }
  }

  /// The index path at or behind a place, in any of the forms that logs show:
  /// `<NSIndexPath: 0x60> {length = 2, path = 0 - 3}`, `<NSIndexPath 0x60> 2 indexes [0, 3]`, `[0,
  /// 3]`, `(0 - 3)`.
  func indexPath(at start: Int) -> Path? {
    guard var end = endOfPathIntroduction(from: start) else { return nil }
    guard let section = pathNumber(at: end) else { return end > start ? Path(end: end) : nil }
    end = section.end
    guard isJoined(at: end), let row = pathNumber(at: end) else {
      return Path(section: section.value, end: end)
    }
    return Path(section: section.value, row: row.value, end: row.end)
  }

  /// A number of a path. Between two of them stands a sign, so that digits on either side of a line
  /// end are one number.
  private func pathNumber(at start: Int) -> Number? {
    wrappedNumber(at: start) ?? number(at: start)
  }

  /// The place behind everything before the two numbers; nil where the path is cut off before them.
  private func endOfPathIntroduction(from start: Int) -> Int? {
    var end = start
    for name in ["nsindexpath", "nsmutableindexpath"] {
      if let behind = self.end(of: name.utf8, at: end) {
        end = behind
        break
      }
    }
    let address = end
    end = endOfAddress(from: address)
    if let length = self.end(of: "length".utf8, at: end) {
      guard let number = number(at: length) else { return length }
      return self.end(of: "path".utf8, at: number.end) ?? number.end
    }
    if let count = number(at: end), let indexes = self.end(of: "indexes".utf8, at: count.end) {
      return indexes
    }
    // Behind an address a number alone is a number of indexes, cut off.
    return end > address && number(at: end) != nil ? nil : end
  }

  /// The place behind `0x600002626fa0` or the shortened `0x…`.
  private func endOfAddress(from start: Int) -> Int {
    guard let zero = nextLetter(from: start), bytes[zero] == UInt8(ascii: "0"),
      zero + 1 < bytes.count,
      let mark = bytes[zero + 1] == .newline ? nextLetter(from: zero + 1) : zero + 1,
      bytes[mark].lowercased == UInt8(ascii: "x")
    else { return start }
    var end = mark + 1
    while end < bytes.count, bytes[end].isHexDigit { end += 1 }
    guard end < bytes.count, bytes[end] == .newline else { return end }
    // A line end may part an address.
    var rest = endOfLinePrefix(from: end + 1)
    while rest < bytes.count, rest < end + 60, !bytes[rest].isLetterOrDigit { rest += 1 }
    while rest < bytes.count, bytes[rest].isHexDigit { rest += 1 }
    return rest < bytes.count && bytes[rest] == .greater ? rest : end
  }

  /// Whether only a dash, a comma or a dot stands before the next number.
  private func isJoined(at start: Int) -> Bool {
    guard let next = nextLetter(from: start) else { return false }
    return !bytes[start..<next].prefix { $0 != .newline }.contains { byte in
      byte == .closeParenthesis || byte == .closeBracket || byte == UInt8(ascii: "}")
    }
  }
}
