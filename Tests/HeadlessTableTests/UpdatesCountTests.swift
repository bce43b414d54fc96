import HeadlessTable
import Testing

struct UpdatesCountTests: UpdatesTests {
  private let rowsText =
    "The number of rows contained in an existing section after the update (4) must be equal to"
    + " the number of rows contained in that section before the update (4), plus or minus the"
    + " number of rows inserted or deleted from that section (0 inserted, 2 deleted) and plus or"
    + " minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
  private let sectionsText =
    "The number of sections contained in the table view after the update (2) must be equal to"
    + " the number of sections contained in the table view before the update (2), plus or minus"
    + " the number of sections inserted or deleted (0 inserted, 1 deleted)."

  @Test(arguments: [
    (7, "  ", ""), (12, "  ", ""), (13, " ", ""), (16, " ", ""),
    (17, " ", " Table view: <UITableView: 0x…>"), (26, " ", " Table view: <UITableView: 0x…>"),
  ])
  func `count texts change with the version`(ios: Int, gap: String, end: String) {
    #expect(
      reason([.delete(0, 0), .delete(0, 1)], before: [4], after: [4], ios: ios)
        == "Invalid update: invalid number of rows in section 0.\(gap)\(rowsText)\(end)")
    #expect(
      reason([.deleteSection(0)], before: [2, 2], after: [2, 2], ios: ios)
        == "Invalid update: invalid number of sections.\(gap)\(sectionsText)\(end)")
  }

  @Test func `a section with too few rows prints the updates from 17 on`() {
    #expect(
      reason([.reload(0, 0)], before: [30], after: [29], ios: 17)
        == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data \
        source before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 1 section with row counts: [30] }
        Data source after updates = { 1 section with row counts: [29] }
        Updates = [
        \tDelete row (0 - 0),
        \tInsert row (0 - 0)
        ]
        Table view: <UITableView: 0x…>
        """)
    #expect(
      reason([.reload(0, 0)], before: [30], after: [29], ios: 16)?
        .hasPrefix("Invalid update: invalid number of rows in section 0. The number") == true)
  }

  @Test func `the list has deletes descending, inserts ascending, then moves ascending`() {
    let changes: [Change] = [
      .insert(0, 1), .deleteSection(2), .move(path(1, 1), path(1, 0)), .moveSection(0, to: 0),
      .delete(0, 0), .reload(1, 3), .insertSection(2), .delete(0, 2), .insert(2, 0),
    ]
    let text = reason(changes, before: [4, 4, 4], after: [2, 4, 5], ios: 26)
    #expect(
      text?.split(separator: "\n").dropFirst().dropLast() == [
        "Data source before updates = { 3 sections with row counts: [4, 4, 4] }",
        "Data source after updates = { 3 sections with row counts: [2, 4, 5] }",
        "Updates = [",
        "\tDelete section (2),", "\tDelete row (1 - 3),", "\tDelete row (0 - 2),",
        "\tDelete row (0 - 0),",
        "\tInsert row (0 - 1),", "\tInsert row (1 - 3),", "\tInsert section (2),",
        "\tMove section (0) to (0),", "\tMove row (1 - 1) to (1 - 0)",
        "]",
      ])
  }

  @Test func `an empty batch lists no updates`() {
    #expect(reason([], before: [1], after: [0], ios: 17)?.contains("\nUpdates = [\n]\n") == true)
  }

  @Test func `the first wrong section decides the form`() {
    let more = reason([], before: [1, 1], after: [2, 0], ios: 17)
    #expect(more?.hasPrefix("Invalid update: invalid number of rows in section 0. ") == true)
    let fewer = reason([], before: [1, 1], after: [0, 2], ios: 17)
    #expect(fewer?.hasPrefix("Invalid batch updates detected: ") == true)
  }

  @Test func `the number of sections never takes the list form`() {
    #expect(
      reason([], before: [1, 1], after: [1], ios: 17)
        == "Invalid update: invalid number of sections. The number of sections contained in the"
        + " table view after the update (1) must be equal to the number of sections contained in"
        + " the table view before the update (2), plus or minus the number of sections inserted or"
        + " deleted (0 inserted, 0 deleted). Table view: <UITableView: 0x…>")
  }

  @Test func `reloaded sections count as inserted and deleted`() {
    #expect(
      refusal([.reloadSection(0)], before: [1], after: [1, 1])?.arithmetic == [
        "sections: 1 before + 1 inserted - 1 deleted = 1, but the data source answered 2"
      ])
  }

  @Test func `moves between sections count as moved in and out`() {
    let changes: [Change] = [.move(path(0, 1), path(1, 0)), .move(path(0, 0), path(0, 0))]
    guard case .invalidRowCount(let count) = refusal(changes, before: [2, 1], after: [1, 1]) else {
      Issue.record("section 1 lacks a row")
      return
    }
    #expect(count.section == 1)
    #expect((count.movedIn, count.movedOut) == (1, 0))
    #expect(count.expected == 2)
  }

  @Test func `a row that moves with its moved section is not counted as moved`() {
    let changes: [Change] = [.moveSection(0, to: 1), .move(path(0, 0), path(1, 1))]
    #expect(refusal(changes, before: [2, 5], after: [5, 2]) == nil)
  }

  @Test func `a reload is not counted where its section moves`() {
    #expect(
      reason([.reload(1, 0), .moveSection(1, to: 0)], before: [3, 3], after: [3, 3])?
        .hasPrefix("Invalid update: invalid number of rows in section 0. ") == true)
    #expect(
      refusal([.reload(1, 0), .moveSection(1, to: 0)], before: [3, 3], after: [2, 4]) == nil)
  }

  @Test func `the arithmetic of a count is one line`() {
    #expect(
      refusal([.delete(0, 0), .delete(0, 1)], before: [4], after: [4])?.arithmetic == [
        "section 0: 4 before + 0 inserted - 2 deleted + 0 moved in - 0 moved out = 2,"
          + " but the data source answered 4"
      ])
    #expect(
      refusal([.deleteSection(0)], before: [2, 2], after: [2, 2])?.arithmetic == [
        "sections: 2 before + 0 inserted - 1 deleted = 1, but the data source answered 2"
      ])
    #expect(refusal([.delete(0, 9)], before: [4], after: [4])?.arithmetic == [])
  }

  @Test func `a row is not reloaded into the place that another moves to`() {
    #expect(
      reason([.reload(0, 1), .move(path(0, 0), path(0, 1))], before: [3], after: [3])
        == "Attempt to create two animations for cell")
  }
}
