import HeadlessTable
import Testing

struct ReorderingTests {
  private func editing(_ stand: Stand) throws(Refusal) -> TableView {
    let table = try stand.table()
    table.setEditing(true, animated: true)
    _ = table.said()
    return table
  }

  @Test func `each new place is proposed, and the last answer is where the row falls`() throws {
    let stand = Stand(["a", "b", "c"], ["x"])
    stand.implementedCallbacks.insert(.targetForMove)
    stand.target = { $1 == at(1, 1) ? at(0, 2) : $1 }
    let table = try editing(stand)
    try table.dragRow(from: at(0, 0), through: [at(0, 1), at(0, 1), at(1, 0)], to: at(1, 1))
    #expect(
      table.said() == """
        delegate: target-for-move 0.0 to 0.1 -> 0.1
        delegate: target-for-move 0.0 to 1.0 -> 1.0
        delegate: target-for-move 0.0 to 1.1 -> 0.2
        data-source: move 0.0 to 0.2
        """)
    #expect(table.texts == [["b", "c", "a"], ["x"]])
    #expect(stand.sections[0].rows == ["b", "c", "a"])
  }

  @Test func `dropped where it started nothing is sent`() throws {
    let stand = Stand(["a", "b"])
    let table = try editing(stand)
    #expect(table.numberOfRows(inSection: 0) == 2)
    try table.dragRow(from: at(0, 0), through: [at(0, 1)], to: at(0, 0))
    #expect(table.said() == "droppedInPlace")
  }

  @Test func `only a row with a reorder control is dragged`() throws {
    let stand = Stand(["a", "b"])
    stand.anchoredRows = ["a"]
    let table = try stand.table()
    try table.dragRow(from: at(0, 1), to: at(0, 0))
    #expect(table.said() == "noReorderControl(0.1)")
    table.setEditing(true, animated: true)
    _ = table.said()
    try table.dragRow(from: at(0, 0), to: at(0, 1))
    #expect(table.said() == "noReorderControl(0.0)")
  }

  @Test func `the end of another section is a place, beyond it is none`() throws {
    let stand = Stand(["a", "b"], ["x"])
    let table = try editing(stand)
    try table.dragRow(from: at(0, 0), to: at(1, 1))
    #expect(table.texts == [["b"], ["x", "a"]])
    #expect(throws: Refusal.moveTargetPastEnd(at(0, 1), rows: 1)) {
      try table.dragRow(from: at(0, 0), to: at(0, 1))
    }
    #expect(throws: Refusal.moveTargetPastEnd(at(1, 3), rows: 2)) {
      try table.dragRow(from: at(0, 0), to: at(1, 3))
    }
    #expect(throws: Refusal.moveTargetInMissingSection(at(2, 0), sections: 2)) {
      try table.dragRow(from: at(0, 0), to: at(2, 0))
    }
    #expect(table.texts == [["b"], ["x", "a"]])
  }

  @Test func `an exception in move takes the drag back`() throws {
    let stand = Stand(["a", "b"])
    let table = try editing(stand)
    try table.selectRow(at: at(0, 0))
    stand.onMove = { path, _ throws(Refusal) in throw stand.missing(path) }
    #expect(throws: stand.missing(at(0, 0))) { try table.dragRow(from: at(0, 0), to: at(0, 1)) }
    #expect(table.texts == [["a", "b"]])
    #expect(table.indexPathsForSelectedRows == [at(0, 0)])
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `selection and controls follow the rows`() throws {
    let stand = Stand(["a", "b"], ["x", "y"])
    stand.styles["a"] = .insert
    let table = try editing(stand)
    try table.selectRow(at: at(0, 0))
    try table.dragRow(from: at(0, 0), to: at(1, 1))
    #expect(table.texts == [["b"], ["x", "a", "y"]])
    #expect(table.indexPathsForSelectedRows == [at(1, 1)])
    #expect(table.control(at: at(1, 1)) == .insert)
    #expect(table.lastUpdate == nil)
  }
}
