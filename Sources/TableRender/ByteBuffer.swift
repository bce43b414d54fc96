/// Text on its way out, as UTF-8. Everything that is printed goes through one of these, so that it
/// is turned into bytes once.
@usableFromInline
package struct ByteBuffer: TextOutputStream, Sendable, Equatable {
  @usableFromInline package private(set) var bytes: [UInt8] = []

  package init() {}

  @inlinable package var isEmpty: Bool { bytes.isEmpty }

  @usableFromInline package mutating func write(_ string: String) {
    if string.isEmpty { return }
    var string = string
    string.withUTF8 { bytes.append(contentsOf: $0) }
  }

  package mutating func write(_ other: ByteBuffer) {
    bytes.append(contentsOf: other.bytes)
  }

  package mutating func write(_ raw: [UInt8]) {
    bytes.append(contentsOf: raw)
  }

  package mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  package mutating func write(spaces count: Int) {
    for _ in 0..<count { bytes.append(UInt8(ascii: " ")) }
  }

  /// Writes a number without making a String of it: traces are mostly numbers.
  package mutating func write(_ number: Int) {
    write(atMost: ByteWriter.roomForNumber) { $0.write(number) }
  }

  /// Adds what `body` puts into room for so many bytes.
  @inline(__always)
  mutating func append(atMost room: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    bytes.append(addingCapacity: room, initializingWith: body)
  }

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }
}
