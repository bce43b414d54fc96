extension Span where Element == UInt8 {
  /// Whether the bytes are text. Nearly all are ASCII, which is seen at eight of them at once.
  package var isUTF8: Bool {
    isASCII || (try? UTF8Span(validating: self)) != nil
  }

  private var isASCII: Bool {
    var seen: UInt64 = 0
    if count < 8 {
      for place in 0..<count { seen |= UInt64(self[unchecked: place]) }
    } else {
      for place in stride(from: 0, to: count &- 8, by: 8) { seen |= eight(at: place) }
      seen |= eight(at: count &- 8)
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }

  @inline(__always)
  private func eight(at place: Int) -> UInt64 {
    bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self)
  }
}
