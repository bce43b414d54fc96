/// The one place through which every question and every notice leaves the table, and where each is
/// recorded. So the trace cannot disagree with what was called.
///
/// A question that is not implemented is neither called nor recorded; it answers nil, and the
/// caller takes the default.
///
/// It holds both objects, so that a row of questions need not look for them before each. Where
/// there is none, one that implements nothing stands for it. The counts are asked for through a
/// part of it, the counting port.
struct CallbackPort {
  let table: TableView
  private let counting: CountingPort
  private let delegate: any TableViewDelegate

  init(table: TableView) {
    self.init(table: table, CountingPort(table: table))
  }

  /// Makes a port of one that asks the same data source.
  init(table: TableView, _ counting: consuming CountingPort) {
    self.table = table
    delegate = table.delegate ?? Nobody.only
    self.counting = counting
  }

  private var dataSource: any TableViewDataSource { counting.dataSource }

  typealias Answer = TraceEvent.Answer
  typealias Arguments = TraceEvent.Arguments

  /// Asks the data source, if it implements the callback.
  @inline(__always)
  private func askDataSource<Value>(
    _ name: EventName, _ arguments: @autoclosure () -> Arguments, _ answer: (Value) -> Answer,
    _ call: (any TableViewDataSource) -> Value
  ) -> Value? {
    guard dataSource.implementedCallbacks.contains(name) else { return nil }
    let slot = table.trace.open(name, arguments())
    let value = call(dataSource)
    table.trace.close(slot, answer(value))
    return value
  }

  /// Asks the delegate, if it implements the callback.
  @inline(__always)
  private func askDelegate<Value>(
    _ name: EventName, _ arguments: @autoclosure () -> Arguments, _ answer: (Value) -> Answer,
    _ call: (any TableViewDelegate) -> Value
  ) -> Value? {
    guard delegate.implementedCallbacks.contains(name) else { return nil }
    let slot = table.trace.open(name, arguments())
    let value = call(delegate)
    table.trace.close(slot, answer(value))
    return value
  }

  /// Tells the delegate something, if it implements the callback.
  @inline(__always)
  private func tellDelegate<Failure: Error>(
    _ name: EventName, _ arguments: @autoclosure () -> Arguments,
    _ call: (any TableViewDelegate) throws(Failure) -> Void
  ) throws(Failure) {
    guard delegate.implementedCallbacks.contains(name) else { return }
    let slot = table.trace.open(name, arguments())
    defer { table.trace.close(slot) }
    try call(delegate)
  }

  func implements(_ name: EventName) -> Bool {
    switch name.receiver {
    case .dataSource: dataSource.implementedCallbacks.contains(name)
    case .delegate: delegate.implementedCallbacks.contains(name)
    case .table, .textField, .data: false
    }
  }
}

// MARK: Data source

extension CallbackPort {
  /// Always asked.
  func cell(_ path: RowPath) throws(Refusal) -> Cell {
    guard counting.hasDataSource else { return Cell("") }
    let slot = table.trace.open(.cell, .path(path))
    do {
      let cell = try dataSource.tableView(table, cellForRowAt: path)
      table.trace.close(slot, .text(cell.text))
      return cell
    } catch {
      table.trace.close(slot)
      throw error
    }
  }

  func header(_ section: Int) -> String?? {
    askDataSource(.header, .section(section), Answer.text) {
      $0.tableView(table, titleForHeaderInSection: section)
    }
  }

  func footer(_ section: Int) -> String?? {
    askDataSource(.footer, .section(section), Answer.text) {
      $0.tableView(table, titleForFooterInSection: section)
    }
  }

  func canEdit(_ path: RowPath) -> Bool? {
    askDataSource(.canEdit, .path(path), Answer.flag) { $0.tableView(table, canEditRowAt: path) }
  }

  func canMove(_ path: RowPath) -> Bool? {
    askDataSource(.canMove, .path(path), Answer.flag) { $0.tableView(table, canMoveRowAt: path) }
  }

  /// Commits, where the data source implements it. While it runs the table knows that it does.
  func commit(_ style: EditingStyle, _ path: RowPath) throws(Refusal) {
    guard implements(.commit) else { return }
    let slot = table.trace.open(.commit, .commit(style, path))
    table.commitsUnderWay += 1
    defer {
      table.commitsUnderWay -= 1
      table.trace.close(slot)
    }
    try dataSource.tableView(table, commit: style, forRowAt: path)
  }

  func move(_ source: RowPath, to destination: RowPath) throws(Refusal) {
    guard implements(.move) else { return }
    let slot = table.trace.open(.move, .moveRow(source, to: destination))
    defer { table.trace.close(slot) }
    try dataSource.tableView(table, moveRowAt: source, to: destination)
  }
}

// MARK: Delegate

extension CallbackPort {
  func editingStyle(_ path: RowPath) -> EditingStyle? {
    askDelegate(.editingStyle, .path(path), Answer.style) {
      $0.tableView(table, editingStyleForRowAt: path)
    }
  }

  func shouldIndent(_ path: RowPath) -> Bool? {
    askDelegate(.shouldIndent, .path(path), Answer.flag) {
      $0.tableView(table, shouldIndentWhileEditingRowAt: path)
    }
  }

  func deleteTitle(_ path: RowPath) -> String? {
    askDelegate(.deleteTitle, .path(path), Answer.text) {
      $0.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
    }
  }

  /// The actions of `edit-actions` or of one of the swipe questions: nil where the delegate does
  /// not implement it, empty where it answers none.
  func actions(_ name: EventName, _ path: RowPath) -> [SwipeAction]? {
    askDelegate(name, .path(path), Self.answer) { delegate in
      switch name {
      case .leadingSwipeActions:
        delegate.tableView(table, leadingSwipeActionsForRowAt: path) ?? []
      case .trailingSwipeActions:
        delegate.tableView(table, trailingSwipeActionsForRowAt: path) ?? []
      default:
        delegate.tableView(table, editActionsForRowAt: path) ?? []
      }
    }
  }

  private static func answer(_ actions: [SwipeAction]) -> Answer {
    guard !actions.isEmpty else { return .actions(nil) }
    return .actions(
      actions.map { Answer.Action(title: $0.title, isDestructive: $0.isDestructive) })
  }

  /// Runs the handler of a button. The handler has no line of its own; what it does stands deeper.
  func perform(_ action: SwipeAction, at index: Int, _ path: RowPath) throws(Refusal) {
    try table.trace.deeper { () throws(Refusal) in
      try delegate.tableView(table, performAction: action, at: index, forRowAt: path)
    }
  }

  func willBeginEditing(_ path: RowPath) {
    tellDelegate(.willBeginEditing, .path(path)) {
      $0.tableView(table, willBeginEditingRowAt: path)
    }
  }

  func didEndEditing(_ path: RowPath?) {
    tellDelegate(.didEndEditing, .optionalPath(path)) {
      $0.tableView(table, didEndEditingRowAt: path)
    }
  }

  func targetForMove(_ source: RowPath, to proposed: RowPath) -> RowPath? {
    askDelegate(.targetForMove, .moveRow(source, to: proposed), Answer.path) {
      $0.tableView(table, targetPathForMoveFromRowAt: source, toProposedPath: proposed)
    }
  }

  func shouldHighlight(_ path: RowPath) -> Bool? {
    askDelegate(.shouldHighlight, .path(path), Answer.flag) {
      $0.tableView(table, shouldHighlightRowAt: path)
    }
  }

  func willSelect(_ path: RowPath) -> RowPath?? {
    askDelegate(.willSelect, .path(path), Answer.path) {
      $0.tableView(table, willSelectRowAt: path)
    }
  }

  func didSelect(_ path: RowPath) throws(Refusal) {
    try tellDelegate(.didSelect, .path(path)) { (delegate) throws(Refusal) in
      try delegate.tableView(table, didSelectRowAt: path)
    }
  }

  func willDeselect(_ path: RowPath) -> RowPath?? {
    askDelegate(.willDeselect, .path(path), Answer.path) {
      $0.tableView(table, willDeselectRowAt: path)
    }
  }

  func didDeselect(_ path: RowPath) {
    tellDelegate(.didDeselect, .path(path)) { $0.tableView(table, didDeselectRowAt: path) }
  }

  func height(_ path: RowPath) {
    _ = askDelegate(.height, .path(path), Answer.number) {
      $0.tableView(table, heightForRowAt: path)
    }
  }

  func indentationLevel(_ path: RowPath) {
    _ = askDelegate(.indentationLevel, .path(path), Answer.count) {
      $0.tableView(table, indentationLevelForRowAt: path)
    }
  }

  func shouldBeginMultipleSelection(_ path: RowPath) -> Bool? {
    askDelegate(.shouldBeginMultipleSelection, .path(path), Answer.flag) {
      $0.tableView(table, shouldBeginMultipleSelectionInteractionAt: path)
    }
  }

  func didBeginMultipleSelection(_ path: RowPath) {
    tellDelegate(.didBeginMultipleSelection, .path(path)) {
      $0.tableView(table, didBeginMultipleSelectionInteractionAt: path)
    }
  }

  func didEndMultipleSelection() {
    tellDelegate(.didEndMultipleSelection, .none) {
      $0.tableViewDidEndMultipleSelectionInteraction(table)
    }
  }
}
