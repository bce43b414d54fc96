import Testing

@testable import HeadlessTable

struct TraceTests {
  @Test func `each name has the place in a set that it has in the list`() {
    #expect(EventName.allCases.map(\.ordinal) == Array(0..<EventName.allCases.count))
    #expect(EventName.allCases.allSatisfy(EventSet.all.contains))
    #expect(!EventSet.callbacks.contains(.insertRows))
    #expect(EventSet.callbacks.contains(.didEndMultipleSelection))
    #expect(EventSet([]).isEmpty && !EventSet.callbacks.isEmpty)
  }

  @Test func `a name is spelled short, in Swift and in Objective-C`() {
    #expect(EventName.canEdit.rawValue == "can-edit")
    #expect(EventName.canEdit.receiver == .dataSource)
    #expect(EventName.canEdit.swiftName == "tableView(_:canEditRowAt:)")
    #expect(EventName.canEdit.objectiveCName == "tableView:canEditRowAtIndexPath:")
    #expect(EventName.deleteRows.objectiveCName == "deleteRowsAtIndexPaths:withRowAnimation:")
    #expect(EventName.layout.swiftName == "layout")
    let colons = EventName.allCases.filter {
      $0.receiver != .table
        && $0.swiftName.filter { $0 == ":" }.count != $0.objectiveCName.filter { $0 == ":" }.count
    }
    #expect(colons.isEmpty)
  }

  @Test func `what happens inside a call stands one deeper, behind it`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    table.setEditing(true, animated: false)
    _ = table.said()
    try table.commitRow(.delete, at: at(0, 0))
    #expect(
      table.said() == """
        data-source: commit delete 0.0
          data: remove(0.0, "a")
          table: delete-rows 0.0 with automatic
            data-source: number-of-sections -> 1
            data-source: number-of-rows 0 -> 1
        """)
    #expect(table.trace.depth == 1)
  }

  @Test func `calls that are not recorded are counted and keep their place`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    table.trace.clearCounts()
    table.trace.recorded = [.numberOfRows]
    table.trace.recordsData = false
    table.setEditing(true, animated: false)
    try table.commitRow(.delete, at: at(0, 0))
    #expect(table.said() == "    data-source: number-of-rows 0 -> 1")
    #expect(table.trace.count(of: .canEdit) == 2)
    #expect(table.trace.count(of: .commit) == 1)
    table.trace.clearCounts()
    #expect(table.trace.count(of: .commit) == 0)
  }

  @Test func `events that are taken inside a call do not confuse it`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    stand.onCommit = { table, _, _ in _ = table.trace.takeEvents() }
    try table.commitRow(.insert, at: at(0, 0))
    #expect(table.trace.events.isEmpty)
    #expect(table.trace.depth == 1)
  }

  @Test func `a selection by touch belongs to editing, one by the program does not`() throws {
    let stand = Stand(["a", "b"])
    stand.implementedCallbacks = [.didSelect, .shouldHighlight]
    let table = try stand.table()
    try table.selectRow(at: at(0, 0))
    #expect(table.saidOfEditing() == "")
    try table.tapRow(at: at(0, 1))
    #expect(table.saidOfEditing() == "delegate: did-select 0.1")
    table.trace.noteTextField(.textFieldShouldReturn, answer: true)
    #expect(table.saidOfEditing() == "text-field: should-return -> yes")
  }

  @Test func `a refused callback leaves its line without an answer`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    stand.sections[0].rows = ["a", "b"]
    stand.onCell = { _ throws(Refusal) in throw .twoAnimationsForCell }
    #expect(throws: Refusal.twoAnimationsForCell) {
      try table.insertRows(at: [at(0, 1)], with: .none)
    }
    #expect(table.said().hasSuffix("\n  data-source: cell 0.1"))
    #expect(table.trace.depth == 1)
    #expect(table.checkInvariants().isEmpty)
  }
}
