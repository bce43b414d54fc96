extension ClosedBatch {
  /// Checks the batch against the counts of the table, in UIKit's order, and plans it.
  ///
  /// Rows and sections may have any number: a negative one is out of range like one past the end.
  ///
  /// - Parameters:
  ///   - before: the row counts of the sections as the table last loaded them.
  ///   - after: the row counts that the data source answers now.
  /// - Returns: what becomes of each section and row.
  /// - Throws: the first `Refusal` in the order of the checks below. Within deletes, inserts and
  ///   moves the entries are taken one at a time, and each passes all its checks before the next.
  ///
  /// Source: Apple, *Table View Programming Guide for iOS*, "Ordering of Operations and Index
  /// Paths"; texts and order as measured in crash reports of the real class.
  public func validate(before: [Int], after: [Int]) throws(Refusal) -> UpdatePlan {
    let (changes, after) = (EffectiveChanges(of: self), RowCounts(after))
    try changes.validate(before: RowCounts(before), after: after)
    return UpdatePlan(changes, after: after)
  }
}

extension EffectiveChanges {
  /// Checks the batch against the counts of the table. It is used up by that.
  func validate(before: RowCounts, after: RowCounts) throws(Refusal) {
    fill()
    try checkDeletes(before)
    try checkInserts(after)
    if !isPlain {
      try checkMoves(before, after)
      try checkSectionsOfMovedRows()
    }
    try checkSectionCount(before, after)
    placeSections(before: before.count, after: after.count)
    try checkRowCounts(before, after)
    if !isPlain { try checkAnimations() }
  }
}

// The checks of a batch that need the counts. Each throws the first refusal of its kind. Those that
// every batch passes are inlined: for the usual one of a single row, calling them is the most work.
extension EffectiveChanges {
  /// Deletes, descending, a section before its rows.
  @inline(__always)
  func checkDeletes(_ before: RowCounts) throws(Refusal) {
    var move = moves.count - 1
    var index = deletes.count
    while index > 0 {
      index -= 1
      let delete = deletes[index]
      while move >= 0, delete.place < moves[move].source { move -= 1 }
      let isMoved = move >= 0 && moves[move].source == delete.place
      if delete.place.isSection {
        try checkDelete(ofSection: delete.section, isMoved: isMoved, before)
      } else {
        try checkDelete(of: delete.place.path, isMoved: isMoved, before)
      }
    }
  }

  private func checkDelete(
    ofSection section: Int, isMoved: Bool, _ before: RowCounts
  ) throws(Refusal) {
    if isMoved { throw .deleteAndMoveSection(section) }
    guard before.indices.contains(section) else {
      throw .deleteMissingSection(section, sectionsBefore: before.count)
    }
  }

  @inline(__always)
  private func checkDelete(
    of path: RowPath, isMoved: Bool, _ before: RowCounts
  ) throws(Refusal) {
    if isMoved { throw .deleteAndMoveRow(path) }
    guard before.indices.contains(path.section) else {
      throw .deleteRowInMissingSection(path, sectionsBefore: before.count)
    }
    guard before.hasRow(at: path) else {
      throw .deleteMissingRow(path, rowsBefore: before[path.section])
    }
  }

  /// Inserts, ascending, a section after its rows. The insert half of a row's reload may meet a
  /// move here; `checkAnimations()` refuses that when all counts are right.
  @inline(__always)
  func checkInserts(_ after: RowCounts) throws(Refusal) {
    var (index, move) = (0, 0)
    while index < inserts.count {
      let insert = inserts[index]
      index += 1
      while move < moves.count, movesByDestination[move].destination < insert.place { move += 1 }
      let isMovedTo =
        move < moves.count && movesByDestination[move].destination == insert.place
      if insert.place.isSection {
        try checkInsert(ofSection: insert.section, isMovedTo: isMovedTo, after)
      } else {
        try checkInsert(of: insert.place.path, isMovedTo: isMovedTo && !insert.isReload, after)
      }
    }
  }

  private func checkInsert(
    ofSection section: Int, isMovedTo: Bool, _ after: RowCounts
  ) throws(Refusal) {
    if isMovedTo { throw .insertAndMoveSection(section) }
    guard after.indices.contains(section) else {
      throw .insertSectionPastEnd(section, sectionsAfter: after.count)
    }
  }

  @inline(__always)
  private func checkInsert(
    of path: RowPath, isMovedTo: Bool, _ after: RowCounts
  ) throws(Refusal) {
    if isMovedTo { throw .insertAndMoveRow(path) }
    guard after.indices.contains(path.section) else {
      throw .insertRowInMissingSection(path, sectionsAfter: after.count)
    }
    guard after.hasRow(at: path) else {
      throw .insertRowPastEnd(path, rowsAfter: after[path.section])
    }
  }

  /// Whether each moved row comes from and goes to a section that lives on. The real class was seen
  /// to refuse this on iOS 7; what later versions do is disputed, so that all versions refuse it
  /// here.
  func checkSectionsOfMovedRows() throws(Refusal) {
    if sectionsThatCome.isEmpty, sectionsThatGo.isEmpty { return }
    for move in moves where !move.isSection {
      let (source, destination) = (move.source.path.section, move.destination.path.section)
      if sectionsThatCome.containsSorted(destination) {
        throw .moveRowIntoInsertedSection(destination)
      }
      if sectionsThatGo.containsSorted(source) {
        throw .moveRowFromDeletedSection(source)
      }
    }
  }

  /// Sections after = before + inserted - deleted, each reloaded section counting as one of both.
  @inline(__always)
  func checkSectionCount(_ before: RowCounts, _ after: RowCounts) throws(Refusal) {
    let inserted = sectionsThatCome.count
    let deleted = sectionsThatGo.count
    if after.count != before.count + inserted - deleted {
      throw .invalidSectionCount(
        SectionCountMismatch(
          before: before.count, after: after.count, inserted: inserted, deleted: deleted))
    }
  }

  /// The rows of each section that lives on, in the new order.
  @inline(__always)
  func checkRowCounts(_ before: RowCounts, _ after: RowCounts) throws(Refusal) {
    var walk = SectionWalk()
    while let section = walk.next(in: self) {
      guard let old = section.survivor else { continue }
      // Counts near the end of the integers are the data source's own affair and must not trap.
      let rows = before[old] &- section.departures.count &+ section.arrivals.count
      if after[section.number] != rows {
        throw .invalidRowCount(mismatch(in: section.number, of: old, before, after))
      }
    }
  }

  private func mismatch(
    in section: Int, of old: Int, _ before: RowCounts, _ after: RowCounts
  ) -> RowCountMismatch {
    let tally = RowTally.tallies(of: self)[section]
    return RowCountMismatch(
      section: section, before: before[old], after: after[section], inserted: tally.inserted,
      deleted: tally.deleted, movedIn: tally.movedIn, movedOut: tally.movedOut,
      countsBefore: Array(before), countsAfter: Array(after), updates: listed)
  }

  /// No row may be reloaded into the place that another row moves to.
  func checkAnimations() throws(Refusal) {
    var move = 0
    let moves = movesByDestination
    for landing in landings where !landing.isSection {
      while move < moves.count, moves[move].destination < landing { move += 1 }
      if move < moves.count, moves[move].destination == landing { throw .twoAnimationsForCell }
    }
  }
}

extension Array where Element == Int {
  /// Whether a sorted array holds a number.
  fileprivate func containsSorted(_ number: Int) -> Bool {
    let index = BinarySearch.first(in: indices) { self[$0] >= number }
    return index < count && self[index] == number
  }
}
