extension TableView {
  /// Moves the rows in view the least that shows a row.
  ///
  /// Rows that come into view are asked for, below `scroll-to-row` in the trace. A button on a row
  /// that goes out of view is taken away.
  ///
  /// - Parameter path: A row of the table, in view or not.
  /// - Throws: ``Refusal/scrollToMissingSection(_:sections:)`` or
  ///   ``Refusal/scrollToMissingRow(_:rows:)``, and what `cell` throws. Nothing was changed then.
  public func scrollToRow(at path: RowPath) throws(Refusal) {
    try undoingIfRefused { () throws(Refusal) in
      let slot = trace.open(.scrollToRow, .path(path))
      defer { trace.close(slot) }
      if state.needsLoading { try loadCounts() }
      guard state.sections.indices.contains(path.section) else {
        throw .scrollToMissingSection(path.section, sections: numberOfSections)
      }
      guard state.has(path) else {
        throw .scrollToMissingRow(path, rows: numberOfRows(inSection: path.section))
      }
      let appeared = moveWindow { $0.show(state.position(of: path)) }
      try show(appeared)
    }
    takeLostButtonAway()
  }

  /// Moves the window; rows that go out of view lose their cells. Returns what has come into view.
  private func moveWindow(_ move: (inout VisibleWindow) -> Void) -> [VisibleWindow.Slice] {
    let before = state.window.slices(of: state.sections)
    var window = state.window
    move(&window)
    // What moves nothing is no change.
    if window == state.window, !state.hasBlankRows { return [] }
    state.window = window
    let after = window.slices(of: state.sections)
    let seen = SeenRows(before, sectionCount: numberOfSections)
    state.blankRows(of: seen, outside: after)
    guard !state.hasBlankRows else {
      state.hasBlankRows = false
      return after
    }
    return after.flatMap { $0.appearing(seen: seen.rows[$0.section], arrivals: []) }
  }

  /// Follows the setting of how many rows are in view.
  func adaptWindow() {
    let appeared = moveWindow {
      $0.limit = visibleRowLimit.map { max(0, $0) }
      $0.stayFull(rowCount: state.rowCount)
    }
    state.hasBlankRows = state.needsCells(appeared)
    takeLostButtonAway()
  }
}

/// Which rows were in view, section by section.
struct SeenRows {
  /// The rows of each section, empty where none was in view.
  var rows: [Range<Int>]

  init(_ slices: [VisibleWindow.Slice], sectionCount: Int) {
    rows = Array(repeating: 0..<0, count: sectionCount)
    for slice in slices { rows[slice.section] = slice.rows }
  }
}

extension TableState {
  var rowCount: Int { counts.reduce(0, +) }

  /// A row's number, counted from the first row of the table.
  func position(of path: RowPath) -> Int {
    counts[..<path.section].reduce(path.row, +)
  }

  /// Takes the cells away from the rows that were in view and are no more.
  mutating func blankRows(of seen: SeenRows, outside slices: [VisibleWindow.Slice]) {
    let visible = SeenRows(slices, sectionCount: sections.count)
    for (section, rows) in seen.rows.enumerated() where rows != visible.rows[section] {
      let kept = rows.clamped(to: visible.rows[section])
      for row in rows where !kept.contains(row) {
        blankRow(at: RowPath(section: section, row: row))
      }
    }
  }

  /// Whether something that has come into view must be asked for.
  func needsCells(_ appeared: [VisibleWindow.Slice]) -> Bool {
    appeared.contains { slice in
      let section = sections[slice.section]
      return !section.isTitled || slice.rows.contains { section.rows[$0].cell == nil }
    }
  }

  mutating func blankRow(at path: RowPath) {
    // Most rows that are out of view had no cell before either, and looking costs less.
    guard sections[path.section].rows[path.row] != RowState() else { return }
    sections.updateRow(at: path) { $0 = RowState() }
  }
}
