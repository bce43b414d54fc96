import Testing

@testable import TableShell

@Suite struct ExplainScriptTests {
  private func script(_ text: String) -> [String]? {
    explain(text: text).script.map { $0.split(separator: "\n").map(String.init) }
  }

  @Test func `a script has the rows of the message and announces what it tells`() {
    let text = ExplainTests.rows(before: 3, after: 5, inserted: 2, deleted: 1)
    #expect(
      script(text) == [
        "new empty",
        "data ins-section 0 \"S0\" \"0.0\" \"0.1\" \"0.2\"",
        "reload-data",
        "begin",
        "data ins 0.3 \"0.3\" \"0.4\"",
        "table del 0.0",
        "table ins 0.0-1",
        "end",
      ])
  }

  @Test func `moves go to and come from a section behind`() {
    let text = ExplainTests.rows(before: 2, after: 2, movedIn: 1, movedOut: 2)
    #expect(
      script(text) == [
        "new empty",
        "data ins-section 0 \"S0\" \"0.0\" \"0.1\"",
        "data ins-section 1 \"S1\" \"1.0\"",
        "reload-data",
        "begin",
        "data ins 1.1 \"1.1\"",
        "table move 0.0 1.0",
        "table move 0.1 1.1",
        "table move 1.0 0.0",
        "end",
      ])
  }

  @Test func `sections come and go in the data alone`() {
    #expect(
      script(ExplainTests.sections(before: 2, after: 1, deleted: 2)) == [
        "new empty", "data ins-section 0 \"S0\"", "data ins-section 1 \"S1\"", "reload-data",
        "begin",
        "data del-section 1", "table del-section 0-1", "end",
      ])
  }

  @Test func `many rows are written some to a line`() throws {
    let lines = try #require(script(ExplainTests.rows(before: 25, after: 24)))
    #expect(lines.count == 8)
    #expect(lines[3].hasPrefix("data ins 0.20 \"0.20\""))
    #expect(lines[6] == "data del 0.24")
  }

  @Test func `numbers beyond all tables make no script`() {
    #expect(script(ExplainTests.rows(before: 4_000_000_000, after: 1)) == nil)
    #expect(script(ExplainTests.rows(before: 4, after: 4)) == nil)
    let last = "attempt to delete section 999, but there are only 999 sections before the update"
    #expect(script(last)?.count == 1_002)
    #expect(script(last.replacing("999", with: "1001")) == nil)
    #expect(script("request for rect of header in invalid section (4)") == nil)
  }

  @Test func `the words before iOS 13 are asked for`() {
    let text = "-[UITableView _x]: row (3) beyond bounds (2) for section (0)."
    #expect(script(text)?.first == "set ios 12")
    #expect(script(text)?.last == "scroll 0.3")
  }

  @Test func `the lists of iOS 17 are replayed`() {
    let text = """
      Invalid batch updates detected: the number of sections and/or rows returned by the data source \
      before and after performing the batch updates are inconsistent with the updates. Data source before \
      updates = { 1 section with row counts: [3] } Data source after updates = { 1 section with row \
      counts: [0] } Updates = [ Delete row (0 - 1), Delete row (0 - 0) ]
      """
    #expect(
      script(text) == [
        "set ios 17", "new empty", "data ins-section 0 \"S0\" \"0.0\" \"0.1\" \"0.2\"",
        "reload-data",
        "begin", "data del 0.0-2", "table del 0.1", "table del 0.0", "end",
      ])
  }

  @Test(arguments: [
    (
      "attempt to delete section 5, but there are only 2 sections before the update",
      "table del-section 5"
    ),
    (
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update",
      "table ins 1.0"
    ),
    ("attempt to perform an insert and a move to the same section (1)", "end"),
    ("cannot move a row from a deleted section (2)", "end"),
    ("*** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]", "move 3 0"),
  ])
  func `a script ends in the command that is refused`(text: String, command: String) {
    #expect(script(text)?.last == command)
  }
}
