/// The form in which mails hold long lines: `=` at the end of a line joins the next one to it, and
/// `=3D` is a byte.
///
/// A message that was only wrapped behind a sign `=` has a blank before the sign.
struct QuotedPrintable {
  private let log: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// The bytes that a mail stands for; nil where a log is none.
  static func decode(_ log: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var mail = QuotedPrintable(log: log)
    guard mail.isMail else { return nil }
    return [UInt8](unsafeUninitializedCapacity: log.count) { output, count in
      while let byte = mail.next() {
        output[count] = byte
        count += 1
      }
    }
  }

  private init(log: UnsafeBufferPointer<UInt8>) {
    self.log = log
  }

  /// Whether the log is written in this form.
  private var isMail: Bool {
    var rest = log[...]
    while let sign = rest.firstIndex(of: .equals) {
      if endOfJoint(at: sign) != nil || isWrittenSign(at: sign) { return true }
      rest = log[(sign + 1)...]
    }
    return false
  }

  /// Whether a sign `=` between blanks is written as a byte: short lines of a mail are not joined.
  private func isWrittenSign(at sign: Int) -> Bool {
    sign > 0 && log[sign - 1].isBlank && log[sign...].prefix(4).elementsEqual("=3D ".utf8)
  }

  private mutating func next() -> UInt8? {
    while position < log.count, log[position] == .equals, let end = endOfJoint(at: position) {
      position = end
    }
    guard position < log.count else { return nil }
    if log[position] == .equals, let high = digit(at: position + 1),
      let low = digit(at: position + 2)
    {
      position += 3
      return high << 4 | low
    }
    position += 1
    return log[position - 1]
  }

  /// The place where the next line goes on behind the sign that joins it, without the marks of a
  /// mail that was quoted in this form.
  private func endOfJoint(at sign: Int) -> Int? {
    guard sign > 0, log[sign - 1] != .equals, !log[sign - 1].isBlank else { return nil }
    var end = sign + 1
    if end < log.count, log[end] == .carriageReturn { end += 1 }
    guard end < log.count, log[end] == .newline else { return nil }
    end += 1
    while end < log.count, log[end] == .greater {
      end += end + 1 < log.count && log[end + 1] == .blank ? 2 : 1
    }
    return end
  }

  /// The value of a digit of a byte, which are in upper case.
  private func digit(at place: Int) -> UInt8? {
    guard place < log.count, log[place].isHexDigit else { return nil }
    let byte = log[place]
    if byte.isDigit { return byte - 0x30 }
    return byte.lowercased == byte ? nil : byte - 0x41 + 10
  }
}
