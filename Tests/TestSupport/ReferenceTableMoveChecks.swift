import struct HeadlessTable.RowPath

// MARK: 4

extension ReferenceTableChecks {
  /// Each move once, ascending by source, then destination: its bounds, then whether an earlier
  /// move has its source, then whether one has its destination. When all have passed, what inserted
  /// and deleted sections forbid.
  func checkMoves() throws(Refusal) {
    for (index, move) in batch.moves.enumerated() {
      if move.isOfSection {
        try checkBounds(ofSectionMove: move)
      } else {
        try checkBounds(ofRowMove: move)
      }
      let earlier = batch.moves[..<index]
      if let other = earlier.first(where: { $0.from == move.from }) {
        throw oneSource(of: other, move)
      }
      if let other = earlier.first(where: { $0.to == move.to }) {
        throw oneDestination(of: other, move)
      }
    }
    let new = batch.insertedSections.union(batch.landedSections)
    let gone = batch.deletedSections.union(batch.reloadedSections)
    for move in batch.rowMoves {
      if new.contains(move.to.section) {
        throw Refusal(
          .moveIntoInsertedSection,
          "cannot move a row into a newly inserted section (\(move.to.section))")
      }
      if gone.contains(move.from.section) {
        throw Refusal(
          .moveFromDeletedSection, "cannot move a row from a deleted section (\(move.from.section))"
        )
      }
    }
  }

  private func checkBounds(ofSectionMove move: ReferenceTableBatch.Move) throws(Refusal) {
    let (from, to) = (move.from.section, move.to.section)
    if !before.indices.contains(from) {
      throw Refusal(
        .moveSectionFromOutside,
        "attempt to move section \(from), but there are only \(before.count) sections before the "
          + "update")
    }
    if !after.indices.contains(to) {
      throw Refusal(
        .moveSectionToOutside,
        "attempt to to move section \(from) to section \(to), but there are only \(after.count) "
          + "sections after the update")
    }
  }

  private func checkBounds(ofRowMove move: ReferenceTableBatch.Move) throws(Refusal) {
    let (from, to) = (move.from, move.to)
    if !before.indices.contains(from.section) {
      throw Refusal(
        .moveRowFromSectionOutside,
        "attempt to move index path (\(long(from))) from a section that does not exist - there are "
          + "only \(before.count) sections before the update")
    }
    if !(0..<before[from.section]).contains(from.row) {
      throw Refusal(
        .moveRowFromOutside,
        "attempt to move index path (\(long(from))) that does not exist - there are only "
          + "\(before[from.section]) rows in section \(from.section) before the update")
    }
    if !after.indices.contains(to.section) {
      throw Refusal(
        .moveRowToSectionOutside,
        "attempt to move index path (\(long(from))) to index path (\(long(to))) in section that "
          + "does not exist - there are only \(after.count) sections after the update")
    }
    if !(0..<after[to.section]).contains(to.row) {
      throw Refusal(
        .moveRowToOutside,
        "attempt to move index path (\(long(from))) to index path (\(long(to))) that does not "
          + "exist - there are only \(after[to.section]) rows in section \(to.section) after the "
          + "update")
    }
  }

  private func oneSource(
    of first: ReferenceTableBatch.Move, _ second: ReferenceTableBatch.Move
  ) -> Refusal {
    if first.isOfSection {
      return Refusal(
        .oneSectionToTwo,
        "attempt to move section \(first.from.section) to both section \(first.to.section) and "
          + "section \(second.to.section)")
    }
    return Refusal(
      .oneRowToTwo,
      "attempt to move row at index path \(long(first.from)) to both \(long(first.to)) and "
        + long(second.to))
  }

  private func oneDestination(
    of first: ReferenceTableBatch.Move, _ second: ReferenceTableBatch.Move
  ) -> Refusal {
    if first.isOfSection {
      return Refusal(
        .twoSectionsToOne,
        "attempt to move both section \(first.from.section) and section \(second.from.section) to "
          + "section \(first.to.section)")
    }
    return Refusal(
      .twoRowsToOne,
      "attempt to move both row at index path \(long(first.from)) and \(long(second.from)) to "
        + long(first.to))
  }
}
