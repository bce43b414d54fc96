import HeadlessTable

// What the data source does to its data when the table tells it to.

extension Controller {
  func commit(_ style: EditingStyle, at path: RowPath, in tableView: TableView) throws(Refusal) {
    if try isHandled(.commit, this: path) { return }
    switch style {
    case .delete: try commitDelete(at: path, in: tableView)
    case .insert where isInsertRow(path): try appendTypedText(at: path, in: tableView)
    case .insert: try commitInsert(at: path, in: tableView)
    case .none, .multi: break
    }
  }

  func moveRow(from source: RowPath, to destination: RowPath, in tableView: TableView)
    throws(Refusal)
  {
    if try isHandled(.move, this: source, target: destination) { return }
    try state.store.move(from: source, to: destination, notingIn: tableView.trace)
  }

  private func commitDelete(at path: RowPath, in tableView: TableView) throws(Refusal) {
    let animation = commitAnimation
    if tableView.hasUncommittedUpdates {
      state.deferred.append(.deleteRow(path))
    } else {
      try state.store.remove(at: path, notingIn: tableView.trace)
    }
    try tableView.deleteRows(at: [path], with: animation)
  }

  private func commitInsert(at path: RowPath, in tableView: TableView) throws(Refusal) {
    let animation = commitAnimation
    let text = takeCommitText()
    if tableView.hasUncommittedUpdates {
      state.deferred.append(.insertRow(path, text: text))
    } else {
      try state.store.insert(DataRow(text), at: path, notingIn: tableView.trace)
    }
    try tableView.insertRows(at: [path], with: animation)
  }

  /// What the classic controller with an insert row does: append the text of the field, tell the
  /// table, and reload it. The field is empty then, also where `ins` gave another text.
  private func appendTypedText(at path: RowPath, in tableView: TableView) throws(Refusal) {
    let text = takeCommitText()
    state.typedText = nil
    if tableView.hasUncommittedUpdates {
      state.deferred.append(.insertRow(path, text: text))
    } else {
      try state.store.insert(DataRow(text), at: path, notingIn: tableView.trace)
    }
    try tableView.insertRows(at: [path], with: .fade)
    tableView.reloadData()
  }
}
