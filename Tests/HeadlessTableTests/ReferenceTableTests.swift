import TestSupport
import Testing

import struct HeadlessTable.RowPath

/// The reference itself, tried on what Apple's guide shows and what crash reports say.
struct ReferenceTableTests {
  @Test func `the guide's listing of states deletes first, whatever the order of the calls`() {
    let table = ReferenceTable(loading: [
      ["Arizona", "California", "Delaware", "New Jersey", "Washington"]
    ])
    let states = ["Alaska", "Arizona", "California", "Georgia", "New Jersey", "Virginia"]
    let calls: [ReferenceTableCall] = [
      .insertRows([path(0, 0), path(0, 3), path(0, 5)]), .deleteRows([path(0, 2), path(0, 4)]),
    ]
    #expect(table.apply(calls, data: [states]) == .success([states]))
    #expect(table.apply(calls.reversed(), data: [states]) == .success([states]))
  }

  @Test func `a kept row shows its old text, a reloaded one the new text where it lands`() {
    let table = ReferenceTable(loading: [["a", "b", "c"]])
    let data = [["n0", "n1", "n2"]]
    let calls: [ReferenceTableCall] = [
      .deleteRows([path(0, 0)]), .insertRows([path(0, 0)]), .reloadRows([path(0, 1)]),
    ]
    #expect(table.apply(calls, data: data) == .success([["n0", "n1", "c"]]))
    #expect(table.newPaths(after: calls, data: data) == [path(0, 2): path(0, 2)])
  }

  @Test func `a reload does not follow the move of its section`() {
    let table = ReferenceTable(loading: [["a", "b", "c"], ["d", "e", "f"]])
    let data = [["d", "e", "f"], ["a", "b", "c"]]
    let result = table.apply([.reloadRows([path(1, 0)]), .moveSection(1, 0)], data: data)
    let text = """
      Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing \
      section after the update (3) must be equal to the number of rows contained in that section before \
      the update (3), plus or minus the number of rows inserted or deleted from that section (0 \
      inserted, 1 deleted) and plus or minus the number of rows moved into or out of that section (0 \
      moved in, 0 moved out).
      """
    #expect(refusal(result)?.text(ios: 9) == text)
    #expect(refusal(result)?.text(ios: 13) == text.replacing(".  The", with: ". The"))
    #expect(
      refusal(result)?.text(ios: 26)
        == text.replacing(".  The", with: ". The") + " Table view: <UITableView: 0x…>")
  }

  @Test func `where rows are missing, iOS 17 and later list the whole batch`() {
    let table = ReferenceTable(loading: [["a", "b", "c"], ["d", "e", "f"]])
    let calls: [ReferenceTableCall] = [.moveSection(1, 0), .reloadRows([path(1, 0)])]
    let result = table.apply(calls, data: [["d"], ["a", "b", "c"]])
    #expect(
      refusal(result)?.text(ios: 17)
        == """
        Invalid batch updates detected: the number of sections and/or rows returned by the data source \
        before and/or after performing the batch updates are inconsistent with the updates.
        Data source before updates = { 2 sections with row counts: [3, 3] }
        Data source after updates = { 2 sections with row counts: [1, 3] }
        Updates = [
        \tDelete row (1 - 0),
        \tInsert row (1 - 0),
        \tMove section (1) to (0)
        ]
        Table view: <UITableView: 0x…>
        """)
  }

  @Test func `what lies in a section that goes is dropped, but its moves are not`() {
    let table = ReferenceTable(loading: [["a"], ["b"]])
    let dropped = table.apply([.deleteSections([0]), .deleteRows([path(0, 9)])], data: [["b"]])
    #expect(dropped == .success([["b"]]))
    let moved = table.apply(
      [.deleteSections([0]), .moveRow(path(0, 0), path(0, 0))], data: [["b"]])
    #expect(refusal(moved)?.text(ios: 13) == "cannot move a row from a deleted section (0)")
  }

  @Test func `a row may move only once`() {
    let table = ReferenceTable(loading: [["a", "b"]])
    let calls: [ReferenceTableCall] = [
      .moveRow(path(0, 0), path(0, 1)), .moveRow(path(0, 0), path(0, 0)),
    ]
    let expected = """
      attempt to move row at index path <NSIndexPath: 0x…> {length = 2, path = 0 - 0} to both \
      <NSIndexPath: 0x…> {length = 2, path = 0 - 0} and <NSIndexPath: 0x…> {length = 2, path = 0 - 1}
      """
    #expect(refusal(table.apply(calls, data: [["a", "b"]]))?.text(ios: 13) == expected)
  }

  private func path(_ section: Int, _ row: Int) -> RowPath {
    RowPath(section: section, row: row)
  }

  private func refusal(
    _ result: Result<[[String]], ReferenceTableRefusal>
  ) -> ReferenceTableRefusal? {
    if case .failure(let refusal) = result { refusal } else { nil }
  }
}
