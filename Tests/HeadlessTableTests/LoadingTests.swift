import HeadlessTable
import Testing

struct LoadingTests {
  @Test func `a table that never loaded has no rows and asks nothing`() {
    let table = TableView()
    #expect(table.numberOfSections == 0)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.cellForRow(at: at(0, 0)) == nil)
    #expect(table.needsLayout)
    #expect(table.trace.events.isEmpty)
  }

  @Test func `loading asks counts, then each section from header to footer`() throws {
    let stand = Stand(["a", "b"], [])
    stand.implementedCallbacks = [
      .numberOfSections, .header, .footer, .height, .indentationLevel, .canEdit,
    ]
    let table = TableView()
    table.dataSource = stand
    table.delegate = stand
    try table.layoutIfNeeded()
    #expect(
      table.said() == """
        table: layout
          data-source: number-of-sections -> 2
          data-source: number-of-rows 0 -> 2
          data-source: number-of-rows 1 -> 0
          data-source: header 0 -> S0
          data-source: cell 0.0 -> a
          delegate: height 0.0 -> 44.0
          delegate: indentation-level 0.0 -> 0
          data-source: cell 0.1 -> b
          delegate: height 0.1 -> 44.0
          delegate: indentation-level 0.1 -> 0
          data-source: footer 0 -> none
          data-source: header 1 -> S1
          data-source: footer 1 -> none
        """)
    #expect(table.titleForHeader(inSection: 1) == "S1")
    try table.layoutIfNeeded()
    #expect(table.said() == "")
  }

  @Test func `without number-of-sections there is one section`() throws {
    let stand = Stand(["a"], ["b"])
    stand.implementedCallbacks = []
    let table = try stand.table()
    #expect(table.texts == [["a"]])
  }

  @Test func `reload-data waits for the layout, clears the selection and asks in editing mode`()
    throws
  {
    let stand = Stand(["a"])
    let table = try stand.table()
    table.setEditing(true, animated: false)
    try table.selectRow(at: at(0, 0))
    stand.sections[0].rows = ["b"]
    _ = table.said()
    table.reloadData()
    #expect(table.said() == "table: reload-data")
    #expect(table.texts == [["a"]])
    #expect(table.indexPathsForSelectedRows.isEmpty)
    try table.layoutIfNeeded()
    #expect(
      table.saidOfEditing() == """
          data-source: can-edit 0.0 -> yes
          delegate: editing-style 0.0 -> delete
          data-source: can-move 0.0 -> yes
        """)
    #expect(table.texts == [["b"]])
    #expect(table.control(at: at(0, 0)) == .delete)
  }

  @Test(arguments: [-1, TableView.maximumRowCount + 1])
  func `an absurd count is refused and changes nothing`(count: Int) throws {
    final class Absurd: TableViewDataSource {
      var count = 2
      var implementedCallbacks: CallbackSet { [] }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
        Cell("x")
      }
    }
    let source = Absurd()
    let table = TableView()
    table.dataSource = source
    try table.layoutIfNeeded()
    source.count = count
    table.reloadData()
    #expect(throws: Refusal.tooManyRows(count, section: 0)) { try table.layoutIfNeeded() }
    #expect(table.texts == [["x", "x"]])
    #expect(table.needsLayout)
    #expect(throws: Refusal.tooManyRows(count, section: 0)) {
      try table.deleteRows(at: [at(0, 0)], with: .none)
    }
    #expect(table.checkInvariants().isEmpty)
  }

  @Test(arguments: [-1, TableView.maximumSectionCount + 1])
  func `an absurd number of sections is refused and changes nothing`(count: Int) throws {
    final class Absurd: TableViewDataSource {
      var count = 1
      var implementedCallbacks: CallbackSet { [.numberOfSections] }
      func numberOfSections(in tableView: TableView) -> Int { count }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
        Cell("x")
      }
    }
    let source = Absurd()
    let table = TableView()
    table.dataSource = source
    try table.layoutIfNeeded()
    source.count = count
    #expect(throws: Refusal.tooManyRows(count, section: 0)) {
      try table.insertSections([1], with: .none)
    }
    #expect(table.texts == [["x"]])
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `a new data source ends the swipe on the old one's row`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    #expect(table.isSwiping && table.isEditing)
    table.dataSource = Stand(["x"])
    #expect(!table.isSwiping && !table.isEditing)
    #expect(table.openButton == nil)
  }

  @Test func `a new data source is loaded anew`() throws {
    let stand = Stand(["a"])
    let other = Stand(["x", "y"])
    let table = try stand.table()
    table.dataSource = other
    #expect(table.numberOfSections == 0)
    try table.layoutIfNeeded()
    #expect(table.texts == [["x", "y"]])
  }
}
