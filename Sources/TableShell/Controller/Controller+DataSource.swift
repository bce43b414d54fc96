import HeadlessTable

extension Controller: TableViewDataSource {
  var implementedCallbacks: CallbackSet { state.implemented }

  func numberOfSections(in tableView: TableView) -> Int { data.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shownRowCount(inSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
    try cell(at: path)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    let sections = data.sections
    return sections.indices.contains(section) ? sections[section].header : nil
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
    try commit(style, at: path, in: tableView)
  }

  func tableView(
    _ tableView: TableView, moveRowAt source: RowPath, to destination: RowPath
  ) throws(Refusal) {
    try moveRow(from: source, to: destination, in: tableView)
  }
}
