/// How lines stand in a history file: one a line, in UTF-8, `\\` for a backslash and `\n` for a
/// line end. Files that libedit or readline wrote are read too, and go on in their own way.
enum HistoryFormat {
  case own

  /// Begins with `_HiStOrY_V2_`; blanks are `\040`, other bytes as vis(3) writes them.
  case libedit

  /// Readline's: as it was typed, perhaps with a line `#1700000000` before each, the time.
  case plain

  static let header = Array("_HiStOrY_V2_".utf8)
  private static let backslash = UInt8(ascii: "\\")

  /// What wrote these lines.
  static func recognize(_ lines: [ArraySlice<UInt8>]) -> HistoryFormat {
    guard let first = lines.first else { return .own }
    if first.elementsEqual(header) { return .libedit }
    return isTime(first) || lines.contains(where: hasForeignEscape) ? .plain : .own
  }

  private static func hasForeignEscape(_ line: ArraySlice<UInt8>) -> Bool {
    var bytes = line.makeIterator()
    while let byte = bytes.next() {
      guard byte == backslash else { continue }
      guard let next = bytes.next(), next == backslash || next == UInt8(ascii: "n") else {
        return true
      }
    }
    return false
  }

  private static func isTime(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 8 && line.first == UInt8(ascii: "#")
      && line.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Whether a line stands in the file for the format's own sake.
  func isMark(_ line: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .own: false
    case .libedit: line.elementsEqual(HistoryFormat.header)
    case .plain: HistoryFormat.isTime(line)
    }
  }

  /// The entry that a line of the file holds; nil when it is not to be read.
  func decode(_ line: ArraySlice<UInt8>) -> String? {
    guard !line.isEmpty, !line.contains(0) else { return nil }
    switch self {
    case .own: return String(validating: HistoryFormat.unescape(line), as: UTF8.self)
    case .libedit:
      return HistoryFormat.unvis(line).flatMap { String(validating: $0, as: UTF8.self) }
    case .plain: return String(validating: line, as: UTF8.self)
    }
  }

  /// The line of the file for an entry, with its end.
  func encode(_ entry: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in entry.utf8 {
      switch (byte, self) {
      case (0x0A, .plain), (0, _): bytes.append(0x20)
      case (0x0A, _): bytes += [HistoryFormat.backslash, UInt8(ascii: "n")]
      case (HistoryFormat.backslash, .own), (HistoryFormat.backslash, .libedit):
        bytes += [byte, byte]
      case (0x20, .libedit): bytes += Array(#"\040"#.utf8)
      default: bytes.append(byte)
      }
    }
    return bytes + [0x0A]
  }

  private static func unescape(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(backslash) else { return Array(line) }
    var bytes: [UInt8] = []
    var rest = line.makeIterator()
    while let byte = rest.next() {
      guard byte == backslash, let next = rest.next() else {
        bytes.append(byte)
        continue
      }
      bytes.append(next == UInt8(ascii: "n") ? 0x0A : next)
    }
    return bytes
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "a"): 0x07, UInt8(ascii: "v"): 0x0B,
    UInt8(ascii: "f"): 0x0C, UInt8(ascii: "s"): 0x20, backslash: backslash,
  ]

  /// Undoes vis(3).
  private static func unvis(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == backslash else {
        bytes.append(byte)
        continue
      }
      guard let decoded = escaped(&rest) else { return nil }
      bytes.append(decoded)
    }
    return bytes
  }

  private static func escaped(_ rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard let byte = rest.popFirst() else { return nil }
    if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      let digits = [byte] + rest.prefix(2)
      guard digits.count == 3, let text = String(validating: digits, as: UTF8.self) else {
        return nil
      }
      rest.removeFirst(2)
      return UInt8(text, radix: 8)
    }
    switch byte {
    case UInt8(ascii: "^"): return rest.popFirst().map(control)
    case UInt8(ascii: "M"):
      guard let kind = rest.popFirst(), let base = rest.popFirst() else { return nil }
      return 0x80 | (kind == UInt8(ascii: "^") ? control(base) : base)
    default: return letters[byte]
    }
  }

  private static func control(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "?") ? 0x7F : byte & 0x1F
  }
}
