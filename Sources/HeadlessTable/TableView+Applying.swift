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
    let port = port
    let after = try askCounts(keeping: before, by: port)
    try work.validate(before: before.counts, after: after)
    state.counts = after
    work.appeared.empty()
    apply(&work.plan, before: before.counts, appeared: &work.appeared)
    state.sections.accept(calls, from: before.counts, to: after, since: before.sections)
    guard !reloadsData else {
      state.loseButton()
      return forgetCells()
    }
    if state.hasBlankRows {
      try showBlankRows(by: port)
    } else if !work.appeared.isEmpty {
      try show(&work.appeared, askingBy: port, newSince: before.sections)
    }
    if !reconfigured.isEmpty {
      let map = IndexMap(work.plan, before: Array(before.counts))
      try reconfigure(reconfigured.compactMap(map.newPath(forOld:)))
    }
  }

  /// Asks the data source for all counts. What it does to the table meanwhile is overruled.
  private func askCounts(keeping before: TableState, by port: CallbackPort)
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

  /// Applies a plan of which the state has the counts already, and adds to a list what has come
  /// into view by it.
  ///
  /// - Parameter plan: Lent, not changed: an object that holds one need not make a copy.
  func apply(
    _ plan: inout UpdatePlan, before: RowCounts, appeared: inout [VisibleWindow.Slice]
  ) {
    if state.button != nil || state.swipe != nil {
      state.follow(IndexMap(plan, before: Array(before)))
    }
    guard state.window.limit != nil else {
      _ = state.renew(by: &plan, of: nil)
      return addArrivals(of: &plan, to: &appeared)
    }
    let slices = state.window.slices(of: state.sections)
    let seenBefore = SeenRows(slices, sectionCount: state.sections.count)
    let seen = seenBefore.after(plan)
    let carried = state.renew(by: &plan, of: seenBefore)
    state.window.stayFull(rowCount: state.rowCount)
    let visible = state.window.slices(of: state.sections)
    state.blankRows(of: seen, outside: visible)
    state.blank(carried, of: plan, outside: visible)
    for slice in visible {
      appeared += slice.appearing(
        seen: seen.rows[slice.section], arrivals: plan.sections[slice.section].arrivals)
    }
  }
}

extension TableView {
  /// What an update brings into view where all rows are in view: the rows that arrived.
  @inline(__always)
  private func addArrivals(of plan: inout UpdatePlan, to appeared: inout [VisibleWindow.Slice]) {
    for number in plan.sections.indices {
      if plan.sections[number].origin.survivor == nil {
        appeared.append(
          VisibleWindow.Slice(section: number, rows: 0..<plan.sections[number].rowCount))
        continue
      }
      if plan.sections[number].arrivals.isEmpty, !state.sections[number].isTitled {
        appeared.append(VisibleWindow.Slice(section: number, rows: 0..<0))
      }
      for index in plan.sections[number].arrivals.indices {
        let row = plan.sections[number].arrivals[index].row
        appeared.append(VisibleWindow.Slice(section: number, rows: row..<row + 1))
      }
    }
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
  func after(_ plan: UpdatePlan) -> SeenRows {
    var result = SeenRows([], sectionCount: plan.sections.count)
    for (number, section) in plan.sections.enumerated() {
      guard let old = section.origin.survivor, !rows[old].isEmpty else { continue }
      let shift = section.shift
      let first = shift.landing(of: rows[old].lowerBound)
      result.rows[number] = first..<max(first, shift.landing(of: rows[old].upperBound))
    }
    return result
  }
}

extension UpdatePlan {
  /// Whether the sections are those before the update, each with its number.
  fileprivate func keepsSections(of count: Int) -> Bool {
    guard sections.count == count else { return false }
    for number in sections.indices where sections[number].origin != .stayed(from: number) {
      return false
    }
    return true
  }
}

extension TableState {
  /// Makes the sections those after an update. Rows that stayed or moved take their cells with
  /// them; others have none yet.
  ///
  /// - Parameter seen: The rows that were in view, the only ones with cells; nil where all were.
  /// - Returns: the rows that move and may have a cell, in the order in which they arrive.
  @inline(__always)
  fileprivate mutating func renew(by plan: inout UpdatePlan, of seen: SeenRows?)
    -> [CarriedRow<RowState>]
  {
    let carried = carriedRows(by: &plan, of: seen)
    if !selected.isEmpty { followSelection(plan) }
    if !plan.keepsSections(of: sections.count) {
      sections.replace(
        with: plan.sections.map { planned in
          planned.origin.survivor.map { sections[$0] } ?? SectionState(rowCount: planned.rowCount)
        })
    }
    var next = 0
    for number in plan.sections.indices where plan.sections[number].changesRows {
      let first = next
      while next < carried.count, carried[next].section == number { next += 1 }
      sections.apply(
        departures: plan.sections[number].departures.count,
        at: { plan.sections[number].departures[$0].row },
        arrivals: plan.sections[number].arrivals.count,
        at: { plan.sections[number].arrivals[$0].row },
        to: number, carried: carried[first..<next],
        filled: plan.sections[number].origin.survivor.flatMap { seen?.rows[$0] },
        blank: RowState())
    }
    return carried
  }

  /// The rows that move and may have a cell, in the order in which they arrive.
  @inline(__always)
  private func carriedRows(by plan: inout UpdatePlan, of seen: SeenRows?) -> [CarriedRow<RowState>]
  {
    var rows: [CarriedRow<RowState>] = []
    for number in plan.sections.indices where !plan.sections[number].arrivals.isEmpty {
      for index in plan.sections[number].arrivals.indices {
        guard case .moved(let source) = plan.sections[number].arrivals[index].origin else {
          continue
        }
        if let seen, !seen.rows[source.section].contains(source.row) { continue }
        let row = sections[source.section].rows[source.row]
        rows.append(CarriedRow(section: number, arrival: index, state: row))
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
    _ carried: [CarriedRow<RowState>], of plan: UpdatePlan, outside slices: [VisibleWindow.Slice]
  ) {
    if carried.isEmpty { return }
    let visible = SeenRows(slices, sectionCount: sections.count)
    for carried in carried {
      let row = plan.sections[carried.section].arrivals[carried.arrival].row
      if visible.rows[carried.section].contains(row) { continue }
      blankRow(at: RowPath(section: carried.section, row: row))
    }
  }
}
