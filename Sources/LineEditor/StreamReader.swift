/// Lines of a file or a pipe, read in big blocks: a line editor takes one system call for every
/// byte.
///
/// A byte order mark before the first line is taken off, and LF or CRLF behind each; a CR elsewhere
/// stays. The last line needs no end.
package final class StreamReader: LineReader {
  /// The most bytes a line may have.
  package static let defaultLineLimit = 100 << 20

  private static let blockSize = 1 << 16

  private let fill: (UnsafeMutableRawBufferPointer) -> System.Fill
  private let lineLimit: Int
  private var buffer: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0
  private var atFirstLine = true
  private var isAtEnd = false

  /// Reads from `descriptor`, and leaves it open.
  package convenience init(
    descriptor: Int32, lineLimit: Int = StreamReader.defaultLineLimit
  ) {
    self.init(lineLimit: lineLimit) { System.read(descriptor, into: $0) }
  }

  init(lineLimit: Int, fill: @escaping (UnsafeMutableRawBufferPointer) -> System.Fill) {
    self.fill = fill
    self.lineLimit = lineLimit
    buffer = .allocate(byteCount: StreamReader.blockSize, alignment: 1)
  }

  deinit {
    buffer.deallocate()
  }

  package func readLine(prompt: String) -> LineResult {
    advance()
  }

  package func remember(_ line: String) {}

  /// Forgets what was read and not yet handed out.
  func discardPending() {
    start = 0
    end = 0
  }

  /// Reads on behind an end, as a terminal does after Ctrl-D.
  func readOn() {
    isAtEnd = false
  }

  private func advance() -> LineResult {
    var searched = 0
    while true {
      let rest = UnsafeRawBufferPointer(rebasing: buffer[(start + searched)..<end])
      if let newline = rest.firstIndex(ofByte: 0x0A) {
        return .line(takeLine(length: searched + newline, ending: 1))
      }
      searched = end - start
      if searched > lineLimit { return .failed(.lineTooLong(limit: lineLimit)) }
      if isAtEnd {
        return searched == 0 ? .endOfInput : .line(takeLine(length: searched, ending: 0))
      }
      if let other = readMore() { return other }
    }
  }

  private func takeLine(length: Int, ending: Int) -> String {
    var line = UnsafeRawBufferPointer(rebasing: buffer[start..<(start + length)])
    if atFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) {
      line = UnsafeRawBufferPointer(rebasing: line[3...])
    }
    if ending > 0, line.last == 0x0D { line = UnsafeRawBufferPointer(rebasing: line.dropLast()) }
    atFirstLine = false
    defer { start += length + ending }
    return String(decoding: line, as: UTF8.self)
  }

  /// Reads another block; a result only where there is none.
  private func readMore() -> LineResult? {
    makeRoom()
    let room = UnsafeMutableRawBufferPointer(rebasing: buffer[end...])
    switch fill(room) {
    case .bytes(let count):
      end += count
      return nil
    case .end:
      isAtEnd = true
      return nil
    case .failed(let code):
      return .failed(.system(code: code))
    case .signal(let signal):
      return .terminated(signal: signal)
    }
  }

  private func makeRoom() {
    let kept = end - start
    if start > 0 {
      buffer.baseAddress?.copyMemory(
        from: UnsafeRawPointer(buffer.baseAddress! + start), byteCount: kept)
      start = 0
      end = kept
    }
    guard buffer.count - kept < StreamReader.blockSize / 2 else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[..<kept]))
    buffer.deallocate()
    buffer = larger
  }
}
