extension EffectiveChanges {
  /// Moves, ascending by source, then destination: the bounds of each, then whether an earlier one
  /// has its source, then whether an earlier one has its destination.
  func checkMoves(_ before: RowCounts, _ after: RowCounts) throws(Refusal) {
    let clash = firstSharedDestination()
    for (index, move) in moves.enumerated() {
      let (source, destination) = (move.source.path, move.destination.path)
      if move.isSection {
        try checkBounds(
          ofSectionMove: source.section, in: before, to: destination.section, in: after)
      } else {
        try checkBounds(ofRowMove: source, in: before, to: destination, in: after)
      }
      if index > 0, moves[index - 1].source == move.source {
        throw twoDestinations(of: moves[index - 1], and: move)
      }
      if let clash, clash.later == move {
        throw twoSources(of: clash.earlier, and: move)
      }
    }
  }

  private func checkBounds(
    ofSectionMove source: Int, in before: RowCounts, to destination: Int, in after: RowCounts
  ) throws(Refusal) {
    guard before.indices.contains(source) else {
      throw .moveMissingSection(source, sectionsBefore: before.count)
    }
    guard after.indices.contains(destination) else {
      throw .moveSectionPastEnd(source, to: destination, sectionsAfter: after.count)
    }
  }

  private func checkBounds(
    ofRowMove source: RowPath, in before: RowCounts, to destination: RowPath, in after: RowCounts
  ) throws(Refusal) {
    guard before.indices.contains(source.section) else {
      throw .moveRowFromMissingSection(source, sectionsBefore: before.count)
    }
    guard before.hasRow(at: source) else {
      throw .moveMissingRow(source, rowsBefore: before[source.section])
    }
    guard after.indices.contains(destination.section) else {
      throw .moveRowToMissingSection(source, to: destination, sectionsAfter: after.count)
    }
    guard after.hasRow(at: destination) else {
      throw .moveRowPastEnd(source, to: destination, rowsAfter: after[destination.section])
    }
  }

  private func twoDestinations(of earlier: PlacedMove, and later: PlacedMove) -> Refusal {
    let (source, first, second) = (
      later.source.path, earlier.destination.path, later.destination.path
    )
    return later.isSection
      ? .moveSectionTwice(source.section, to: first.section, and: second.section)
      : .moveRowTwice(source, to: first, and: second)
  }

  private func twoSources(of earlier: PlacedMove, and later: PlacedMove) -> Refusal {
    let (first, second, destination) = (
      earlier.source.path, later.source.path, later.destination.path
    )
    return later.isSection
      ? .moveSectionsToOnePlace(first.section, and: second.section, to: destination.section)
      : .moveRowsToOnePlace(first, and: second, to: destination)
  }

  /// Of the moves whose destination an earlier move has, the first, with that earlier one.
  private func firstSharedDestination() -> (earlier: PlacedMove, later: PlacedMove)? {
    var result: (earlier: PlacedMove, later: PlacedMove)?
    for (earlier, later) in zip(movesByDestination, movesByDestination.dropFirst())
    where earlier.destination == later.destination {
      if let found = result, found.later < later { continue }
      result = (earlier, later)
    }
    return result
  }
}
