/// What an update does to the rows of one section.
struct SectionChanges {
  /// The number of the section after the update.
  let number: Int

  /// The number before it; nil where all rows of the section are new.
  let survivor: Int?

  /// Which of the deletes are rows that leave the section or their place in it.
  let departures: Range<Int>

  /// Which of the inserts are rows that arrive in it. Empty where all rows are new.
  let arrivals: Range<Int>

  /// Whether rows leave, arrive or go to another place in it.
  var changesRows: Bool { !departures.isEmpty || !arrivals.isEmpty }
}

/// Goes through the sections after an update, and through the deletes and inserts of their rows
/// with them.
struct SectionWalk {
  private var number = 0
  private var delete = 0
  private var insert = 0

  /// What happens to the next section. The sections must have their places.
  @inline(__always)
  mutating func next(in changes: EffectiveChanges) -> SectionChanges? {
    let section = number
    guard section < changes.sections.count else { return nil }
    number += 1
    guard let old = changes.sections.survivor(of: section) else {
      return SectionChanges(number: section, survivor: nil, departures: 0..<0, arrivals: 0..<0)
    }
    if !changes.sections.keepsNumbers { leap(to: section, from: old, in: changes) }
    let (departure, arrival) = (delete, insert)
    while delete < changes.deletes.count, changes.deletes[delete].section == old { delete += 1 }
    while insert < changes.inserts.count, changes.inserts[insert].section == section { insert += 1 }
    return SectionChanges(
      number: section, survivor: old, departures: departure..<delete, arrivals: arrival..<insert)
  }

  /// Finds where the rows of a section begin when the sections are not in their old order.
  private mutating func leap(to new: Int, from old: Int, in changes: EffectiveChanges) {
    delete = BinarySearch.first(in: changes.deletes.indices) { changes.deletes[$0].section >= old }
    insert = BinarySearch.first(in: changes.inserts.indices) { changes.inserts[$0].section >= new }
  }
}

extension EffectiveChanges {
  /// Whether a section or a row may be new at its place.
  var hasArrivals: Bool { !inserts.isEmpty || !sections.keepsNumbers }

  /// Something of each section after the update, in order.
  func mapSections<Value>(_ transform: (SectionChanges) -> Value) -> [Value] {
    var (values, walk): ([Value], _) = ([], SectionWalk())
    values.reserveCapacity(sections.count)
    while let section = walk.next(in: self) { values.append(transform(section)) }
    return values
  }

  /// The old rows that leave a section or their place in it, ascending.
  func oldRows(of section: SectionChanges) -> [Int] { deletes[section.departures].map(\.row) }

  /// The new rows that arrive in a section, ascending.
  func newRows(of section: SectionChanges) -> [Int] { inserts[section.arrivals].map(\.row) }
}
