/// The fewest operations between two tables without equal rows, counted in another way than by the
/// planner: a row that stays in its section and in the longest run of rows in order is none;
/// every other row is one, and so is every section out of the longest run of sections.
enum Minimum {
  static func operations(from old: [[Int]], to new: [[Int]]) -> Int {
    let before = places(of: old)
    let after = places(of: new)
    var count = before.keys.count { after[$0] == nil }
    for (section, rows) in new.enumerated() {
      let stayed = rows.compactMap { row in
        before[row].flatMap { $0.section == section ? $0.row : nil }
      }
      count += rows.count - longestRun(in: stayed)
    }
    return count
  }

  /// Sections are moved whole.
  static func operations(inOrder sections: [Int]) -> Int {
    sections.count - longestRun(in: sections)
  }

  private static func places(of sections: [[Int]]) -> [Int: (section: Int, row: Int)] {
    var places: [Int: (section: Int, row: Int)] = [:]
    for (section, rows) in sections.enumerated() {
      for (row, identifier) in rows.enumerated() { places[identifier] = (section, row) }
    }
    return places
  }

  /// The length of the longest increasing subsequence: the last numbers of the runs of each length,
  /// of which a new number takes the place of the first that is larger.
  private static func longestRun(in numbers: [Int]) -> Int {
    var lasts: [Int] = []
    for number in numbers {
      var (low, high) = (0, lasts.count)
      while low < high {
        let middle = (low + high) / 2
        if lasts[middle] < number { low = middle + 1 } else { high = middle }
      }
      if low == lasts.count { lasts.append(number) } else { lasts[low] = number }
    }
    return lasts.count
  }
}
