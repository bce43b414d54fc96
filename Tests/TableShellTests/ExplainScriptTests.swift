import HeadlessTable
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

  @Test(arguments: [
    ("section 0. ", "section 0.  ", "set ios 12"),
    ("out).", "out). Table view: <V: 0x1>", "set ios 17"),
    ("section 0. ", "section 0.\n", "new empty"), ("section 0. ", "section 0. ", "new empty"),
  ])
  func `a script begins with a version where the words are not those of 13`(
    part: String, logged: String, first: String
  ) {
    let text = ExplainTests.rows(before: 4, after: 4, inserted: 0, deleted: 1)
    #expect(text.contains(part))
    #expect(script(text.replacing(part, with: logged))?.first == first)
  }

  @Test func `a sum of iOS 17 that lacks rows keeps its form, which is no list`() {
    let text = ExplainTests.rows(before: 4, after: 3) + " Table view: <UITableView: 0x1>"
    #expect(script(text)?.first == "new empty")
  }

  @Test func `a section that is gone at the end is there to move a row out of`() {
    let text = """
      attempt to move index path (<NSIndexPath: 0x1> {length = 2, path = 1 - 0}) to index path \
      (<NSIndexPath: 0x2> {length = 2, path = 2 - 0}) in section that does not exist - there are only 1 \
      sections after the update
      """
    #expect(
      script(text) == [
        "new empty", "data ins-section 0 \"S0\"", "data ins-section 1 \"S1\" \"1.0\"",
        "reload-data", "begin", "data del-section 1", "table move 1.0 2.0", "end",
      ])
  }

  @Test func `what a script cannot say in the words of its log is said above it`() {
    let twice = "attempt to move section 1 to both section 3 and section 2"
    #expect(script(twice)?.first?.hasPrefix("# the lower number comes first here") == true)
    #expect(script(twice)?.contains("table move-section 1 3") == true)
    let sections = ExplainTests.sections(before: 3, after: 1).replacing("table", with: "collection")
    #expect(script(sections)?.first?.hasPrefix("# a table view here, a collection view") == true)
    let items = ExplainTests.rows(before: 3, after: 1).replacing("rows", with: "items")
    #expect(script(items)?.first?.hasPrefix("# rows here, items in the log") == true)
  }

  @Test(arguments: [
    "attempt to move section 1 to both section 3 and section 3",
    "attempt to move both section 1 and section 1 to section 3",
    "*** -[__NSArrayM insertObject:atIndex:]: index 3 beyond bounds [0 .. 2]",
    "returned an invalid target index path (section: 0, row: 1) because there are only "
      + "2 rows in this section of the table view.",
    "returned an invalid target index path (section: 0, row: 1) because there are only "
      + "2 sections in the table view.",
  ])
  func `a message that contradicts itself makes no script`(text: String) {
    #expect(RefusalReader.read(text)?.isComplete == true)
    #expect(script(text) == nil)
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

  @Test func `an insert of a list where a row moves is half of a reload`() throws {
    let text = """
      Invalid batch updates detected: the number of sections and/or rows returned by the data source \
      before and/or after performing the batch updates are inconsistent with the updates.
      Data source before updates = { 2 sections with row counts: [2, 1] }
      Data source after updates = { 2 sections with row counts: [0, 2] }
      Updates = [
      \tDelete row (1 - 0),
      \tInsert row (1 - 0),
      \tMove row (0 - 1) to (1 - 0)
      ]
      """
    let lines = try #require(script(text))
    #expect(lines.suffix(3) == ["table reload 1.0", "table move 0.1 1.0", "end"])
    #expect(script(text.replacing("Delete row (1 - 0)", with: "Delete row (0 - 0)")) == nil)
  }

  @Test func `absurd numbers in a list never trap`() {
    let numbers = ["0", "1", "\(Int.max)", "-\(Int.max)", "-9223372036854775808"]
    for section in numbers {
      for row in numbers {
        let path = "(\(section) - \(row))"
        let text = """
          Invalid batch updates detected: the number of sections and/or rows returned by the data \
          source before and/or after performing the batch updates are inconsistent with the updates.
          Data source before updates = { 1 section with row counts: [\(Int.max)] }
          Data source after updates = { 1 section with row counts: [\(Int.min)] }
          Updates = [
          \tDelete row \(path), Delete row (-9 - -9)
          \tInsert row \(path), Insert section (\(section)), Insert section (\(Int.max))
          \tMove row (0 - 1) to \(path)
          ]
          """
        #expect(RefusalReader.read(text)?.batch?.sectionMismatch?.inserted == 2)
        #expect(script(text) == nil)
      }
    }
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
