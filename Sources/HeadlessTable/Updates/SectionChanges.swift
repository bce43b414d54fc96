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

/// Goes through the sections after an update, and through the deletes and inserts of their rows with
/// them.
struct SectionWalk {
  private var number = 0
  private var departures = 0..<0
  private var arrivals = 0..<0

  /// What happens to the next section. The sections must have their places.
  @inline(__always)
  mutating func next(in changes: EffectiveChanges) -> SectionChanges? {
    guard number < changes.sections.count else { return nil }
    defer { number += 1 }
    guard let old = changes.sections.survivor(of: number) else {
      return SectionChanges(number: number, survivor: nil, departures: 0..<0, arrivals: 0..<0)
    }
    if !changes.sections.keepsNumbers { leap(to: old, in: changes) }
    departures = departures.upperBound..<departures.upperBound
    while departures.upperBound < changes.deletes.count,
      changes.deletes[departures.upperBound].section == old
    {
      departures = departures.lowerBound..<departures.upperBound + 1
    }
    arrivals = arrivals.upperBound..<arrivals.upperBound
    while arrivals.upperBound < changes.inserts.count,
      changes.inserts[arrivals.upperBound].section == number
    {
      arrivals = arrivals.lowerBound..<arrivals.upperBound + 1
    }
    return SectionChanges(
      number: number, survivor: old, departures: departures, arrivals: arrivals)
  }

  /// Finds where the rows of a section begin when the sections are not in their old order.
  private mutating func leap(to old: Int, in changes: EffectiveChanges) {
    let departure = BinarySearch.first(in: changes.deletes.indices) {
      changes.deletes[$0].section >= old
    }
    let arrival = BinarySearch.first(in: changes.inserts.indices) {
      changes.inserts[$0].section >= number
    }
    departures = departure..<departure
    arrivals = arrival..<arrival
  }
}

extension EffectiveChanges {
  /// Something of each section after the update, in order.
  func mapSections<Value>(_ transform: (SectionChanges) -> Value) -> [Value] {
    var (values, walk): ([Value], _) = ([], SectionWalk())
    while let section = walk.next(in: self) { values.append(transform(section)) }
    return values
  }

  /// The old rows that leave a section or their place in it, ascending.
  func oldRows(of section: SectionChanges) -> [Int] { deletes[section.departures].map(\.row) }

  /// The new rows that arrive in a section, ascending.
  func newRows(of section: SectionChanges) -> [Int] { inserts[section.arrivals].map(\.row) }
}
