import HeadlessTable
import Testing

@testable import TableShell

/// What `export` writes where, and when it does not.
struct ExportTests {
  private func export(_ name: String, after lines: String...) -> (reply: String, text: String?) {
    let files = CountedFiles()
    let session = Session(host: files, options: SessionOptions())
    for line in lines { session.type(line) }
    return (session.type("export \(name)"), files.contents[name])
  }

  @Test func `the ending of a file chooses its format`() {
    #expect(export("a.mmd", after: "edit on").text?.hasPrefix("sequenceDiagram\n") == true)
    #expect(export("a.HTML", after: "edit on").text?.hasPrefix("<!DOCTYPE html>\n") == true)
    #expect(export("删除.txt", after: "undo", "edit off", "quit").text == Self.transcript)
    let (reply, text) = export("a.png")
    #expect(reply.contains("error: no format for a.png: .mmd, .html, .txt\n"))
    #expect(text == nil)
  }

  private static let transcript = """
    tvsh> undo
          ^
    error: nothing to undo
    tvsh> edit off
      table: set-editing off animated
    tvsh> quit

    """

  @Test func `a file that cannot be written is a mistake, in a playback too`() {
    let files = CountedFiles()
    files.refusesWriting = true
    let session = Session(running: "edit on", "export a.mmd", files: files)
    files.refusesWriting = false
    #expect(session.steps[1].isMistake)
    #expect(session.type("export b.mmd").isEmpty)
    #expect(session.steps.map(\.isMistake) == [false, true, false])
  }

  @Test(arguments: ["a.mmd", "a.html", "a.txt"])
  func `a session that is too long says so`(name: String) {
    let session = Session(running: "edit on")
    let long = "# " + String(repeating: "x", count: Limits.lineBytes - 10)
    for _ in 0...Limits.journalBytes / Limits.lineBytes { session.type(long) }
    #expect(session.type("export \(name)").contains("error: the session is longer than 16 MiB"))
  }

  @Test func `a page of too many lines is refused, a diagram is drawn`() {
    let session = Session(running: "edit on")
    for _ in 0..<Limits.pageLines { session.type("#") }
    let reply = session.type("export a.html")
    #expect(reply.contains("error: a page shows at most 2000 lines, the session has 2001\n"))
    #expect(session.type("export a.mmd").isEmpty)
  }

  @Test func `an export in a file or behind other commands ends there`() {
    let files = CountedFiles(["a.tvsh": "edit on\ndel 0 0; export a.mmd; del 0 0\n"])
    let session = Session(running: "source a.tvsh", files: files)
    let drawn = files.contents["a.mmd"] ?? ""
    #expect(drawn.split(separator: "commit delete 0.0").count == 2)
    #expect(session.steps.last?.data.rowCount(inSection: 0) == 2)
  }

  @Test func `a handler cannot export`() {
    let session = Session(running: "edit on", "on commit 'export a.mmd'")
    #expect(session.type("del 0 0").contains("error: export cannot stand in a handler"))
  }

  @Test func `exports of exports do not grow`() {
    let files = CountedFiles()
    let session = Session(running: "edit on", files: files)
    for _ in 0..<40 { session.type("export a.html") }
    #expect(files.contents["a.html"]?.split(separator: "<section").count == 3)
    #expect(files.writes == 40)
  }
}
