/// A batch that has ended: its changes sorted, each named once, and no row or section both deleted
/// and reloaded. It waits for the counts that the data source has now.
public struct ClosedBatch: Sendable {
  // Rows and sections in one list a kind, ascending.
  var deletes: [PlacedChange] = []
  private(set) var reloads: [PlacedChange] = []
  var inserts: [PlacedChange] = []
  private(set) var moves: [PlacedMove] = []

  // Room for sorting large batches.
  private var spareChanges: [PlacedChange] = []
  private var spareMoves: [PlacedMove] = []

  /// Whether rows are deleted and inserted, and there is nothing else.
  private(set) var isPlain = true

  init() {}

  init(sorting calls: CallList) {
    refill(with: calls)
  }

  /// Sorts other changes. The lists keep their room, so that a small batch need not make any.
  mutating func refill(with calls: CallList) {
    deletes.empty()
    inserts.empty()
    if !isPlain {
      reloads.empty()
      moves.empty()
      isPlain = true
    }
    switch calls {
    case .one(.change(let change)):
      // One change is in order, and a set.
      return sort(change)
    case .one(let call): sort(call)
    case .several(let calls): for call in calls { sort(call) }
    }
    if deletes.count > 1 { Self.makeSet(&deletes, in: &spareChanges) }
    if reloads.count > 1 { Self.makeSet(&reloads, in: &spareChanges) }
    if inserts.count > 1 { Self.makeSet(&inserts, in: &spareChanges) }
    guard moves.count > 1 else { return }
    moves.sort(byPlace: { $0.destination }, in: &spareMoves)
    moves.sort(byPlace: { $0.source }, in: &spareMoves)
    moves.removeRepeats(==)
  }

  /// Of changes to one place the first call stays.
  private static func makeSet(_ changes: inout [PlacedChange], in spare: inout [PlacedChange]) {
    changes.sort(byPlace: { $0.place }, in: &spare)
    changes.removeRepeats { $0.place == $1.place }
  }

  private mutating func sort(_ call: Call) {
    switch call {
    case .insertRows(let paths, let animation):
      for path in paths { inserts.append(PlacedChange(place: .row(path), animation: animation)) }
    case .deleteRows(let paths, let animation):
      for path in paths { deletes.append(PlacedChange(place: .row(path), animation: animation)) }
    case .reloadRows(let paths, let animation):
      isPlain = false
      for path in paths {
        reloads.append(PlacedChange(place: .row(path), animation: animation, kind: .reload))
      }
    case .change(let change): sort(change)
    }
  }

  @inline(__always)
  private mutating func sort(_ change: Change) {
    switch change {
    case .insertRow(let path, let animation):
      inserts.append(PlacedChange(place: .row(path), animation: animation))
    case .deleteRow(let path, let animation):
      deletes.append(PlacedChange(place: .row(path), animation: animation))
    case .reloadRow(let path, let animation):
      isPlain = false
      reloads.append(PlacedChange(place: .row(path), animation: animation, kind: .reload))
    case .moveRow(let source, let destination):
      isPlain = false
      moves.append(PlacedMove(source: .row(source), destination: .row(destination)))
    case .insertSection(let section, let animation):
      isPlain = false
      inserts.append(PlacedChange(place: .section(section), animation: animation))
    case .deleteSection(let section, let animation):
      isPlain = false
      deletes.append(PlacedChange(place: .section(section), animation: animation))
    case .reloadSection(let section, let animation):
      isPlain = false
      reloads.append(PlacedChange(place: .section(section), animation: animation, kind: .reload))
    case .moveSection(let source, let destination):
      isPlain = false
      moves.append(PlacedMove(source: .section(source), destination: .section(destination)))
    }
  }

  /// No row or section may be both deleted and reloaded.
  func checkReloads() throws(Refusal) {
    if let place = firstDeletedAndReloaded { throw .deleteAndReload(place.path) }
  }

  /// The lowest row or section that is both deleted and reloaded.
  private var firstDeletedAndReloaded: Place? {
    var next = 0
    for reload in reloads {
      while next < deletes.count, deletes[next].place < reload.place { next += 1 }
      if next == deletes.count { return nil }
      if deletes[next].place == reload.place { return reload.place }
    }
    return nil
  }
}

extension Array {
  /// Takes everything out and keeps the room.
  @inline(__always)
  mutating func empty() {
    if isEmpty { return }
    // The usual case: to take one element off is a tenth of the work.
    if count == 1 { removeLast() } else { removeAll(keepingCapacity: true) }
  }
}
