/// Which old section each new section is.
///
/// Sections that are neither deleted, reloaded nor moved go, in order, to the lowest new numbers
/// that are not inserted, not landed on, and no section move's destination. Made when the number of
/// sections is known to be right, so that each of them finds a place.
struct SectionMapping {
  /// How many sections there are after the update.
  let count: Int

  /// What each new section comes from and where each old one goes; nil where no section comes, goes
  /// or moves, so that each keeps its number.
  private let places: (origins: [UpdatePlan.Section.Origin], newNumbers: [Int])?

  init() { (count, places) = (0, nil) }

  @inline(__always)
  init(_ changes: EffectiveChanges, before: Int, after: Int) {
    count = after
    places = changes.touchesSections ? Self.places(changes, before: before, after: after) : nil
  }

  private static func places(_ changes: EffectiveChanges, before: Int, after: Int)
    -> (origins: [UpdatePlan.Section.Origin], newNumbers: [Int])
  {
    var builder = Builder(before: before, after: after)
    builder.placeComing(changes)
    builder.placeMoved(changes)
    builder.placeRest(except: changes.sectionsThatGo)
    return (builder.origins, builder.newNumbers)
  }

  /// Whether each section keeps its number.
  var keepsNumbers: Bool { places == nil }

  /// The old number of a section that lives on with its rows; nil where all its rows are new.
  @inline(__always)
  func survivor(of section: Int) -> Int? {
    guard let places else { return section }
    return places.origins[section].survivor
  }

  /// What a new section comes from.
  func origin(of section: Int) -> UpdatePlan.Section.Origin {
    places?.origins[section] ?? .stayed(from: section)
  }

  /// The new number of an old section that lives on; -1 for one that is deleted or reloaded.
  func newNumber(of section: Int) -> Int {
    places?.newNumbers[section] ?? section
  }
}

extension EffectiveChanges {
  /// Whether a section comes, goes or moves.
  @inline(__always)
  fileprivate var touchesSections: Bool {
    !sectionsThatGo.isEmpty || !sectionsThatCome.isEmpty
      || (!moves.isEmpty && moves.contains(where: \.isSection))
  }
}

private struct Builder {
  var origins: [UpdatePlan.Section.Origin]
  var newNumbers: [Int]
  private var isTaken: [Bool]

  init(before: Int, after: Int) {
    origins = (0..<after).map { .stayed(from: $0) }
    newNumbers = Array(repeating: -1, count: before)
    isTaken = Array(repeating: false, count: after)
  }

  mutating func placeComing(_ changes: EffectiveChanges) {
    if changes.sectionsThatCome.isEmpty { return }
    var reload = 0
    for insert in changes.inserts {
      if insert.place.isSection {
        isTaken[insert.section] = true
        origins[insert.section] =
          insert.isReload
          ? .reloaded(from: changes.reloads[reload].section, insert.animation)
          : .inserted(insert.animation)
      }
      if insert.isReload { reload += 1 }
    }
  }

  mutating func placeMoved(_ changes: EffectiveChanges) {
    for move in changes.moves where move.isSection {
      let (source, destination) = (move.source.path.section, move.destination.path.section)
      isTaken[destination] = true
      origins[destination] = .moved(from: source)
      newNumbers[source] = destination
    }
  }

  mutating func placeRest(except sectionsThatGo: [Int]) {
    var going = sectionsThatGo[...]
    var new = 0
    for old in newNumbers.indices where newNumbers[old] < 0 {
      if going.first == old {
        going = going.dropFirst()
        continue
      }
      while isTaken[new] { new += 1 }
      origins[new] = .stayed(from: old)
      newNumbers[old] = new
      new += 1
    }
  }
}

extension UpdatePlan.Section.Origin {
  /// The old number of a section that lives on with its rows.
  var survivor: Int? {
    switch self {
    case .stayed(let old), .moved(let old): old
    case .reloaded, .inserted: nil
    }
  }
}
