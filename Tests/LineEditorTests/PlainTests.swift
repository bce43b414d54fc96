import TestSupport
import Testing

@testable import LineEditor

struct PlainTests {
  @Test(arguments: [
    ["TERM": "dumb"], ["TERM": nil], ["TERM": ""], ["TERM": "emacs"], ["INSIDE_EMACS": "29"],
    ["TERM": "no-such-terminal"],
  ])
  func `a terminal that cannot edit gets a prompt and not one escape`(changes: [String: String?])
    throws
  {
    let probe = try Probe(changes)
    #expect(probe.type("ab\u{1B}[Dc\r", expect: "[ab\u{1B}[Dc]"))
    #expect(probe.type("half\u{3}", expect: "interrupted"))
    #expect(probe.type("吉林\r", expect: "[吉林]"))
    #expect(probe.type("\u{4}", expect: "end"))
    #expect(probe.terminal.exitStatus() == 0)
    let written = probe.terminal.transcript.replacing("[ab\u{1B}[Dc]", with: "")
    #expect(!written.contains("\u{1B}"))
    #expect(written.hasPrefix("> "))
  }

  @Test func `Ctrl-C counts from the moment at which the prompt is seen`() throws {
    let probe = try Probe(["TERM": "dumb"])
    for _ in 0..<200 { #expect(probe.type("\u{3}", expect: "interrupted")) }
    #expect(probe.type("next\r", expect: "[next]"))
  }

  @Test func `a plain prompt keeps the history as well`() throws {
    let probe = try Probe(["TERM": "dumb"])
    #expect(probe.type("one\r", expect: "[one]"))
    #expect(probe.home.read(".local/state/tvsh/history") == Array("one\n".utf8))
  }

  @Test(arguments: ["xterm", "dumb", nil])
  func `what is no terminal is never capable`(term: String?) {
    let capable = LineEditor.capableTerminal(environment: { _ in term }, input: -1, output: -1)
    #expect(!capable)
  }
}
