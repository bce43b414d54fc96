/// The part of the port that asks for counts. Of the two objects it holds the data source alone:
/// many updates ask for no more.
struct CountingPort {
  let hasDataSource: Bool
  let dataSource: any TableViewDataSource

  init(table: TableView) {
    let dataSource = table.dataSource
    hasDataSource = dataSource != nil
    self.dataSource = dataSource ?? Nobody.only
  }

  /// 1 where the data source does not implement the question; a table without one has no sections.
  func numberOfSections(in table: TableView) -> Int {
    guard hasDataSource else { return 0 }
    guard dataSource.implementedCallbacks.contains(.numberOfSections) else { return 1 }
    let slot = table.trace.open(.numberOfSections, .none)
    let count = dataSource.numberOfSections(in: table)
    table.trace.close(slot, .count(count))
    return count
  }

  /// Always asked.
  func numberOfRows(_ section: Int, in table: TableView) -> Int {
    let slot = table.trace.open(.numberOfRows, .section(section))
    let count = dataSource.tableView(table, numberOfRowsInSection: section)
    table.trace.close(slot, .count(count))
    return count
  }
}

/// Stands for a data source or a delegate that is not there: has no rows and implements nothing.
final class Nobody: TableViewDataSource, TableViewDelegate, Sendable {
  static let only = Nobody()

  var implementedCallbacks: CallbackSet { [] }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> Cell { Cell("") }
}
