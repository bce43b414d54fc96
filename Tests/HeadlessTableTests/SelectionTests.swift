import HeadlessTable
import Testing

struct SelectionTests {
  private let callbacks: CallbackSet = [
    .shouldHighlight, .willSelect, .didSelect, .willDeselect, .didDeselect, .commit,
  ]

  private func makeStand() -> Stand {
    let stand = Stand(["a", "b", "c"], ["x"])
    stand.implementedCallbacks = callbacks.union([.numberOfSections])
    return stand
  }

  @Test func `a touch asks, deselects the other row and tells`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.tapRow(at: at(0, 0))
    _ = table.said()
    try table.tapRow(at: at(0, 2))
    #expect(
      table.said() == """
        delegate: should-highlight 0.2 -> yes
        delegate: will-select 0.2 -> 0.2
        delegate: will-deselect 0.0 -> 0.0
        delegate: did-deselect 0.0
        delegate: did-select 0.2
        """)
    #expect(table.indexPathsForSelectedRows == [at(0, 2)])
  }

  @Test func `a row that is not highlighted is not selected`() throws {
    let stand = makeStand()
    stand.highlights = false
    let table = try stand.table()
    try table.selectByTouch(at(0, 0))
    #expect(table.said() == "delegate: should-highlight 0.0 -> no")
    #expect(table.indexPathsForSelectedRows.isEmpty)
  }

  @Test func `the delegate may select another row, or none`() throws {
    let stand = makeStand()
    let table = try stand.table()
    stand.willSelect = { _ in at(1, 0) }
    try table.tapRow(at: at(0, 0))
    #expect(table.indexPathsForSelectedRows == [at(1, 0)])
    stand.willSelect = { _ in nil }
    _ = table.said()
    try table.tapRow(at: at(0, 0))
    #expect(table.said().hasSuffix("delegate: will-select 0.0 -> none"))
    #expect(table.indexPathsForSelectedRows == [at(1, 0)])
  }

  @Test func `of several a tap deselects one that is selected`() throws {
    let stand = makeStand()
    let table = try stand.table { $0.allowsMultipleSelection = true }
    try table.tapRow(at: at(0, 0))
    try table.tapRow(at: at(1, 0))
    _ = table.said()
    try table.selectByTouch(at(0, 0))
    #expect(table.said() == "")
    try table.tapRow(at: at(0, 0))
    #expect(table.said() == "delegate: will-deselect 0.0 -> 0.0\ndelegate: did-deselect 0.0")
    #expect(table.indexPathsForSelectedRows == [at(1, 0)])
  }

  @Test func `settings decide whether a person may select`() throws {
    let stand = makeStand()
    let table = try stand.table { $0.allowsSelection = false }
    try table.tapRow(at: at(0, 0))
    #expect(table.said() == "")
    table.allowsSelection = true
    table.setEditing(true, animated: false)
    try table.selectByTouch(at(0, 0))
    #expect(table.indexPathsForSelectedRows.isEmpty)
    table.allowsSelectionDuringEditing = true
    try table.selectByTouch(at(0, 0))
    #expect(table.indexPathsForSelectedRows == [at(0, 0)])
  }

  @Test func `the program's calls tell no delegate`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.selectRow(at: at(0, 0))
    try table.selectRow(at: at(0, 1))
    table.deselectRow(at: at(0, 1))
    table.deselectRow(at: at(7, 7))
    #expect(
      table.said() == """
        table: select-row 0.0
        table: select-row 0.1
        table: deselect-row 0.1
        table: deselect-row 7.7
        """)
    #expect(table.indexPathsForSelectedRows.isEmpty)
  }

  @Test func `selection follows rows; deleted and reloaded rows leave it`() throws {
    let stand = makeStand()
    let table = try stand.table { $0.allowsMultipleSelection = true }
    for path in [at(0, 0), at(0, 1), at(0, 2), at(1, 0)] { try table.selectRow(at: path) }
    stand.sections[0].rows = ["c", "n"]
    stand.sections[1].rows = ["x", "b"]
    table.beginUpdates()
    try table.deleteRows(at: [at(0, 0)], with: .none)
    try table.insertRows(at: [at(0, 1)], with: .none)
    try table.moveRow(at: at(0, 1), to: at(1, 1))
    try table.endUpdates()
    #expect(table.indexPathsForSelectedRows == [at(0, 0), at(1, 0), at(1, 1)])
    _ = table.said()
    try table.reloadRows(at: [at(1, 0)], with: .none)
    #expect(table.indexPathsForSelectedRows == [at(0, 0), at(1, 1)])
    #expect(!table.said().contains("deselect"))
  }

  @Test func `check marks are set and cleared by taps`() throws {
    let stand = makeStand()
    let table = try stand.table { $0.allowsMultipleSelectionDuringEditing = true }
    table.setEditing(true, animated: false)
    try table.tapRow(at: at(0, 0))
    try table.tapRow(at: at(0, 1))
    try table.tapRow(at: at(0, 0))
    #expect(table.indexPathsForSelectedRows == [at(0, 1)])
  }

  @Test func `two fingers select several where the delegate lets them`() throws {
    let stand = makeStand()
    stand.implementedCallbacks = [
      .shouldBeginMultipleSelection, .didBeginMultipleSelection, .didEndMultipleSelection,
    ]
    let table = try stand.table { $0.allowsMultipleSelection = true }
    try table.selectByTouch([at(0, 0), at(0, 1)])
    #expect(table.said() == "delegate: should-begin-multiple-selection 0.0 -> no")
    stand.selectsSeveral = true
    try table.selectByTouch([at(0, 1), at(0, 2)])
    #expect(
      table.said() == """
        delegate: should-begin-multiple-selection 0.1 -> yes
        delegate: did-begin-multiple-selection 0.1
        delegate: did-end-multiple-selection
        """)
    #expect(table.indexPathsForSelectedRows == [at(0, 0), at(0, 1), at(0, 2)])
  }

  @Test func `a did-select that fails is taken back`() throws {
    let stand = makeStand()
    let table = try stand.table()
    stand.onSelect = { _, path throws(Refusal) in throw stand.missing(path) }
    #expect(throws: stand.missing(at(0, 0))) { try table.tapRow(at: at(0, 0)) }
    #expect(table.indexPathsForSelectedRows.isEmpty)
  }
}
