import HeadlessTable

extension PlanBenchmarks {
  /// One change in a million rows, against `difference(from:)`.
  mutating func compareWithDifference() {
    let numbers = Array(0..<1_000_000)
    compare("Int", numbers) { $0 }
    compare("String", numbers.map { "row \($0)" }) { "row \($0)" }
  }

  mutating func compare<ID: Hashable & Sendable>(_ type: String, _ old: [ID], _ id: (Int) -> ID) {
    var inserted = old
    inserted.insert(id(5_000_000), at: 400_000)
    var deleted = old
    deleted.remove(at: 600_000)
    var changed = old
    changed[500_000] = id(5_000_000)
    compare("one insert in 1,000,000 (\(type))", old, inserted, minimum: 1)
    compare("one delete in 1,000,000 (\(type))", old, deleted, minimum: 1)
    compare("one other row in 1,000,000 (\(type))", old, changed, minimum: 2)
    compareContents(type, old)
    var moved = old
    moved.insert(moved.remove(at: 900_000), at: 100_000)
    compareMove("one move in 1,000,000 (\(type))", old, moved)
    compareMove("rotated by one, 1,000,000 (\(type))", old, Array(old[1...] + old[..<1]))
    compareMove("rotated back by one (\(type))", old, Array(old.suffix(1) + old.dropLast()))
  }

  mutating func compare<ID: Hashable>(
    _ name: String, _ old: [ID], _ new: [ID], minimum: Int
  ) {
    let (before, after) = (table(old), table(new))
    let peer = best { use(new.difference(from: old)) }
    let plan = best { use(TablePlan(from: before, to: after)) }
    let count = TablePlan(from: before, to: after).operationCount
    report(
      name, plan: plan, operations: count, minimum: minimum, peer: ("difference", peer),
      goal: 0.25)
  }

  mutating func compareMove<ID: Hashable>(_ name: String, _ old: [ID], _ new: [ID]) {
    let (before, after) = (table(old), table(new))
    let peer = best(of: 3) { use(new.difference(from: old).inferringMoves()) }
    let plan = best { use(TablePlan(from: before, to: after)) }
    let count = TablePlan(from: before, to: after).operationCount
    report(
      name, plan: plan, operations: count, minimum: 1, peer: ("inferringMoves", peer), goal: 0.3)
  }

  /// The identifiers are the same; one row shows something else.
  mutating func compareContents<ID: Hashable>(_ type: String, _ old: [ID]) {
    let contents = old.indices.map { $0 }
    var newContents = contents
    newContents[500_000] = -1
    let outline = table(old)
    let peer = best { use(newContents.difference(from: contents)) }
    var count = 0
    let plan = best {
      count =
        TablePlan(from: outline, to: outline) { contents[$0.row] != newContents[$1.row] }
        .operationCount
    }
    report(
      "one content in 1,000,000 (\(type))", plan: plan, operations: count,
      minimum: 1, peer: ("difference of contents", peer), goal: 0.25)
  }
}
