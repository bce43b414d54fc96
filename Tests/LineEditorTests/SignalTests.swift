import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct SignalTests {
  @Test func `Ctrl-C drops the line and says so`() throws {
    let probe = try Probe()
    probe.terminal.type("half a li\(Key.left)")
    #expect(probe.cursor(like: [0, 10]) == [0, 10])
    #expect(probe.type("\u{3}", expect: "interrupted"))
    #expect(probe.type("next\r", expect: "[next]"))
    #expect(probe.rows { $0.prefix(3) == ["> half a li^C", "interrupted", "> next"] })
  }

  @Test func `Ctrl-C ends a search and a recalled line too`() throws {
    let probe = try Probe()
    #expect(probe.type("one\r", expect: "[one]"))
    #expect(probe.type("\u{12}on\u{3}", expect: "interrupted"))
    #expect(probe.type("two\r", expect: "[two]"))
  }

  /// A reader that waits to be told where the cursor of its terminal is.
  private func unansweredProbe() throws -> Probe {
    let probe = try Probe()
    probe.terminal.isAnswering = false
    probe.terminal.type("a line that is longer than twenty")
    #expect(probe.cursor(like: [0, 35]) == [0, 35])
    probe.terminal.resize(rows: 24, columns: 20)
    #expect(probe.terminal.wait(for: "\u{1B}[6n"))
    return probe
  }

  @Test func `Ctrl-C counts while the terminal is asked where its cursor is`() throws {
    let probe = try unansweredProbe()
    probe.terminal.type("\u{3}next\r")
    #expect(probe.terminal.wait(for: "[next]"))
    #expect(probe.terminal.transcript.contains("interrupted"))
  }

  @Test func `keys do not prolong the wait for a terminal that never answers`() throws {
    let probe = try unansweredProbe()
    let start = ContinuousClock.now
    let shown = probe.terminal.output.count
    while probe.terminal.output.count == shown, ContinuousClock.now < start + .seconds(30) {
      probe.terminal.type("x")
      probe.terminal.settle(.milliseconds(300))
    }
    // It waits two seconds in all, not two behind each key.
    #expect(ContinuousClock.now < start + .seconds(20))
  }

  @Test(arguments: [SIGHUP, SIGTERM, SIGQUIT])
  func `a signal ends the program with its status and the terminal as it was`(signal: Int32) throws
  {
    let probe = try Probe()
    probe.terminal.type("half")
    probe.terminal.settle()
    #expect(!probe.terminal.echoes)
    probe.terminal.send(signal: signal)
    #expect(probe.terminal.exitStatus() == 128 + signal)
    #expect(probe.terminal.transcript.hasSuffix("\u{1B}[?2004l"))
  }

  @Test func `Ctrl-Z gives the terminal back, and fg brings the line again`() throws {
    let probe = try Probe(jobs: true)
    probe.terminal.type("ins 0 吉林\(Key.left)")
    #expect(probe.cursor(like: [0, 10]) == [0, 10])
    #expect(probe.type("\u{1A}", expect: "stopped"))
    #expect(probe.terminal.echoes)
    probe.terminal.type("fg\r")  // to the small shell, not to the reader
    #expect(probe.terminal.wait(for: "> ins 0 吉林"))
    #expect(probe.type("X\r", expect: "[ins 0 吉X林]"))
    let tail = probe.terminal.transcript.components(separatedBy: "fg\r\n").last ?? ""
    #expect(tail.filter { $0 == "X" }.count == 2)
  }

  @Test(arguments: [false, true])
  func `a terminal that goes away ends the program, and nothing spins`(busy: Bool) throws {
    let probe = try Probe()
    if busy { probe.terminal.type("sleep\r") }
    probe.terminal.settle()
    probe.terminal.hangUp()
    #expect(probe.terminal.exitStatus() == 129)
  }

  @Test func `a terminal that goes away ends a program that hears no hangup`() throws {
    let probe = try Probe(["PROBE_NOHUP": "1"])
    probe.terminal.settle()
    probe.terminal.hangUp()
    #expect(probe.terminal.exitStatus() == 129)
  }

  @Test func `a plain prompt ends with its terminal too`() throws {
    let probe = try Probe(["TERM": "dumb", "PROBE_NOHUP": "1"])
    probe.terminal.hangUp()
    #expect(probe.terminal.exitStatus() == 129)
  }

  @Test func `waiting for a key takes no processor time`() throws {
    let probe = try Probe()
    probe.terminal.settle()
    let before = probe.terminal.processorTime
    probe.terminal.settle(.milliseconds(600))
    #expect(probe.terminal.processorTime - before < 100)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts: [String] = []
    var rest = self[...]
    while let place = rest.firstRange(of: separator) {
      parts.append(String(rest[..<place.lowerBound]))
      rest = rest[place.upperBound...]
    }
    return parts + [String(rest)]
  }
}
