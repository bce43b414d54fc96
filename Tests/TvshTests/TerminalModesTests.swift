import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// However the program ends, its terminal is as it was before.
struct TerminalModesTests {
  /// A shell that runs the program at a terminal and notes the terminal's modes before and after.
  private final class Watched {
    let home = TemporaryFolder()
    let terminal: PseudoTerminal

    init(_ arguments: String, term: String = "xterm-256color") throws {
      let lines = String(repeating: "move 1 0\n", count: 300_000)
      home.write("long.tvsh", ("trace off\nsave begun.json\n" + lines).utf8)
      home.write("wrong.tvsh", "del 9 9\nshow\n".utf8)
      let script = """
        cd "$HOME"; trap : INT; stty -g >before
        sh -c 'echo $$ >pid; exec "$TVSH" \(arguments)'; echo $? >status; stty -g >after
        """
      terminal = try PseudoTerminal(
        "/bin/sh", ["-c", script],
        environment: [
          "TERM": term, "HOME": home.path, "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
          "TVSH": Products.path("tvsh"), "XDG_STATE_HOME": home.path + "/state",
        ])
    }

    func waitForPrompt() -> Bool {
      terminal.wait { $0.screen.lastRow == Prompt.prompt }
    }

    /// Waits until long.tvsh is being read; it then goes on for a while.
    func waitForLongScript() -> Bool {
      terminal.wait { [home] _ in home.read("begun.json") != nil }
    }

    func send(_ signal: Int32) {
      if let process = text("pid").flatMap({ Int32($0) }) { kill(process, signal) }
    }

    /// Waits for the end, and answers with the program's exit status.
    func status() -> Int32? {
      _ = terminal.exitStatus()
      return text("status").flatMap { Int32($0) }
    }

    func text(_ name: String) -> String? {
      home.read(name).map { String(decoding: $0.filter { $0 != 0x0A }, as: UTF8.self) }
    }

    var isAsBefore: Bool {
      guard let before = text("before"), !before.isEmpty else { return false }
      return text("after") == before
    }
  }

  @Test(arguments: ["xterm-256color", "dumb"])
  func `quit, Ctrl-D and signals at the prompt give the terminal back`(term: String) throws {
    let endings: [(status: Int32, end: (Watched) -> Void)] = [
      (0, { $0.terminal.type("quit\r") }), (7, { $0.terminal.type("quit 7\r") }),
      (0, { $0.terminal.type(Keys.controlD) }), (143, { $0.send(SIGTERM) }),
      (129, { $0.send(SIGHUP) }),
    ]
    for (status, end) in endings {
      let watched = try Watched("", term: term)
      #expect(watched.waitForPrompt())
      watched.terminal.type("# kept\r")
      #expect(
        watched.terminal.wait {
          $0.screen.text.contains("tvsh> # kept") && $0.screen.lastRow == Prompt.prompt
        })
      if term != "dumb" { _ = watched.terminal.wait { !$0.echoes } }
      end(watched)
      #expect(watched.status() == status)
      #expect(watched.isAsBefore, "\(watched.text("before") ?? ""), status \(status)")
      #expect(watched.text("state/tvsh/history")?.hasPrefix("# kept") == true)
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal while a command runs at the prompt gives the terminal back`(signal: Int32) throws {
    let watched = try Watched("")
    #expect(watched.waitForPrompt())
    watched.terminal.type("source long.tvsh\r")
    #expect(watched.waitForLongScript())
    watched.send(signal)
    #expect(watched.status() == 128 + signal)
    #expect(watched.isAsBefore)
    #expect(watched.text("state/tvsh/history") == "source long.tvsh")
  }

  @Test func `a replay that is interrupted, or ends at a mistake, leaves the terminal alone`()
    throws
  {
    let interrupted = try Watched("--no-echo long.tvsh long.tvsh")
    #expect(interrupted.waitForLongScript())
    interrupted.terminal.type(Keys.controlC)
    #expect(interrupted.status() == 130)
    #expect(interrupted.isAsBefore)
    #expect(interrupted.terminal.transcript.contains("tvsh: stopped at long.tvsh:"))
    for arguments in ["--bail wrong.tvsh", "-c \"nosuch\" --bail", "--nosuch", "test ."] {
      let watched = try Watched(arguments)
      #expect([1, 2].contains(watched.status()), "\(arguments)")
      #expect(watched.isAsBefore, "\(arguments)")
    }
  }
}
