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
    var (batch, plan) = (self, UpdatePlan())
    try batch.validate(
      before: RowCounts(before), after: RowCounts(after), by: EffectiveChanges(), into: &plan)
    return plan
  }

  /// Plans the batch in the room of another plan. The batch is used up by it.
  ///
  /// - Parameter changes: Empty, and empty again when the batch has been planned.
  mutating func validate(
    before: RowCounts, after: RowCounts, by changes: EffectiveChanges, into plan: inout UpdatePlan
  ) throws(Refusal) {
    changes.fill(with: &self)
    defer { changes.empty(into: &self) }
    let validation = Validation(changes: changes, before: before, after: after)
    try validation.checkDeletes()
    try validation.checkInserts()
    try validation.checkMoves()
    try validation.checkSectionsOfMovedRows()
    try validation.checkSectionCount()
    let sections = SectionMapping(validation.changes, before: before.count, after: after.count)
    plan.refill(with: validation.changes, sections: sections, after: after)
    try validation.checkRowCounts(plan, sections)
    try validation.checkAnimations()
  }
}

/// The checks of a batch that need the counts. Each throws the first refusal of its kind.
struct Validation {
  let changes: EffectiveChanges
  let before: RowCounts
  let after: RowCounts

  /// Deletes, descending, a section before its rows.
  func checkDeletes() throws(Refusal) {
    var move = changes.moves.count - 1
    for index in changes.deletes.indices.reversed() {
      let delete = changes.deletes[index]
      while move >= 0, delete.place < changes.moves[move].source { move -= 1 }
      let isMoved = move >= 0 && changes.moves[move].source == delete.place
      if delete.place.isSection {
        try checkDelete(ofSection: delete.section, isMoved: isMoved)
      } else {
        try checkDelete(of: delete.place.path, isMoved: isMoved)
      }
    }
  }

  private func checkDelete(ofSection section: Int, isMoved: Bool) throws(Refusal) {
    if isMoved { throw .deleteAndMoveSection(section) }
    guard before.indices.contains(section) else {
      throw .deleteMissingSection(section, sectionsBefore: before.count)
    }
  }

  private func checkDelete(of path: RowPath, isMoved: Bool) throws(Refusal) {
    if isMoved { throw .deleteAndMoveRow(path) }
    guard before.indices.contains(path.section) else {
      throw .deleteRowInMissingSection(path, sectionsBefore: before.count)
    }
    guard hasRow(path, in: before) else {
      throw .deleteMissingRow(path, rowsBefore: before[path.section])
    }
  }

  /// Inserts, ascending, a section after its rows. The insert half of a row's reload may meet a
  /// move here; `checkAnimations()` refuses that when all counts are right.
  func checkInserts() throws(Refusal) {
    let moves = changes.movesByDestination
    var move = 0
    for index in changes.inserts.indices {
      let insert = changes.inserts[index]
      while move < moves.count, moves[move].destination < insert.place { move += 1 }
      let isMovedTo = move < moves.count && moves[move].destination == insert.place
      if insert.place.isSection {
        try checkInsert(ofSection: insert.section, isMovedTo: isMovedTo)
      } else {
        try checkInsert(of: insert.place.path, isMovedTo: isMovedTo && !insert.isReload)
      }
    }
  }

  private func checkInsert(ofSection section: Int, isMovedTo: Bool) throws(Refusal) {
    if isMovedTo { throw .insertAndMoveSection(section) }
    guard after.indices.contains(section) else {
      throw .insertSectionPastEnd(section, sectionsAfter: after.count)
    }
  }

  private func checkInsert(of path: RowPath, isMovedTo: Bool) throws(Refusal) {
    if isMovedTo { throw .insertAndMoveRow(path) }
    guard after.indices.contains(path.section) else {
      throw .insertRowInMissingSection(path, sectionsAfter: after.count)
    }
    guard hasRow(path, in: after) else {
      throw .insertRowPastEnd(path, rowsAfter: after[path.section])
    }
  }

  /// Whether each moved row comes from and goes to a section that lives on. The real class was seen
  /// to refuse this on iOS 7; what later versions do is disputed, so that all versions refuse it
  /// here.
  func checkSectionsOfMovedRows() throws(Refusal) {
    if changes.sectionsThatCome.isEmpty, changes.sectionsThatGo.isEmpty { return }
    for move in changes.moves where !move.isSection {
      let (source, destination) = (move.source.path.section, move.destination.path.section)
      if changes.sectionsThatCome.containsSorted(destination) {
        throw .moveRowIntoInsertedSection(destination)
      }
      if changes.sectionsThatGo.containsSorted(source) {
        throw .moveRowFromDeletedSection(source)
      }
    }
  }

  /// Sections after = before + inserted - deleted, each reloaded section counting as one of both.
  func checkSectionCount() throws(Refusal) {
    let inserted = changes.sectionsThatCome.count
    let deleted = changes.sectionsThatGo.count
    if after.count != before.count + inserted - deleted {
      throw .invalidSectionCount(
        SectionCountMismatch(
          before: before.count, after: after.count, inserted: inserted, deleted: deleted))
    }
  }

  /// The rows of each section that lives on, in the new order.
  func checkRowCounts(_ plan: UpdatePlan, _ sections: SectionMapping) throws(Refusal) {
    for number in plan.sections.indices {
      guard let old = plan.sections[number].origin.survivor else { continue }
      // Counts near the end of the integers are the data source's own affair and must not trap.
      let rows =
        before[old] &- plan.sections[number].departures.count
        &+ plan.sections[number].arrivals.count
      if plan.sections[number].rowCount != rows {
        let tally = RowTally.tallies(of: changes, sections: sections)[number]
        throw .invalidRowCount(mismatch(in: number, before: before[old], tally))
      }
    }
  }

  private func mismatch(in section: Int, before count: Int, _ tally: RowTally) -> RowCountMismatch {
    RowCountMismatch(
      section: section, before: count, after: after[section], inserted: tally.inserted,
      deleted: tally.deleted, movedIn: tally.movedIn, movedOut: tally.movedOut,
      countsBefore: Array(before), countsAfter: Array(after), updates: changes.listed)
  }

  /// No row may be reloaded into the place that another row moves to.
  func checkAnimations() throws(Refusal) {
    if changes.landings.isEmpty { return }
    var move = 0
    let moves = changes.movesByDestination
    for landing in changes.landings where !landing.isSection {
      while move < moves.count, moves[move].destination < landing { move += 1 }
      if move < moves.count, moves[move].destination == landing { throw .twoAnimationsForCell }
    }
  }
}

extension Validation {
  func hasRow(_ path: RowPath, in counts: RowCounts) -> Bool {
    path.row >= 0 && path.row < counts[path.section]
  }
}

extension Array where Element == Int {
  /// Whether a sorted array holds a number.
  fileprivate func containsSorted(_ number: Int) -> Bool {
    let index = BinarySearch.first(in: indices) { self[$0] >= number }
    return index < count && self[index] == number
  }
}
