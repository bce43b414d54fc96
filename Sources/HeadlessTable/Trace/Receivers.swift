/// The data source and the delegate of a table: two objects that it does not keep alive, or one
/// that it does.
struct Receivers {
  private weak var weakDataSource: (any TableViewDataSource)?
  private weak var weakDelegate: (any TableViewDelegate)?

  /// The object that is both and kept alive.
  private(set) var kept: (any TableViewDataSource & TableViewDelegate)?

  init() {}

  init(keeping receiver: any TableViewDataSource & TableViewDelegate) {
    kept = receiver
  }

  var dataSource: (any TableViewDataSource)? {
    get { kept ?? weakDataSource }
    set {
      letGo()
      weakDataSource = newValue
    }
  }

  var delegate: (any TableViewDelegate)? {
    get { kept ?? weakDelegate }
    set {
      letGo()
      weakDelegate = newValue
    }
  }

  private mutating func letGo() {
    guard let kept else { return }
    (weakDataSource, weakDelegate) = (kept, kept)
    self.kept = nil
  }
}
