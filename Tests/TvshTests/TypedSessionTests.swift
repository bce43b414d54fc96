import TestSupport
import Testing

/// A session typed key by key: what stands on the screen and what was recorded is what a replay of
/// the same lines prints, byte for byte.
struct TypedSessionTests {
  private static let script = """
    edit on
    style 2 insert
    begin
    del 0 1
    ins 0 3 "吉林"
    end
    move 1 0
    ins 0 3 "吉林省"
    quit

    """

  /// Types the script, with edits in the middle of 吉林 and a line from the history.
  private func typeSession(at prompt: Prompt, recalling: Bool = true) -> Int32? {
    for line in ["edit on", "style 2 insert", "begin", "del 0 1"] { prompt.enter(line) }
    let edits = Keys.left + Keys.left + Keys.backspace + "吉"
    prompt.enter("ins 0 3 \"春林\"" + edits)
    prompt.enter("end")
    prompt.enter("move 1 0")
    if recalling { prompt.enter(Keys.up + Keys.up + Keys.up + Keys.left + "省") }
    return prompt.quit()
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8", "xx_XX.UTF-8"])
  func `screen, recording and replay are the same in every locale`(locale: String) throws {
    let prompt = try Prompt(["LC_ALL": locale])
    let recording = "\(prompt.home.path)/typed.transcript"
    prompt.enter("record \(recording)")
    #expect(typeSession(at: prompt) == 0)
    let recorded = try #require(prompt.file("typed.transcript"))
    #expect(prompt.screen == "tvsh> record \(recording)\n" + recorded)
    #expect(prompt.terminal.screen.unknown == [])
    let tvsh = try Tvsh(files: ["typed.tvsh": Self.script], environment: ["LC_ALL": locale])
    #expect(try tvsh.run("typed.tvsh") == .init(output: recorded))
    #expect(try tvsh.run(recording) == .init(output: recorded))
  }

  @Test func `a recording as a script holds the lines as they were edited`() throws {
    let prompt = try Prompt()
    prompt.enter("record \(prompt.home.path)/typed.tvsh")
    #expect(typeSession(at: prompt) == 0)
    #expect(prompt.file("typed.tvsh") == Self.script)
  }

  @Test func `the blank that Tab leaves at the end of a line is no part of it`() throws {
    let prompt = try Prompt()
    prompt.enter("record \(prompt.home.path)/typed.tvsh")
    prompt.enter("edit o\tn")
    prompt.enter("sho\t")
    #expect(prompt.quit() == 0)
    #expect(prompt.file("typed.tvsh") == "edit on\nshow\nquit\n")
  }

  /// So that the tests above cannot pass through a reader that edits nothing.
  @Test(arguments: ["dumb", nil])
  func `without a capable terminal arrow keys do not edit, and no control sequence is sent`(
    term: String?
  ) throws {
    let prompt = try Prompt(["TERM": term])
    prompt.enter("record \(prompt.home.path)/typed.tvsh")
    #expect(typeSession(at: prompt, recalling: false) == 0)
    #expect(!prompt.terminal.output.contains(0x1B))
    let recorded = try #require(prompt.file("typed.tvsh"))
    #expect(recorded.hasPrefix("edit on\nstyle 2 insert\nbegin\ndel 0 1\n"))
    #expect(recorded.contains("\u{1B}[D"))
    #expect(!recorded.contains("\"吉林\""))
  }
}
