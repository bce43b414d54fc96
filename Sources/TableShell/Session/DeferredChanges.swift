import HeadlessTable

/// The changes of the data that proper forms announced inside a batch. They are made at the
/// outermost end: what goes, from the last; what comes, from the first.
struct DeferredChanges {
  private var departures: [Departure] = []
  private var arrivals: [Arrival] = []
  private var deletedSections: Set<Int> = []

  private struct Departure {
    /// A section that is deleted goes before its rows, one that is moved after them.
    var place: RowPath
    var kind: Kind

    enum Kind {
      case deleteRow
      case moveRow(to: RowPath)
      case deleteSection
      case moveSection(to: Int)
    }
  }

  private struct Arrival {
    var place: RowPath
    var kind: Kind
    /// Whether it comes from elsewhere in the data.
    var isMoved = false

    enum Kind {
      case row(DataRow)
      case section(DataSection)
    }
  }

  init(_ changes: [DeferredChange]) {
    for change in changes { add(change) }
    departures.sort { $0.place > $1.place }
    removeRepeats()
  }

  private mutating func add(_ change: DeferredChange) {
    switch change {
    case .deleteRow(let path): departures.append(Departure(place: path, kind: .deleteRow))
    case .moveRow(let source, let target):
      departures.append(Departure(place: source, kind: .moveRow(to: target)))
    case .deleteSection(let section):
      deletedSections.insert(section)
      departures.append(
        Departure(place: RowPath(section: section, row: .max), kind: .deleteSection))
    case .moveSection(let source, let target):
      departures.append(
        Departure(place: RowPath(section: source, row: -1), kind: .moveSection(to: target)))
    case .insertRow(let path, let text):
      arrivals.append(Arrival(place: path, kind: .row(DataRow(text))))
    case .insertSection(let section, let header, let texts):
      arrivals.append(
        Arrival(
          place: RowPath(section: section, row: -1),
          kind: .section(DataSection(header: header, texts: texts))))
    }
  }

  /// What two commands both delete goes once, as the table counts it once.
  private mutating func removeRepeats() {
    var kept: [Departure] = []
    for departure in departures where kept.last?.place != departure.place {
      kept.append(departure)
    }
    departures = kept
  }

  /// Changes the data. A place that the data do not have raises the array's exception. Where the
  /// table will refuse the batch anyway it is left for the table to find: what would be new there
  /// is left out, and what was moved goes to the end, so that the counts that the table is then
  /// told lack nothing.
  mutating func apply(
    to store: inout DataStore, announced: AnnouncedCounts, trace: Trace
  ) throws(Refusal) {
    for departure in departures {
      try remove(departure, from: &store, announced: announced, trace: trace)
    }
    arrivals = arrivals.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    for var arrival in arrivals {
      if announced.areRefused, !fits(arrival, in: store) {
        guard arrival.isMoved, let end = end(for: arrival, in: store) else { continue }
        arrival.place = end
      }
      try insert(arrival, into: &store, trace: trace)
    }
  }

  private mutating func remove(
    _ departure: Departure, from store: inout DataStore, announced: AnnouncedCounts, trace: Trace
  ) throws(Refusal) {
    let place = departure.place
    switch departure.kind {
    case .deleteRow:
      guard mayTakeRow(at: place, from: store, announced) else { return }
      try store.remove(at: place, notingIn: trace)
    case .moveRow(let target):
      guard mayTakeRow(at: place, from: store, announced), announced.mayHaveRow(at: target)
      else { return }
      let row = try store.remove(at: place, notingIn: trace)
      arrivals.append(Arrival(place: target, kind: .row(row), isMoved: true))
    case .deleteSection:
      guard mayTakeSection(place.section, from: store, announced) else { return }
      try store.removeSection(at: place.section, notingIn: trace)
    case .moveSection(let target):
      guard !deletedSections.contains(place.section),
        mayTakeSection(place.section, from: store, announced), announced.mayHaveSection(target)
      else { return }
      let section = try store.removeSection(at: place.section, notingIn: trace)
      arrivals.append(
        Arrival(
          place: RowPath(section: target, row: -1), kind: .section(section), isMoved: true))
    }
  }

  /// Rows of a section that is deleted go with it.
  private func mayTakeRow(at path: RowPath, from store: DataStore, _ announced: AnnouncedCounts)
    -> Bool
  {
    !deletedSections.contains(path.section)
      && (announced.hadRow(at: path) || store.data.hasRow(at: path))
  }

  private func mayTakeSection(_ section: Int, from store: DataStore, _ announced: AnnouncedCounts)
    -> Bool
  {
    announced.hadSection(section) || store.data.sections.indices.contains(section)
  }

  private func fits(_ arrival: Arrival, in store: DataStore) -> Bool {
    let place = arrival.place
    return switch arrival.kind {
    case .row:
      store.data.sections.indices.contains(place.section)
        && (0...store.data.rowCount(inSection: place.section)).contains(place.row)
    case .section: (0...store.data.sections.count).contains(place.section)
    }
  }

  /// Where a row of its section, or a section, goes behind all others; nil where there is no such
  /// section.
  private func end(for arrival: Arrival, in store: DataStore) -> RowPath? {
    let sections = store.data.sections
    switch arrival.kind {
    case .section: return RowPath(section: sections.count, row: -1)
    case .row:
      let section = arrival.place.section
      guard sections.indices.contains(section) else { return nil }
      return RowPath(section: section, row: store.data.rowCount(inSection: section))
    }
  }

  private func insert(
    _ arrival: Arrival, into store: inout DataStore, trace: Trace
  ) throws(Refusal) {
    switch arrival.kind {
    case .row(let row): try store.insert(row, at: arrival.place, notingIn: trace)
    case .section(let section):
      try store.insertSection(section, at: arrival.place.section, notingIn: trace)
    }
  }
}

extension Session {
  /// Makes the changes of the data that waited for the outermost end.
  func applyDeferredChanges() throws(CommandFailure) {
    guard !controller.state.deferred.isEmpty else { return }
    var changes = DeferredChanges(controller.state.deferred.elements)
    controller.state.deferred = GrowingList()
    let announced = AnnouncedCounts(table)
    try refusing { () throws(Refusal) in
      try changes.apply(
        to: &controller.state.store, announced: announced, trace: table.trace)
    }
  }
}
