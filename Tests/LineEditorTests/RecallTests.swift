import TestSupport
import Testing

struct RecallTests {
  private func probe(_ lines: [String]) throws -> Probe {
    let probe = try Probe()
    for line in lines { #expect(probe.type(line + "\r", expect: "[\(line)]")) }
    return probe
  }

  @Test func `the arrow keys go back, and forward to the line being written`() throws {
    let probe = try probe(["first", "second 吉"])
    #expect(probe.type("draft\(Key.up)\(Key.up)\r", expect: "[first]"))
    #expect(
      probe.type(
        "draft\(Key.up)\(Key.up)\(Key.up)\(Key.down)\(Key.down)\(Key.down)\r", expect: "[draft]"))
  }

  @Test func `a long line that is put aside comes back whole`() throws {
    let probe = try probe(["first"])
    let long = String(repeating: "0123456789", count: 200)
    #expect(probe.type("\(long)\(Key.up)\(Key.down)\r", expect: "]"))
    #expect(probe.terminal.transcript.contains("[\(long)]"))
  }

  @Test func `Ctrl-R finds Chinese text, and older lines with it`() throws {
    let probe = try probe(["del 吉林", "ins 吉林", "show"])
    #expect(probe.type("\u{12}吉\r", expect: "[ins 吉林]"))
    #expect(probe.type("\u{12}吉林\u{12}\u{12}\r", expect: "[del 吉林]"))
    #expect(probe.type("\u{12}sh\u{7F}\u{7F}吉\u{7}kept\r", expect: "[kept]"))
    #expect(probe.type("\u{12}sho\u{1B}[C\u{5}w\r", expect: "[showw]"))
  }

  @Test func `the search says what it looks for and when it fails`() throws {
    let probe = try probe(["show"])
    probe.waitUntilReady()
    probe.terminal.type("\u{12}sh")
    #expect(probe.rows { $0.last == "(reverse-i-search)`sh': show" })
    probe.terminal.type("x")
    #expect(probe.rows { $0.last == "failed (reverse-i-search)`shx': show" })
    probe.terminal.type("\u{7}")
    #expect(probe.rows { $0.last == ">" })
  }

  @Test func `Alt-dot walks through last words, Alt-P through lines that begin alike`() throws {
    let probe = try probe(["del 0.1", "ins 0 吉", "del 0.2"])
    #expect(probe.type("x \u{1B}.\r", expect: "[x 0.2]"))
    #expect(probe.type("y \u{1B}.\u{1B}.\u{1B}.\r", expect: "[y 吉]"))
    #expect(probe.type("del\u{1B}p\u{1B}p\r", expect: "[del 0.1]"))
  }

  @Test func `what is run is in the file at once, and survives kill -9`() throws {
    let home = TemporaryFolder()
    let first = try Probe(home: home)
    #expect(first.type("one 吉\r", expect: "[one 吉]"))
    #expect(first.type(" secret\r", expect: "[ secret]"))
    #expect(first.type("one 吉\r", expect: "[one 吉]"))
    first.terminal.send(signal: 9)
    #expect(first.terminal.exitStatus() == 137)
    let second = try Probe(home: home)
    #expect(second.type("\(Key.up)\r", expect: "[one 吉]"))
    let file = home.read(".local/state/tvsh/history") ?? []
    #expect(String(decoding: file, as: UTF8.self) == "one 吉\n")
  }

  @Test func `two sessions at once lose no line`() throws {
    let home = TemporaryFolder()
    let sessions = [try Probe(home: home), try Probe(home: home)]
    for number in 0..<40 {
      for (index, probe) in sessions.enumerated() { probe.terminal.type("s\(index) \(number)\r") }
    }
    for (index, probe) in sessions.enumerated() {
      #expect(probe.terminal.wait(for: "[s\(index) 39]"))
    }
    let file = String(decoding: home.read(".local/state/tvsh/history") ?? [], as: UTF8.self)
    let lines = Set(file.split(separator: "\n").map(String.init))
    let wanted = Set((0..<40).flatMap { ["s0 \($0)", "s1 \($0)"] })
    #expect(lines == wanted)
  }

  @Test func `a home that cannot be written to is told once, and the prompt works`() throws {
    let probe = try Probe(["TVSH_HISTORY": "/proc/nowhere/history"])
    #expect(probe.type("one\r", expect: "kept in memory only"))
    let start = probe.terminal.output.count
    #expect(probe.type("two\r", expect: "[two]"))
    #expect(probe.type("\(Key.up)\(Key.up)\r", expect: "[one]"))
    #expect(!String(decoding: probe.terminal.output[start...], as: UTF8.self).contains("memory"))
  }
}
