/// Writes a few bytes straight into room that is there for them: it looks neither at who else has
/// the buffer nor at how much room is left. All unsafe code of writing is in this file.
struct ByteWriter {
  /// More than one number with all that stands around it.
  static let roomForNumber = 24

  private var next: UnsafeMutablePointer<UInt8>
  private let start: UnsafeMutablePointer<UInt8>

  fileprivate init(_ start: UnsafeMutablePointer<UInt8>) {
    self.start = start
    next = start
  }

  fileprivate var count: Int { next - start }

  @inline(__always)
  mutating func write(byte: UInt8) {
    next.pointee = byte
    next += 1
  }

  @inline(__always)
  mutating func write(spaces count: Int) {
    for _ in 0..<count { write(byte: UInt8(ascii: " ")) }
  }

  @inline(__always)
  mutating func write(_ literal: StaticString) {
    next.update(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
    next += literal.utf8CodeUnitCount
  }

  @inline(__always)
  mutating func write(_ bytes: [UInt8], _ range: Range<Int>) {
    precondition(range.upperBound <= bytes.count)
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      next.update(from: base + range.lowerBound, count: range.count)
    }
    next += range.count
  }

  @inline(__always)
  mutating func write(_ number: Int) {
    if 0...9 ~= number {
      write(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
    } else {
      writeLong(number)
    }
  }

  private mutating func writeLong(_ number: Int) {
    if number < 0 { write(byte: UInt8(ascii: "-")) }
    var length = 1
    var limit: UInt = 10
    while limit <= number.magnitude {
      length += 1
      let (product, overflow) = limit.multipliedReportingOverflow(by: 10)
      if overflow { break }
      limit = product
    }
    var rest = number.magnitude
    var place = next + length
    next = place
    repeat {
      place -= 1
      place.pointee = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
  }
}

extension ByteBuffer {
  /// Adds what `body` writes.
  ///
  /// - Parameter room: No less than the number of bytes it writes.
  @inline(__always)
  mutating func write(atMost room: Int, _ body: (inout ByteWriter) -> Void) {
    append(atMost: room) { span in
      span.withUnsafeMutableBufferPointer { buffer, count in
        guard let base = buffer.baseAddress else { return }
        var writer = ByteWriter(base + count)
        body(&writer)
        count += writer.count
        precondition(count <= buffer.count)
      }
    }
  }
}
