import TestSupport
import Testing

/// What `tvsh test` and long replays show to a person at a terminal, and to nobody else.
struct TerminalReportTests {
  private func run(
    _ line: String, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> PseudoTerminal {
    var variables = ["TERM": "xterm", "HOME": folder.path, "PATH": "/usr/bin:/bin"]
    variables["TVSH"] = Products.path("tvsh")
    variables.merge(environment) { $1 }
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "cd '\(folder.path)' && \(line)"], environment: variables)
    #expect(terminal.exitStatus() != nil)
    return terminal
  }

  private func world() -> TemporaryFolder {
    let folder = TemporaryFolder()
    folder.write("good.tvsh", "# a\n".utf8)
    folder.write("good.transcript", "tvsh> # a\n".utf8)
    folder.write("bad.tvsh", "# a\n".utf8)
    folder.write("bad.transcript", "tvsh> # b\n".utf8)
    return folder
  }

  @Test func `a terminal gets colours and times, and the last line stays the last`() throws {
    let terminal = try run("\"$TVSH\" test", in: world())
    let text = terminal.transcript
    #expect(text.contains("\u{1B}[38;5;28mok\u{1B}[0m      good.tvsh  "))
    #expect(text.contains("\u{1B}[1;38;5;160mFAILED\u{1B}[0m  bad.tvsh: the script is not the one"))
    #expect(text.contains("\u{1B}[38;5;160m-tvsh> # b\u{1B}[0m"))
    #expect(text.contains("2 tests in "))
    #expect(text.hasSuffix("\r\n1 passed, 1 failed\r\n"))
  }

  @Test func `a pipe gets neither, unless it asks for colours`() throws {
    let plain = try run("\"$TVSH\" test | cat", in: world()).transcript
    #expect(!plain.contains("\u{1B}"))
    #expect(plain.contains("ok      good.tvsh\r\n1 passed"))
    let colored = try run("\"$TVSH\" test --color always | cat", in: world()).transcript
    #expect(colored.contains("\u{1B}[38;5;28mok\u{1B}[0m      good.tvsh\r\n1 passed"))
  }

  private static let slowly = "{ sleep 1.3; echo '# a'; sleep 0.2; echo '# b'; }"

  @Test func `a replay of more than a second says how far it is, and cleans up`() throws {
    let folder = TemporaryFolder()
    let terminal = try run("\(Self.slowly) | \"$TVSH\" --echo > out", in: folder)
    #expect(terminal.transcript.contains("tvsh: standard input, line 1"))
    #expect(terminal.screen.text == [])
    #expect(folder.read("out") == Array("tvsh> # a\ntvsh> # b\n".utf8))
  }

  @Test(arguments: ["2> errors", "2> /dev/null", ""])
  func `progress is for terminals that can take it back`(redirection: String) throws {
    let folder = TemporaryFolder()
    let environment = redirection.isEmpty ? ["TERM": "dumb"] : [:]
    let terminal = try run(
      "\(Self.slowly) | \"$TVSH\" \(redirection)", in: folder, environment: environment)
    #expect(terminal.output == [])
    #expect(folder.read("errors") ?? [] == [])
  }
}
