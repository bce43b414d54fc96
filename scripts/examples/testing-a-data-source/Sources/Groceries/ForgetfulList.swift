public import HeadlessTable

/// The classic mistake: the table is told that a row is gone, and the array still has it.
public final class ForgetfulList: TableViewDataSource {
  private let items: [String]

  public init(_ items: [String]) {
    self.items = items
  }

  public var implementedCallbacks: CallbackSet { [.commit] }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> Cell {
    Cell(items[path.row])
  }

  public func tableView(
    _ tableView: TableView, commit style: EditingStyle, forRowAt path: RowPath
  ) throws(Refusal) {
    try tableView.deleteRows(at: [path], with: .fade)
  }
}
