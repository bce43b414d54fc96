/// The side to which a finger swipes a row.
public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
  /// Reveals the buttons at the trailing edge: trailing actions, edit actions or Delete.
  case left
  /// Reveals the buttons at the leading edge.
  case right
}

/// A swipe that has begun and has not ended.
struct SwipeSession: Hashable {
  /// The row; nil when it has gone away.
  var row: RowPath?
}

extension TableView {
  /// Whether a swipe has begun and has not ended. The table is in editing mode then, though no row
  /// was asked how it may be edited, and none shows a control.
  public var isSwiping: Bool { state.swipe != nil }

  /// Swipes a row.
  ///
  /// In this order the table asks can-edit, editing-style, and the actions of the direction
  /// (trailing-swipe-actions to the left, leading-swipe-actions to the right), or edit-actions
  /// where those are not implemented. Actions that were given are shown whatever the style. Where
  /// none were, the default Delete button is shown, in either direction (an inference), if commit
  /// is implemented and the style is delete.
  ///
  /// Then the table sends itself set-editing on, without the questions of editing mode, and tells
  /// will-begin-editing; delete-title is asked for the default button. The swipe ends with
  /// ``confirm()``, ``performAction(_:)``, ``cancel()``, reload-data, editing mode being switched
  /// off, or the row going away: set-editing off, did-end-editing (the fine order is an inference).
  ///
  /// What comes to nothing says why: ``Notice/tableIsEditing``; ``Notice/commitNotImplemented``
  /// where neither commit nor actions could be offered, and so nothing was asked;
  /// ``Notice/nothingHappens``.
  ///
  /// - Parameters:
  ///   - path: A row in view. A swipe on another row than the open one ends the open one first; on
  ///     the same row nothing happens, since an open swipe is a table that is editing.
  ///   - direction: Where the finger goes.
  /// - Throws: Nothing of its own; what a callback that it calls may throw.
  ///
  /// Source: Apple, *Table View Programming Guide for iOS*, "Inserting and Deleting Rows and
  /// Sections"; the UITableViewDelegate reference.
  public func swipeRow(at path: RowPath, toward direction: SwipeDirection) throws(Refusal) {
    try gesture { () throws(Refusal) in
      if let open = state.swipe, open.row != path { takeButtonAway() }
      guard !state.isEditing else { return trace.note(.tableIsEditing) }
      guard cellForRow(at: path) != nil else { return trace.note(.nothingHappens) }
      guard offersAnything else { return trace.note(.commitNotImplemented) }
      guard let button = askSwipe(at: path, toward: direction) else {
        return trace.note(.nothingHappens)
      }
      openSwipe(button)
    }
  }

  private var offersAnything: Bool {
    port.implements(.commit) || port.implements(.editActions)
      || port.implements(.leadingSwipeActions) || port.implements(.trailingSwipeActions)
  }

  /// Asks what a swipe reveals; nil where it is nothing. The title of a default button is asked
  /// later.
  private func askSwipe(at path: RowPath, toward direction: SwipeDirection) -> ShownButton? {
    guard port.canEdit(path) ?? true else { return nil }
    let style = port.editingStyle(path) ?? .delete
    let question =
      direction == .left ? EventName.trailingSwipeActions : .leadingSwipeActions
    let actions = port.actions(question, path) ?? port.actions(.editActions, path) ?? []
    if !actions.isEmpty { return ShownButton(path: path, actions: actions) }
    guard style == .delete, port.implements(.commit) else { return nil }
    return ShownButton(path: path, title: "Delete")
  }

  private func openSwipe(_ button: ShownButton) {
    trace.record(.setEditing, .editing(true, animated: true))
    state.isEditing = true
    state.swipe = SwipeSession(row: button.path)
    port.willBeginEditing(button.path)
    if button.title != nil {
      showDeleteButton(at: button.path)
    } else {
      state.button = button
      trace.note(.actionsShown(button.path, titles: button.titles))
    }
  }

  /// Ends a swipe after its button has been tapped or taken away.
  func endSwipe() {
    guard state.swipe != nil else { return }
    trace.record(.setEditing, .editing(false, animated: true))
    state.isEditing = false
    finishSwipe()
  }

  /// Tells that a swipe is over, when editing mode has been switched off.
  func finishSwipe() {
    guard let swipe = state.swipe else { return }
    state.swipe = nil
    port.didEndEditing(swipe.row)
  }
}
