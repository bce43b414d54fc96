import Testing
import TranscriptRunner

struct TestReportTests {
  private let passed = TestResult(name: "a.tvsh", failures: [])
  private let failed = TestResult(
    name: "b&c.tvsh",
    failures: [
      .missingGolden(GoldenTest(stem: "b&c", hasScript: true, hasGolden: false)),
      .unmetExpectation(TypedLine(number: 2, text: "expect rows 0 \"\u{1}\"")),
    ])

  @Test func `the pretty report has a line a test, and below a failure what helps`() {
    var report = PrettyReport()
    #expect(report.text(for: passed) == "ok      a.tvsh\n")
    #expect(
      report.text(for: failed) == """
        FAILED  b&c.tvsh: no golden b&c.transcript
          record it: tvsh test --record new 'b&c.tvsh'
        FAILED  b&c.tvsh: line 2, an unmet expectation: expect rows 0 "\u{1}"

        """)
    #expect(report.closing() == "")
  }

  @Test func `on a terminal the report has times, and the slowest test above the last line`() {
    var report = PrettyReport(showsTimes: true)
    var quick = passed
    quick.duration = .milliseconds(7)
    var slow = TestResult(name: "c.tvsh", failures: [])
    slow.duration = .milliseconds(1_257)
    #expect(report.text(for: quick) == "ok      a.tvsh  7 ms\n")
    #expect(report.text(for: slow) == "ok      c.tvsh  1.25 s\n")
    #expect(report.closing() == "2 tests in 1.26 s, 1.25 s of them for c.tvsh\n")
  }

  @Test func `colours tell what passed, what failed, and the two sides of a difference`() throws {
    let difference = try #require(
      TranscriptDifference(
        golden: Array("tvsh> a\n  x\n".utf8), transcript: Array("tvsh> a\n  y\n".utf8),
        goldenName: "a.transcript", scriptName: "a.tvsh"))
    let test = GoldenTest(stem: "a", hasScript: true, hasGolden: true)
    let result = TestResult(
      name: "a.tvsh", failures: [.differs(test, difference, goldenFault: nil)])
    var report = PrettyReport(colors: .terminal)
    #expect(report.text(for: passed) == "\u{1B}[38;5;28mok\u{1B}[0m      a.tvsh\n")
    let text = report.text(for: result)
    #expect(text.hasPrefix("\u{1B}[1;38;5;160mFAILED\u{1B}[0m  a.tvsh: the reply to line 1, a:"))
    #expect(text.contains("\n  \u{1B}[38;5;160m-  x\u{1B}[0m\n  \u{1B}[38;5;28m+  y\u{1B}[0m\n"))
    #expect(text.contains("\n   tvsh> a\n"))
  }

  @Test func `the JUnit report is one document with all results`() {
    var report = JUnitReport()
    #expect(report.text(for: passed) == "")
    #expect(report.text(for: failed) == "")
    #expect(
      report.closing() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="2" failures="1">
          <testsuite name="tvsh" tests="2" failures="1">
            <testcase classname="tvsh" name="a.tvsh"/>
            <testcase classname="tvsh" name="b&amp;c.tvsh">
              <failure message="no golden b&amp;c.transcript">record it: tvsh test --record new 'b&amp;c.tvsh'
        </failure>
              <failure message="line 2, an unmet expectation: expect rows 0 &quot;\u{FFFD}&quot;"></failure>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `the last line counts`() {
    var tally = TestTally()
    tally.count(passed)
    tally.count(failed)
    #expect(tally.line == "1 passed, 1 failed\n")
  }
}
