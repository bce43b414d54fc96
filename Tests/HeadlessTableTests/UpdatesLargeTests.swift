import HeadlessTable
import Testing

/// Batches that are large enough to be sorted by digits.
struct UpdatesLargeTests: UpdatesTests {
  private let before = [3_000, 0, 70_000, 500]

  @Test(arguments: UInt64(1)...4)
  func `the order of the calls does not matter, in batches drawn by seed`(seed: UInt64) throws {
    var random = UpdatesRandom(state: seed)
    let batch = changes(&random)
    let after = [before[0] - 600, 40, before[2], before[3]]
    let plan = try plan(batch, before: before, after: after)
    for _ in 0..<3 {
      #expect(
        try self.plan(shuffled(batch, &random), before: before, after: after) == plan,
        "seed \(seed)")
    }
    #expect(plan.sections[0].departures.count == 1_000)
    #expect(plan.sections[1].arrivals.map(\.row) == Array(0..<40))
    #expect(plan.sections[2].departures.map(\.row) == (0..<900).map { $0 * 77 })
    #expect(plan.sections[2].arrivals.map(\.row) == (0..<900).map { $0 * 77 })
  }

  @Test func `of a row that is named often the first animation stays`() throws {
    let rows = (0..<400).reversed().map { path(0, $0) }
    let batch: [Change] =
      rows.map { .deleteRow($0, .left) } + rows.map { .deleteRow($0, .right) }
    let plan = try plan(batch, before: [500], after: [100])
    #expect(plan.sections[0].departures.count == 400)
    #expect(plan.sections[0].departures.allSatisfy { $0.fate == .deleted(.left) })
  }

  @Test(arguments: [-1, 1 << 40, Int.max])
  func `numbers beyond any table are sorted too`(row: Int) {
    let batch: [Change] = (0..<400).map { .delete(0, 399 - $0) } + [.delete(0, row)]
    #expect(
      refusal(batch, before: [500], after: [100])
        == .deleteMissingRow(path(0, row), rowsBefore: 500))
    let moves: [Change] = (0..<400).map { .move(path(0, 399 - $0), path(0, $0)) }
    #expect(
      refusal(moves + [.move(path(0, row), path(0, 400))], before: [500], after: [500])
        == .moveMissingRow(path(0, row), rowsBefore: 500))
  }

  /// Deletes and moves out of section 0, moves into sections 0 and 1, reloads in section 2.
  private func changes(_ random: inout UpdatesRandom) -> [Change] {
    var batch: [Change] = (0..<640).map { .delete(0, $0 * 3) }
    batch += (0..<320).map { .move(path(0, $0 * 3 + 1), path(0, $0)) }
    batch += (0..<40).map { .move(path(0, $0 * 3 + 2), path(1, 39 - $0)) }
    batch += (0..<80).map { .insert(0, 1_000 + $0) }
    batch += (0..<900).map { .reload(2, $0 * 77) }
    return shuffled(batch, &random)
  }

  private func shuffled(_ changes: [Change], _ random: inout UpdatesRandom) -> [Change] {
    var changes = changes
    for index in changes.indices.dropFirst() {
      changes.swapAt(index, random.below(index + 1))
    }
    return changes
  }
}
