extension TableView {
  /// Selects a row for the program. The delegate is not told. Where only one row may be selected
  /// the others no longer are.
  ///
  /// - Throws: ``Refusal/rectOfMissingRow(_:)`` where there is no such row; nothing was changed
  ///   then.
  public func selectRow(at path: RowPath) throws(Refusal) {
    try undoingIfRefused { () throws(Refusal) in
      let slot = trace.open(.selectRow, .path(path))
      defer { trace.close(slot) }
      if state.needsLoading { try loadCounts() }
      guard state.has(path) else { throw .rectOfMissingRow(path) }
      if !allowsSeveral(at: path) { state.deselectAll() }
      state.setSelected(true, path)
    }
    takeLostButtonAway()
  }

  /// Deselects a row for the program. The delegate is not told. A row that is not selected, or is
  /// not there, is left alone.
  public func deselectRow(at path: RowPath) {
    trace.record(.deselectRow, .path(path))
    state.setSelected(false, path)
  }

  /// Selects a row as a finger does.
  ///
  /// In this order, each only if implemented: should-highlight (no: nothing more); will-select,
  /// whose answer is the row that is selected (none: nothing more); where only one row may be
  /// selected, will-deselect and did-deselect for the one that was; did-select. Nothing at all
  /// happens where the settings do not let a person select, or where the row is one of several that
  /// are selected already. While a button is open the touch only takes it away.
  ///
  /// - Parameter path: A row in view; on others nothing happens.
  /// - Throws: What did-select throws. The table is then as before the touch.
  ///
  /// Source: the UITableViewDelegate reference, "Managing selections".
  public func selectByTouch(_ path: RowPath) throws(Refusal) {
    try gesture { () throws(Refusal) in
      guard state.button == nil else { return takeButtonAway() }
      try touch(path)
    }
  }

  /// Selects several rows as a person does: by dragging two fingers over them, where the delegate
  /// answers yes to should-begin-multiple-selection, else one after another.
  ///
  /// Two fingers are tried where several rows may be selected. Then did-begin-multiple-selection
  /// stands before the rows and did-end-multiple-selection behind them.
  ///
  /// - Parameter paths: Rows in view.
  /// - Throws: What did-select throws. The table is then as before the gesture.
  public func selectByTouch(_ paths: [RowPath]) throws(Refusal) {
    try gesture { () throws(Refusal) in
      guard state.button == nil else { return takeButtonAway() }
      let first = paths.first.flatMap { paths.count > 1 && allowsTouch(at: $0) ? $0 : nil }
      let isDragged =
        if let first, allowsSeveral(at: first) {
          port.shouldBeginMultipleSelection(first) ?? false
        } else {
          false
        }
      if isDragged, let first { port.didBeginMultipleSelection(first) }
      for path in paths { try touch(path) }
      if isDragged { port.didEndMultipleSelection() }
    }
  }

  /// Deselects a row as a finger does: will-deselect, whose answer is the row that is deselected
  /// (none: nothing more), then did-deselect. Nothing happens where the row is not selected. While
  /// a button is open the touch only takes it away.
  ///
  /// - Parameter path: A row in view.
  /// - Throws: Nothing of its own; what a callback that it calls may throw.
  public func deselectByTouch(_ path: RowPath) throws(Refusal) {
    try gesture { () throws(Refusal) in
      guard state.button == nil else { return takeButtonAway() }
      untouch(path)
    }
  }
}

// MARK: Touches

extension TableView {
  /// Selects a row, or deselects it where it is one of several that may be.
  func toggle(_ path: RowPath) throws(Refusal) {
    if allowsSeveral(at: path), state.isSelected(path) { untouch(path) } else { try touch(path) }
  }

  private func touch(_ path: RowPath) throws(Refusal) {
    guard cellForRow(at: path) != nil, allowsTouch(at: path) else { return }
    let isSeveral = allowsSeveral(at: path)
    if isSeveral, state.isSelected(path) { return }
    guard port.shouldHighlight(path) ?? true, let chosen = port.willSelect(path) ?? path,
      state.has(chosen)
    else { return }
    if !isSeveral {
      for other in state.selectedPaths where other != chosen { untouch(other) }
    }
    state.setSelected(true, chosen)
    try port.didSelect(chosen)
  }

  private func untouch(_ path: RowPath) {
    guard state.isSelected(path), let chosen = port.willDeselect(path) ?? path else { return }
    state.setSelected(false, chosen)
    port.didDeselect(chosen)
  }

  private func allowsTouch(at path: RowPath) -> Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || control(at: path) == .multi
  }

  private func allowsSeveral(at path: RowPath) -> Bool {
    guard isEditing else { return allowsMultipleSelection }
    return state.usesCheckmarks || control(at: path) == .multi
  }
}

// MARK: What is selected

extension TableState {
  /// The selected rows, from the top.
  var selectedPaths: [RowPath] { selected }

  func isSelected(_ path: RowPath) -> Bool {
    let index = indexOfSelected(path)
    return index < selected.count && selected[index] == path
  }

  mutating func setSelected(_ isSelected: Bool, _ path: RowPath) {
    guard has(path), isSelected != self.isSelected(path) else { return }
    let index = indexOfSelected(path)
    if isSelected { selected.insert(path, at: index) } else { selected.remove(at: index) }
  }

  mutating func deselectAll() {
    if !selected.isEmpty { selected = [] }
  }

  /// Lets the selection follow an update: the selected rows that stayed, and those that moved.
  mutating func followSelection(_ plan: UpdatePlan) {
    var following: [RowPath] = []
    for (number, planned) in plan.sections.enumerated() {
      guard let old = planned.origin.survivor else { continue }
      following += selectedRows(of: old, after: planned).map { RowPath(section: number, row: $0) }
    }
    selected = following
  }

  /// The rows of a planned section that are selected, ascending.
  private func selectedRows(of old: Int, after planned: UpdatePlan.Section) -> [Int] {
    let first = indexOfSelected(RowPath(section: old, row: 0))
    var rows = selected[first...].prefix { $0.section == old }.map(\.row)
    guard planned.changesRows else { return rows }
    if !rows.isEmpty {
      let shift = planned.shift
      rows = rows.compactMap { shift.indexOfDeleted($0) == nil ? shift.landing(of: $0) : nil }
    }
    for arrival in planned.arrivals {
      if case .moved(let source) = arrival.origin, isSelected(source) { rows.append(arrival.row) }
    }
    return rows.sorted()
  }

  private func indexOfSelected(_ path: RowPath) -> Int {
    BinarySearch.first(in: 0..<selected.count) { selected[$0] >= path }
  }
}
