/// A button that a swipe reveals.
public struct SwipeAction: Hashable, Sendable {
  /// The button's title.
  public var title: String

  /// Whether the button is drawn as destructive; traced as `TITLE:destructive`.
  public var isDestructive: Bool

  /// Makes a button. Its handler is the delegate's `tableView(_:performAction:at:forRowAt:)`.
  public init(_ title: String, isDestructive: Bool = false) {
    self.title = title
    self.isDestructive = isDestructive
  }
}

/// The object that a table asks how rows behave and tells what a person did. Shaped like
/// `UITableViewDelegate`; every callback is optional, and asked only when it is in
/// `implementedCallbacks`.
///
/// When each is called is told with ``TableViewDataSource``.
///
/// Source: Apple, the UITableViewDelegate reference.
public protocol TableViewDelegate: AnyObject {
  /// The callbacks that this object implements, read whenever one is due.
  var implementedCallbacks: CallbackSet { get }

  // Editing mode

  /// The control that a row shows in editing mode. Delete where it is not implemented.
  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> EditingStyle

  /// Whether a row's content is indented in editing mode. Yes where it is not implemented.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool

  /// The title of the button that confirms a delete. "Delete" where it is not implemented.
  func tableView(_ tableView: TableView, titleForDeleteConfirmationButtonForRowAt path: RowPath)
    -> String

  // Swipes

  /// The buttons of a swiped row, where the actions of the swipe's direction are not implemented.
  /// nil and an empty list both mean the default Delete button.
  func tableView(_ tableView: TableView, editActionsForRowAt path: RowPath) -> [SwipeAction]?

  /// The buttons of a row swiped to the right. nil and an empty list both mean the default Delete
  /// button.
  func tableView(_ tableView: TableView, leadingSwipeActionsForRowAt path: RowPath)
    -> [SwipeAction]?

  /// The buttons of a row swiped to the left. nil and an empty list both mean the default Delete
  /// button.
  func tableView(_ tableView: TableView, trailingSwipeActionsForRowAt path: RowPath)
    -> [SwipeAction]?

  /// A person tapped a button of a swipe: the handler of the button. It has no line in the trace;
  /// what it does stands deeper. Called whatever `implementedCallbacks` says.
  ///
  /// - Parameters:
  ///   - tableView: The table that calls.
  ///   - action: The button.
  ///   - index: Its number among those shown, from 0.
  ///   - path: The row.
  /// - Throws: What changing the data or the table raises. The buttons are open again then.
  func tableView(
    _ tableView: TableView, performAction action: SwipeAction, at index: Int,
    forRowAt path: RowPath) throws(Refusal)

  /// A swipe is about to show its button. Never called for editing mode.
  func tableView(_ tableView: TableView, willBeginEditingRowAt path: RowPath)

  /// A swipe has ended.
  ///
  /// - Parameters:
  ///   - tableView: The table that calls.
  ///   - path: The row's place now; nil where the row went away.
  func tableView(_ tableView: TableView, didEndEditingRowAt path: RowPath?)

  // Dragging

  /// Where a dragged row may fall. The proposed place where it is not implemented.
  ///
  /// - Parameters:
  ///   - tableView: The table that calls.
  ///   - source: Where the row was before the drag.
  ///   - proposed: Where the finger is, counted after the row has been taken out of its place.
  /// - Returns: Where the gap opens. An answer that is no place of the table is refused.
  func tableView(
    _ tableView: TableView, targetPathForMoveFromRowAt source: RowPath,
    toProposedPath proposed: RowPath
  ) -> RowPath

  // Selection

  /// Whether a touched row is highlighted. Where not, it is not selected either. Yes where it is
  /// not implemented.
  func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool

  /// A row is about to be selected by touch.
  ///
  /// - Returns: The row to select instead, or the same; nil selects none.
  func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath?

  /// A row was selected by touch.
  ///
  /// - Throws: What changing the data or the table raises. The table is then as before the touch.
  func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) throws(Refusal)

  /// A row is about to be deselected by touch, its own or that on another row.
  ///
  /// - Returns: The row to deselect instead, or the same; nil deselects none.
  func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath?

  /// A row was deselected by touch.
  func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath)

  /// Whether two fingers that begin to drag at a row select several. No where it is not
  /// implemented.
  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt path: RowPath
  ) -> Bool

  /// Two fingers begin to select several rows.
  func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt path: RowPath)

  /// Two fingers have selected several rows.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)

  // Layout

  /// The height of a row that appears, in points. The table traces it and makes no use of it.
  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double

  /// How many steps a row that appears is indented, from 0. The table traces it and makes no use of
  /// it.
  func tableView(_ tableView: TableView, indentationLevelForRowAt path: RowPath) -> Int
}

/// What a delegate answers where it does not implement a callback. The table does not ask these;
/// they save an object from writing what it does not implement.
extension TableViewDelegate {
  /// A delete control.
  public func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> EditingStyle
  {
    .delete
  }

  /// Indented.
  public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool
  {
    true
  }

  /// "Delete".
  public func tableView(
    _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt path: RowPath
  ) -> String { "Delete" }

  /// No actions.
  public func tableView(_ tableView: TableView, editActionsForRowAt path: RowPath) -> [SwipeAction]?
  {
    nil
  }

  /// No actions.
  public func tableView(_ tableView: TableView, leadingSwipeActionsForRowAt path: RowPath)
    -> [SwipeAction]?
  { nil }

  /// No actions.
  public func tableView(_ tableView: TableView, trailingSwipeActionsForRowAt path: RowPath)
    -> [SwipeAction]?
  { nil }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, performAction action: SwipeAction, at index: Int,
    forRowAt path: RowPath
  ) throws(Refusal) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt path: RowPath) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndEditingRowAt path: RowPath?) {}

  /// The proposed place.
  public func tableView(
    _ tableView: TableView, targetPathForMoveFromRowAt source: RowPath,
    toProposedPath proposed: RowPath
  ) -> RowPath { proposed }

  /// Highlighted.
  public func tableView(_ tableView: TableView, shouldHighlightRowAt path: RowPath) -> Bool { true }

  /// The same row.
  public func tableView(_ tableView: TableView, willSelectRowAt path: RowPath) -> RowPath? { path }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt path: RowPath) throws(Refusal) {}

  /// The same row.
  public func tableView(_ tableView: TableView, willDeselectRowAt path: RowPath) -> RowPath? {
    path
  }

  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt path: RowPath) {}

  /// No.
  public func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt path: RowPath
  ) -> Bool { false }

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt path: RowPath
  ) {}

  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}

  /// 44 points.
  public func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> Double { 44 }

  /// Not indented.
  public func tableView(_ tableView: TableView, indentationLevelForRowAt path: RowPath) -> Int { 0 }
}
