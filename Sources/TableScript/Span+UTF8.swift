extension Span where Element == UInt8 {
  /// Whether the bytes are text. Nearly all are ASCII, which is seen at eight of them at once.
  package var isUTF8: Bool {
    isASCII || (try? UTF8Span(validating: self)) != nil
  }

  private var isASCII: Bool {
    withUnsafeBytes { bytes in
      var seen: UInt64 = 0
      if bytes.count < 8 {
        for byte in bytes { seen |= UInt64(byte) }
      } else {
        let last = bytes.count &- 8
        for place in stride(from: 0, to: last, by: 8) {
          seen |= bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
        }
        seen |= bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self)
      }
      return seen & 0x8080_8080_8080_8080 == 0
    }
  }
}
