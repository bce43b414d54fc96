/// What a row shows at its leading edge in editing mode: nothing, a delete control, an insert
/// control, or a round check mark (`multi`).
public typealias RowControl = EditingStyle

extension TableView {
  /// Switches editing mode on or off.
  ///
  /// On: for each row in view, from the top, the table asks can-edit, editing-style, should-indent
  /// and can-move, each only if it is implemented, all of a row before the next row. ``isEditing``
  /// is true already when they are asked. Where ``allowsMultipleSelectionDuringEditing`` is on,
  /// editing-style is not asked and rows that can be edited show check marks.
  ///
  /// Off: nothing is asked. A delete button that waits for its confirmation is taken away before,
  /// which also ends a swipe; the rows chosen by check marks are no longer selected (an inference).
  ///
  /// The same value again does nothing, though the call is traced. Inside commit Apple forbids the
  /// call; it is done, and a ``Notice/setEditingInsideCommit`` stands behind it. Neither
  /// will-begin-editing nor did-end-editing belong to this call; they tell of a swipe.
  ///
  /// Source: Apple, *Table View Programming Guide for iOS*, "When a Table View Is Edited".
  public func setEditing(_ on: Bool, animated: Bool) {
    let endsSwipe = !on && state.swipe != nil && state.button != nil
    if !on { dropButton() }
    let slot = trace.open(.setEditing, .editing(on, animated: animated))
    if on != state.isEditing {
      if on { beginEditing() } else { endEditing() }
    }
    trace.close(slot)
    if commitsUnderWay > 0 { trace.note(.setEditingInsideCommit) }
    if endsSwipe { finishSwipe() }
  }

  private func beginEditing() {
    state.isEditing = true
    state.usesCheckmarks = allowsMultipleSelectionDuringEditing
    guard state.asksRows else { return }
    for slice in state.window.slices(of: state.sections) {
      for row in slice.rows {
        let path = RowPath(section: slice.section, row: row)
        guard var known = state.row(at: path), known.flags.contains(.hasCell) else { continue }
        askEditing(of: path, &known)
        setRow(at: path) { $0.flags = known.flags }
      }
    }
  }

  private func endEditing() {
    state.isEditing = false
    if state.usesCheckmarks { state.deselectAll() }
    state.usesCheckmarks = false
  }

  /// Asks a row how it may be edited, and puts the answers down.
  func askEditing(of path: RowPath, _ row: inout RowState) {
    row.flags.formIntersection(.hasCell)
    if port.canEdit(path) ?? true {
      row.control = state.usesCheckmarks ? .multi : port.editingStyle(path) ?? .delete
      if port.shouldIndent(path) ?? true { row.flags.insert(.isIndented) }
    } else {
      row.flags.insert(.isFixed)
    }
    if port.canMove(path) ?? true, port.implements(.move) { row.flags.insert(.hasGrip) }
  }
}

// MARK: What is seen

extension TableView {
  /// Whether editing mode shows check marks on all rows that can be edited, as
  /// ``allowsMultipleSelectionDuringEditing`` was when it began.
  package var usesCheckMarks: Bool { state.usesCheckmarks }

  /// The control that a row shows; none outside editing mode and for a row out of view. It is what
  /// the row answered when it was last asked.
  public func control(at path: RowPath) -> RowControl { state.control(at: path) }

  /// Whether a row can be edited, as it answered when editing mode last asked it; true where it was
  /// not asked.
  public func canEditRow(at path: RowPath) -> Bool {
    !(state.row(at: path)?.flags.contains(.isFixed) ?? false)
  }

  /// Whether a row shows the control by which a person drags it. That takes editing mode, a data
  /// source that implements move, and no other answer than yes to can-move. can-edit has no say in
  /// it (an inference).
  public func hasReorderControl(at path: RowPath) -> Bool {
    state.hasGrip(at: path) && port.implements(.move)
  }

  /// Whether a row's content is indented in editing mode.
  public func isIndentedWhileEditing(at path: RowPath) -> Bool {
    guard state.asksRows, let row = state.row(at: path) else { return false }
    return row.flags.contains(.isIndented)
  }
}
