import struct HeadlessTable.RowPath

/// What is wrong with a batch, in the order in which it is found out. The first that fails is
/// raised.
struct ReferenceTableChecks {
  let before: [Int]
  let after: [Int]
  let batch: ReferenceTableBatch

  typealias Refusal = ReferenceTableRefusal

  // MARK: 1

  /// Reload and delete of one row or section. Nothing is dropped yet, and the data source is not
  /// asked yet.
  static func checkReloadsAndDeletes(_ batch: ReferenceTableBatch) throws(Refusal) {
    let rows = batch.deletedRows.intersection(batch.reloadedRows)
    let sections = batch.deletedSections.intersection(batch.reloadedSections)
    let clashes = Array(rows) + sections.map(RowPath.init(wholeSection:))
    guard let lowest = clashes.min() else { return }
    throw Refusal(
      .deleteAndReload, "attempt to delete and reload the same index path (\(long(lowest)))")
  }

  // MARK: 2

  func checkDeletes() throws(Refusal) {
    for path in batch.deletes {
      let isMoved = batch.moves.contains { $0.from == path }
      let (section, row) = (path.section, path.row)
      if path.isWholeSection {
        if isMoved {
          throw Refusal(
            .deleteAndMoveSection,
            "attempt to perform a delete and a move from the same section (\(section))")
        }
        if !before.indices.contains(section) {
          throw Refusal(
            .deleteSectionOutside,
            "attempt to delete section \(section), but there are only \(before.count) sections "
              + "before the update")
        }
      } else {
        if isMoved {
          throw Refusal(
            .deleteAndMoveRow,
            "attempt to perform a delete and a move from the same index path (\(long(path)))")
        }
        if !before.indices.contains(section) {
          throw Refusal(
            .deleteRowSectionOutside,
            "attempt to delete row \(row) from section \(section), but there are only "
              + "\(before.count) sections before the update")
        }
        if !(0..<before[section]).contains(row) {
          throw Refusal(
            .deleteRowOutside,
            "attempt to delete row \(row) from section \(section) which only contains "
              + "\(before[section]) rows before the update")
        }
      }
    }
  }

  // MARK: 3

  func checkInserts() throws(Refusal) {
    for path in batch.inserts {
      let isMovedTo = batch.moves.contains { $0.to == path }
      let (section, row) = (path.section, path.row)
      if path.isWholeSection {
        if isMovedTo {
          throw Refusal(
            .insertAndMoveSection,
            "attempt to perform an insert and a move to the same section (\(section))")
        }
        if !after.indices.contains(section) {
          throw Refusal(
            .insertSectionOutside,
            "attempt to insert section \(section) but there are only \(after.count) sections "
              + "after the update")
        }
      } else {
        // The insert half of a row's reload does not clash with a move here: see 7.
        if isMovedTo && batch.insertedRows.contains(path) {
          throw Refusal(
            .insertAndMoveRow,
            "attempt to perform an insert and a move to the same index path (\(long(path)))")
        }
        if !after.indices.contains(section) {
          throw Refusal(
            .insertRowSectionOutside,
            "attempt to insert row \(row) into section \(section), but there are only "
              + "\(after.count) sections after the update")
        }
        if !(0..<after[section]).contains(row) {
          throw Refusal(
            .insertRowOutside,
            "attempt to insert row \(row) into section \(section), but there are only "
              + "\(after[section]) rows in section \(section) after the update")
        }
      }
    }
  }

  // MARK: 5

  func checkNumberOfSections() throws(Refusal) {
    let inserted = batch.insertedSections.count + batch.reloadedSections.count
    let deleted = batch.deletedSections.count + batch.reloadedSections.count
    if after.count == before.count + inserted - deleted { return }
    throw Refusal(
      .numberOfSections, "Invalid update: invalid number of sections.",
      "The number of sections contained in the table view after the update (\(after.count)) must "
        + "be equal to the number of sections contained in the table view before the update "
        + "(\(before.count)), plus or minus the number of sections inserted or deleted "
        + "(\(inserted) inserted, \(deleted) deleted).")
  }

  // MARK: 6

  func checkNumbersOfRows() throws(Refusal) {
    let newNumber = batch.newNumbers(before: before.count, after: after.count)
    let oldNumber = Dictionary(uniqueKeysWithValues: newNumber.map { ($0.value, $0.key) })
    for new in 0..<after.count {
      guard let old = oldNumber[new] else { continue }
      let flow = batch.flow(from: old, to: new, newNumber: newNumber)
      let right = before[old] + flow.inserted - flow.deleted + flow.movedIn - flow.movedOut
      if after[new] == right { continue }
      let isFewer = after[new] < right
      throw Refusal(
        isFewer ? .fewerRows : .numberOfRows,
        "Invalid update: invalid number of rows in section \(new).",
        "The number of rows contained in an existing section after the update (\(after[new])) must "
          + "be equal to the number of rows contained in that section before the update "
          + "(\(before[old])), plus or minus the number of rows inserted or deleted from that "
          + "section (\(flow.inserted) inserted, \(flow.deleted) deleted) and plus or minus the "
          + "number of rows moved into or out of that section (\(flow.movedIn) moved in, "
          + "\(flow.movedOut) moved out).",
        batchTable: isFewer ? batchTable : nil)
    }
  }

  private var batchTable: String {
    """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source \
    before and/or after performing the batch updates are inconsistent with the updates.
    Data source before updates = { \(sections(before)) }
    Data source after updates = { \(sections(after)) }
    Updates = [\(updates.map { "\n\t" + $0 }.joined(separator: ","))
    ]
    Table view: <UITableView: 0x…>
    """
  }

  private func sections(_ counts: [Int]) -> String {
    "\(counts.count) section\(counts.count == 1 ? "" : "s") with row counts: \(counts)"
  }

  /// Deletes descending, inserts ascending, moves ascending.
  private var updates: [String] {
    batch.deletes.map { "Delete \(short($0))" } + batch.inserts.map { "Insert \(short($0))" }
      + batch.moves.map { move in
        let place = move.isOfSection ? "(\(move.to.section))" : "(\(dashed(move.to)))"
        return "Move \(short(move.from)) to \(place)"
      }
  }

  private func short(_ path: RowPath) -> String {
    path.isWholeSection ? "section (\(path.section))" : "row (\(dashed(path)))"
  }

  private func dashed(_ path: RowPath) -> String { "\(path.section) - \(path.row)" }

  // MARK: 7

  /// A row reload whose landing place is the destination of a row move.
  func checkAnimations() throws(Refusal) {
    for move in batch.rowMoves where batch.landedRows.contains(move.to) {
      throw Refusal(.twoAnimations, "Attempt to create two animations for cell")
    }
  }
}

/// The path as the exceptions print it.
func long(_ path: RowPath) -> String {
  "<NSIndexPath: 0x…> {length = 2, path = \(path.section) - \(path.row)}"
}
