#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Calls of the C library, with Swift's strings and without `EINTR`.
enum System {
  /// What an `errno` value means.
  static func message(_ code: Int32) -> String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text)
  }

  /// Reads up to the buffer's size; 0 at the end.
  static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Fill {
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      if errno == EAGAIN { wait(for: descriptor) }
      if errno != EINTR && errno != EAGAIN { return .failed(errno) }
    }
  }

  /// Writes everything; false when the reader is gone or the disk is full.
  static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0 && errno != EINTR { return false }
      if count > 0 { rest = UnsafeRawBufferPointer(rebasing: rest[count...]) }
    }
    return true
  }

  static func writeAll(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { writeAll(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Waits for bytes on a descriptor that someone else made non-blocking.
  private static func wait(for descriptor: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&entry, 1, -1)
    errno = EAGAIN
  }

  /// What one attempt to read brought.
  enum Fill {
    case bytes(Int)
    case end
    case failed(Int32)
    case signal(Int32)
  }
}
