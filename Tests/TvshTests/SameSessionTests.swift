import TestSupport
import Testing

/// One session on all the ways that lead into the program, with a mistake, an exception and an
/// option in it: the replies are the same.
struct SameSessionTests {
  private static let lines = [
    "edit on", "style 2 insert", "dle 0 5", "del 0 9", "table del 0 1",
    "expect exception \"Invalid update\"", "begin", "del 0 1", "ins 0 3 \"吉林\"", "end",
    "move 1 0", "expect rows 0 5", "# 完", "", "show",
  ]
  private static let script = lines.map { $0 + "\n" }.joined()
  private static let options = [
    [], ["--names", "objc"], ["--lang", "zh-Hans"], ["--quiet"],
    ["--quiet", "--names", "swift", "--lang", "zh-Hant"],
  ]

  @Test(arguments: options)
  func `file, transcript, command and standard input`(options: [String]) throws {
    let tvsh = try Tvsh(files: ["a.tvsh": Self.script])
    func run(_ arguments: String..., input: String = "") throws -> Tvsh.Outcome {
      try tvsh.start(options + arguments, input: input).outcome()
    }
    let replay = try run("a.tvsh")
    #expect(replay.status == 1)
    #expect(replay.output.hasPrefix("tvsh> edit on\n"))
    #expect(replay.output.contains("  rolled back to before the update\n"))
    try tvsh.write(replay.output, to: "a.transcript")
    #expect(try run("a.transcript") == replay)
    #expect(try run("--echo", input: Self.script) == replay)
    #expect(try run("--echo", input: replay.output) == replay)
    #expect(try run("--echo", "-c", Self.script) == replay)
    #expect(try run("--echo", "-c", "edit on", "-c", Self.rest) == replay)
  }

  private static let rest = lines.dropFirst().map { $0 + "\n" }.joined()

  @Test(arguments: options)
  func `prompt and paste, recorded and replayed`(options: [String]) throws {
    let tvsh = try Tvsh(files: ["a.tvsh": Self.script])
    let replay = try tvsh.start(options + ["a.tvsh"], input: "").outcome()
    let prompt = try Prompt([:], options, columns: 1_000)
    prompt.enter("record \(prompt.home.path)/typed.transcript")
    for line in Self.lines { prompt.enter(line) }
    interrupt(prompt)
    #expect(prompt.quit("quit 4") == 4)
    let typed = try #require(prompt.file("typed.transcript"))
    #expect(session(in: typed) == replay.output)
    #expect(prompt.screen.contains(replay.output + "tvsh> half a line^C\ntvsh> quit 4\n"))
    let replayed = try tvsh.run("\(prompt.home.path)/typed.transcript")
    #expect(replayed == .init(4, output: typed))

    let paste = try Prompt([:], options, columns: 1_000)
    paste.enter("record \(paste.home.path)/typed.transcript")
    paste.enter(Keys.pasted(Self.script + "# pasted"))
    _ = paste.terminal.wait { $0.screen.text.suffix(2) == ["tvsh> # pasted", "tvsh>"] }
    #expect(paste.quit("quit 4") == 4)
    let pasted = try #require(paste.file("typed.transcript"))
    #expect(pasted.replacing("tvsh> # pasted\n", with: "") == typed)
  }

  /// Ctrl-C in the middle of a line, which leaves the session as it was.
  private func interrupt(_ prompt: Prompt) {
    prompt.type("half a line", showing: "tvsh> half a line")
    prompt.terminal.type(Keys.controlC)
    _ = prompt.terminal.wait { $0.screen.lastRow == Prompt.prompt && !$0.echoes }
  }

  /// A recording without the lines that set the options, and without its last line.
  private func session(in recording: String) -> String {
    let start = recording.firstRange(of: "tvsh> edit on\n")?.lowerBound ?? recording.endIndex
    let end = recording.firstRange(of: "tvsh> quit 4\n")?.lowerBound ?? recording.endIndex
    return start <= end ? String(recording[start..<end]) : recording
  }
}
