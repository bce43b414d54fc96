extension TableView {
  /// Taps a row: its control in editing mode, else the row itself.
  ///
  /// A tap while a button is open takes the button away and does nothing else, wherever it lands.
  /// In editing mode an insert control commits insert at once; a delete control asks delete-title
  /// and shows its button, which ``confirm()`` taps; a check mark is set or cleared like a
  /// selection; a row without control does nothing (``Notice/noControl(_:)``). Where commit is not
  /// implemented insert and delete controls do nothing (``Notice/commitNotImplemented``). Outside
  /// editing mode the row is selected as by ``selectByTouch(_:)-(RowPath)``, or deselected where
  /// several rows may be selected and it is one of them.
  ///
  /// - Parameter path: A row in view; on others nothing happens.
  /// - Throws: What the commit callback or did-select throws. The table is then as before the tap.
  ///
  /// Source: Apple, *Table View Programming Guide for iOS*, "Inserting and Deleting Rows and
  /// Sections".
  public func tapRow(at path: RowPath) throws(Refusal) {
    try gesture { () throws(Refusal) in
      guard state.button == nil else { return takeButtonAway() }
      guard cellForRow(at: path) != nil else { return }
      guard state.isEditing else { return try toggle(path) }
      switch control(at: path) {
      case .none: trace.note(.noControl(path))
      case .insert: try commitByTouch(.insert, at: path)
      case .delete where port.implements(.commit): showDeleteButton(at: path)
      case .delete: trace.note(.commitNotImplemented)
      case .multi: try toggle(path)
      }
    }
  }

  /// Calls commit as if the row's control had been tapped and, for delete, confirmed: a shortcut
  /// that asks nothing before. An open button is taken away first.
  ///
  /// Where commit is not implemented a ``Notice/commitNotImplemented`` says so.
  ///
  /// - Parameters:
  ///   - style: `.delete` or `.insert`.
  ///   - path: The row, passed on as it is.
  /// - Throws: What the commit callback throws. The table is then as before the call.
  public func commitRow(_ style: EditingStyle, at path: RowPath) throws(Refusal) {
    try gesture { () throws(Refusal) in
      takeButtonAway()
      try commitByTouch(style, at: path)
    }
  }

  func commitByTouch(_ style: EditingStyle, at path: RowPath) throws(Refusal) {
    guard port.implements(.commit) else { return trace.note(.commitNotImplemented) }
    try port.commit(style, path)
  }

  /// Asks for the title of the Delete button and shows it.
  func showDeleteButton(at path: RowPath) {
    let title = port.deleteTitle(path) ?? "Delete"
    state.button = ShownButton(path: path, title: title)
    trace.note(.buttonShown(path, title: title))
  }
}
