/// A row or a section, in the one order in which the checks of a batch take both: a section stands
/// behind its rows.
struct Place: Hashable, Comparable, Sendable {
  /// The row. That of a section is `Int.max`, as UIKit prints it.
  let path: RowPath
  let isSection: Bool

  static func row(_ path: RowPath) -> Place {
    Place(path: path, isSection: false)
  }

  static func section(_ section: Int) -> Place {
    Place(path: RowPath(section: section, row: .max), isSection: true)
  }

  static func < (left: Place, right: Place) -> Bool {
    if left.path.section != right.path.section { return left.path.section < right.path.section }
    if left.path.row != right.path.row { return left.path.row < right.path.row }
    return !left.isSection && right.isSection
  }
}

/// A row or section that is deleted, reloaded or inserted.
struct PlacedChange: Sendable {
  let place: Place
  let animation: RowAnimation
  var kind = Kind.simple

  enum Kind: Sendable {
    /// A delete or an insert.
    case simple
    /// A reload, or the delete or insert half of one.
    case reload
    /// The place that a row moves from, or the one that it moves to.
    case move
  }

  var isReload: Bool { kind == .reload }
  var section: Int { place.path.section }
  var row: Int { place.path.row }
}

/// A row or section that moves.
struct PlacedMove: Hashable, Comparable, Sendable {
  let source: Place
  let destination: Place

  var isSection: Bool { source.isSection }

  /// By source, then by destination.
  static func < (left: PlacedMove, right: PlacedMove) -> Bool {
    left.source != right.source
      ? left.source < right.source : left.destination < right.destination
  }
}

extension Array {
  /// This array and another, both sorted, as one sorted array.
  func merged(with other: [Element], by precedes: (Element, Element) -> Bool) -> [Element] {
    if other.isEmpty { return self }
    if isEmpty { return other }
    var result: [Element] = []
    result.reserveCapacity(count + other.count)
    var next = 0
    for element in self {
      while next < other.count, precedes(other[next], element) {
        result.append(other[next])
        next += 1
      }
      result.append(element)
    }
    result.append(contentsOf: other[next...])
    return result
  }
}
