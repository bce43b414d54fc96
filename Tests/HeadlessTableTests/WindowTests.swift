import HeadlessTable
import Testing

struct WindowTests {
  private func table(_ stand: Stand, limit: Int = 3) throws(Refusal) -> TableView {
    try stand.table { $0.visibleRowLimit = limit }
  }

  @Test func `only rows in view have cells and are asked`() throws {
    let stand = Stand(["a", "b"], ["c", "d"], ["e"])
    let table = try table(stand)
    #expect(table.texts == [["a", "b"], ["c", nil], [nil]])
    #expect(table.indexPathsForVisibleRows == [at(0, 0), at(0, 1), at(1, 0)])
    #expect(table.titleForHeader(inSection: 2) == nil)
    table.setEditing(true, animated: true)
    #expect(!table.said().contains("1.1"))
    #expect(table.control(at: at(1, 1)) == .none)
  }

  @Test func `scrolling moves the window the least and asks below it`() throws {
    let stand = Stand(["a", "b"], ["c", "d"], ["e"])
    let table = try table(stand)
    table.setEditing(true, animated: true)
    _ = table.said()
    try table.scrollToRow(at: at(1, 1))
    #expect(
      table.said() == """
        table: scroll-to-row 1.1
          data-source: cell 1.1 -> d
          data-source: can-edit 1.1 -> yes
          delegate: editing-style 1.1 -> delete
          data-source: can-move 1.1 -> yes
        """)
    #expect(table.texts == [[nil, "b"], ["c", "d"], [nil]])
    try table.scrollToRow(at: at(2, 0))
    #expect(table.said().contains("  data-source: header 2 -> S2\n  data-source: cell 2.0 -> e"))
    try table.scrollToRow(at: at(0, 0))
    #expect(table.texts == [["a", "b"], ["c", nil], [nil]])
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `scrolling to a missing row is refused and changes nothing`() throws {
    let stand = Stand(["a", "b"])
    let table = try table(stand)
    #expect(throws: Refusal.scrollToMissingRow(at(0, 2), rows: 2)) {
      try table.scrollToRow(at: at(0, 2))
    }
    #expect(throws: Refusal.scrollToMissingSection(1, sections: 1)) {
      try table.scrollToRow(at: at(1, 0))
    }
    #expect(throws: Refusal.rectOfMissingRow(at(0, 2))) { try table.selectRow(at: at(0, 2)) }
  }

  @Test func `rows that an update brings into view have appeared`() throws {
    let stand = Stand(["a", "b", "c", "d", "e"])
    let table = try table(stand)
    stand.sections[0].rows.remove(at: 0)
    try table.deleteRows(at: [at(0, 0)], with: .none)
    #expect(
      table.said() == """
        table: delete-rows 0.0 with none
          data-source: number-of-sections -> 1
          data-source: number-of-rows 0 -> 4
          data-source: cell 0.2 -> d
        """)
    stand.sections[0].rows.insert("x", at: 1)
    try table.insertRows(at: [at(0, 1)], with: .none)
    #expect(table.texts == [["b", "x", "c", nil, nil]])
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `updates keep the window's place and push it back only to stay full`() throws {
    let stand = Stand(["a", "b", "c", "d", "e"])
    let table = try table(stand)
    try table.scrollToRow(at: at(0, 4))
    stand.sections[0].rows.insert("x", at: 0)
    try table.insertRows(at: [at(0, 0)], with: .none)
    #expect(table.texts == [[nil, nil, "b", "c", "d", nil]])
    stand.sections[0].rows.removeFirst(3)
    try table.deleteRows(at: [at(0, 0), at(0, 1), at(0, 2)], with: .none)
    #expect(table.texts == [["c", "d", "e"]])
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `a larger window asks at the next layout`() throws {
    let stand = Stand(["a", "b", "c", "d"])
    let table = try table(stand)
    table.visibleRowLimit = 4
    #expect(table.said() == "")
    #expect(table.needsLayout)
    try table.layoutIfNeeded()
    #expect(table.said() == "table: layout\n  data-source: cell 0.3 -> d")
    table.visibleRowLimit = 1
    #expect(!table.needsLayout)
    #expect(table.texts == [["a", nil, nil, nil]])
    table.visibleRowLimit = nil
    try table.layoutIfNeeded()
    #expect(table.texts == [["a", "b", "c", "d"]])
  }

  @Test func `a row that is dragged out of view loses its cell`() throws {
    let stand = Stand(["a", "b", "c", "d", "e"])
    let table = try table(stand, limit: 2)
    table.setEditing(true, animated: true)
    try table.dragRow(from: at(0, 0), to: at(0, 4))
    #expect(table.texts == [["b", nil, nil, nil, nil]])
    try table.layoutIfNeeded()
    #expect(table.texts == [["b", "c", nil, nil, nil]])
    #expect(table.control(at: at(0, 1)) == .delete)
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `a button that scrolls out of view is gone`() throws {
    let stand = Stand(["a", "b", "c"])
    stand.implementedCallbacks.insert(.didEndEditing)
    let table = try table(stand, limit: 1)
    try table.swipeRow(at: at(0, 0), toward: .left)
    _ = table.said()
    try table.scrollToRow(at: at(0, 2))
    #expect(
      table.saidOfEditing() == """
        table: scroll-to-row 0.2
        buttonGone(0.0)
        table: set-editing off animated
        delegate: did-end-editing 0.0
        """)
  }

  @Test func `a gesture does not reach a row out of view`() throws {
    let stand = Stand(["a", "b"])
    let table = try table(stand, limit: 1)
    try table.tapRow(at: at(0, 1))
    #expect(table.said() == "")
    #expect(table.indexPathsForSelectedRows.isEmpty)
    try table.swipeRow(at: at(0, 1), toward: .left)
    #expect(table.said() == "nothingHappens")
  }
}
