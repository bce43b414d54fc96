import TestSupport
import Testing

struct PasteTests {
  /// The lines that came back in brackets.
  private func answers(_ probe: Probe) -> [String] {
    probe.terminal.transcript.replacing("\u{1B}[?2004l", with: "").split(separator: "\r\n")
      .filter { $0.hasPrefix("[") && $0.hasSuffix("]") }.map { String($0.dropFirst().dropLast()) }
  }

  @Test func `each pasted line runs once, in order, and the last piece stays to be edited`() throws
  {
    let probe = try Probe()
    let lines = (0..<300).map { "line \($0) 吉" }
    #expect(probe.type(Key.pasted(lines.joined(separator: "\r") + "\rrest"), expect: "> rest"))
    #expect(probe.type("\u{1}the \r", expect: "[the rest]"))
    #expect(answers(probe).dropLast() == lines[...])
  }

  @Test func `tabs and escapes in a paste are text`() throws {
    let probe = try Probe()
    #expect(probe.type(Key.pasted("del\t0\u{1B}[A\u{4}\u{13}x") + "\r", expect: "x]"))
    #expect(probe.terminal.transcript.contains("[del\t0\u{1B}[A\u{4}\u{13}x]"))
  }

  @Test func `a paste goes in at the cursor, and every kind of line end counts once`() throws {
    let probe = try Probe()
    #expect(probe.type("ab\(Key.left)\(Key.pasted("1\r\n2\n\n3"))\r", expect: "[3]"))
    #expect(answers(probe) == ["a1b", "2", "", "3"])
  }

  @Test func `an unfinished paste can be interrupted`() throws {
    let probe = try Probe()
    probe.terminal.type("\u{1B}[200~one\rtwo")
    probe.terminal.settle()
    #expect(probe.type("\u{3}", expect: "interrupted"))
    #expect(probe.type("three\r", expect: "[three]"))
    #expect(!probe.terminal.transcript.contains("[one]"))
  }

  @Test func `a line of more than a mebibyte is refused with a message`() throws {
    let probe = try Probe(rows: 5, columns: 80)
    let long = String(repeating: "0123456789abcdef", count: (1 << 16) + 1)
    probe.terminal.type("kept" + Key.pasted(long))
    #expect(probe.terminal.wait(for: "nothing was pasted"))
    #expect(probe.type("\r", expect: "[kept]"))
  }

  @Test func `a line of ten thousand characters comes back whole`() throws {
    let probe = try Probe(rows: 10, columns: 40)
    let long = String(repeating: "内蒙古x", count: 2500)
    #expect(probe.type(Key.pasted(long) + "\r", expect: "x]"))
    #expect(probe.terminal.transcript.contains("[\(long)]"))
  }

  @Test func `the mode is on while a line is read, and off while it runs`() throws {
    let probe = try Probe()
    #expect(probe.type("one\r", expect: "[one]"))
    let parts = probe.terminal.transcript.components(["\u{1B}[?2004h", "\u{1B}[?2004l"])
    #expect(parts.prefix(3).map { $0.contains("one") } == [false, true, true])
    #expect(parts[2] == "[one]\r\n")
  }
}

extension String {
  fileprivate func components(_ separators: [String]) -> [String] {
    var parts = [""]
    var rest = self[...]
    while let first = rest.first {
      if let separator = separators.first(where: { rest.hasPrefix($0) }) {
        parts.append("")
        rest = rest.dropFirst(separator.count)
      } else {
        parts[parts.count - 1].append(first)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
