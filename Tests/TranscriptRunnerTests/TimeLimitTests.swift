import TableShell
import Testing
import TranscriptRunner

/// Scripts that take too long, with a clock that the tests turn.
struct TimeLimitTests {
  /// A clock that goes on by so many seconds whenever it is looked at.
  private final class Clock {
    private var time = ContinuousClock.now
    private let step: Int

    init(step: Int) {
      self.step = step
    }

    func now() -> ContinuousClock.Instant {
      time += .seconds(step)
      return time
    }
  }

  private func outcome(limit: Duration?, step: Int) -> ScriptOutcome {
    let clock = Clock(step: step)
    let runner = TranscriptRunner(timeLimit: limit, now: clock.now)
    let host = ScratchHost(files: MemoryFiles([:]), folder: nil)
    return runner.run(Array("# a\n# b\n# c\n# d\n".utf8), name: "x.tvsh", host: host)
  }

  @Test func `the time is up behind the line that used it up`() {
    let late = outcome(limit: .seconds(5), step: 2)
    #expect(late.overdueLine == TypedLine(number: 3, text: "# c"))
    #expect(late.transcript == Array("tvsh> # a\ntvsh> # b\ntvsh> # c\n".utf8))
    #expect(outcome(limit: .seconds(8), step: 2).overdueLine == nil)
    #expect(outcome(limit: nil, step: 1_000).overdueLine == nil)
  }

  @Test func `a test that ran out of time fails by its line, and is not recorded`() throws {
    let files = MemoryFiles(["a.tvsh": "# a\n# b\n"])
    let suite = GoldenSuite(files: files, recordMode: .all) { _, _, _ in
      ScriptOutcome(
        transcript: Array("tvsh> # a\n".utf8), overdueLine: TypedLine(number: 2, text: "# b"))
    }
    let tests = try TestDiscovery.tests(in: ["a.tvsh"], files: files)
    let failures = suite.result(of: tests[0]).failures
    #expect(failures.map(\.summary) == ["the time limit ran out at line 2, # b"])
    #expect(
      failures.map { $0.details() } == [
        "give it more: tvsh test --timeout SECONDS (0 for no limit)\n"
      ])
    #expect(files.kind(of: "a.transcript") == .missing)
  }

  @Test func `each line is announced before it runs`() {
    var runner = TranscriptRunner()
    var numbers: [Int] = []
    runner.onLine = { numbers.append($0) }
    let host = ScratchHost(files: MemoryFiles([:]), folder: nil)
    _ = runner.run(Array("# a\n\n# c\n".utf8), name: "x.tvsh", host: host)
    #expect(numbers == [1, 2, 3])
  }
}
