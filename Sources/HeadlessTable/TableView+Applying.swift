extension TableView {
  /// Checks an update against the data, applies it and asks for the rows that it brought into view.
  ///
  /// - Parameter before: The state as it is, which the caller keeps.
  func apply(
    _ calls: consuming CallList, to before: TableState, reconfigured: [RowPath] = [],
    reloadsData: Bool = false
  ) throws(Refusal) {
    let work = takeWorkspace()
    defer { workspace = work }
    try work.close(calls)
    let port = CountingPort(table: self)
    let after = try askCounts(keeping: before, by: port)
    try work.validate(before: before.counts, after: after)
    state.counts.become(after)
    let appeared = apply(work, before: before.counts)
    state.sections.accept(calls, from: before.counts, to: after, since: before.sections)
    guard !reloadsData else {
      state.loseButton()
      return forgetCells()
    }
    if state.hasBlankRows {
      try showBlankRows()
    } else if let appeared {
      try show(appeared)
    } else if work.hasArrivals {
      let port = CallbackPort(table: self, consume port)
      try showArrivals(of: work, newSince: before.sections, by: port)
    }
    if !reconfigured.isEmpty {
      let map = IndexMap(UpdatePlan(work, after: after), before: Array(before.counts))
      try reconfigure(reconfigured.compactMap(map.newPath(forOld:)))
    }
  }

  /// Asks the data source for all counts. What it does to the table meanwhile is overruled.
  private func askCounts(keeping before: TableState, by port: CountingPort)
    throws(Refusal) -> RowCounts
  {
    let revision = revision
    let counts = try askCounts(by: port)
    if revision != self.revision {
      (state.sections, state.selected) = (before.sections, before.selected)
      if state.window != before.window {
        state.window = before.window
        adaptWindow()
      }
    }
    return counts
  }

  /// Applies changes of which the state has the counts already.
  ///
  /// - Returns: what has come into view by it; nil where all rows are in view, so that it is what
  ///   has arrived.
  @inline(__always)
  func apply(_ changes: EffectiveChanges, before: RowCounts) -> [VisibleWindow.Slice]? {
    if state.button != nil || state.swipe != nil {
      state.follow(IndexMap(UpdatePlan(changes, after: state.counts), before: Array(before)))
    }
    if state.window.limit != nil { return applyInWindow(changes) }
    _ = state.renew(by: changes, of: nil)
    return nil
  }

  private func applyInWindow(_ changes: EffectiveChanges) -> [VisibleWindow.Slice] {
    let slices = state.window.slices(of: state.sections)
    let seenBefore = SeenRows(slices, sectionCount: state.sections.count)
    let seen = seenBefore.after(changes)
    let carried = state.renew(by: changes, of: seenBefore)
    state.window.stayFull(rowCount: state.rowCount)
    let visible = state.window.slices(of: state.sections)
    let arrivals = changes.mapSections { changes.inserts[$0.arrivals] }
    state.blankRows(of: seen, outside: visible)
    state.blank(carried, arrivingAt: arrivals, outside: visible)
    var appeared: [VisibleWindow.Slice] = []
    for slice in visible {
      appeared += slice.appearing(
        seen: seen.rows[slice.section], arrivals: arrivals[slice.section])
    }
    return appeared
  }
}

extension UpdatePlan.Section {
  /// Whether rows leave, arrive or go to another place in it.
  var changesRows: Bool { !departures.isEmpty || !arrivals.isEmpty }

  /// How the rows that stay in the section are renumbered.
  var shift: NumberShift {
    NumberShift(deleted: departures.map(\.row), inserted: arrivals.map(\.row))
  }
}

extension SeenRows {
  /// The same rows in the numbering after an update, as far as they stayed in their section.
  func after(_ changes: EffectiveChanges) -> SeenRows {
    var result = SeenRows([], sectionCount: changes.sections.count)
    var walk = SectionWalk()
    while let section = walk.next(in: changes) {
      guard let old = section.survivor, !rows[old].isEmpty else { continue }
      let shift = NumberShift(
        deleted: changes.oldRows(of: section), inserted: changes.newRows(of: section))
      let first = shift.landing(of: rows[old].lowerBound)
      result.rows[section.number] = first..<max(first, shift.landing(of: rows[old].upperBound))
    }
    return result
  }
}

extension TableState {
  /// Makes the sections those after an update. Rows that stayed or moved take their cells with
  /// them; others have none yet.
  ///
  /// - Parameter seen: The rows that were in view, the only ones with cells; nil where all were.
  /// - Returns: the rows that move and may have a cell, in the order in which they arrive.
  @inline(__always)
  fileprivate mutating func renew(by changes: EffectiveChanges, of seen: SeenRows?)
    -> [CarriedRow<RowState>]
  {
    let carried = changes.moves.isEmpty ? [] : carriedRows(by: changes, of: seen)
    if !selected.isEmpty { followSelection(UpdatePlan(changes, after: counts)) }
    if !changes.sections.keepsNumbers {
      sections.replace(
        with: changes.mapSections { section in
          section.survivor.map { sections[$0] } ?? SectionState(rowCount: counts[section.number])
        })
    }
    var (walk, next) = (SectionWalk(), 0)
    while let section = walk.next(in: changes) {
      guard section.changesRows else { continue }
      let first = next
      while next < carried.count, carried[next].section == section.number { next += 1 }
      sections.apply(
        departures: section.departures.count,
        at: { changes.deletes[section.departures.lowerBound + $0].row },
        arrivals: section.arrivals.count,
        at: { changes.inserts[section.arrivals.lowerBound + $0].row },
        to: section.number, carried: carried[first..<next],
        filled: section.survivor.flatMap { seen?.rows[$0] },
        blank: RowState())
    }
    return carried
  }

  /// The rows that move and may have a cell, in the order in which they arrive.
  private func carriedRows(by changes: EffectiveChanges, of seen: SeenRows?)
    -> [CarriedRow<RowState>]
  {
    var rows: [CarriedRow<RowState>] = []
    var moves = changes.movesByDestination.lazy.filter { !$0.isSection }.makeIterator()
    var walk = SectionWalk()
    while let section = walk.next(in: changes) {
      for index in section.arrivals where changes.inserts[index].kind == .move {
        guard let source = moves.next()?.source.path else { break }
        if let seen, !seen.rows[source.section].contains(source.row) { continue }
        rows.append(
          CarriedRow(
            section: section.number, arrival: index - section.arrivals.lowerBound,
            state: sections.row(at: source)))
      }
    }
    return rows
  }

  /// Lets the swipe and the button follow their row. A row that was reloaded keeps its swipe until
  /// the swipe is ended, but its button is lost with the cell.
  fileprivate mutating func follow(_ map: IndexMap) {
    if let path = swipe?.row { swipe?.row = map.newPath(forOld: path) }
    guard let path = button?.path else { return }
    switch map.fate(of: path) {
    case .stayed: break
    case .shifted(let new), .moved(let new): button?.path = new
    case .reloaded, .deleted, nil: loseButton()
    }
  }

  /// Takes the cells away from rows that moved out of view.
  fileprivate mutating func blank(
    _ carried: [CarriedRow<RowState>], arrivingAt arrivals: [ArraySlice<PlacedChange>],
    outside slices: [VisibleWindow.Slice]
  ) {
    if carried.isEmpty { return }
    let visible = SeenRows(slices, sectionCount: sections.count)
    for carried in carried {
      let arrivals = arrivals[carried.section]
      let row = arrivals[arrivals.startIndex + carried.arrival].row
      if visible.rows[carried.section].contains(row) { continue }
      blankRow(at: RowPath(section: carried.section, row: row))
    }
  }
}
