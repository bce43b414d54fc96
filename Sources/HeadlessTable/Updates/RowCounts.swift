/// The row counts of the sections of a table. The first stands in place, since many tables have one
/// section, and a table makes such a list for every update.
struct RowCounts: Sendable {
  private(set) var count = 0
  private var first = 0
  /// Those of the other sections; nil where there are none, for then a copy shares nothing.
  private var others: [Int]?

  init() {}

  init(_ counts: [Int]) {
    reserveCapacity(counts.count)
    for count in counts { append(count) }
  }

  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > 1, others == nil {
      others = []
      others?.reserveCapacity(capacity - 1)
    }
  }

  mutating func append(_ rows: Int) {
    if count == 0 {
      first = rows
    } else {
      if others == nil { others = [] }
      others?.append(rows)
    }
    count += 1
  }

  /// Becomes a copy of other counts.
  @inline(__always)
  mutating func become(_ other: RowCounts) {
    (count, first) = (other.count, other.first)
    if others != nil || other.others != nil { others = other.others }
  }
}

extension RowCounts: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(section: Int) -> Int {
    get {
      precondition(section >= 0 && section < count, "no section there")
      return section == 0 ? first : others?[section - 1] ?? 0
    }
    set {
      precondition(indices.contains(section), "no section there")
      if section > 0 { others?[section - 1] = newValue } else { first = newValue }
    }
  }
}

extension RowCounts {
  /// Whether there is such a row, in a section that is there.
  @inline(__always)
  func hasRow(at path: RowPath) -> Bool {
    path.section >= 0 && path.section < count && path.row >= 0 && path.row < self[path.section]
  }
}
