import HeadlessTable
import TableRender
import TableScript
import Testing

@testable import TableShell

/// A session that is played again does the same, with every call to be seen.
struct SessionPlaybackTests {
  @Test func `every line is a step with its calls and the table after it`() throws {
    let session = Session(running: "edit on", "del 0 1")
    let steps = session.steps
    #expect(steps.map(\.line) == ["edit on", "del 0 1"])
    #expect(
      steps[1].reply
        == """
          data-source: commit delete 0.1
            data: remove 0.1 "吉林"
            table: delete-rows 0.1 with automatic

        """
    )
    let names = steps[1].events.compactMap(\.name)
    #expect(names.starts(with: [.commit, .deleteRows, .numberOfSections, .numberOfRows]))
    #expect(steps[1].events.map(\.depth).prefix(4) == [1, 2, 2, 3])
    #expect(steps[0].table.numberOfRows(inSection: 0) == 4)
    #expect(steps[1].table.numberOfRows(inSection: 0) == 3)
    #expect(steps[0].data.rowCount(inSection: 0) == 4)
    #expect(steps[1].data.rowCount(inSection: 0) == 3)
  }

  @Test(arguments: ["trace off", "trace all", "trace only can-edit", "trace names swift"])
  func `what a trace hides, a playback sees, and the reply stays`(trace: String) {
    let session = Session(running: trace)
    let reply = session.type("edit on")
    let step = session.steps[1]
    #expect(step.reply == reply)
    #expect(step.events.contains { $0.name == .editingStyle })
    session.type("reload-data")
    #expect(session.steps[2].events.contains { $0.name == .cell })
  }

  @Test func `files are read as they were, and nothing is written`() {
    let files = CountedFiles(["a.tvsh": "edit on\ndel 0 1\n", "b.json": #"{"sections":[]}"#])
    let session = Session(running: "source a.tvsh", "save c.json", "load b.json", files: files)
    files.contents = [:]
    let writes = files.writes
    let steps = session.steps
    #expect(files.writes == writes && files.contents.isEmpty)
    #expect(steps[0].commands.map(\.label) == ["source a.tvsh", "edit on", "del 0 1"])
    #expect(steps[0].commands.map(\.sourceDepth) == [0, 1, 1])
    #expect(steps[0].data.rowCount(inSection: 0) == 3)
    #expect(steps[2].data.sectionCount == 0)
    #expect(steps.allSatisfy { !$0.isMistake })
  }

  @Test func `a file that could not be read or written is missing again`() {
    let files = CountedFiles()
    files.refusesWriting = true
    let session = Session(running: "load a.json", "save b.json", files: files)
    files.contents["a.json"] = #"{"sections":[]}"#
    files.refusesWriting = false
    #expect(session.steps.map(\.isMistake) == [true, true])
    #expect(session.steps[1].reply.contains("No space left on device"))
  }

  @Test func `an exception keeps its numbers and its block`() throws {
    let session = Session(running: "table del 0 1; show", "dle", "expect sections 3")
    let steps = session.steps
    let exception = try #require(steps[0].exception)
    guard case .invalidRowCount(let counts) = exception.refusal else {
      Issue.record("\(exception.refusal)")
      return
    }
    #expect(counts.deleted == 1)
    #expect(exception.block.hasPrefix("*** Terminating app"))
    #expect(exception.block.contains("  section 0: 4 before + 0 inserted - 1 deleted"))
    #expect(exception.block.hasSuffix("  rolled back to before the update\n"))
    #expect(steps[0].commands.map(\.label) == ["table del 0 1", "show"])
    #expect(!steps[0].isMistake)
    #expect(steps[1].commands.isEmpty && steps[1].isMistake)
    #expect(steps[2].isMistake && steps[2].exception == nil)
  }

  @Test func `lines about a recording are left out, but played`() {
    let files = CountedFiles()
    let session = Session(
      running: "del 0 1", "record a.tvsh", "del 0 0", "record off", files: files)
    #expect(session.steps.map(\.line) == ["del 0 1", "del 0 0"])
    #expect(session.steps.allSatisfy { !$0.isMistake })
  }

  @Test func `a playback inside a line stops where the line has come to`() throws {
    let session = Session(running: "edit on")
    session.typedStatements = try Parser.parse(SourceText("del 0 0; show; del 0 0; del 0 0"))
    session.runsTypedLine = true
    session.commandsOfLine = 2
    let steps = session.steps
    #expect(steps.count == 2)
    #expect(steps[1].commands.map(\.label) == ["del 0 0", "show"])
    #expect(steps[1].data.rowCount(inSection: 0) == 3)
  }

  @Test func `a session that is too long cannot be played again`() {
    let session = Session(running: "edit on")
    let long = "# " + String(repeating: "x", count: Limits.lineBytes - 10)
    for _ in 0...Limits.journalBytes / Limits.lineBytes { session.type(long) }
    #expect(throws: SessionPlayback.Failure.tooLong) { try SessionPlayback(of: session) }
  }

  @Test func `batches, gestures and undo end where the session ended`() {
    let session = Session(
      running: "edit on", "begin", "del 0 1", "ins 0 0 \"一\"", "end", "drag 0.0 to 1.1",
      "edit off", "swipe 0 0", "confirm", "undo", "data set 0 0 \"旧\"")
    let step = session.steps.last
    var buffer = ByteBuffer()
    if let step {
      TableJSON(step.table, data: step.data, answers: step.answers).write(into: &buffer)
    }
    #expect(buffer.text == session.dump)
  }
}

extension TraceEvent {
  /// The name of a call or callback.
  var name: EventName? {
    if case .call(let name, _, _) = content { name } else { nil }
  }
}
