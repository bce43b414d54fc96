import HeadlessTable

extension Controller: TableViewDataSource {
  var implementedCallbacks: CallbackSet { state.implemented }

  func numberOfSections(in tableView: TableView) -> Int { data.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shownRowCount(inSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
    if isInsertRow(path) { return Cell("", isTextField: true) }
    if let row = data.row(at: path) { return Cell(row.text) }
    try state.store.requireSection(path.section)
    throw ArrayException.reading(path.row, count: data.rowCount(inSection: path.section))
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    data.sections.indices.contains(section) ? data.sections[section].header : nil
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    answer(\.canEdit, at: path) ?? true
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    canMove(at: path)
  }

  func tableView(
    _ tableView: TableView, commit style: EditingStyle, forRowAt path: RowPath
  ) throws(Refusal) {
    if try isHandled(.commit, this: path) { return }
    switch style {
    case .delete: try commitDelete(at: path, in: tableView)
    case .insert where isInsertRow(path): try appendTypedText(at: path, in: tableView)
    case .insert: try commitInsert(at: path, in: tableView)
    case .none, .multi: break
    }
  }

  func tableView(
    _ tableView: TableView, moveRowAt source: RowPath, to destination: RowPath
  ) throws(Refusal) {
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
