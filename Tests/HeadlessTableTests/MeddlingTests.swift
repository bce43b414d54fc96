import HeadlessTable
import Testing

/// A data source that changes the table while the table asks it for its counts.
struct MeddlingTests {
  private static let meddlings: [String: @Sendable (TableView) throws(Refusal) -> Void] = [
    "an update of its own": { (table) throws(Refusal) in
      try table.deleteRows(at: [at(0, 1)], with: .fade)
    },
    "an update that is refused": { (table) throws(Refusal) in
      try table.deleteRows(at: [at(7, 7)], with: .fade)
    },
    "a selection": { (table) throws(Refusal) in try table.selectRow(at: at(0, 0)) },
    "a selection taken away": { (table) throws(Refusal) in table.deselectRow(at: at(0, 2)) },
    "editing mode": { (table) throws(Refusal) in table.setEditing(true, animated: false) },
    "other rows in view": { (table) throws(Refusal) in table.visibleRowLimit = 1 },
  ]

  @Test(arguments: meddlings.keys.sorted())
  func `what is done meanwhile does not change the update`(name: String) throws {
    let stand = Stand(["a", "b", "c"], ["x"])
    let table = try stand.table()
    try table.selectRow(at: at(0, 2))
    stand.sections[0].rows = ["a", "c", "new"]
    stand.onCount = Self.meddlings[name]
    table.beginUpdates()
    try table.deleteRows(at: [at(0, 1)], with: .fade)
    try table.insertRows(at: [at(0, 2)], with: .fade)
    try table.endUpdates()
    try table.layoutIfNeeded()
    #expect(stand.onCount == nil)
    #expect((0..<2).map(table.numberOfRows(inSection:)) == [3, 1])
    #expect(table.indexPathsForSelectedRows == [at(0, 1)])
    #expect(table.checkInvariants().isEmpty, "\(table.checkInvariants())")
    table.visibleRowLimit = nil
    try table.layoutIfNeeded()
    #expect(table.texts == [["a", "c", "new"], ["x"]])
  }

  @Test func `a reload asked for meanwhile is done at the next layout`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    try table.selectRow(at: at(0, 1))
    stand.sections[0].rows = ["x", "b", "c"]
    stand.onCount = { (table) throws(Refusal) in table.reloadData() }
    try table.insertRows(at: [at(0, 2)], with: .fade)
    #expect(table.needsLayout)
    try table.layoutIfNeeded()
    #expect(table.texts == [["x", "b", "c"]])
    #expect(table.indexPathsForSelectedRows.isEmpty)
    #expect(table.checkInvariants().isEmpty)
  }
}
