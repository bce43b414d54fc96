/// What of a closed batch has an effect: the changes that are left when those inside deleted,
/// reloaded and inserted sections are dropped, with every reload as the delete and the insert that
/// it amounts to.
///
/// A reload inserts where its row or section lands when only deletes and inserts are looked at,
/// neither moves nor other reloads. UIKit was seen to count so: reloading row (1, 0) while section
/// 1 moves to 0 is refused with "0 inserted, 1 deleted". That row deletes and row inserts in such
/// sections are dropped rests on re-implementations of UIKit.
///
/// Its lists are those of the batch wherever they may be. It lies on the heap, for they go through
/// all checks together, and is kept for the next update, since its lists have room then.
final class EffectiveChanges {
  /// The batch that is to be checked. Its lists go over to the changes.
  private var batch: ClosedBatch

  /// Deletes and the delete halves of reloads, ascending; when the sections have their places, also
  /// where rows move from.
  private(set) var deletes: [PlacedChange] = []

  /// Inserts and the insert halves of reloads, ascending; when the sections have their places, also
  /// where rows move to.
  private(set) var inserts: [PlacedChange] = []

  /// Moves by source, then destination.
  private(set) var moves: [PlacedMove] = []

  /// Moves by destination, then source.
  private(set) var movesByDestination: [PlacedMove] = []

  /// Reloads by the old place, and where each lands. Landing keeps the order, so that the n-th
  /// reload in `deletes` is the n-th in `inserts`.
  private(set) var reloads: [PlacedChange] = []
  private(set) var landings: [Place] = []

  /// Old numbers of the sections that are deleted or reloaded, ascending.
  private(set) var sectionsThatGo: [Int] = []

  /// New numbers of the sections that are inserted or where a reloaded one lands, ascending.
  private(set) var sectionsThatCome: [Int] = []

  /// Whether rows are deleted and inserted, and there is nothing else.
  private(set) var isPlain = true

  /// Which section before the update each section after it is.
  private(set) var sections = SectionMapping()

  init(of batch: ClosedBatch = ClosedBatch()) { self.batch = batch }

  /// The move of a row in a table with so many sections.
  convenience init(move source: RowPath, to destination: RowPath, sections: Int) {
    self.init()
    isPlain = false
    moves = [PlacedMove(source: .row(source), destination: .row(destination))]
    movesByDestination = moves
    placeSections(before: sections, after: sections)
  }

  /// Sorts the changes of an update and checks what can be checked before the data source is asked
  /// for its counts.
  func close(_ calls: CallList) throws(Refusal) {
    batch.refill(with: calls)
    if !batch.isPlain { try batch.checkReloads() }
  }

  /// Takes the lists of the batch over, which gets others to fill next time.
  @inline(__always)
  func fill() {
    swap(&deletes, &batch.deletes)
    swap(&inserts, &batch.inserts)
    guard !isPlain || !batch.isPlain else { return }
    isPlain = batch.isPlain
    moves = batch.moves
    movesByDestination = moves.sorted(byPlace: { $0.destination })
    resolve(batch.reloads)
  }

  /// Drops what lies in sections that go or come, and makes reloads deletes and inserts.
  private func resolve(_ reloads: [PlacedChange]) {
    let sectionShift = NumberShift(
      deleted: Self.sections(of: deletes), inserted: Self.sections(of: inserts))
    let reloadedSections = Self.sections(of: reloads)
    sectionsThatGo = sectionShift.deleted.merged(with: reloadedSections, by: <)
    sectionsThatCome = sectionShift.inserted.merged(
      with: sectionShift.landings(ofAscending: reloadedSections), by: <)

    deletes = Self.dropping(rowsIn: sectionsThatGo, from: deletes)
    inserts = Self.dropping(rowsIn: sectionsThatCome, from: inserts)
    self.reloads = Self.dropping(rowsIn: sectionsThatGo, from: reloads)
    landings = Landings(deletes: deletes, inserts: inserts, sectionShift: sectionShift)
      .places(of: self.reloads)
    let insertHalves = Self.insertHalves(of: self.reloads, at: landings)
    deletes = deletes.merged(with: self.reloads) { $0.place < $1.place }
    inserts = inserts.merged(with: insertHalves) { $0.place < $1.place }
  }

  /// Gives the sections their places, when their number was found right, and lets the rows that
  /// move stand among those that leave and arrive.
  @inline(__always)
  func placeSections(before: Int, after: Int) {
    if !isPlain || !sections.keepsNumbers || sections.count != after {
      sections = SectionMapping(self, before: before, after: after)
    }
    if !moves.isEmpty { joinMovedRows() }
  }

  private func joinMovedRows() {
    let departures = moves.lazy.filter { !$0.isSection }.map {
      PlacedChange(place: $0.source, animation: .none, kind: .move)
    }
    let arrivals = movesByDestination.lazy.filter { !$0.isSection }.map {
      PlacedChange(place: $0.destination, animation: .none, kind: .move)
    }
    deletes = deletes.merged(with: Array(departures)) { $0.place < $1.place }
    inserts = inserts.merged(with: Array(arrivals)) { $0.place < $1.place }
  }

  private static func insertHalves(of reloads: [PlacedChange], at landings: [Place])
    -> [PlacedChange]
  {
    if reloads.isEmpty { return [] }
    return zip(reloads, landings).map { reload, landing in
      PlacedChange(place: landing, animation: reload.animation, kind: .reload)
    }
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
    if reloads.isEmpty { return [] }
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
