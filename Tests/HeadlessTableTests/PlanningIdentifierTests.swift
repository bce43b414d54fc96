import HeadlessTable
import TestSupport
import Testing

@Suite struct PlanningIdentifierTests {
  /// Rows of two sections before and after: some stay, go, come, move, and move across.
  private static func tables(_ random: inout SeededGenerator, rows: Int, names: Int)
    -> (old: [[Int]], new: [[Int]])
  {
    var pool = (0..<rows).map { names == 0 ? $0 : random.number(below: names) }
    let old = [Array(pool[..<(rows / 3)]), Array(pool[(rows / 3)...])]
    for _ in 0..<random.number(below: rows) {
      pool.remove(at: random.number(below: pool.count))
      let name = random.oneIn(2) ? rows + random.number(below: rows) : random.number(below: rows)
      if names > 0 || !pool.contains(name) {
        pool.insert(name, at: random.number(below: pool.count + 1))
      }
      if pool.count < 2 { break }
    }
    if random.oneIn(3) { pool.shuffle(using: &random) }
    return (old, [Array(pool[..<(pool.count / 2)]), Array(pool[(pool.count / 2)...])])
  }

  private static func plan<ID: Hashable>(_ tables: (old: [[Int]], new: [[Int]]), _ id: (Int) -> ID)
    -> TablePlan
  {
    TablePlan(
      from: TableOutline(rows: tables.old.map { $0.map(id) }),
      to: TableOutline(rows: tables.new.map { $0.map(id) }))
  }

  @Test(arguments: [0, 1, 3, 50])
  func `the plan is the same whatever kind of identifiers the rows have`(names: Int) {
    for seed in 0..<UInt64(150) {
      var random = SeededGenerator(seed: seed)
      let tables = Self.tables(&random, rows: 6 + Int(seed) * 2, names: names)
      let plan = Self.plan(tables) { $0 }
      #expect(plan == Self.plan(tables) { "row \($0)" }, "seed \(seed)")
      #expect(plan == Self.plan(tables) { $0 << 40 }, "seed \(seed)")
      #expect(plan == Self.plan(tables) { ($0 - 20) &* Int.max }, "seed \(seed)")
      #expect(plan == Self.plan(tables) { UInt16($0) }, "seed \(seed)")
      let (old, new) = (TableOutline(rows: tables.old), TableOutline(rows: tables.new))
      #expect(plan == TablePlan(fromNumbered: old, to: new), "seed \(seed)")
      let far = { (rows: [[Int]]) in rows.map { $0.map { $0 % 2 == 0 ? -$0 - 1 : $0 << 33 } } }
      #expect(
        plan
          == TablePlan(
            fromNumbered: TableOutline(rows: far(tables.old)),
            to: TableOutline(rows: far(tables.new))), "seed \(seed)")
    }
  }

  @Test func `rows that changed are reloaded, numbered or not`() {
    let old = TableOutline(rows: [[0, 1, 2], [3]])
    let new = TableOutline(rows: [[1, 3, 4], [0]])
    var asked: [[RowPath]] = [[], []]
    let plan = TablePlan(from: old, to: new) {
      asked[0] += [$0, $1]
      return $0.row == 0
    }
    let numbered = TablePlan(fromNumbered: old, to: new) {
      asked[1] += [$0, $1]
      return $0.row == 0
    }
    #expect(plan == numbered)
    #expect(plan != TablePlan(from: old, to: new))
    #expect(asked[0] == asked[1] && asked[0].count == 6)
  }

  @Test func `small integers of few bits are numbers as they are`() {
    let old = TableOutline(rows: [(0...255).map { UInt8($0) }])
    let new = TableOutline(rows: [(0...255).reversed().map { UInt8($0) }])
    #expect(TablePlan(fromNumbered: old, to: new).operationCount == 255)
    #expect(TablePlan(fromNumbered: old, to: old).isEmpty)
  }
}
