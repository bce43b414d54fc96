/// The first eight letters of a word, or all of a shorter one, and how many it has: nearly all
/// words are told apart by these alone.
struct FirstLetters: Equatable, BitwiseCopyable, Sendable {
  /// The first letter lowest.
  private let packed: UInt64
  private let count: Int

  init(of word: String) {
    var packed: UInt64 = 0
    for (place, byte) in word.utf8.prefix(8).enumerated() { packed |= UInt64(byte) << (8 * place) }
    self.packed = packed
    count = word.utf8.count
  }

  /// - Parameter room: Bytes, with at least eight behind the word.
  @inline(__always)
  init(of range: Range<Int>, in room: Span<UInt8>) {
    let eight = UInt64(
      littleEndian: room.bytes.unsafeLoadUnaligned(
        fromByteOffset: range.lowerBound, as: UInt64.self))
    count = range.count
    packed = count < 8 ? eight & (1 &<< UInt64(truncatingIfNeeded: 8 &* count) &- 1) : eight
  }

  /// Whether the word is longer.
  var hasMore: Bool { count > 8 }

  /// Tells most words behind a node of a tree apart: never negative.
  @inline(__always)
  func hash(behind node: Int) -> Int {
    let key =
      packed ^ UInt64(truncatingIfNeeded: count) << 50 ^ UInt64(truncatingIfNeeded: node) << 32
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 50)
  }
}
