import struct HeadlessTable.RowPath

/// A table written a second time, as plainly as the rules of batch updates are told: sets, sorted
/// lists, and loops over every row. It knows nothing of the table of the library but how a path is
/// spelled, and is slow, so that the two can only agree where both are right.
package struct ReferenceTable: Equatable, Sendable {
  /// The texts of the rows as they are shown, a list for each section.
  package private(set) var sections: [[String]]

  /// A table that has loaded and shows all that its data source holds.
  package init(loading data: [[String]]) {
    sections = data
  }

  /// The table after the calls of one batch, at whose end the data source holds `data`; or why they
  /// are refused.
  package func apply(
    _ calls: [ReferenceTableCall], data: [[String]]
  ) -> Result<[[String]], ReferenceTableRefusal> {
    Result { () throws(ReferenceTableRefusal) in
      let called = ReferenceTableBatch(calls)
      try ReferenceTableChecks.checkReloadsAndDeletes(called)
      let batch = called.withoutDropped()
      let checks = ReferenceTableChecks(
        before: sections.map(\.count), after: data.map(\.count), batch: batch)
      try checks.checkDeletes()
      try checks.checkInserts()
      try checks.checkMoves()
      try checks.checkNumberOfSections()
      try checks.checkNumbersOfRows()
      try checks.checkAnimations()
      return rows(after: batch, data: data)
    }
  }

  /// Where every row of the table goes that `calls` neither delete nor reload. To be asked of an
  /// accepted batch only.
  package func newPaths(after calls: [ReferenceTableCall], data: [[String]]) -> [RowPath: RowPath] {
    newPaths(after: ReferenceTableBatch(calls).withoutDropped(), data: data)
  }

  private func newPaths(
    after batch: ReferenceTableBatch, data: [[String]]
  ) -> [RowPath: RowPath] {
    var newPaths: [RowPath: RowPath] = [:]
    for move in batch.rowMoves { newPaths[move.from] = move.to }
    let taken = batch.insertedRows.union(batch.landedRows).union(newPaths.values)
    for (old, new) in batch.newNumbers(before: sections.count, after: data.count) {
      // Rows that stay go, in order, to the rows that nothing else takes.
      var free = data[new].indices.map { RowPath(section: new, row: $0) }
        .filter { !taken.contains($0) }[...]
      for row in sections[old].indices {
        let path = RowPath(section: old, row: row)
        if batch.deletedRows.contains(path) || batch.reloadedRows.contains(path) { continue }
        if newPaths[path] == nil { newPaths[path] = free.popFirst() }
      }
    }
    return newPaths
  }

  /// What the data has, and over it the old text of every row that is still there: only counts are
  /// compared, never which rows, so a row whose data changed unannounced goes on showing its old
  /// text.
  private func rows(after batch: ReferenceTableBatch, data: [[String]]) -> [[String]] {
    var rows = data
    for (old, new) in newPaths(after: batch, data: data) {
      rows[new.section][new.row] = sections[old.section][old.row]
    }
    return rows
  }
}
