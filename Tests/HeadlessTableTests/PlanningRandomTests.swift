import HeadlessTable
import Testing

/// A small generator with a seed, so that a failure can be run again.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

struct PlanningRandomTests {
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")

  /// Up to six sections of up to eight rows; every third table has equal rows.
  private static func table(_ random: inout SeededGenerator, distinct: Bool) -> PlanningSample {
    let names = "ABCDEFGH".shuffled(using: &random).prefix(.random(in: 0...6, using: &random))
    var pool = letters.shuffled(using: &random)
    return PlanningSample(
      names.map { name in
        let rows = (0..<Int.random(in: 0...8, using: &random)).compactMap { _ -> Character? in
          guard
            let row = distinct ? pool.popLast() : letters.prefix(6).randomElement(using: &random)
          else { return nil }
          return Int.random(in: 0..<4, using: &random) == 0 ? Character(row.uppercased()) : row
        }
        return .init(identifier: name, rows: rows)
      })
  }

  @Test
  func `random tables turn into each other`() {
    for seed in 0..<UInt64(PlanningRun.isFull ? 100_000 : 2_000) {
      var random = SeededGenerator(state: seed)
      let distinct = seed % 3 != 0
      let old = Self.table(&random, distinct: distinct)
      let new = seed % 2 == 0 ? Self.table(&random, distinct: distinct) : old.edited(&random)
      #expect(PlanningRun.problem(from: old, to: new) == nil, "seed \(seed): \(old) -> \(new)")
      let plan = TablePlan(from: old.outline, to: new.outline)
      let least = PlanningOracle.leastOperations(from: old, to: new)
      #expect(plan.operationCount == least, "seed \(seed): \(old) -> \(new)")
    }
  }

  @Test
  func `tables with equal section identifiers turn into each other`() {
    for seed in 0..<UInt64(PlanningRun.isFull ? 10_000 : 500) {
      var random = SeededGenerator(state: seed)
      var (old, new) = (
        Self.table(&random, distinct: false), Self.table(&random, distinct: false)
      )
      for index in old.sections.indices where index % 2 == 0 {
        old.sections[index].identifier = "A"
      }
      for index in new.sections.indices where index % 3 == 0 {
        new.sections[index].identifier = "A"
      }
      #expect(PlanningRun.problem(from: old, to: new) == nil, "seed \(seed): \(old) -> \(new)")
    }
  }

  @Test(arguments: [2, 3, 40, 900])
  func `long sections of few texts turn into each other`(texts: Int) throws {
    var random = SeededGenerator(state: UInt64(texts))
    let old = (0..<1_500).map { _ in Int.random(in: 0..<texts, using: &random) }
    var edited = old
    for _ in 0..<150 {
      edited.remove(at: .random(in: 0..<edited.count, using: &random))
      edited.insert(texts + 1, at: .random(in: 0..<edited.count, using: &random))
    }
    for new in [old.shuffled(using: &random), edited, Array(old[700...] + old[..<700])] {
      try check(old, new)
    }
  }

  @Test(arguments: [1, 30, 250, 2_000])
  func `a longest run stays in long sections too`(texts: Int) {
    var random = SeededGenerator(state: UInt64(texts))
    for change in 0..<(PlanningRun.isFull ? 60 : 6) {
      // With as many texts as this, rows are all different.
      let old = (0..<300).map { texts == 2_000 ? $0 : Int.random(in: 0..<texts, using: &random) }
      var new = change % 2 == 0 ? old : old.shuffled(using: &random)
      for _ in 0..<change * 5 {
        new.insert(
          new.remove(at: .random(in: 0..<new.count, using: &random)),
          at: .random(in: 0..<new.count, using: &random))
      }
      if change % 3 == 2 { new.reverse() }
      let plan = TablePlan(from: TableOutline(rows: [old]), to: TableOutline(rows: [new]))
      #expect(plan.operationCount == 300 - PlanningOracle.longestCommon(old, new))
    }
  }

  /// A section of numbers, as they are, from the end of a negative range, and far apart.
  private func check(_ old: [Int], _ new: [Int]) throws {
    let plan = TablePlan(from: TableOutline(rows: [old]), to: TableOutline(rows: [new]))
    for spread in [1, -1, 1 << 40] {
      let numbered = TablePlan(
        fromNumbered: TableOutline(rows: [old.map { $0 * spread }]),
        to: TableOutline(rows: [new.map { $0 * spread }]))
      #expect(numbered == plan)
    }
    var batch = UpdateBatch()
    for change in plan.stages.first ?? [] { batch.add(change) }
    let closed = try batch.close().validate(before: [old.count], after: [new.count])
    let map = IndexMap(closed, before: [old.count])
    var arrived = 0
    for row in new.indices {
      guard let source = map.oldPath(forNew: RowPath(section: 0, row: row)) else {
        arrived += 1
        continue
      }
      #expect(old[source.row] == new[row])
    }
    let kept = Set(old).union(new).reduce(0) { count, text in
      count + min(old.count { $0 == text }, new.count { $0 == text })
    }
    #expect(arrived == new.count - kept)
  }
}

extension PlanningSample {
  /// The table after a few random edits.
  fileprivate func edited(_ random: inout SeededGenerator) -> PlanningSample {
    var table = self
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let section = table.sections.indices.randomElement(using: &random),
        let row = table.sections[section].rows.indices.randomElement(using: &random),
        let target = table.sections.indices.randomElement(using: &random)
      else { continue }
      let taken = table.sections[section].rows.remove(at: row)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: break
      case 1: table.sections.swapAt(section, target)
      default:
        let place = Int.random(in: 0...table.sections[target].rows.count, using: &random)
        table.sections[target].rows.insert(taken, at: place)
      }
    }
    return table
  }
}
