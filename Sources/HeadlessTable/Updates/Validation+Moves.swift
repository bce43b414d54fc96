extension Validation {
  /// Moves, ascending by source, then destination: the bounds of each, then whether an earlier one
  /// has its source, then whether an earlier one has its destination.
  func checkMoves() throws(Refusal) {
    if changes.moves.isEmpty { return }
    let clash = firstSharedDestination()
    for (index, move) in changes.moves.enumerated() {
      if move.isSection {
        try checkBounds(ofSectionMove: move.source.path.section, to: move.destination.path.section)
      } else {
        try checkBounds(ofRowMove: move.source.path, to: move.destination.path)
      }
      if index > 0, changes.moves[index - 1].source == move.source {
        throw twoDestinations(of: changes.moves[index - 1], and: move)
      }
      if let clash, clash.later == move {
        throw twoSources(of: clash.earlier, and: move)
      }
    }
  }

  private func checkBounds(ofSectionMove source: Int, to destination: Int) throws(Refusal) {
    guard before.indices.contains(source) else {
      throw .moveMissingSection(source, sectionsBefore: before.count)
    }
    guard after.indices.contains(destination) else {
      throw .moveSectionPastEnd(source, to: destination, sectionsAfter: after.count)
    }
  }

  private func checkBounds(ofRowMove source: RowPath, to destination: RowPath) throws(Refusal) {
    guard before.indices.contains(source.section) else {
      throw .moveRowFromMissingSection(source, sectionsBefore: before.count)
    }
    guard hasRow(source, in: before) else {
      throw .moveMissingRow(source, rowsBefore: before[source.section])
    }
    guard after.indices.contains(destination.section) else {
      throw .moveRowToMissingSection(source, to: destination, sectionsAfter: after.count)
    }
    guard hasRow(destination, in: after) else {
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
    for (earlier, later) in zip(changes.movesByDestination, changes.movesByDestination.dropFirst())
    where earlier.destination == later.destination {
      if let found = result, found.later < later { continue }
      result = (earlier, later)
    }
    return result
  }
}
