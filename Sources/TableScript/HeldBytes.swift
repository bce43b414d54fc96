/// The bytes of a text, whose memory is used again for those of the next one.
package struct HeldBytes: Sendable {
  /// The bytes, and behind them room for others. Eight that are 0 come first, so that from each
  /// place eight can be looked at at once.
  private(set) var room: ContiguousArray<UInt8> = []
  package private(set) var count = 0

  private static let slack = 8

  package init() {}

  /// Takes over the bytes of a text, which are UTF-8.
  package mutating func hold(_ bytes: Span<UInt8>) {
    count = bytes.count
    if room.count < count + Self.slack { makeRoom() }
    bytes.withUnsafeBytes { bytes in
      room.withUnsafeMutableBytes { room in
        room.copyMemory(from: bytes)
        room.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt64.self)
      }
    }
  }

  /// Takes over the bytes of a line from the first of some words to the last.
  package mutating func hold(_ words: Words) {
    words.hold(in: &self)
  }

  @inline(never)
  private mutating func makeRoom() {
    room = ContiguousArray(repeating: 0, count: max(64, 2 * count))
  }

  package var text: String { text(at: 0..<count) }

  @inline(__always)
  func firstLetters(in range: Range<Int>) -> FirstLetters {
    FirstLetters(of: range, in: room.span)
  }

  /// - Parameter range: Begins and ends between characters.
  func text(at range: Range<Int>) -> String {
    String(copying: UTF8Span(unchecked: room.span.extracting(range)))
  }
}
