/// The shortest edit of one sequence into another, given up when it is not short.
///
/// Eugene Myers, *An O(ND) Difference Algorithm and Its Variations* (1986), forwards only. It
/// compares identifiers as they are: a small change in a large table needs no hash value at all.
@usableFromInline
struct ShortEdit: ~Copyable {
  /// For each number of differences d, how far each of the d + 1 diagonals reaches in the old
  /// sequence, -1 where it is out of the sequences; one row of d + 1 numbers after the other.
  @usableFromInline var reach = Scratch<Int32>()

  /// What the edit found deletes from the old sequence and inserts into the new one, ascending.
  @usableFromInline var deleted: [Int] = []
  @usableFromInline var inserted: [Int] = []

  @usableFromInline
  init() {}

  /// Looks for the shortest edit of `old[oldRange]` into `new[newRange]`.
  ///
  /// - Parameters:
  ///   - limit: The number of differences with which the search ends.
  ///   - steps: The number of equal pairs walked with which it ends.
  /// - Returns: Whether the edit was found; `deleted` and `inserted` then hold it.
  @inlinable
  mutating func find<Element: Equatable>(
    _ old: Span<Element>, _ oldRange: Range<Int>, _ new: Span<Element>, _ newRange: Range<Int>,
    limit: Int, steps: Int
  ) -> Bool {
    let (oldCount, newCount) = (oldRange.count, newRange.count)
    var stepsLeft = steps
    reach.setCount((limit + 1) * (limit + 2) / 2)
    var row = 0
    for differences in 0...limit {
      var furthest = 0
      for index in 0...differences {
        let diagonal = 2 * index - differences
        var x = start(index, differences, after: row - differences, oldCount, newCount)
        if x >= 0 {
          let first = x
          let shift = newRange.lowerBound - diagonal
          let end = min(oldCount, newCount + diagonal)
          while x < end, old[oldRange.lowerBound + x] == new[shift + x] { x += 1 }
          stepsLeft -= x - first
          furthest = max(furthest, 2 * x - diagonal)
          if x == oldCount, x - diagonal == newCount {
            readBack(differences, oldRange, newRange)
            return true
          }
        }
        reach[row + index] = Int32(truncatingIfNeeded: x)
      }
      row += differences + 1
      if stepsLeft < 0 { return false }
      if isHopeless(differences, limit, furthest, of: oldCount + newCount) { return false }
    }
    return false
  }

  /// Whether a quarter of the allowed differences has led not even through an eighth of the
  /// sequences.
  @inlinable
  func isHopeless(_ differences: Int, _ limit: Int, _ furthest: Int, of total: Int) -> Bool {
    differences == limit / 4 && furthest < total / 8
  }

  /// Where a diagonal starts: after an insert from the diagonal above it or a delete from the one
  /// below.
  @inlinable
  func start(
    _ index: Int, _ differences: Int, after row: Int, _ oldCount: Int, _ newCount: Int
  ) -> Int {
    if differences == 0 { return 0 }
    var x = -1
    if index < differences {
      let above = Int(reach[row + index])
      if above >= 0, above - (2 * index - differences) <= newCount { x = above }
    }
    if index > 0 {
      let below = Int(reach[row + index - 1])
      if below >= 0, below < oldCount { x = max(x, below + 1) }
    }
    return x
  }

  /// Follows the way back from the ends, one difference at a time.
  @usableFromInline
  mutating func readBack(_ differences: Int, _ oldRange: Range<Int>, _ newRange: Range<Int>) {
    deleted.removeAll(keepingCapacity: true)
    inserted.removeAll(keepingCapacity: true)
    var diagonal = oldRange.count - newRange.count
    for d in stride(from: differences, to: 0, by: -1) {
      let index = (diagonal + d) / 2
      let row = d * (d - 1) / 2
      let x = start(index, d, after: row, oldRange.count, newRange.count)
      if index > 0, Int(reach[row + index - 1]) + 1 == x {
        deleted.append(oldRange.lowerBound + x - 1)
        diagonal -= 1
      } else {
        inserted.append(newRange.lowerBound + x - diagonal - 1)
        diagonal += 1
      }
    }
    deleted.reverse()
    inserted.reverse()
  }
}
