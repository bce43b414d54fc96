import Glibc
import TestSupport
import Testing

/// What the prompt does with the keys and signals that could end it.
struct PromptMannersTests {
  @Test func `a long file shows how far it is, and Ctrl-C stops it and says where`() throws {
    let prompt = try Prompt([:], ["--no-init"])
    let moves = String(repeating: "move 1 0\n", count: 500_000)
    let file = prompt.home.write("long.tvsh", moves.utf8)
    prompt.terminal.type("trace off; source \(file)\r")
    #expect(prompt.terminal.wait { $0.screen.lastRow.contains("long.tvsh, line ") })
    prompt.terminal.type("\u{3}")
    #expect(prompt.terminal.wait { $0.screen.lastRow == Prompt.prompt })
    let rows = prompt.terminal.screen.text
    #expect(rows.contains { $0.hasPrefix("tvsh: stopped at ") && $0.contains("long.tvsh:") })
    #expect(!rows.contains { $0.contains(", line ") })
    prompt.enter("expect rows 0 4")
    #expect(prompt.terminal.screen.text.suffix(2) == ["tvsh> expect rows 0 4", "tvsh>"])
  }

  @Test(arguments: ["xterm", "dumb"])
  func `Ctrl-D in an open batch says so, and leaves when it is pressed again`(term: String) throws {
    let prompt = try Prompt(["TERM": term])
    prompt.enter("begin")
    let warning = "  a batch is open: end, cancel-batch, or Ctrl-D again to leave"
    prompt.terminal.type(Keys.controlD)
    #expect(prompt.terminal.wait { $0.screen.text.suffix(2) == [warning, "tvsh>"] })
    prompt.enter("# stay")
    prompt.terminal.type(Keys.controlD)
    #expect(prompt.terminal.wait { $0.screen.text.suffix(2) == [warning, "tvsh>"] })
    prompt.terminal.type(Keys.controlD)
    #expect(prompt.terminal.exitStatus() == 0)
  }

  @Test func `Ctrl-D in an open batch speaks the language of the session`() throws {
    let prompt = try Prompt([:], ["--no-init", "--lang", "zh-Hans"])
    prompt.enter("begin")
    prompt.terminal.type(Keys.controlD)
    #expect(prompt.terminal.wait(for: "批量更新还没有结束：请用 end 或 cancel-batch"))
    _ = prompt.terminal.wait { $0.screen.lastRow == Prompt.prompt && !$0.echoes }
    prompt.terminal.type(Keys.controlD)
    #expect(prompt.terminal.exitStatus() == 0)
  }

  @Test func `Ctrl-D in a lesson leaves the lesson, and the table is back`() throws {
    let prompt = try Prompt()
    prompt.enter("record \(prompt.home.path)/typed.tvsh")
    prompt.enter("del 0 1")
    prompt.enter("lesson rows")
    prompt.terminal.type(Keys.controlD)
    let left = "  you left the lesson, not tvsh: your own table is back"
    #expect(prompt.terminal.wait { $0.screen.text.suffix(2) == [left, "tvsh>"] })
    prompt.enter("expect rows 0 3")
    prompt.terminal.type(Keys.controlD)
    #expect(prompt.terminal.exitStatus() == 0)
    #expect(prompt.file("typed.tvsh") == "del 0 1\nlesson rows\nquit\nexpect rows 0 3\n")
  }

  @Test func `Ctrl-C drops the line and never the program`() throws {
    let prompt = try Prompt()
    prompt.enter("begin")
    for _ in 0..<3 {
      prompt.type("del 0", showing: "tvsh> del 0")
      prompt.terminal.type(Keys.controlC)
      _ = prompt.terminal.wait { $0.screen.lastRow == Prompt.prompt && !$0.echoes }
    }
    prompt.enter("cancel-batch")
    prompt.enter("expect rows 0 4")
    #expect(
      prompt.terminal.screen.text.suffix(3) == [
        "tvsh> cancel-batch", "tvsh> expect rows 0 4", "tvsh>",
      ])
    #expect(prompt.quit() == 0)
  }

  @Test func `Ctrl-Z and fg bring the line back`() throws {
    let prompt = try Prompt(jobs: true)
    prompt.type("ins 0 3 \"吉林", showing: "tvsh> ins 0 3 \"吉林")
    prompt.terminal.type(Keys.controlZ)
    #expect(prompt.terminal.wait(for: "stopped"))
    #expect(prompt.type("fg\r", showing: "tvsh> ins 0 3 \"吉林"))
    _ = prompt.terminal.wait { !$0.echoes }
    prompt.enter("\"")
    #expect(prompt.terminal.transcript.contains("data: insert 0.3 \"吉林\""))
  }

  @Test(arguments: ["xterm", "dumb"])
  func `a terminal that goes away ends the program`(term: String) throws {
    let prompt = try Prompt(["TERM": term])
    prompt.enter("# kept")
    prompt.terminal.hangUp()
    #expect(prompt.terminal.exitStatus() == 129)
    #expect(prompt.file("state/tvsh/history") == "# kept\n")
  }

  @Test func `Ctrl-C ends a wait for a pipe's reader, and is told in plain words`() throws {
    let prompt = try Prompt()
    #expect(mkfifo(prompt.home.path + "/p.json", 0o600) == 0)
    prompt.terminal.type("save \(prompt.home.path)/p.json\r")
    #expect(prompt.terminal.wait { $0.echoes })
    // It may not be waiting yet.
    prompt.terminal.settle(.milliseconds(300))
    prompt.terminal.type(Keys.controlC)
    #expect(prompt.terminal.wait(for: "/p.json: it was interrupted"))
    #expect(prompt.terminal.wait { $0.screen.lastRow == Prompt.prompt })
    // What the terminal echoed has a row of its own.
    let rows = prompt.terminal.screen.text.suffix(4)
    #expect(rows.first == "^C" && rows.dropFirst().first == "           ^")
  }

  @Test func `colours are shown on a terminal, and stay out of a recording`() throws {
    let prompt = try Prompt(["NO_COLOR": nil])
    let recording = prompt.home.path + "/typed.transcript"
    prompt.enter("record \(recording)")
    for line in ["set color always", "edit on", "del 0 1", "nosuch", "table del 0 1", "show"] {
      prompt.enter(line)
    }
    let sent = prompt.terminal.transcript
    #expect(sent.contains("\u{1B}[38;5;31mdata-source: can-edit 0.0\u{1B}[0m -> \u{1B}[1myes"))
    #expect(sent.contains("\u{1B}[38;5;28mdata: remove 0.1 \"吉林\"\u{1B}[0m"))
    #expect(sent.contains("\u{1B}[38;5;160merror:\u{1B}[0m no command nosuch"))
    #expect(sent.contains("\u{1B}[1;38;5;160m*** Terminating app"))
    #expect(prompt.quit() == 0)
    let recorded = try #require(prompt.file("typed.transcript"))
    #expect(!recorded.utf8.contains(0x1B))
    #expect(recorded.hasPrefix("tvsh> set color always\ntvsh> edit on\n"))
  }

  @Test(arguments: [(["NO_COLOR": "1"], []), ([:], ["--color", "never"]), (["TERM": "dumb"], [])])
  func `colours can be declined`(environment: [String: String], options: [String]) throws {
    let prompt = try Prompt(["NO_COLOR": nil].merging(environment) { $1 }, options)
    for line in ["edit on", "nosuch", "table del 0 1"] { prompt.enter(line) }
    #expect(!prompt.terminal.transcript.contains("\u{1B}[3"))
    #expect(!prompt.terminal.transcript.contains("\u{1B}[1"))
  }
}
