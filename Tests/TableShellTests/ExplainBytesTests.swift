import Testing

@testable import TableShell

/// Logs as the files of Windows hold them.
@Suite struct ExplainBytesTests {
  private static let message = ExplainTests.rows(before: 291, after: 310, inserted: 17)
  private static let log = "日志：\r\n# 崩溃 😀 中文 \(message)\r\n"

  private func bytes(of text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? pair : pair.reversed()
    }
  }

  @Test(arguments: [false, true])
  func `a log of two bytes a letter is read like any other`(isBigEndian: Bool) throws {
    let plain = explain(text: Self.log)
    #expect(plain.json.contains(#""before":291,"after":310,"inserted":17,"deleted":0"#))
    for mark in ["", "\u{FEFF}"] {
      let log = bytes(of: mark + Self.log, isBigEndian: isBigEndian)
      for part in [log, Array(log.dropLast()), log + [0x0A]] {
        #expect(try LogBytes.text(of: part).contains(Self.message))
        let result = try explain(log: part)
        #expect(result.json == plain.json)
        #expect(result.lines == plain.lines)
      }
    }
  }

  @Test func `a log cut inside its first letter is read`() throws {
    let log = bytes(of: Self.message, isBigEndian: false).dropFirst()
    #expect(try explain(log: Array(log)).json == explain(text: Self.message).json)
  }

  @Test func `a log that begins with one byte a letter and goes on with two is no text`() throws {
    let first = Array(String(repeating: "The app has started.\n", count: 2_000).utf8)
    let log = first + bytes(of: Self.message, isBigEndian: false)
    let error = #expect(throws: HostError.self) { try explain(log: log) }
    #expect(error?.reason == "it is neither UTF-8 nor UTF-16")
  }

  @Test func `zero bytes between lines and no bytes at all leave a log as it is`() throws {
    let log = Array("\0\0The app has started.\0\n\(Self.message)\0\0\n".utf8)
    #expect(try explain(log: log).json == explain(text: Self.message).json)
    for bytes: [UInt8] in [[], [0], [0xFF, 0xFE], [0xFF, 0xFE, 0x31], [0xFE, 0xFF]] {
      #expect(try explain(log: bytes).isKnown == false)
    }
  }
}
