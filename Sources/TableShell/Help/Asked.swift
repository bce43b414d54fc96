import HeadlessTable

/// Callbacks that a command leads to, in the order in which they are called, and when that is.
struct Asked: Sendable {
  /// A sentence without a full stop, such as `In editing mode, for each row`.
  let occasion: String
  let events: [EventName]

  init(_ occasion: String, _ events: EventName...) {
    self.occasion = occasion
    self.events = events
  }

  // MARK: What several commands have in common

  static let counts = Asked(
    "When the update is checked, for its counts", .numberOfSections, .numberOfRows)

  static let newRows = Asked(
    "For each new row in view", .cell, .height, .indentationLevel, .canEdit, .editingStyle,
    .shouldIndent, .canMove)

  static let everything = Asked(
    "When the table is laid out, for all counts, then section by section for what is in view",
    .numberOfSections, .numberOfRows, .header, .cell, .height, .indentationLevel, .footer)

  /// What a command leads to that sets an answer about editing.
  static let reloadedRow = Asked(
    "In editing mode the row is reloaded, so that the new answer is asked for", .cell, .canEdit,
    .editingStyle, .shouldIndent, .canMove)
}

extension EventName {
  /// What a callback asks or tells, in a few words; nil for calls of the table.
  var gloss: String? { Self.glosses[self] }

  private static let glosses: [EventName: String] = [
    .numberOfSections: "how many sections are there?",
    .numberOfRows: "how many rows has the section?",
    .cell: "the cell to show for the row",
    .header: "the text above the section",
    .footer: "the text below the section",
    .canEdit: "may the row be edited?",
    .canMove: "may the row be moved by hand?",
    .commit: "a row is to be deleted or inserted: change the data, then tell the table",
    .move: "a row was moved by hand: move it in the data too",
    .editingStyle: "which control does the row show: none, delete, insert?",
    .shouldIndent: "does the row indent while editing?",
    .deleteTitle: "the title of the button that confirms a delete",
    .editActions: "the buttons of a swipe, as before iOS 11",
    .leadingSwipeActions: "the buttons of a swipe to the right",
    .trailingSwipeActions: "the buttons of a swipe to the left",
    .willBeginEditing: "a swipe begins on the row",
    .didEndEditing: "the swipe on the row has ended",
    .targetForMove: "a row is dragged there: may it go there, or where instead?",
    .shouldHighlight: "may a finger on the row highlight it?",
    .willSelect: "the row is about to be selected: this one, or another?",
    .didSelect: "the row was selected",
    .willDeselect: "the row is about to be deselected: this one, or another?",
    .didDeselect: "the row was deselected",
    .height: "how high is the row, in points?",
    .indentationLevel: "how many steps is the row indented?",
    .shouldBeginMultipleSelection: "may two fingers on the row begin to select several?",
    .didBeginMultipleSelection: "two fingers began to select several rows",
    .didEndMultipleSelection: "the selection by two fingers has ended",
    .textFieldShouldReturn: "the return key was tapped in the text field",
    .textFieldDidBeginEditing: "the text field has the keyboard",
  ]
}
