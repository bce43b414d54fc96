// The calls that a program makes. Outside a batch each of them is a batch of its own.

extension TableView {
  /// Inserts rows.
  ///
  /// The paths name the table after the update. The data must have the rows when the outermost
  /// batch ends; then the table asks for all counts, checks them against what it was told, and asks
  /// for the cells of the new rows in view. In the trace that stands below this call, or below the
  /// outermost `end-updates`.
  ///
  /// ```swift
  /// fruits.names.insert("Quince", at: 0)
  /// try table.insertRows(at: [RowPath(section: 0, row: 0)], with: .top)
  /// ```
  ///
  /// - Parameters:
  ///   - paths: The rows; one that is named twice counts once.
  ///   - animation: Kept with each change and traced; it changes no result.
  /// - Throws: What UIKit raises where the update is impossible (see ``endUpdates()``).
  public func insertRows(at paths: [RowPath], with animation: RowAnimation) throws(Refusal) {
    try insertRows(at: RowList(paths), with: animation)
  }

  package func insertRows(at rows: RowList, with animation: RowAnimation) throws(Refusal) {
    try update(
      .insertRows, .updateRows(rows.paths, animation),
      .rows(rows, animation, one: Change.insertRow, several: Call.insertRows))
  }

  /// Deletes rows. The paths name the table before the update; otherwise as
  /// ``insertRows(at:with:)``.
  public func deleteRows(at paths: [RowPath], with animation: RowAnimation) throws(Refusal) {
    try deleteRows(at: RowList(paths), with: animation)
  }

  package func deleteRows(at rows: RowList, with animation: RowAnimation) throws(Refusal) {
    try update(
      .deleteRows, .updateRows(rows.paths, animation),
      .rows(rows, animation, one: Change.deleteRow, several: Call.deleteRows))
  }

  /// Reloads rows: each gets a new cell where it lands and leaves the selection. The paths name the
  /// table before the update; otherwise as ``insertRows(at:with:)``.
  public func reloadRows(at paths: [RowPath], with animation: RowAnimation) throws(Refusal) {
    try reloadRows(at: RowList(paths), with: animation)
  }

  package func reloadRows(at rows: RowList, with animation: RowAnimation) throws(Refusal) {
    try update(
      .reloadRows, .updateRows(rows.paths, animation),
      .rows(rows, animation, one: Change.reloadRow, several: Call.reloadRows))
  }

  /// Moves a row, which keeps its cell. `source` names the table before the update, `destination`
  /// the table after it; otherwise as ``insertRows(at:with:)``.
  public func moveRow(at source: RowPath, to destination: RowPath) throws(Refusal) {
    try update(
      .moveRow, .moveRow(source, to: destination),
      .one(.change(.moveRow(source, to: destination))))
  }

  /// Inserts sections, with the rows that the data has for them. The numbers name the table after
  /// the update; otherwise as ``insertRows(at:with:)``.
  public func insertSections(_ sections: [Int], with animation: RowAnimation) throws(Refusal) {
    try update(
      .insertSections, .updateSections(sections, animation),
      CallList(sections.lazy.map { .change(.insertSection($0, animation)) }))
  }

  /// Deletes sections and their rows. The numbers name the table before the update; otherwise as
  /// ``insertRows(at:with:)``.
  public func deleteSections(_ sections: [Int], with animation: RowAnimation) throws(Refusal) {
    try update(
      .deleteSections, .updateSections(sections, animation),
      CallList(sections.lazy.map { .change(.deleteSection($0, animation)) }))
  }

  /// Reloads sections: header, rows and footer are asked for again. The numbers name the table
  /// before the update; otherwise as ``insertRows(at:with:)``.
  public func reloadSections(_ sections: [Int], with animation: RowAnimation) throws(Refusal) {
    try update(
      .reloadSections, .updateSections(sections, animation),
      CallList(sections.lazy.map { .change(.reloadSection($0, animation)) }))
  }

  /// Moves a section with its rows, which keep their cells. `source` names the table before the
  /// update, `destination` the table after it; otherwise as ``insertRows(at:with:)``.
  public func moveSection(_ source: Int, toSection destination: Int) throws(Refusal) {
    try update(
      .moveSection, .moveSection(source, to: destination),
      .one(.change(.moveSection(source, to: destination))))
  }

  /// Asks for the cells of rows in view again, without reloading the rows: they stay selected and
  /// are asked nothing else. Rows out of view are left alone. In a batch it is done after the
  /// update, for the rows that are still there.
  ///
  /// - Parameter paths: Rows of the table before the update.
  /// - Throws: What `cell` throws.
  public func reconfigureRows(at paths: [RowPath]) throws(Refusal) {
    try undoingIfRefused { () throws(Refusal) in
      let slot = trace.open(.reconfigureRows, .rows(paths))
      defer { trace.close(slot) }
      guard state.batch == nil else {
        state.batch?.reconfigured += paths
        return
      }
      try reconfigure(paths)
    }
  }

  func reconfigure(_ paths: [RowPath]) throws(Refusal) {
    guard !state.needsLoading else { return }
    for path in paths where cellForRow(at: path) != nil {
      let cell = try port.cell(path)
      setRow(at: path) { $0.content = cell }
    }
  }

  /// One call of a program: a part of the open batch, or a batch of its own.
  @inline(__always)
  private func update(
    _ name: EventName, _ arguments: @autoclosure () -> TraceEvent.Arguments,
    _ calls: consuming CallList
  ) throws(Refusal) {
    guard state.batch == nil else {
      let slot = trace.open(name, arguments())
      defer { trace.close(slot) }
      if state.needsLoading { try undoingIfRefused { () throws(Refusal) in try loadCounts() } }
      state.batch?.add(calls)
      return
    }
    let before = ownState
    do {
      let slot = trace.open(name, arguments())
      defer { trace.close(slot) }
      if before.needsLoading {
        try loadCounts()
        try apply(calls, to: state)
      } else {
        try apply(calls, to: before)
      }
    } catch {
      restore(before)
      throw error
    }
    finishUpdate()
  }
}

// MARK: Batches

extension TableView {
  /// Opens a batch: calls up to the matching ``endUpdates()`` are one update. Batches nest; only
  /// the outermost end checks and applies, and indexes count as if only it existed.
  ///
  /// Whether the table has to load is not decided here but by the first call of the batch (an
  /// inference).
  ///
  /// Source: Apple, *Table View Programming Guide for iOS*, "Batch Insertion, Deletion, and
  /// Reloading of Rows and Sections".
  public func beginUpdates() {
    trace.record(.beginUpdates, .none)
    openBatch()
  }

  private func openBatch() {
    if state.batch == nil {
      state.batch = Batch(before: Batch.Kept(state))
    } else {
      state.batch?.depth += 1
    }
  }

  /// Closes a batch. A batch must be open.
  ///
  /// The outermost end does, in this order: a row or section both deleted and reloaded is refused;
  /// the data source is asked for the number of sections and of the rows of each; deletes, inserts
  /// and moves are checked, then the counts; the update is applied; rows that appeared or were
  /// reloaded are asked for. An empty batch asks and checks as well. Last, completion handlers run.
  ///
  /// - Throws: The first ``Refusal`` in that order, or what `cell` throws. The table is then as it
  ///   was before the outermost ``beginUpdates()``.
  public func endUpdates() throws(Refusal) {
    guard let batch = state.batch else { preconditionFailure("an end without a begin") }
    let slot = trace.open(.endUpdates, .none)
    guard batch.depth == 1 else {
      state.batch?.depth -= 1
      return trace.close(slot)
    }
    do {
      defer { trace.close(slot) }
      state.batch = nil
      if state.needsLoading { try loadCounts() }
      try apply(
        CallList(batch.calls.elements), to: state, reconfigured: batch.reconfigured,
        reloadsData: batch.reloadsData)
    } catch {
      restore(batch.before.state)
      throw error
    }
    finishUpdate()
  }

  /// Drops the open batch: the table is what it was before the outermost ``beginUpdates()``.
  /// Outside a batch it does nothing. UIKit has no such call.
  public func cancelUpdates() {
    guard let batch = state.batch else { return }
    restore(batch.before.state)
  }

  /// Makes the calls of `updates` one update, as ``beginUpdates()`` and ``endUpdates()`` around
  /// them do.
  ///
  /// - Parameters:
  ///   - updates: Calls the table.
  ///   - completion: Runs after the outermost batch has been applied, with `true`. Where batches
  ///     nest, the outer handler runs first, then the inner ones in the order of their calls
  ///     (measured).
  /// - Throws: What ``endUpdates()`` throws, and what `updates` throws. The table is then as it was
  ///   before this call, or before the outermost begin where the end was refused. No handler of a
  ///   batch that was refused runs.
  public func performBatchUpdates(
    _ updates: () throws(Refusal) -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(Refusal) {
    try undoingIfRefused { () throws(Refusal) in
      beginUpdates()
      if let completion {
        completions.append(completion)
        state.batch?.completionCount += 1
      }
      try updates()
    }
    try endUpdates()
  }

  /// What follows an update when its call has ended.
  private func finishUpdate() {
    takeLostButtonAway()
    guard !completions.isEmpty else { return }
    let completions = completions
    self.completions = []
    for completion in completions { completion(true) }
  }
}
