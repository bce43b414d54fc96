import HeadlessTable

extension TableClient: TableViewDataSource {
  var implementedCallbacks: CallbackSet { controller.state.implemented }

  func numberOfSections(in tableView: TableView) -> Int { controller.data.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    controller.shownRowCount(inSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
    try controller.cell(at: path)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    let sections = controller.data.sections
    return sections.indices.contains(section) ? sections[section].header : nil
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    controller.answer(\.canEdit, at: path) ?? true
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    controller.canMove(at: path)
  }

  func tableView(
    _ tableView: TableView, commit style: EditingStyle, forRowAt path: RowPath
  ) throws(Refusal) {
    try controller.commit(style, at: path, in: tableView)
  }

  func tableView(
    _ tableView: TableView, moveRowAt source: RowPath, to destination: RowPath
  ) throws(Refusal) {
    try controller.moveRow(from: source, to: destination, in: tableView)
  }
}
