import HeadlessTable

extension PlanBenchmarks {
  /// 1,000 sections of 100 rows, against one dictionary of the old identifiers.
  mutating func measureSections() {
    var random = SeededGenerator(state: 11)
    let old = (0..<1_000).map { section in Array(section * 100..<section * 100 + 100) }
    var few = old
    for section in stride(from: 0, to: 1_000, by: 10) {
      few[section].remove(at: 50)
      few[section].append(200_000 + section)
    }
    measure("1,000 x 100: 100 sections changed a little", old, few)
    measure("1,000 x 100: each changed a little", old, old.map { Self.changed($0, 3, &random) })
    measure("1,000 x 100: each changed much", old, old.map { Self.changed($0, 30, &random) })
    measure("1,000 x 100: each shuffled", old, old.map { $0.shuffled(using: &random) })
    let all = Array(0..<100_000).shuffled(using: &random)
    let across = old.indices.map { Array(all[$0 * 100..<$0 * 100 + 100]) }
    measure("1,000 x 100: all rows shuffled across", old, across)
    measureSectionOrder(old, &random)
  }

  static func changed(_ rows: [Int], _ times: Int, _ random: inout SeededGenerator) -> [Int] {
    var rows = rows
    for _ in 0..<times {
      rows.remove(at: .random(in: 0..<rows.count, using: &random))
      rows.insert(
        .random(in: 100_000..<200_000, using: &random),
        at: .random(in: 0..<rows.count, using: &random))
    }
    return rows
  }

  mutating func measure(_ name: String, _ old: [[Int]], _ new: [[Int]]) {
    report(
      name, TableOutline(rows: old), TableOutline(rows: new), old,
      minimum: Minimum.operations(from: old, to: new))
  }

  mutating func measureSectionOrder(_ old: [[Int]], _ random: inout SeededGenerator) {
    let before = TableOutline<Int, Int>(rows: old)
    var after = before
    after.sections.shuffle(using: &random)
    report(
      "1,000 x 100: sections shuffled", before, after, old,
      minimum: Minimum.operations(inOrder: after.sections.map(\.identifier)))
  }

  mutating func report(
    _ name: String, _ before: TableOutline<Int, Int>, _ after: TableOutline<Int, Int>,
    _ old: [[Int]], minimum: Int
  ) {
    let peer = best(of: 15) { use(Self.dictionary(old)) }
    let hashed = best(of: 15) { use(TablePlan(from: before, to: after)) }
    let numbered = best(of: 15) { use(TablePlan(fromNumbered: before, to: after)) }
    let count = TablePlan(from: before, to: after).operationCount
    report(name, plan: hashed, operations: count, minimum: minimum, peer: ("dictionary", peer))
    report(
      "  numbered", plan: numbered, operations: count, minimum: minimum,
      peer: ("dictionary", peer), goal: 2)
  }
}
