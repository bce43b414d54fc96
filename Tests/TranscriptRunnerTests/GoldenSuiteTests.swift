import TableShell
import Testing
import TranscriptRunner

struct GoldenSuiteTests {
  /// A script whose transcript is its lines in capitals; `unmet` in it is an unmet expectation.
  private func fakeRun(_ script: [UInt8], _ name: String, _ host: any Host) -> ScriptOutcome {
    let text = String(decoding: script, as: UTF8.self)
    let unmet: [TypedLine] =
      text.contains("unmet") ? [TypedLine(number: 1, text: "unmet")] : []
    return ScriptOutcome(transcript: Array(text.uppercased().utf8), unmetExpectations: unmet)
  }

  private func result(
    _ files: MemoryFiles, record: GoldenSuite.RecordMode? = nil
  ) throws -> TestResult {
    let tests = try TestDiscovery.tests(in: ["."], files: files)
    try #require(tests.count == 1)
    return GoldenSuite(files: files, recordMode: record, run: fakeRun).result(of: tests[0])
  }

  @Test func `a transcript that is its golden passes`() throws {
    let files = MemoryFiles(["a.tvsh": "show\n", "a.transcript": "SHOW\n"])
    #expect(try result(files) == TestResult(name: "a.tvsh", failures: []))
  }

  @Test func `a difference fails and names the command that accepts it`() throws {
    let files = MemoryFiles(["my dir/a.tvsh": "show\n", "my dir/a.transcript": "shown\n"])
    let failure = try #require(try result(files).failures.first)
    #expect(failure.details().hasSuffix("accept it: tvsh test --record failed 'my dir/a.tvsh'\n"))
    #expect(failure.details().contains("-shown\n+SHOW\n"))
  }

  @Test func `a missing golden and a missing script fail`() throws {
    let lonely = try result(MemoryFiles(["a.tvsh": "show\n"]))
    #expect(lonely.failures.map(\.summary) == ["no golden a.transcript"])
    let orphan = try result(MemoryFiles(["a.transcript": "SHOW\n"]))
    #expect(orphan.name == "a.transcript")
    #expect(orphan.failures.map(\.summary) == ["a golden without its script a.tvsh"])
  }

  @Test func `an unmet expectation fails even where the golden records it`() throws {
    let files = MemoryFiles(["a.tvsh": "unmet\n", "a.transcript": "UNMET\n"])
    #expect(
      try result(files).failures.map(\.summary) == ["line 1, an unmet expectation: unmet"])
  }

  @Test func `a golden out of form fails and says why`() throws {
    let files = MemoryFiles(["a.tvsh": "show\n", "a.transcript": "\u{FEFF}SHOW\n"])
    let failure = try #require(try result(files).failures.first)
    #expect(failure.details().hasPrefix("a.transcript begins with a byte order mark\n"))
  }

  @Test func `a transcript that cannot be a golden fails and is not recorded`() throws {
    let files = MemoryFiles(["a.tvsh": "show \n", "a.transcript": "SHOW \n"])
    let failures = try result(files, record: .all).failures
    #expect(
      failures.map(\.summary) == [
        "its transcript cannot be a golden: it has a blank at a line's end (line 1)"
      ])
    #expect(files.text("a.transcript") == "SHOW \n")
  }

  @Test(arguments: [
    (GoldenSuite.RecordMode.new, true, false, false), (.failed, true, true, false),
    (.all, true, true, true),
  ])
  func `each record mode writes the goldens it names, and what is written fails the run`(
    mode: GoldenSuite.RecordMode, missing: Bool, differing: Bool, same: Bool
  ) throws {
    for (golden, isWritten) in [(nil, missing), ("old\n", differing), ("SHOW\n", same)] {
      let files = MemoryFiles(["a.tvsh": "show\n"])
      files.contents["a.transcript"] = golden.map { Array($0.utf8) }
      let result = try result(files, record: mode)
      #expect((result.failures == [.recorded("a.transcript")]) == isWritten)
      if isWritten { #expect(files.text("a.transcript") == "SHOW\n") }
      if !isWritten { #expect(files.text("a.transcript") == golden) }
    }
  }

  @Test func `a golden that cannot be written is said to be so`() throws {
    let files = MemoryFiles(["a.tvsh": "show\n"])
    files.refusesWriting = true
    #expect(
      try result(files, record: .new).failures.map(\.summary)
        == ["cannot write a.transcript: No space left on device"])
  }
}
