import HeadlessTable
import Testing

struct LastUpdateTests {
  /// A table to which a row has come at its end, and the update that brought it.
  private func world(_ stand: Stand) throws -> (TableView, UpdatePlan) {
    let table = try stand.table()
    stand.sections[0].rows.append("new")
    let path = at(0, stand.sections[0].rows.count - 1)
    try table.insertRows(at: [path], with: .top)
    return (table, try #require(table.lastUpdate))
  }

  @Test func `the last update goes with the state to which it led`() throws {
    let stand = Stand(["a", "b"])
    let (table, first) = try world(stand)
    let saved = table.savedState()
    stand.sections[0].rows.removeFirst()
    try table.deleteRows(at: [at(0, 0)], with: .fade)
    let second = try #require(table.lastUpdate)
    #expect(second.sections[0].departures.map(\.row) == [0])
    #expect(second.sections[0].arrivals.isEmpty)
    let later = table.savedState()
    table.restore(saved)
    #expect(table.lastUpdate == first)
    #expect(table.lastIndexMap?.rowCountsBefore == [2])
    table.restore(later)
    #expect(table.lastUpdate == second)
    #expect(table.lastIndexMap?.rowCountsBefore == [3])
  }

  @Test func `an empty batch is an update, and a state from before has another`() throws {
    let stand = Stand(["a", "b"])
    let (table, first) = try world(stand)
    let saved = table.savedState()
    table.beginUpdates()
    try table.endUpdates()
    let empty = try #require(table.lastUpdate)
    #expect(empty.sections[0].arrivals.isEmpty)
    #expect(empty.sections[0].rowCount == 3)
    #expect(table.texts == [["a", "b", "new"]])
    table.restore(saved)
    #expect(table.lastUpdate == first)
    #expect(table.texts == [["a", "b", "new"]])
    #expect(table.checkInvariants().isEmpty)
  }

  @Test(arguments: [false, true])
  func `what is no update leaves the last one be`(isKept: Bool) throws {
    let stand = Stand((0..<40).map(String.init), ["x"])
    let (table, first) = try world(stand)
    var kept: [TableView.SavedState] = []
    func check(_ change: () throws -> Void) throws {
      if isKept { kept.append(table.savedState()) }
      try change()
      #expect(table.lastUpdate == first)
    }
    try check { table.setEditing(true, animated: false) }
    try check { try table.dragRow(from: at(0, 3), to: at(1, 1)) }
    try check { try table.dragRow(from: at(0, 3), to: at(0, 30)) }
    try check { try table.reconfigureRows(at: [at(0, 0), at(1, 0)]) }
    try check { try table.selectRow(at: at(0, 1)) }
    try check { table.visibleRowLimit = 5 }
    try check { try table.scrollToRow(at: at(1, 0)) }
    try check { table.reloadData() }
    try check { try table.layoutIfNeeded() }
    try check {
      #expect(throws: Refusal.self) { try table.deleteRows(at: [at(0, 0)], with: .none) }
    }
    try check { table.dataSource = stand }
    try check { try table.layoutIfNeeded() }
    for state in kept {
      table.restore(state)
      #expect(table.lastUpdate == first)
    }
    try table.layoutIfNeeded()
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `many rows at once are one update`() throws {
    let stand = Stand(["a"])
    let (table, first) = try world(stand)
    let saved = table.savedState()
    stand.sections[0].rows += (0..<50).map(String.init)
    try table.insertRows(at: (2..<52).map { at(0, $0) }, with: .none)
    #expect(table.lastUpdate?.sections[0].arrivals.map(\.row) == Array(2..<52))
    table.restore(saved)
    #expect(table.lastUpdate == first)
  }
}
