#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeRawBufferPointer {
  /// Where `byte` first is; the C library looks at 32 bytes at a time.
  func firstIndex(ofByte byte: UInt8) -> Int? {
    guard let base = baseAddress, let place = memchr(base, Int32(byte), count) else { return nil }
    return UnsafeRawPointer(place) - base
  }
}
