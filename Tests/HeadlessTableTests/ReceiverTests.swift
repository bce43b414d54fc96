import HeadlessTable
import Testing

@Suite struct ReceiverTests {
  /// So many rows without a text.
  private final class Rows: TableViewDataSource, TableViewDelegate {
    let count: Int
    init(_ count: Int) { self.count = count }

    var implementedCallbacks: CallbackSet { [] }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> Cell { Cell("") }
  }

  private func loadedRowCount(of table: TableView) throws -> Int {
    table.reloadData()
    try table.layoutIfNeeded()
    return table.numberOfRows(inSection: 0)
  }

  @Test func `a table does not keep its data source and delegate alive`() throws {
    let table = TableView()
    do {
      let rows = Rows(2)
      (table.dataSource, table.delegate) = (rows, rows)
      #expect(try loadedRowCount(of: table) == 2)
    }
    #expect(table.dataSource == nil)
    #expect(table.delegate == nil)
    #expect(try loadedRowCount(of: table) == 0)
  }

  @Test func `an object that is kept is asked and told, and lives`() throws {
    let table = TableView()
    table.keep(Rows(3))
    #expect(table.dataSource === table.delegate)
    #expect(try loadedRowCount(of: table) == 3)
  }

  @Test func `to keep an object makes the table one that never loaded`() throws {
    let table = TableView()
    table.keep(Rows(3))
    try table.layoutIfNeeded()
    table.keep(Rows(1))
    #expect(table.numberOfRows(inSection: 0) == 0)
    try table.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 1)
  }

  @Test func `to set one of both lets the object go that was kept`() throws {
    let (table, other) = (TableView(), Rows(1))
    do {
      let kept = Rows(3)
      table.keep(kept)
      table.dataSource = other
      #expect(table.delegate === kept)
    }
    #expect(table.delegate == nil)
    #expect(try loadedRowCount(of: table) == 1)
    table.keep(Rows(4))
    table.delegate = nil
    #expect(table.dataSource == nil)
  }
}
