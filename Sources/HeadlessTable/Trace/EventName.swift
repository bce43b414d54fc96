/// Everything that a trace names: the calls of the table, the callbacks of its data source, its
/// delegate and the text field of an insert row. The raw value is the short name, as `implement`,
/// `omit` and `trace only` take it.
public enum EventName: String, CaseIterable, Hashable, Sendable {
  // table
  /// `setEditing(_:animated:)`
  case setEditing = "set-editing"
  /// `beginUpdates`
  case beginUpdates = "begin-updates"
  /// `endUpdates`
  case endUpdates = "end-updates"
  /// `insertRows(at:with:)`
  case insertRows = "insert-rows"
  /// `deleteRows(at:with:)`
  case deleteRows = "delete-rows"
  /// `reloadRows(at:with:)`
  case reloadRows = "reload-rows"
  /// `moveRow(at:to:)`
  case moveRow = "move-row"
  /// `insertSections(_:with:)`
  case insertSections = "insert-sections"
  /// `deleteSections(_:with:)`
  case deleteSections = "delete-sections"
  /// `reloadSections(_:with:)`
  case reloadSections = "reload-sections"
  /// `moveSection(_:toSection:)`
  case moveSection = "move-section"
  /// `reloadData`
  case reloadData = "reload-data"
  /// `reconfigureRows(at:)`
  case reconfigureRows = "reconfigure-rows"
  /// `scrollToRow(at:at:animated:)`
  case scrollToRow = "scroll-to-row"
  /// `selectRow(at:animated:scrollPosition:)`
  case selectRow = "select-row"
  /// `deselectRow(at:animated:)`
  case deselectRow = "deselect-row"
  /// Heads what the table asks on its own, as after reload-data.
  case layout

  // data source
  /// `numberOfSections(in:)`
  case numberOfSections = "number-of-sections"
  /// `tableView(_:numberOfRowsInSection:)`
  case numberOfRows = "number-of-rows"
  /// `tableView(_:cellForRowAt:)`
  case cell
  /// `tableView(_:titleForHeaderInSection:)`
  case header
  /// `tableView(_:titleForFooterInSection:)`
  case footer
  /// `tableView(_:canEditRowAt:)`
  case canEdit = "can-edit"
  /// `tableView(_:canMoveRowAt:)`
  case canMove = "can-move"
  /// `tableView(_:commit:forRowAt:)`
  case commit
  /// `tableView(_:moveRowAt:to:)`
  case move

  // delegate
  /// `tableView(_:editingStyleForRowAt:)`
  case editingStyle = "editing-style"
  /// `tableView(_:shouldIndentWhileEditingRowAt:)`
  case shouldIndent = "should-indent"
  /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`
  case deleteTitle = "delete-title"
  /// `tableView(_:editActionsForRowAt:)`
  case editActions = "edit-actions"
  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`
  case leadingSwipeActions = "leading-swipe-actions"
  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`
  case trailingSwipeActions = "trailing-swipe-actions"
  /// `tableView(_:willBeginEditingRowAt:)`
  case willBeginEditing = "will-begin-editing"
  /// `tableView(_:didEndEditingRowAt:)`
  case didEndEditing = "did-end-editing"
  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`
  case targetForMove = "target-for-move"
  /// `tableView(_:shouldHighlightRowAt:)`
  case shouldHighlight = "should-highlight"
  /// `tableView(_:willSelectRowAt:)`
  case willSelect = "will-select"
  /// `tableView(_:didSelectRowAt:)`
  case didSelect = "did-select"
  /// `tableView(_:willDeselectRowAt:)`
  case willDeselect = "will-deselect"
  /// `tableView(_:didDeselectRowAt:)`
  case didDeselect = "did-deselect"
  /// `tableView(_:heightForRowAt:)`
  case height
  /// `tableView(_:indentationLevelForRowAt:)`
  case indentationLevel = "indentation-level"
  /// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`
  case shouldBeginMultipleSelection = "should-begin-multiple-selection"
  /// `tableView(_:didBeginMultipleSelectionInteractionAt:)`
  case didBeginMultipleSelection = "did-begin-multiple-selection"
  /// `tableViewDidEndMultipleSelectionInteraction(_:)`
  case didEndMultipleSelection = "did-end-multiple-selection"

  // text field
  /// `textFieldShouldReturn(_:)`
  case textFieldShouldReturn = "should-return"
  /// `textFieldDidBeginEditing(_:)`
  case textFieldDidBeginEditing = "did-begin-editing"

  /// Who receives the event.
  public enum Receiver: String, CaseIterable, Hashable, Sendable {
    /// The table, called by a program or by itself.
    case table
    /// The data source.
    case dataSource = "data-source"
    /// The delegate.
    case delegate
    /// The text field of an insert row.
    case textField = "text-field"
    /// The data, changed by its data source.
    case data
  }

  /// Whether this is a callback of the data source or the delegate, which an object may implement.
  public var isCallback: Bool { receiver == .dataSource || receiver == .delegate }

  /// How much of what a table does belongs to the story of editing.
  enum Part: Sendable {
    /// Always.
    case editing
    /// Only where the person at the screen caused it.
    case editingByGesture
    /// Never: counts, cells, heights and the like.
    case other
  }

  var part: Part {
    switch self {
    case .setEditing, .beginUpdates, .endUpdates, .insertRows, .deleteRows, .reloadRows, .moveRow,
      .insertSections, .deleteSections, .reloadSections, .moveSection, .reloadData,
      .reconfigureRows, .scrollToRow, .canEdit, .canMove, .commit, .move, .editingStyle,
      .shouldIndent, .deleteTitle, .editActions, .leadingSwipeActions, .trailingSwipeActions,
      .willBeginEditing, .didEndEditing, .targetForMove:
      .editing
    case .selectRow, .deselectRow, .willSelect, .didSelect, .willDeselect, .didDeselect,
      .shouldBeginMultipleSelection, .didBeginMultipleSelection, .didEndMultipleSelection,
      .textFieldShouldReturn, .textFieldDidBeginEditing:
      .editingByGesture
    case .layout, .numberOfSections, .numberOfRows, .cell, .header, .footer, .shouldHighlight,
      .height, .indentationLevel:
      .other
    }
  }

  /// Whether the event tells of editing: editing mode, its questions, moves, commits, titles,
  /// swipes, scrolling and every update. Selection and text fields belong to it only where a
  /// gesture causes them, which an event of a trace knows: see ``TraceEvent/isEditingEvent``.
  public var isEditingEvent: Bool { part == .editing }
}
