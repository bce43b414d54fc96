import TestSupport
import Testing

@testable import LineEditor

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct StreamReaderTests {
  private func lines(_ bytes: [UInt8], limit: Int = StreamReader.defaultLineLimit) -> [LineResult] {
    let folder = TemporaryFolder()
    let descriptor = open(folder.write("input", bytes), O_RDONLY)
    defer { close(descriptor) }
    let reader = StreamReader(descriptor: descriptor, lineLimit: limit)
    var results: [LineResult] = []
    repeat { results.append(reader.readLine(prompt: "")) } while isLine(results.last)
    return results
  }

  private func isLine(_ result: LineResult?) -> Bool {
    if case .line = result { true } else { false }
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
    ("\u{FEFF}a\r\nb\r\n", ["a", "b"]), ("a\rb\n", ["a\rb"]), ("\u{FEFF}", [""]),
    ("a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"]), ("a\u{0}b\n", ["a\u{0}b"]), ("吉林\n", ["吉林"]),
  ])
  func `lines end with LF or CRLF or the file`(text: String, expected: [String]) {
    let results = lines(Array(text.utf8))
    #expect(results == expected.map { .line($0) } + [.endOfInput])
  }

  @Test func `lines longer than a block come whole`() {
    let long = String(repeating: "内蒙古", count: 50_000)
    #expect(
      lines(Array("\(long)\nx\n\(long)".utf8)) == [
        .line(long), .line("x"), .line(long), .endOfInput,
      ])
  }

  @Test func `a line over the limit is an error that names it`() {
    let results = lines(
      Array("ok\n".utf8) + [UInt8](repeating: 0x61, count: 200_000), limit: 100_000)
    #expect(results == [.line("ok"), .failed(.lineTooLong(limit: 100_000))])
    #expect(ReadFailure.lineTooLong(limit: 10).description == "a line is longer than 10 bytes")
  }

  @Test func `bytes that are no text are replaced`() {
    #expect(lines([0x61, 0xFF, 0x0A]) == [.line("a\u{FFFD}"), .endOfInput])
  }

  @Test func `a folder is a failure, not an empty file`() {
    let folder = TemporaryFolder()
    let descriptor = open(folder.path, O_RDONLY)
    defer { close(descriptor) }
    let reader = StreamReader(descriptor: descriptor)
    #expect(reader.readLine(prompt: "") == .failed(.system(code: EISDIR)))
  }

  @Test func `a million lines are read`() {
    let folder = TemporaryFolder()
    let bytes = [UInt8](repeating: 0x0A, count: 1_000_000)
    let descriptor = open(folder.write("input", bytes), O_RDONLY)
    defer { close(descriptor) }
    let reader = StreamReader(descriptor: descriptor)
    var count = 0
    while case .line = reader.readLine(prompt: "") { count += 1 }
    #expect(count == 1_000_000)
  }
}
