extension TableView {
  /// Checks an update against the data, applies it and asks for the rows that it brought into view.
  func apply(
    _ calls: [Call], reconfigured: [RowPath] = [], reloadsData: Bool = false
  ) throws(Refusal) {
    var work = takeWorkspace()
    defer { swap(&work, &workspace) }
    try work.close(calls)
    let (sections, before) = (state.sections, state.counts)
    let port = port
    let after = try askCounts(by: port)
    try work.validate(before: before, after: after)
    // What a data source did to the table while it was asked for its counts is overruled.
    state.sections = sections
    let appeared = apply(work.plan, before: before, after: after)
    state.lastUpdate = AcceptedUpdate(calls, before: before, after: after)
    guard !reloadsData else {
      state.loseButton()
      return forgetCells()
    }
    if state.hasBlankRows {
      try showBlankRows(by: port)
    } else {
      try show(appeared, askingBy: port)
    }
    if !reconfigured.isEmpty {
      let map = IndexMap(work.plan, before: before)
      try reconfigure(reconfigured.compactMap(map.newPath(forOld:)))
    }
  }

  /// Applies a plan and returns what has come into view by it.
  func apply(_ plan: UpdatePlan, before: [Int], after: [Int]) -> [VisibleWindow.Slice] {
    if state.button != nil || state.swipe != nil { state.follow(IndexMap(plan, before: before)) }
    guard state.window.limit != nil else {
      state.renew(by: plan, counts: after, carrying: state.carriedRows(by: plan, of: nil), of: nil)
      return arrivals(of: plan)
    }
    let slices = state.window.slices(of: state.sections)
    let seenBefore = SeenRows(slices, sectionCount: state.sections.count)
    let seen = seenBefore.after(plan)
    let carried = state.carriedRows(by: plan, of: seenBefore)
    state.renew(by: plan, counts: after, carrying: carried, of: seenBefore)
    state.window.stayFull(rowCount: state.rowCount)
    let visible = state.window.slices(of: state.sections)
    state.blankRows(of: seen, outside: visible)
    state.blank(carried, of: plan, outside: visible)
    return visible.flatMap { slice in
      slice.appearing(
        seen: seen.rows[slice.section], arrivals: plan.sections[slice.section].arrivals)
    }
  }
}

extension TableView {
  /// What an update brings into view where all rows are in view: the rows that arrived.
  private func arrivals(of plan: UpdatePlan) -> [VisibleWindow.Slice] {
    var appeared: [VisibleWindow.Slice] = []
    for number in plan.sections.indices {
      if plan.sections[number].origin.survivor == nil {
        appeared.append(
          VisibleWindow.Slice(section: number, rows: 0..<plan.sections[number].rowCount))
        continue
      }
      if plan.sections[number].arrivals.isEmpty, !state.sections[number].isTitled {
        appeared.append(VisibleWindow.Slice(section: number, rows: 0..<0))
      }
      for arrival in plan.sections[number].arrivals {
        appeared.append(
          VisibleWindow.Slice(section: number, rows: arrival.row..<arrival.row + 1))
      }
    }
    return appeared
  }
}

extension UpdatePlan.Section {
  /// Whether rows leave, arrive or go to another place in it.
  fileprivate var changesRows: Bool { !departures.isEmpty || !arrivals.isEmpty }

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
  /// - Parameters:
  ///   - carried: The rows that move.
  ///   - seen: The rows that were in view, the only ones with cells; nil where all were.
  fileprivate mutating func renew(
    by plan: UpdatePlan, counts: [Int], carrying carried: [CarriedRow<RowState>], of seen: SeenRows?
  ) {
    let old = sections
    if !plan.keepsSections(of: old.count) {
      sections = ContiguousArray(
        plan.sections.map { planned in
          planned.origin.survivor.map { old[$0] } ?? SectionState(rowCount: planned.rowCount)
        })
    }
    self.counts = counts
    var next = 0
    for number in plan.sections.indices where plan.sections[number].changesRows {
      let first = next
      while next < carried.count, carried[next].section == number { next += 1 }
      sections[number].follow(
        plan.sections[number], selectedElsewhere: { Self.isSelected($0, in: old) })
      let all = 0..<sections[number].rows.count
      sections[number].rows.apply(
        departures: plan.sections[number].departures.lazy.map(\.row),
        arrivals: plan.sections[number].arrivals.lazy.map(\.row), carried: carried[first..<next],
        filled: plan.sections[number].origin.survivor.flatMap { seen?.rows[$0] } ?? all,
        blank: RowState())
    }
  }

  /// The rows that move and may have a cell, in the order in which they arrive.
  fileprivate func carriedRows(by plan: UpdatePlan, of seen: SeenRows?) -> [CarriedRow<RowState>] {
    var rows: [CarriedRow<RowState>] = []
    for number in plan.sections.indices where !plan.sections[number].arrivals.isEmpty {
      for (index, arrival) in plan.sections[number].arrivals.enumerated() {
        guard case .moved(let source) = arrival.origin else { continue }
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
