import Testing
import TranscriptRunner

struct TranscriptDifferenceTests {
  private func compare(_ golden: String, _ transcript: String) -> TranscriptDifference? {
    TranscriptDifference(
      golden: Array(golden.utf8), transcript: Array(transcript.utf8),
      goldenName: "demo.transcript", scriptName: "demo.tvsh")
  }

  private let golden = """
    tvsh> del 0 1
      data-source: commit delete 0.1
        data: remove 0.1 "吉林"
    tvsh> show
      section 0 "东北"
        0.0 "黑龙江"
    tvsh> dump
    {"data":[]}

    """

  @Test func `the same bytes do not differ`() {
    #expect(compare(golden, golden) == nil)
  }

  @Test func `a difference in words names the command and says that only the text differs`() throws
  {
    let now = golden.replacing("commit", with: "did-commit")
    let difference = try #require(compare(golden, now))
    #expect(difference.summary == "the reply to line 1, del 0 1: only the text differs")
    #expect(
      difference.unifiedDiff == """
        --- demo.transcript
        +++ demo.tvsh
        @@ -1,5 +1,5 @@ tvsh> del 0 1
         tvsh> del 0 1
        -  data-source: commit delete 0.1
        +  data-source: did-commit delete 0.1
             data: remove 0.1 "吉林"
         tvsh> show
           section 0 "东北"

        """)
  }

  @Test func `rows drawn, dumped or changed mean that the table differs`() throws {
    for (old, new) in [("黑龙江", "辽宁"), ("[]", "[1]"), ("remove 0.1", "remove 0.2")] {
      let difference = try #require(compare(golden, golden.replacing(old, with: new)))
      #expect(difference.tableDiffers)
      #expect(!difference.scriptChanged)
    }
  }

  @Test func `the command counts among the typed lines`() throws {
    let difference = try #require(compare(golden, golden.replacing("[]", with: "[1]")))
    #expect(difference.command == TypedLine(number: 3, text: "dump"))
    #expect(difference.unifiedDiff.contains("tvsh> dump\n-{\"data\":[]}\n+{\"data\":[1]}\n"))
  }

  @Test func `another script is said to be one`() throws {
    let difference = try #require(
      compare(golden, golden.replacing("> show", with: "> show data")))
    #expect(difference.scriptChanged)
    #expect(
      difference.summary == "the script is not the one recorded, first at line 2, show data")
  }

  @Test func `blanks at a line's end and a missing line end can be seen`() throws {
    let blank = try #require(compare("tvsh> a\n  x \n", "tvsh> a\n  x\n"))
    #expect(blank.unifiedDiff.contains("-  x·\n+  x\n"))
    let open = try #require(compare("tvsh> a\n  x", "tvsh> a\n  x\n"))
    #expect(open.unifiedDiff.contains("-  x\n\\ no line end\n+  x\n"))
  }

  @Test func `far places have hunks of their own, each headed by its command`() throws {
    let old = (0..<20).map { "tvsh> say \($0)\n  \($0)\n" }.joined()
    let new = old.replacing("\n  3\n", with: "\n  three\n").replacing("\n  15\n", with: "\n  x\n")
    let difference = try #require(compare(old, new))
    let heads = difference.unifiedDiff.split(separator: "\n").filter { $0.hasPrefix("@@") }
    #expect(heads == ["@@ -5,7 +5,7 @@ tvsh> say 3", "@@ -29,7 +29,7 @@ tvsh> say 15"])
  }

  @Test func `a long difference is cut, and says how much is left`() throws {
    let old = (0..<1000).map { "old \($0)\n" }.joined()
    let new = (0..<1000).map { "new \($0)\n" }.joined()
    let difference = try #require(compare(old, new))
    #expect(difference.unifiedDiff.hasSuffix("… and 1800 more lines that differ\n"))
    #expect(difference.unifiedDiff.split(separator: "\n").count == 200 + 4)
  }
}
