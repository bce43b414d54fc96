/// The bytes of a log, which are UTF-8 or what Windows writes: UTF-16, with a byte order mark or
/// without.
struct LogBytes {
  private let bytes: [UInt8]

  /// The text of a log. Bytes that no letter has become the sign for them.
  static func text(of bytes: [UInt8]) throws(HostError) -> String {
    let log = LogBytes(bytes: bytes)
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE) where !log.isZero(at: 2..<4): return log.decoded(from: 2, highByte: 1)
    case (0xFE, 0xFF): return log.decoded(from: 2, highByte: 0)
    default: break
    }
    guard bytes.contains(0) else { return String(decoding: bytes, as: UTF8.self) }
    if let highByte = log.highByte { return log.decoded(from: 0, highByte: highByte) }
    if log.hasPartedNumbers { throw .isNoText }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func isZero(at places: Range<Int>) -> Bool {
    bytes.count >= places.upperBound && bytes[places].allSatisfy { $0 == 0 }
  }

  /// Pairs of bytes as letters; half a pair at the end, where the log was cut, is none.
  private func decoded(from start: Int, highByte: Int) -> String {
    let units = (start / 2..<bytes.count / 2).lazy.map { pair in
      UInt16(bytes[2 * pair + highByte]) << 8 | UInt16(bytes[2 * pair + 1 - highByte])
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Which byte of each pair holds the upper half of a letter; nil where the bytes are no pairs.
  /// In many letters of a log it is zero, and the other one next to never is.
  private var highByte: Int? {
    var zeros = [0, 0]
    for (place, byte) in bytes.enumerated() where byte == 0 { zeros[place % 2] += 1 }
    let pairs = bytes.count / 2
    return (0...1).first { 8 * zeros[$0] >= pairs && zeros[$0] > 8 * zeros[1 - $0] }
  }

  /// Whether zeros stand inside numbers, so that a part would be taken for the whole.
  private var hasPartedNumbers: Bool {
    var last: UInt8 = 0
    var isParted = false
    for byte in bytes {
      if byte == 0 {
        isParted = true
        continue
      }
      let isDigit = (0x30...0x39).contains(byte)
      if isParted, isDigit, (0x30...0x39).contains(last) || last == UInt8(ascii: "-") {
        return true
      }
      (last, isParted) = (byte, false)
    }
    return false
  }
}
