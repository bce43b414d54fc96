/// What of a closed batch has an effect: the changes that are left when those inside deleted,
/// reloaded and inserted sections are dropped, with every reload as the delete and the insert that
/// it amounts to.
///
/// A reload inserts where its row or section lands when only deletes and inserts are looked at,
/// neither moves nor other reloads. UIKit was seen to count so: reloading row (1, 0) while section
/// 1 moves to 0 is refused with "0 inserted, 1 deleted". That row deletes and row inserts in such
/// sections are dropped rests on re-implementations of UIKit.
///
/// It lies on the heap, for its many lists go through all checks together.
final class EffectiveChanges {
  /// Deletes and the delete halves of reloads, ascending.
  let deletes: [PlacedChange]

  /// Inserts and the insert halves of reloads, ascending.
  let inserts: [PlacedChange]

  /// Moves by source, then destination.
  let moves: [PlacedMove]

  /// Moves by destination, then source.
  let movesByDestination: [PlacedMove]

  /// Reloads by the old place, and where each lands. Landing keeps the order, so that the n-th
  /// reload in `deletes` is the n-th in `inserts`.
  let reloads: [PlacedChange]
  let landings: [Place]

  /// Old numbers of the sections that are deleted or reloaded, ascending.
  let sectionsThatGo: [Int]

  /// New numbers of the sections that are inserted or where a reloaded one lands, ascending.
  let sectionsThatCome: [Int]

  init(_ batch: ClosedBatch) {
    let sectionShift = NumberShift(
      deleted: Self.sections(of: batch.deletes), inserted: Self.sections(of: batch.inserts))
    let reloadedSections = Self.sections(of: batch.reloads)
    sectionsThatGo = sectionShift.deleted.merged(with: reloadedSections, by: <)
    sectionsThatCome = sectionShift.inserted.merged(
      with: reloadedSections.map(sectionShift.landing), by: <)

    let deletes = Self.dropping(rowsIn: sectionsThatGo, from: batch.deletes)
    let inserts = Self.dropping(rowsIn: sectionsThatCome, from: batch.inserts)
    reloads = Self.dropping(rowsIn: sectionsThatGo, from: batch.reloads)
    landings = Landings(deletes: deletes, inserts: inserts, sectionShift: sectionShift)
      .places(of: reloads)
    let insertHalves = zip(reloads, landings).map { reload, landing in
      PlacedChange(place: landing, animation: reload.animation, isReload: true)
    }
    self.deletes = deletes.merged(with: reloads) { $0.place < $1.place }
    self.inserts = inserts.merged(with: insertHalves) { $0.place < $1.place }

    moves = batch.moves
    var byDestination = batch.moves
    byDestination.sort(byPlace: { $0.destination })
    movesByDestination = byDestination
  }

  private static func sections(of changes: [PlacedChange]) -> [Int] {
    var sections: [Int] = []
    for change in changes where change.place.isSection { sections.append(change.section) }
    return sections
  }

  /// Drops the rows, but not the sections, that lie in `sections`.
  private static func dropping(
    rowsIn sections: [Int], from changes: [PlacedChange]
  ) -> [PlacedChange] {
    if sections.isEmpty { return changes }
    var next = 0
    return changes.filter { change in
      while next < sections.count, sections[next] < change.section { next += 1 }
      return change.place.isSection || next == sections.count || sections[next] != change.section
    }
  }
}

/// Finds where reloads land.
private struct Landings {
  let deletes: [PlacedChange]
  let inserts: [PlacedChange]
  let sectionShift: NumberShift

  func places(of reloads: [PlacedChange]) -> [Place] {
    var places: [Place] = []
    places.reserveCapacity(reloads.count)
    var rest = reloads[...]
    while let first = rest.first {
      let section = sectionShift.landing(of: first.section)
      if first.place.isSection {
        places.append(.section(section))
        rest = rest.dropFirst()
        continue
      }
      let rowShift = NumberShift(
        deleted: rows(of: deletes, in: first.section), inserted: rows(of: inserts, in: section))
      let rows = rest.prefix { $0.section == first.section }
      for row in rowShift.landings(ofAscending: rows.lazy.map(\.row)) {
        places.append(.row(RowPath(section: section, row: row)))
      }
      rest = rest.dropFirst(rows.count)
    }
    return places
  }

  private func rows(of changes: [PlacedChange], in section: Int) -> [Int] {
    let start = BinarySearch.first(in: 0..<changes.count) { changes[$0].section >= section }
    return changes[start...].prefix { $0.section == section }.map(\.row)
  }
}
