extension TableView {
  /// Drags a row by its reorder control and drops it.
  ///
  /// Over each new place target-for-move is asked with the place as proposal; its answer is where
  /// the gap opens, and where the row falls when it is dropped. The table moves its own row, then
  /// calls `move` of the data source, which only changes its data. `destination` counts after the
  /// row has been taken out of its place. Dropped where it started, nothing is sent
  /// (``Notice/droppedInPlace``). The selection follows the rows.
  ///
  /// A row without reorder control is not moved (``Notice/noReorderControl(_:)``). An open button
  /// is taken away first.
  ///
  /// - Parameters:
  ///   - source: The row.
  ///   - places: The places that the finger passes over, in order.
  ///   - destination: The place over which it lets go. It may equal the row count of another
  ///     section: the drop at its end.
  /// - Throws: ``Refusal/moveTargetInMissingSection(_:sections:)`` or
  ///   ``Refusal/moveTargetPastEnd(_:rows:)`` where target-for-move (or, where it is not
  ///   implemented, the finger) names no place of the table, and what `move` throws. The table is
  ///   then as before the drag.
  ///
  /// Source: Apple, *Table View Programming Guide for iOS*, "Managing the Reordering of Rows".
  public func dragRow(
    from source: RowPath, through places: [RowPath] = [], to destination: RowPath
  ) throws(Refusal) {
    try gesture { () throws(Refusal) in
      takeButtonAway()
      guard hasReorderControl(at: source) else {
        return trace.note(.noReorderControl(source))
      }
      let target = try drag(source, over: places + [destination])
      guard target != source else { return trace.note(.droppedInPlace) }
      moveOwnRow(source, to: target)
      try port.move(source, to: target)
    }
  }

  /// Asks for each new place where the gap opens; returns the last answer.
  private func drag(_ source: RowPath, over places: [RowPath]) throws(Refusal) -> RowPath {
    var proposed = source
    var target = source
    for place in places where place != proposed {
      proposed = place
      target = port.targetForMove(source, to: place) ?? place
      try checkTarget(target, from: source)
    }
    return target
  }

  private func checkTarget(_ target: RowPath, from source: RowPath) throws(Refusal) {
    guard state.sections.indices.contains(target.section) else {
      throw .moveTargetInMissingSection(target, sections: numberOfSections)
    }
    let count = numberOfRows(inSection: target.section)
    let last = target.section == source.section ? count - 1 : count
    guard (0...last).contains(target.row) else { throw .moveTargetPastEnd(target, rows: count) }
  }

  /// Moves a row of the table, which keeps its cell. Rows that come into view by that are asked for
  /// at the next layout.
  private func moveOwnRow(_ source: RowPath, to destination: RowPath) {
    let before = state
    var after = before.counts
    after[source.section] -= 1
    after[destination.section] += 1
    state.counts = after
    let changes = EffectiveChanges(move: source, to: destination, sections: after.count)
    let appeared = apply(changes, before: before.counts)
    state.sections.keepLastUpdate(of: before.sections)
    if let appeared, state.needsCells(appeared) { state.hasBlankRows = true }
  }
}
