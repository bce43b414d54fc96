public import HeadlessTable

/// A shopping list: one section, and a row is deleted by the person.
///
/// On a phone the same class would be a `UITableViewDataSource`; only the types of the arguments
/// differ.
public final class GroceryList: TableViewDataSource {
  public private(set) var items: [String]

  public init(_ items: [String]) {
    self.items = items
  }

  /// Optional callbacks are called only where the data source says that it has them.
  public var implementedCallbacks: CallbackSet { [.commit, .canEdit] }

  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> Cell {
    Cell(items[path.row])
  }

  /// Milk is always needed.
  public func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    items[path.row] != "milk"
  }

  public func tableView(
    _ tableView: TableView, commit style: EditingStyle, forRowAt path: RowPath
  ) throws(Refusal) {
    items.remove(at: path.row)
    try tableView.deleteRows(at: [path], with: .fade)
  }
}
