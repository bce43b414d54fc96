/// The row counts of the sections of a table. The first stands in place, since many tables have one
/// section, and a table makes such a list for every update.
struct RowCounts: Hashable, Sendable {
  private(set) var count = 0
  private var first = 0
  private var others: [Int] = []

  init() {}

  init(_ counts: [Int]) {
    count = counts.count
    first = counts.first ?? 0
    others = Array(counts.dropFirst())
  }

  mutating func reserveCapacity(_ capacity: Int) {
    if capacity > 1 { others.reserveCapacity(capacity - 1) }
  }

  mutating func append(_ rows: Int) {
    if count == 0 { first = rows } else { others.append(rows) }
    count += 1
  }
}

extension RowCounts: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(section: Int) -> Int {
    get {
      if section > 0 { return others[section - 1] }
      precondition(section == 0 && count > 0, "no section there")
      return first
    }
    set {
      if section > 0 {
        others[section - 1] = newValue
      } else {
        precondition(section == 0 && count > 0, "no section there")
        first = newValue
      }
    }
  }
}
