/// What a person sees though no callback tells it.
public enum Notice: Hashable, Sendable {
  /// `P shows the button "Delete": confirm or cancel`.
  case buttonShown(RowPath, title: String)
  /// `P shows the buttons "归档" "删除": action N or cancel`.
  case actionsShown(RowPath, titles: [String])
  /// `P: the button is gone`.
  case buttonGone(RowPath)
  /// `dropped where it started: nothing is sent`.
  case droppedInPlace
  /// `commit is not implemented: nothing happens`.
  case commitNotImplemented
  /// `P shows no control: nothing happens`.
  case noControl(RowPath)
  /// `P has no reorder control: nothing happens`.
  case noReorderControl(RowPath)
  /// `the table is editing: nothing happens`.
  case tableIsEditing
  /// `no button is shown: nothing happens`.
  case noButton
  /// `nothing happens`.
  case nothingHappens
  /// `set-editing inside commit: Apple forbids it`.
  case setEditingInsideCommit
}
