/// A batch that has ended: its changes sorted, each named once, and no row or section both deleted
/// and reloaded. It waits for the counts that the data source has now.
public struct ClosedBatch: Sendable {
  // Rows and sections in one list a kind, ascending.
  private(set) var deletes: [PlacedChange] = []
  private(set) var reloads: [PlacedChange] = []
  private(set) var inserts: [PlacedChange] = []
  private(set) var moves: [PlacedMove] = []

  init(sorting changes: [Change]) {
    for change in changes { sort(change) }
    Self.makeSet(&deletes)
    Self.makeSet(&reloads)
    Self.makeSet(&inserts)
    moves.sort(byPlace: { $0.destination })
    moves.sort(byPlace: { $0.source })
    moves.removeRepeats(==)
  }

  /// Of changes to one place the first call stays.
  private static func makeSet(_ changes: inout [PlacedChange]) {
    changes.sort(byPlace: { $0.place })
    changes.removeRepeats { $0.place == $1.place }
  }

  private mutating func sort(_ change: Change) {
    switch change {
    case .insertRow(let path, let animation):
      inserts.append(PlacedChange(place: .row(path), animation: animation))
    case .deleteRow(let path, let animation):
      deletes.append(PlacedChange(place: .row(path), animation: animation))
    case .reloadRow(let path, let animation):
      reloads.append(PlacedChange(place: .row(path), animation: animation, isReload: true))
    case .moveRow(let source, let destination):
      moves.append(PlacedMove(source: .row(source), destination: .row(destination)))
    case .insertSection(let section, let animation):
      inserts.append(PlacedChange(place: .section(section), animation: animation))
    case .deleteSection(let section, let animation):
      deletes.append(PlacedChange(place: .section(section), animation: animation))
    case .reloadSection(let section, let animation):
      reloads.append(PlacedChange(place: .section(section), animation: animation, isReload: true))
    case .moveSection(let source, let destination):
      moves.append(PlacedMove(source: .section(source), destination: .section(destination)))
    }
  }

  /// The lowest row or section that is both deleted and reloaded.
  var firstDeletedAndReloaded: Place? {
    var next = 0
    for reload in reloads {
      while next < deletes.count, deletes[next].place < reload.place { next += 1 }
      if next == deletes.count { return nil }
      if deletes[next].place == reload.place { return reload.place }
    }
    return nil
  }
}
