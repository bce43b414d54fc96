import HeadlessTable

extension Controller: TableViewDelegate {
  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> EditingStyle {
    style(at: path)
  }

  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool {
    answer(\.indent, at: path) ?? true
  }

  func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt path: RowPath
  ) -> String {
    answer(\.title, at: path)?.text ?? "Delete"
  }

  func tableView(_ tableView: TableView, editActionsForRowAt path: RowPath) -> [SwipeAction]? {
    actions(answer(\.trailingActions, at: path))
  }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsForRowAt path: RowPath
  ) -> [SwipeAction]? {
    actions(answer(\.leadingActions, at: path))
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsForRowAt path: RowPath
  ) -> [SwipeAction]? {
    actions(answer(\.trailingActions, at: path))
  }

  private func actions(_ scripted: [ScriptedAction]?) -> [SwipeAction]? {
    guard let scripted, !scripted.isEmpty else { return nil }
    return scripted.map { SwipeAction($0.title, isDestructive: $0.isDestructive) }
  }

  func tableView(
    _ tableView: TableView, performAction action: SwipeAction, at index: Int,
    forRowAt path: RowPath
  ) throws(Refusal) {
    _ = try isHandled(.action(index), this: path)
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt path: RowPath) {}

  func tableView(_ tableView: TableView, didEndEditingRowAt path: RowPath?) {}

  func tableView(
    _ tableView: TableView, targetPathForMoveFromRowAt source: RowPath,
    toProposedPath proposed: RowPath
  ) -> RowPath {
    target(ofMoveFrom: source, proposed: proposed)
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool {
    shouldHighlight(at: path)
  }

  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath? { path }

  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) throws(Refusal) {
    _ = try isHandled(.select, this: path)
  }

  func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath? { path }

  func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) {}

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double {
    answer(\.height, at: path) ?? 44
  }

  func tableView(_ tableView: TableView, indentationLevelForRowAt path: RowPath) -> Int {
    answer(\.indentationLevel, at: path) ?? 0
  }

  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt path: RowPath
  ) -> Bool { false }

  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt path: RowPath
  ) {}

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
}
