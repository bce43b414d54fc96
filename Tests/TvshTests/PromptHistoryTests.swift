import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The history at the prompt: its file, its commands, and what outlives a crash.
struct PromptHistoryTests {
  @Test func `every line is in a private file at once, and outlives a kill`() throws {
    let prompt = try Prompt()
    prompt.enter("del 0 1")
    prompt.enter(" # a secret")
    prompt.enter("del 0 1")
    prompt.enter("del 0 1")
    prompt.enter("nosuch 吉林")
    #expect(prompt.file("state/tvsh/history") == "del 0 1\nnosuch 吉林\n")
    var status = stat()
    #expect(stat(prompt.home.path + "/state/tvsh/history", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    prompt.terminal.send(signal: SIGKILL)
    #expect(prompt.terminal.exitStatus() == 128 + SIGKILL)
    let next = try Prompt(home: prompt.home)
    #expect(next.type(Keys.up, showing: "tvsh> nosuch 吉林"))
    #expect(next.type(Keys.up, showing: "tvsh> del 0 1"))
  }

  @Test func `two prompts at once lose nothing`() throws {
    let one = try Prompt()
    let two = try Prompt(home: one.home)
    for number in 0..<5 {
      one.enter("# one \(number)")
      two.enter("# two \(number)")
    }
    let lines = (0..<5).flatMap { ["# one \($0)\n", "# two \($0)\n"] }
    #expect(one.file("state/tvsh/history") == lines.joined())
    #expect(one.quit() == 0)
    #expect(two.quit("quit 0") == 0)
    #expect(one.file("state/tvsh/history") == lines.joined() + "quit\nquit 0\n")
  }

  @Test func `prompts that write at the same moment lose nothing and tear no line`() throws {
    let first = try Prompt(["TERM": "dumb"])
    let prompts = try [first] + (1...3).map { _ in try Prompt(["TERM": "dumb"], home: first.home) }
    let long = String(repeating: "长", count: 300)
    for number in 0..<25 {
      for (name, prompt) in prompts.enumerated() {
        prompt.terminal.type("# \(name) \(number) \(long)\r")
      }
    }
    for prompt in prompts { #expect(prompt.quit() == 0) }
    let history = try #require(first.file("state/tvsh/history"))
    let lines = history.split(separator: "\n").filter { $0 != "quit" }
    #expect(lines.count == 100)
    for name in prompts.indices {
      let own = lines.filter { $0.hasPrefix("# \(name) ") }
      #expect(own.map(String.init) == (0..<25).map { "# \(name) \($0) \(long)" })
    }
  }

  @Test func `history lists, searches and forgets the lines`() throws {
    let prompt = try Prompt()
    for line in ["# 吉林 1", "# b", "# 吉林 2"] { prompt.enter(line) }
    for line in ["history 2", "history 林", "history clear", "history"] { prompt.enter(line) }
    let rows = prompt.terminal.screen.text
    func answer(to line: String) -> [String] {
      let start = rows.firstIndex(of: "tvsh> \(line)").map { $0 + 1 } ?? rows.endIndex
      return Array(rows[start...].prefix { !$0.hasPrefix("tvsh>") })
    }
    #expect(answer(to: "history 2").map { $0.suffix(9) } == ["3  # 吉林 2", "history 2"])
    #expect(answer(to: "history 林").count == 3)
    #expect(answer(to: "history clear") == [])
    #expect(answer(to: "history").count == 1)
    #expect(prompt.file("state/tvsh/history") == "history\n")
  }

  @Test func `Ctrl-R finds a line by its middle`() throws {
    let prompt = try Prompt()
    for line in ["ins 0 3 \"吉林\"", "# b"] { prompt.enter(line) }
    prompt.terminal.type(Keys.controlR + "林")
    _ = prompt.terminal.wait { $0.screen.lastRow.contains("ins 0 3 \"吉林\"") }
    prompt.enter("")
    let rows = prompt.terminal.screen.text
    #expect(rows.suffix(4).first == "tvsh> ins 0 3 \"吉林\"")
  }

  @Test func `a file that cannot be written is no reason not to work`() throws {
    let prompt = try Prompt(["XDG_STATE_HOME": "/proc/nosuch"])
    prompt.enter("del 0 1")
    #expect(prompt.terminal.transcript.contains("kept in memory only"))
    #expect(prompt.type(Keys.up, showing: "tvsh> del 0 1"))
  }
}
