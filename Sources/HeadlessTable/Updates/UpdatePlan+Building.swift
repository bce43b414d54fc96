extension UpdatePlan {
  /// The plan of changes that were found right.
  init(_ changes: EffectiveChanges, after: RowCounts) {
    let sections = after.enumerated().map { number, rowCount in
      Section(
        origin: changes.sections.origin(of: number), rowCount: rowCount, departures: [],
        arrivals: [])
    }
    self.init(sections: sections, deletedSections: [])
    addDepartures(changes)
    addArrivals(changes)
  }

  private mutating func addDepartures(_ changes: EffectiveChanges) {
    let moves = changes.moves.filter { !$0.isSection }
    var (move, landing) = (0, 0)
    for delete in changes.deletes {
      let fate: Departure.Fate
      switch delete.kind {
      case .simple:
        fate = .deleted(delete.animation)
      case .reload:
        fate = .reloaded(to: changes.landings[landing].path, delete.animation)
        landing += 1
      case .move:
        fate = .moved(to: moves[move].destination.path)
        move += 1
      }
      if !delete.place.isSection {
        sections[changes.sections.newNumber(of: delete.section)].departures.append(
          Departure(row: delete.row, fate: fate))
      } else if !delete.isReload {
        deletedSections.append(
          DeletedSection(section: delete.section, animation: delete.animation))
      }
    }
  }

  private mutating func addArrivals(_ changes: EffectiveChanges) {
    let moves = changes.movesByDestination.filter { !$0.isSection }
    var (move, reload) = (0, 0)
    for insert in changes.inserts {
      let origin: Arrival.Origin
      switch insert.kind {
      case .simple:
        origin = .inserted(insert.animation)
      case .reload:
        origin = .reloaded(from: changes.reloads[reload].place.path, insert.animation)
        reload += 1
      case .move:
        origin = .moved(from: moves[move].source.path)
        move += 1
      }
      if insert.place.isSection { continue }
      sections[insert.section].arrivals.append(Arrival(row: insert.row, origin: origin))
    }
  }
}
