import HeadlessTable

extension PlanBenchmarks {
  /// Larger changes. The standard library's difference takes minutes for some, so the peer is the
  /// cost of one dictionary of the old identifiers.
  mutating func measureShapes() {
    let old = Array(0..<100_000)
    var random = SeededGenerator(state: 7)
    measure("100,000: 10,000 del, 10,000 ins, 2,000 moves", old, Self.mixed(old, 2_000, &random))
    measure("scattered: 10,000 del, 10,000 ins, 7,000 moves", old, Self.mixed(old, 7_000, &random))
    var scattered = old
    for _ in 0..<100 {
      scattered.remove(at: .random(in: 0..<scattered.count, using: &random))
      scattered.insert(
        200_000 + scattered.count + .random(in: 0..<1_000_000, using: &random),
        at: .random(in: 0..<scattered.count, using: &random))
    }
    measure("100 del, 100 ins", old, scattered)
    measure("reversed", old, old.reversed())
    measure("rotated by a third", old, Array(old[33_333...] + old[..<33_333]))
    measure("replaced", old, old.map { $0 + 100_000 })
    measure("shuffled", old, old.shuffled(using: &random))
    measure("equal", old, old.map { $0 })
    let few = old.map { _ in Int.random(in: 0..<10, using: &random) }
    var changedFew = few
    for _ in 0..<100 { changedFew.remove(at: .random(in: 0..<99_000, using: &random)) }
    measure("10 texts, 100 del", few, changedFew, goal: nil)
    measure("10 texts, shuffled", few, few.shuffled(using: &random), goal: nil)
    let halves = old.map { $0 / 2 }
    measure("each twice, shuffled", halves, halves.shuffled(using: &random), goal: nil)
  }

  static func mixed(_ old: [Int], _ moves: Int, _ random: inout SeededGenerator) -> [Int] {
    let gone = Set(old.shuffled(using: &random).prefix(10_000 + moves))
    var moved: [Int] = []
    var rows = old.filter { row in
      if gone.contains(row), moved.count < moves { moved.append(row) }
      return !gone.contains(row)
    }
    let arrivals = (moved + (200_000..<210_000)).shuffled(using: &random)
    let places = arrivals.map { _ in Int.random(in: 0...rows.count, using: &random) }.sorted()
    var result: [Int] = []
    var next = 0
    for place in 0...rows.count {
      while next < places.count, places[next] == place {
        result.append(arrivals[next])
        next += 1
      }
      if place < rows.count { result.append(rows[place]) }
    }
    rows = result
    return rows
  }

  /// - Parameter goal: Of rows that are numbered already; nil where some are equal.
  mutating func measure(_ name: String, _ old: [Int], _ new: [Int], goal: Double? = 2) {
    let (before, after) = (table(old), table(new))
    let count = TablePlan(from: before, to: after).operationCount
    let minimum = goal == nil ? nil : Minimum.operations(from: [old], to: [new])
    let peer = best { use(Self.dictionary([old])) }
    let hashed = best(of: 5) { use(TablePlan(from: before, to: after)) }
    let numbered = best(of: 5) { use(TablePlan(fromNumbered: before, to: after)) }
    report(
      name, plan: hashed, operations: count, minimum: minimum, peer: ("dictionary", peer))
    report(
      "  numbered", plan: numbered, operations: count, minimum: minimum,
      peer: ("dictionary", peer), goal: goal)
  }

  /// What any plan that hashes must at least do.
  static func dictionary(_ sections: [[Int]]) -> [Int: Int] {
    var places: [Int: Int] = [:]
    places.reserveCapacity(sections.reduce(0) { $0 + $1.count })
    var place = 0
    for rows in sections {
      for row in rows {
        places[row] = place
        place += 1
      }
    }
    return places
  }
}
