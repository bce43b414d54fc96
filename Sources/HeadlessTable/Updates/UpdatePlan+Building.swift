extension UpdatePlan {
  /// Plans changes of rows and sections that are there. Whether those that leave and arrive make up
  /// the counts is not known yet.
  init(_ changes: EffectiveChanges, sections mapping: SectionMapping, after: [Int]) {
    sections = after.indices.map { section in
      Section(
        origin: mapping.origin(of: section), rowCount: after[section], departures: [], arrivals: [])
    }
    deletedSections = []
    addDepartures(changes, mapping)
    addArrivals(changes)
  }

  private mutating func addDepartures(_ changes: EffectiveChanges, _ mapping: SectionMapping) {
    var moves = changes.moves[...]
    var landings = changes.landings[...]
    for delete in changes.deletes {
      while let move = moves.first, move.source < delete.place {
        addDeparture(of: move, mapping)
        moves = moves.dropFirst()
      }
      let landing = delete.isReload ? landings.first?.path : nil
      if delete.isReload { landings = landings.dropFirst() }
      if !delete.place.isSection {
        let fate: Departure.Fate =
          landing.map { .reloaded(to: $0, delete.animation) } ?? .deleted(delete.animation)
        sections[mapping.newNumber(of: delete.section)].departures.append(
          Departure(row: delete.row, fate: fate))
      } else if !delete.isReload {
        deletedSections.append(
          DeletedSection(section: delete.section, animation: delete.animation))
      }
    }
    for move in moves { addDeparture(of: move, mapping) }
  }

  private mutating func addDeparture(of move: PlacedMove, _ mapping: SectionMapping) {
    if move.isSection { return }
    let source = move.source.path
    sections[mapping.newNumber(of: source.section)].departures.append(
      Departure(row: source.row, fate: .moved(to: move.destination.path)))
  }

  private mutating func addArrivals(_ changes: EffectiveChanges) {
    var moves = changes.movesByDestination[...]
    var reloads = changes.reloads[...]
    for insert in changes.inserts {
      while let move = moves.first, move.destination < insert.place {
        addArrival(of: move)
        moves = moves.dropFirst()
      }
      let source = insert.isReload ? reloads.first?.place.path : nil
      if insert.isReload { reloads = reloads.dropFirst() }
      if insert.place.isSection { continue }
      let origin: Arrival.Origin =
        source.map { .reloaded(from: $0, insert.animation) } ?? .inserted(insert.animation)
      sections[insert.section].arrivals.append(Arrival(row: insert.row, origin: origin))
    }
    for move in moves { addArrival(of: move) }
  }

  private mutating func addArrival(of move: PlacedMove) {
    if move.isSection { return }
    let destination = move.destination.path
    sections[destination.section].arrivals.append(
      Arrival(row: destination.row, origin: .moved(from: move.source.path)))
  }
}
