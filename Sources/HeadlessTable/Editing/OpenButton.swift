/// The button, or the buttons of a swipe, that a row shows and that wait for a tap.
public struct OpenButton: Hashable, Sendable {
  /// The row that shows it.
  public var path: RowPath

  /// The titles, in the order of the actions.
  public var titles: [String]

  /// Whether it is the default Delete button, which ``TableView/confirm()`` taps. Otherwise the
  /// buttons are those of the delegate, which ``TableView/performAction(_:)`` taps.
  public var isConfirmation: Bool

  /// Whether a swipe revealed it, not a tap on a delete control.
  public var bySwipe: Bool
}

/// What the table keeps of an open button.
struct ShownButton {
  var path: RowPath

  /// The title of the Delete button; nil where the delegate gave actions.
  var title: String?

  /// The actions that the delegate gave.
  var actions: [SwipeAction] = []

  /// Whether the row was deleted or reloaded under it, or all rows were.
  var isLost = false

  var titles: [String] { title.map { [$0] } ?? actions.map(\.title) }
}

extension TableState {
  /// Marks the button as one whose cell has gone. It is taken away when the call that did it has
  /// ended.
  mutating func loseButton() {
    if button != nil { button?.isLost = true }
  }

  /// The open button, as the public sees it.
  var openButton: OpenButton? {
    button.map {
      OpenButton(
        path: $0.path, titles: $0.titles, isConfirmation: $0.title != nil, bySwipe: swipe != nil)
    }
  }
}

extension TableView {
  /// The button or buttons that a row shows. At most one row does.
  public var openButton: OpenButton? { state.openButton }

  /// Taps the open Delete button: commit is called with delete, and a swipe ends then (set-editing
  /// off, did-end-editing).
  ///
  /// Where no such button is open, a ``Notice/noButton`` says so.
  ///
  /// - Throws: What the commit callback throws. The button is open again then.
  public func confirm() throws(Refusal) {
    guard let button = state.button, button.title != nil else { return trace.note(.noButton) }
    try gesture { () throws(Refusal) in
      state.button = nil
      try commitByTouch(.delete, at: button.path)
      endSwipe()
    }
  }

  /// Taps one of the open buttons, counted from 0: the action's handler is called, and the swipe
  /// ends (set-editing off, did-end-editing). Tapping the only Delete button is ``confirm()``.
  ///
  /// - Parameter index: The number of a button that is shown. Where none is open at all, a
  ///   ``Notice/noButton`` says so.
  /// - Throws: What the handler throws. The buttons are open again then.
  public func performAction(_ index: Int) throws(Refusal) {
    guard let button = state.button else { return trace.note(.noButton) }
    precondition(button.titles.indices.contains(index), "no button has that number")
    if button.title != nil { return try confirm() }
    try gesture { () throws(Refusal) in
      state.button = nil
      try port.perform(button.actions[index], at: index, button.path)
      endSwipe()
    }
  }

  /// Takes the open button away without tapping it, as a tap beside it does. A swipe ends
  /// (set-editing off, did-end-editing). Where none is open, a ``Notice/noButton`` says so.
  public func cancel() throws(Refusal) {
    guard state.button != nil else { return trace.note(.noButton) }
    try gesture { () throws(Refusal) in takeButtonAway() }
  }

  /// Takes the open button away untapped.
  func takeButtonAway() {
    guard state.button != nil else { return }
    dropButton()
    endSwipe()
  }

  /// Takes the button away whose row was deleted, reloaded or moved out of view.
  func takeLostButtonAway() {
    guard let button = state.button else { return }
    if button.isLost || cellForRow(at: button.path) == nil { takeButtonAway() }
  }

  /// Takes the button away and leaves its swipe for the caller to end.
  func dropButton() {
    guard let button = state.button else { return }
    state.button = nil
    trace.note(.buttonGone(button.path))
  }
}
