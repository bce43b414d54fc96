import struct HeadlessTable.RowPath

extension ReferenceTableBatch {
  /// What comes into and goes out of one section that stays.
  struct Flow {
    var inserted: Int
    var deleted: Int
    var movedIn: Int
    var movedOut: Int
  }

  /// The new number of every section that is neither deleted nor reloaded, by its old number.
  ///
  /// A moved section goes where its move says. The others go, in order, to the lowest new numbers
  /// that are not inserted, not landed on, and no section move's destination.
  func newNumbers(before: Int, after: Int) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for move in sectionMoves { numbers[move.from.section] = move.to.section }
    let taken = insertedSections.union(landedSections).union(numbers.values)
    var free = (0..<after).filter { !taken.contains($0) }[...]
    for old in 0..<before where numbers[old] == nil {
      if deletedSections.contains(old) || reloadedSections.contains(old) { continue }
      numbers[old] = free.popFirst()
    }
    return numbers
  }

  func flow(from old: Int, to new: Int, newNumber: [Int: Int]) -> Flow {
    // Row inserts of n, and reloads landing in n.
    let inserted = (Array(insertedRows) + landedRows).filter { $0.section == new }
    // Row deletes and reloads of o.
    let deleted = (Array(deletedRows) + reloadedRows).filter { $0.section == old }
    // Row moves to n whose source section does not go to n.
    let movedIn = rowMoves.filter {
      $0.to.section == new && newNumber[$0.from.section] != new
    }
    // Row moves from o whose destination section is not n.
    let movedOut = rowMoves.filter { $0.from.section == old && $0.to.section != new }
    return Flow(
      inserted: inserted.count, deleted: deleted.count, movedIn: movedIn.count,
      movedOut: movedOut.count)
  }
}
