extension UpdatePlan {
  init() {
    self.init(sections: [], deletedSections: [])
  }

  /// Plans changes of rows and sections that are there. Whether those that leave and arrive make up
  /// the counts is not known yet. The lists keep their room, so that a small update need not make
  /// any.
  mutating func refill(
    with changes: EffectiveChanges, sections mapping: SectionMapping, after: RowCounts
  ) {
    deletedSections.empty()
    if sections.count > after.count { sections.removeLast(sections.count - after.count) }
    for section in after.indices {
      if section == sections.count {
        sections.append(
          Section(origin: .stayed(from: section), rowCount: 0, departures: [], arrivals: []))
      }
      sections[section].restart(as: mapping.origin(of: section), rowCount: after[section])
    }
    addDepartures(changes, mapping)
    addArrivals(changes)
  }

  @inline(__always)
  private mutating func addDepartures(
    _ changes: EffectiveChanges, _ mapping: SectionMapping
  ) {
    var (move, landing) = (0, 0)
    for index in changes.deletes.indices {
      let delete = changes.deletes[index]
      while move < changes.moves.count, changes.moves[move].source < delete.place {
        addDeparture(of: changes.moves[move], mapping)
        move += 1
      }
      if !delete.place.isSection {
        let fate: Departure.Fate =
          delete.isReload
          ? .reloaded(to: changes.landings[landing].path, delete.animation)
          : .deleted(delete.animation)
        sections[mapping.newNumber(of: delete.section)].departures.append(
          Departure(row: delete.row, fate: fate))
      } else if !delete.isReload {
        deletedSections.append(
          DeletedSection(section: delete.section, animation: delete.animation))
      }
      if delete.isReload { landing += 1 }
    }
    while move < changes.moves.count {
      addDeparture(of: changes.moves[move], mapping)
      move += 1
    }
  }

  private mutating func addDeparture(of move: PlacedMove, _ mapping: SectionMapping) {
    if move.isSection { return }
    let source = move.source.path
    sections[mapping.newNumber(of: source.section)].departures.append(
      Departure(row: source.row, fate: .moved(to: move.destination.path)))
  }

  @inline(__always)
  private mutating func addArrivals(_ changes: EffectiveChanges) {
    var (move, reload) = (0, 0)
    for index in changes.inserts.indices {
      let insert = changes.inserts[index]
      while move < changes.moves.count, changes.movesByDestination[move].destination < insert.place
      {
        addArrival(of: changes.movesByDestination[move])
        move += 1
      }
      if !insert.place.isSection {
        let origin: Arrival.Origin =
          insert.isReload
          ? .reloaded(from: changes.reloads[reload].place.path, insert.animation)
          : .inserted(insert.animation)
        sections[insert.section].arrivals.append(Arrival(row: insert.row, origin: origin))
      }
      if insert.isReload { reload += 1 }
    }
    while move < changes.moves.count {
      addArrival(of: changes.movesByDestination[move])
      move += 1
    }
  }

  private mutating func addArrival(of move: PlacedMove) {
    if move.isSection { return }
    let destination = move.destination.path
    sections[destination.section].arrivals.append(
      Arrival(row: destination.row, origin: .moved(from: move.source.path)))
  }
}

extension UpdatePlan.Section {
  /// Makes it another section, from which no row has left and to which none has come.
  @inline(__always)
  fileprivate mutating func restart(as origin: Origin, rowCount: Int) {
    self.origin = origin
    self.rowCount = rowCount
    departures.empty()
    arrivals.empty()
  }
}
