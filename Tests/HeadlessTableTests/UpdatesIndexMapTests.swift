import HeadlessTable
import Testing

struct UpdatesIndexMapTests: UpdatesTests {
  private var example: [Change] {
    [
      .deleteRow(path(0, 1), .fade), .insertRow(path(0, 3), .top), .move(path(0, 3), path(1, 0)),
      .reloadRow(path(2, 1), .middle), .moveSection(3, to: 2), .reloadSection(4, .left),
      .deleteSection(1, .bottom), .insertSection(4, .right),
    ]
  }
  private let before = [5, 2, 3, 1, 2]
  private let after = [4, 4, 1, 9, 8]

  @Test func `every old row and section has its fate`() throws {
    let map = IndexMap(try plan(example, before: before, after: after), before: before)
    #expect(
      (0..<5).map { map.fate(of: path(0, $0)) } == [
        .stayed, .deleted(.fade), .shifted(to: path(0, 1)), .moved(to: path(1, 0)),
        .shifted(to: path(0, 2)),
      ])
    #expect((0..<2).map { map.fate(of: path(1, $0)) } == [nil, nil])
    #expect(
      (0..<3).map { map.fate(of: path(2, $0)) } == [
        .shifted(to: path(1, 2)), .reloaded(to: path(1, 1), .middle), .shifted(to: path(1, 3)),
      ])
    #expect(map.fate(of: path(3, 0)) == .shifted(to: path(2, 0)))
    #expect(map.fate(of: path(4, 0)) == nil)
    #expect(
      (0..<5).map { map.fate(ofSection: $0) } == [
        .stayed, .deleted(.bottom), .shifted(to: 1), .moved(to: 2), .reloaded(to: 3, .left),
      ])
    #expect(map.insertedRows.map(\.path) == [path(0, 3)])
    #expect(map.insertedRows.map(\.animation) == [.top])
    #expect(map.insertedSections.map(\.section) == [4])
    #expect(map.insertedSections.map(\.animation) == [.right])
  }

  @Test func `what is not in a table has no fate and no place`() throws {
    let map = IndexMap(try plan(example, before: before, after: after), before: before)
    for outside in [path(-1, 0), path(5, 0), path(0, -1), path(0, 5), path(.max, .max)] {
      #expect(map.fate(of: outside) == nil)
      #expect(map.newPath(forOld: outside) == nil)
      #expect(map.oldPath(forNew: outside) == nil)
    }
    #expect(map.fate(ofSection: -1) == nil)
    #expect(map.newSection(forOld: 5) == nil)
    #expect(map.oldSection(forNew: 5) == nil)
  }

  @Test(arguments: UInt64(1)...8)
  func `there and back is where it was, in batches drawn by seed`(seed: UInt64) throws {
    var random = UpdatesRandom(state: seed)
    var accepted = 0
    for _ in 0..<500 {
      let before = (0..<random.below(4)).map { _ in random.below(5) }
      let changes = (0..<random.below(6)).map { _ in change(&random) }
      for after in counts(&random, after: changes, before: before) {
        guard let plan = try? self.plan(changes, before: before, after: after) else { continue }
        accepted += 1
        checkBothWays(
          IndexMap(plan, before: before), plan, before: before,
          "seed \(seed): \(before) -> \(after): \(changes)")
      }
    }
    #expect(accepted > 30, "seed \(seed) accepted \(accepted)")
  }

  private func change(_ random: inout UpdatesRandom) -> Change {
    func drawn() -> RowPath { path(random.below(3), random.below(4)) }
    switch random.below(12) {
    case 0...1: return .insertRow(drawn(), .fade)
    case 2...3: return .deleteRow(drawn(), .fade)
    case 4: return .reloadRow(drawn(), .fade)
    case 5...7: return .moveRow(drawn(), to: drawn())
    case 8: return .insertSection(random.below(3), .fade)
    case 9: return .deleteSection(random.below(3), .fade)
    case 10: return .reloadSection(random.below(3), .fade)
    default: return .moveSection(random.below(3), to: random.below(3))
    }
  }

  /// Counts near those before, and those that a refused batch says are wanted.
  private func counts(
    _ random: inout UpdatesRandom, after changes: [Change], before: [Int]
  ) -> [[Int]] {
    var counts = before
    for change in changes {
      switch change {
      case .insertSection: counts.append(3)
      case .deleteSection: if !counts.isEmpty { counts.removeLast() }
      default: break
      }
    }
    // A refusal tells the count that it wants: take it and ask again.
    for _ in 0..<8 {
      guard case .invalidRowCount(let count) = refusal(changes, before: before, after: counts)
      else { break }
      counts[count.section] = count.expected
    }
    return [counts]
  }

  private func checkBothWays(
    _ map: IndexMap, _ plan: UpdatePlan, before: [Int], _ context: Comment
  ) {
    for section in before.indices {
      if let new = map.newSection(forOld: section) {
        #expect(map.oldSection(forNew: new) == section, context)
      }
      for row in 0..<before[section] {
        guard let new = map.newPath(forOld: path(section, row)) else { continue }
        #expect(map.oldPath(forNew: new) == path(section, row), context)
      }
    }
    for (section, planned) in plan.sections.enumerated() {
      if let old = map.oldSection(forNew: section) {
        #expect(map.newSection(forOld: old) == section, context)
      }
      for row in 0..<planned.rowCount {
        guard let old = map.oldPath(forNew: path(section, row)) else { continue }
        #expect(map.newPath(forOld: old) == path(section, row), context)
      }
    }
  }
}
