extension TableView {
  /// Checks an update against the data, applies it and asks for the rows that it brought into view.
  func apply(
    _ batch: UpdateBatch, reconfigured: [RowPath] = [], reloadsData: Bool = false
  ) throws(Refusal) {
    let closed = try batch.close()
    let sections = state.sections
    let before = state.counts
    let after = try askCounts()
    let plan = try closed.validate(before: before, after: after)
    // What a data source did to the table while it was asked for its counts is overruled.
    state.sections = sections
    let appeared = apply(plan, before: before)
    state.lastUpdate = AcceptedUpdate(plan: plan, countsBefore: before)
    guard !reloadsData else {
      state.loseButton()
      return forgetCells()
    }
    if state.hasBlankRows { try showBlankRows() } else { try show(appeared) }
    if !reconfigured.isEmpty {
      let map = IndexMap(plan, before: before)
      try reconfigure(reconfigured.compactMap(map.newPath(forOld:)))
    }
  }

  /// Applies a plan and returns what has come into view by it.
  func apply(_ plan: UpdatePlan, before: [Int]) -> [Appearance] {
    if state.button != nil || state.swipe != nil { state.follow(IndexMap(plan, before: before)) }
    guard state.window.limit != nil else {
      state.sections = state.sections(after: plan)
      return state.arrivals(of: plan)
    }
    let slices = state.window.slices(of: state.sections)
    let seen = SeenRows(slices, sectionCount: state.sections.count).after(plan)
    state.sections = state.sections(after: plan)
    state.window.stayFull(rowCount: state.rowCount)
    let after = state.window.slices(of: state.sections)
    state.blankRows(of: seen, outside: after)
    state.blankMovedRows(of: plan, outside: after)
    return after.map { slice in
      let section = plan.sections[slice.section]
      return Appearance(
        slice, before: seen.rows[slice.section], arrivals: section.arrivals.map(\.row))
    }
  }
}

extension UpdatePlan.Section {
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

extension TableState {
  /// The sections after an update. Rows that stayed or moved take their cells with them; others
  /// have none yet.
  fileprivate func sections(after plan: UpdatePlan) -> ContiguousArray<SectionState> {
    var result: ContiguousArray<SectionState> = []
    result.reserveCapacity(plan.sections.count)
    for planned in plan.sections {
      guard let old = planned.origin.survivor else {
        result.append(SectionState(rowCount: planned.rowCount))
        continue
      }
      var section = sections[old]
      if !planned.departures.isEmpty || !planned.arrivals.isEmpty {
        section.selected = selected(in: section, after: planned)
        section.rows.apply(
          departures: planned.departures.lazy.map(\.row),
          arrivals: planned.arrivals.lazy.map { (row: $0.row, element: self.row(for: $0)) })
      }
      result.append(section)
    }
    return result
  }

  /// What an update brings into view where all rows are in view: the rows that arrived.
  fileprivate func arrivals(of plan: UpdatePlan) -> [Appearance] {
    var appearances: [Appearance] = []
    for (number, planned) in plan.sections.enumerated() {
      var appearance = Appearance(section: number)
      if planned.origin.survivor == nil {
        appearance.rows = [0..<planned.rowCount]
      } else {
        appearance.rows = planned.arrivals.map { $0.row..<$0.row + 1 }
      }
      guard !appearance.rows.isEmpty || !sections[number].isTitled else { continue }
      appearances.append(appearance)
    }
    return appearances
  }

  private func row(for arrival: UpdatePlan.Arrival) -> RowState {
    guard case .moved(let source) = arrival.origin else { return RowState() }
    return sections[source.section].rows[source.row]
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
  fileprivate mutating func blankMovedRows(
    of plan: UpdatePlan, outside slices: [VisibleWindow.Slice]
  ) {
    let visible = SeenRows(slices, sectionCount: sections.count)
    for (number, section) in plan.sections.enumerated() {
      for arrival in section.arrivals where !visible.rows[number].contains(arrival.row) {
        blankRow(at: RowPath(section: number, row: arrival.row))
      }
    }
  }
}
