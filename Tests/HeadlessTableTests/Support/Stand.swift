import HeadlessTable

/// A data source and delegate of two sections that does what the classic articles do, and that a
/// test can make do something else.
final class Stand: TableViewDataSource, TableViewDelegate {
  struct Section {
    var header: String
    var rows: [String]
  }

  var sections: [Section]
  var implementedCallbacks: CallbackSet = [
    .numberOfSections, .header, .canEdit, .editingStyle, .commit, .canMove, .move,
  ]

  var fixedRows: Set<String> = []
  var styles: [String: EditingStyle] = [:]
  var anchoredRows: Set<String> = []
  var actions: [SwipeAction]?
  var target: (RowPath, RowPath) -> RowPath = { $1 }
  var willSelect: (RowPath) -> RowPath? = { $0 }
  var highlights = true
  var selectsSeveral = false

  /// What is done while the number of rows is asked for, once.
  var onCount: ((TableView) throws(Refusal) -> Void)?
  /// What commit, move, did-select, cell and the handlers do in place of the usual.
  var onCommit: ((TableView, EditingStyle, RowPath) throws(Refusal) -> Void)?
  var onMove: ((RowPath, RowPath) throws(Refusal) -> Void)?
  var onSelect: ((TableView, RowPath) throws(Refusal) -> Void)?
  var onCell: ((RowPath) throws(Refusal) -> Void)?
  var onAction: ((TableView, Int, RowPath) throws(Refusal) -> Void)?

  /// How many swipes have begun and not ended.
  var begun = 0

  init(_ rows: [String]...) {
    sections = rows.enumerated().map { Section(header: "S\($0)", rows: $1) }
  }

  /// A table that shows the stand, laid out, with an empty trace.
  func table(_ configure: (TableView) -> Void = { _ in }) throws(Refusal) -> TableView {
    let table = TableView()
    table.dataSource = self
    table.delegate = self
    configure(table)
    try table.layoutIfNeeded()
    _ = table.trace.takeEvents()
    return table
  }

  func text(_ path: RowPath) -> String? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  func missing(_ path: RowPath) -> Refusal {
    .raisedByClient(name: "NSRangeException", reason: "index \(path.row) beyond bounds")
  }

  // Data source

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    let body = onCount
    onCount = nil
    try? body?(tableView)
    return sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
    try onCell?(path)
    guard let text = text(path) else { throw missing(path) }
    return Cell(text)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    !fixedRows.contains(text(path) ?? "")
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    !anchoredRows.contains(text(path) ?? "")
  }

  func tableView(
    _ tableView: TableView, commit style: EditingStyle, forRowAt path: RowPath
  ) throws(Refusal) {
    if let onCommit { return try onCommit(tableView, style, path) }
    guard let text = text(path) else { throw missing(path) }
    if style == .delete {
      sections[path.section].rows.remove(at: path.row)
      tableView.trace.note(.remove(path, text))
      try tableView.deleteRows(at: [path], with: .automatic)
    } else {
      sections[path.section].rows.insert("new", at: path.row)
      tableView.trace.note(.insert(path, "new"))
      try tableView.insertRows(at: [path], with: .automatic)
    }
  }

  func tableView(
    _ tableView: TableView, moveRowAt source: RowPath, to destination: RowPath
  ) throws(Refusal) {
    if let onMove { return try onMove(source, destination) }
    let text = sections[source.section].rows.remove(at: source.row)
    sections[destination.section].rows.insert(text, at: destination.row)
  }

  // Delegate

  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> EditingStyle {
    styles[text(path) ?? ""] ?? .delete
  }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt path: RowPath
  ) -> String { "Remove" }

  func tableView(_ tableView: TableView, editActionsForRowAt path: RowPath) -> [SwipeAction]? {
    actions
  }

  func tableView(_ tableView: TableView, trailingSwipeActionsForRowAt path: RowPath)
    -> [SwipeAction]?
  { actions }

  func tableView(_ tableView: TableView, leadingSwipeActionsForRowAt path: RowPath)
    -> [SwipeAction]?
  { actions }

  func tableView(
    _ tableView: TableView, performAction action: SwipeAction, at index: Int,
    forRowAt path: RowPath
  ) throws(Refusal) {
    try onAction?(tableView, index, path)
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt path: RowPath) { begun += 1 }

  func tableView(_ tableView: TableView, didEndEditingRowAt path: RowPath?) { begun -= 1 }

  func tableView(
    _ tableView: TableView, targetPathForMoveFromRowAt source: RowPath,
    toProposedPath proposed: RowPath
  ) -> RowPath { target(source, proposed) }

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool { highlights }

  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath? {
    willSelect(path)
  }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) throws(Refusal) {
    try onSelect?(tableView, path)
  }

  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt path: RowPath
  ) -> Bool { selectsSeveral }
}

/// The place of a row, short.
func at(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

extension TableView {
  /// What was recorded since the last time, as text.
  func said() -> String { TraceText.lines(trace.takeEvents()) }

  /// What was recorded since the last time and tells of editing, as text.
  func saidOfEditing() -> String {
    TraceText.lines(trace.takeEvents().filter(\.isEditingEvent))
  }

  /// What the rows show; nil for those out of view.
  var texts: [[String?]] {
    (0..<numberOfSections).map { section in
      (0..<numberOfRows(inSection: section)).map { cellForRow(at: at(section, $0))?.text }
    }
  }
}
