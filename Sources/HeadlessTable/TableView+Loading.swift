extension TableView {
  /// Makes the table ask for everything again.
  ///
  /// Nothing is asked at once: the table waits for ``layoutIfNeeded()`` or for the first call of
  /// the next update. The selection is cleared (an inference), and an open button is taken away,
  /// which ends a swipe. In a batch the reload is done after the batch has been checked; Apple says
  /// not to do that, and no exception says so either.
  public func reloadData() {
    trace.record(.reloadData, .none)
    guard state.batch == nil else {
      state.batch?.reloadsData = true
      return
    }
    takeButtonAway()
    forgetCells()
  }

  /// Lets the next layout load all. A swipe whose commit or handler is running loses its row.
  func forgetCells() {
    state.needsLoading = true
    if state.button == nil, state.swipe != nil { state.swipe?.row = nil }
    state.deselectAll()
  }

  /// Asks for what the table lacks to be drawn, as at the end of a turn of the run loop.
  ///
  /// After reload-data that is, in this order: the number of sections, the number of rows of each,
  /// then for each section in view its header, for each of its rows in view the cell and what a row
  /// is asked (see ``TableViewDataSource``), its footer. After more rows came into view only those
  /// are asked. In the trace `layout` stands above all of it. Where nothing is lacking nothing is
  /// recorded.
  ///
  /// - Throws: ``Refusal/tooManyRows(_:section:)`` where a count is negative or absurd, and what
  ///   `cell` throws. The table is then as it was.
  public func layoutIfNeeded() throws(Refusal) {
    guard state.needsLoading || (state.hasBlankRows && state.batch == nil) else { return }
    try undoingIfRefused { () throws(Refusal) in
      let slot = trace.open(.layout, .none)
      defer { trace.close(slot) }
      if state.needsLoading { try loadCounts() }
      try showBlankRows()
    }
    takeLostButtonAway()
  }
}

// MARK: Counts

extension TableView {
  /// Loads the counts and forgets all cells.
  func loadCounts() throws(Refusal) {
    let counts = try askCounts(by: CountingPort(table: self))
    state.sections.replace(with: counts.lazy.map(SectionState.init(rowCount:)))
    state.deselectAll()
    state.counts = counts
    state.window.stayFull(rowCount: state.rowCount)
    state.loseButton()
    if state.swipe != nil { state.swipe?.row = nil }
    state.needsLoading = false
    state.hasBlankRows = true
  }

  /// Asks the data source for all counts.
  func askCounts(by port: CountingPort) throws(Refusal) -> RowCounts {
    let sections = port.numberOfSections(in: self)
    guard (0...Self.maximumSectionCount).contains(sections) else {
      throw .tooManyRows(sections, section: 0)
    }
    var counts = RowCounts()
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      let rows = port.numberOfRows(section, in: self)
      guard (0...Self.maximumRowCount).contains(rows) else {
        throw .tooManyRows(rows, section: section)
      }
      counts.append(rows)
    }
    return counts
  }
}

// MARK: Rows that come into view

extension TableView {
  /// Asks for every row in view that has no cell.
  func showBlankRows() throws(Refusal) {
    state.hasBlankRows = false
    try show(state.window.slices(of: state.sections))
  }

  /// Asks for what has come into view, from the top: the titles of a section that has none yet, and
  /// its rows that have no cell.
  func show(_ appeared: [VisibleWindow.Slice]) throws(Refusal) {
    let port = port
    var index = 0
    while index < appeared.count {
      let section = appeared[index].section
      try askTitles(of: section, by: port) { (isNew) throws(Refusal) in
        while index < appeared.count, appeared[index].section == section {
          try show(appeared[index].rows, in: section, isNew: isNew, askingBy: port)
          index += 1
        }
      }
    }
  }

  /// Asks for what has arrived by an update where all rows are in view.
  ///
  /// - Parameter older: The sections as they were before.
  @inline(__always)
  func showArrivals(
    of changes: EffectiveChanges, newSince older: SectionList<SectionStates>, by port: CallbackPort
  ) throws(Refusal) {
    var (walk, known) = (SectionWalk(), revision)
    while let section = walk.next(in: changes) {
      let number = section.number
      try askTitles(of: number, by: port) { (isNew) throws(Refusal) in
        guard section.survivor != nil else {
          let rows = 0..<numberOfRows(inSection: number)
          return try show(rows, in: number, isNew: isNew, askingBy: port)
        }
        for index in section.arrivals where changes.inserts[index].kind != .move {
          let path = RowPath(section: number, row: changes.inserts[index].row)
          // Nobody has touched the table since the row arrived: it is there and has no cell.
          let isBlank = revision == known
          guard isBlank || lacksCell(path) else { continue }
          let asked = try askRow(at: path, by: port)
          guard ownState.has(path) else { continue }
          state.sections.replaceRow(at: path, newSince: older, with: asked)
          if isBlank { known &+= 1 }
        }
      }
    }
  }

  // A callback may do what it should not and change the table while it is asked; every answer is
  // therefore put down only where its row still is.

  /// Asks for the titles of a section if it has none yet, the header before what `body` asks.
  @inline(__always)
  private func askTitles(
    of section: Int, by port: CallbackPort, around body: (_ isNew: Bool) throws(Refusal) -> Void
  ) throws(Refusal) {
    let isNew = state.counts.indices.contains(section) && !state.sections[section].isTitled
    if isNew { askHeader(of: section, by: port) }
    try body(isNew)
    if isNew { askFooter(of: section, by: port) }
  }

  private func askHeader(of section: Int, by port: CallbackPort) {
    let header = port.header(section) ?? nil
    guard state.sections.indices.contains(section) else { return }
    state.sections[section].header = header
  }

  private func askFooter(of section: Int, by port: CallbackPort) {
    guard state.sections.indices.contains(section) else { return }
    let footer = port.footer(section) ?? nil
    guard state.sections.indices.contains(section) else { return }
    state.sections[section].footer = footer
  }

  private func show(
    _ rows: Range<Int>, in section: Int, isNew: Bool, askingBy port: CallbackPort
  ) throws(Refusal) {
    guard state.counts.indices.contains(section) else { return }
    if isNew, rows == state.sections[section].rows.indices {
      return try fill(section, askingBy: port)
    }
    for row in rows {
      let path = RowPath(section: section, row: row)
      guard lacksCell(path) else { continue }
      let asked = try askRow(at: path, by: port)
      guard ownState.has(path) else { continue }
      state.sections.replaceRow(at: path, with: asked)
    }
  }

  /// Whether there is such a row and it has no cell.
  private func lacksCell(_ path: RowPath) -> Bool {
    ownState.has(path) && !ownState.sections.row(at: path).flags.contains(.hasCell)
  }

  /// Asks for all rows of a section that have no cell, as none has but those that have moved there.
  private func fill(_ section: Int, askingBy port: CallbackPort) throws(Refusal) {
    let older = state.sections[section].rows
    var rows = RowTree<RowState>.Builder()
    for (row, known) in older.enumerated() {
      let isShown = known.flags.contains(.hasCell)
      rows.append(
        isShown ? known : try askRow(at: RowPath(section: section, row: row), by: port))
    }
    guard numberOfRows(inSection: section) == older.count else { return }
    state.sections[section].rows = rows.finish()
  }

  func setRow(at path: RowPath, _ change: (inout RowState) -> Void) {
    guard state.has(path) else { return }
    state.sections.updateRow(at: path, change)
  }

  /// Asks for the cell of a row that appears and, in editing mode, how it may be edited.
  private func askRow(at path: RowPath, by port: CallbackPort) throws(Refusal) -> RowState {
    var row = RowState()
    row.content = try port.cell(path)
    row.flags = .hasCell
    port.height(path)
    port.indentationLevel(path)
    if state.asksRows { askEditing(of: path, &row) }
    return row
  }
}
