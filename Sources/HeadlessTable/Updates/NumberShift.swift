/// How numbers (rows of a section, or sections of a table) shift when some go and others come.
struct NumberShift: Hashable, Sendable {
  /// Old numbers that go, ascending, each once.
  let deleted: [Int]

  /// New numbers that come, ascending, each once.
  let inserted: [Int]

  /// Where an old number lands: less the deleted ones below it; then, inserted ones taken
  /// ascending, one more for each at or below the result.
  func landing(of number: Int) -> Int {
    let rest = number - countOfDeleted(below: number)
    // The n-th inserted number (from 0) pushes on when it is at or below the rest plus n.
    let pushes = BinarySearch.first(in: 0..<inserted.count) { inserted[$0] - $0 > rest }
    // A number that no table has may wrap around here; it is refused wherever it lands.
    return rest &+ pushes
  }

  /// Where each of these old numbers lands, in one pass.
  func landings(ofAscending numbers: some Collection<Int>) -> [Int] {
    if numbers.isEmpty { return [] }
    var landings: [Int] = []
    landings.reserveCapacity(numbers.count)
    var (passed, pushes) = (0, 0)
    for number in numbers {
      while passed < deleted.count, deleted[passed] < number { passed += 1 }
      let rest = number - passed
      while pushes < inserted.count, inserted[pushes] - pushes <= rest { pushes += 1 }
      landings.append(rest &+ pushes)
    }
    return landings
  }

  /// The position of `number` among the deleted ones, `nil` where it stays.
  func indexOfDeleted(_ number: Int) -> Int? {
    let index = countOfDeleted(below: number)
    return index < deleted.count && deleted[index] == number ? index : nil
  }

  private func countOfDeleted(below number: Int) -> Int {
    BinarySearch.first(in: 0..<deleted.count) { deleted[$0] >= number }
  }

  /// The shift the other way round, from new numbers to old ones.
  var inverse: NumberShift { NumberShift(deleted: inserted, inserted: deleted) }
}

enum BinarySearch {
  /// The first index that meets a condition which, once met, is met by all later ones; the end of
  /// the range where none does.
  static func first(in range: Range<Int>, where isMet: (Int) -> Bool) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
