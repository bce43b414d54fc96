import HeadlessTable
import Testing

/// Which changes count once, which are dropped, and where reloads land.
struct UpdatesDroppingTests: UpdatesTests {
  @Test func `what is named twice counts once and keeps its first animation`() throws {
    let row: [Change] = [.deleteRow(path(0, 1), .fade), .deleteRow(path(0, 1), .left)]
    let plan = try self.plan(row, before: [3], after: [2])
    #expect(IndexMap(plan, before: [3]).fate(of: path(0, 1)) == .deleted(.fade))
    #expect(refusal([.insert(0, 0), .insert(0, 0)], before: [1], after: [2]) == nil)
    #expect(refusal([.reload(0, 0), .reload(0, 0)], before: [1], after: [1]) == nil)
    #expect(refusal([.reloadSection(0), .reloadSection(0)], before: [1], after: [9]) == nil)
    #expect(refusal([.deleteSection(0), .deleteSection(0)], before: [1, 2], after: [2]) == nil)
    #expect(refusal([.insertSection(0), .insertSection(0)], before: [1], after: [7, 1]) == nil)
  }

  @Test func `rows of a deleted or reloaded section are dropped, even missing ones`() {
    let rows: [Change] = [.delete(0, 0), .delete(0, 99), .reload(0, 1), .reload(0, 98)]
    #expect(refusal(rows + [.deleteSection(0)], before: [2, 2], after: [2]) == nil)
    #expect(refusal(rows + [.reloadSection(0)], before: [2, 2], after: [7, 2]) == nil)
  }

  @Test func `inserts into a section that comes are dropped, even missing ones`() {
    let rows: [Change] = [.insert(1, 0), .insert(1, 99)]
    #expect(refusal(rows + [.insertSection(1)], before: [2, 2], after: [2, 4, 2]) == nil)
    // Section 2 lands at 1.
    #expect(
      refusal(
        rows + [.deleteSection(0), .reloadSection(2)], before: [2, 2, 2], after: [2, 7]) == nil)
  }

  @Test func `an insert is not dropped because of an old number`() {
    #expect(refusal([.insert(0, 0), .deleteSection(0)], before: [2, 3], after: [4]) == nil)
    #expect(
      refusal([.insert(0, 9), .deleteSection(0)], before: [2, 3], after: [4])
        == .insertRowPastEnd(path(0, 9), rowsAfter: 4))
  }

  @Test func `a dropped change clashes with nothing`() {
    // The delete of 0.0 is dropped, so that the move is refused for its section, not for the
    // delete.
    let deletes: [Change] = [.delete(0, 0), .deleteSection(0), .move(path(0, 0), path(0, 0))]
    #expect(refusal(deletes, before: [2, 3], after: [4]) == .moveRowFromDeletedSection(0))
    let inserts: [Change] = [.insert(1, 0), .insertSection(1), .move(path(0, 0), path(1, 0))]
    #expect(refusal(inserts, before: [2], after: [1, 1]) == .moveRowIntoInsertedSection(1))
  }

  @Test func `moves are never dropped`() {
    let moves: [Change] = [.deleteSection(0), .move(path(0, 99), path(0, 0))]
    #expect(
      refusal(moves, before: [2, 3], after: [3]) == .moveMissingRow(path(0, 99), rowsBefore: 2))
  }

  @Test func `a reload lands less the deletes below it, pushed on by inserts one by one`() throws {
    let changes: [Change] = [
      .reload(0, 3), .delete(0, 0), .delete(0, 4), .insert(0, 2), .insert(0, 3), .insert(0, 5),
    ]
    // 3 - 1 = 2; 2 is at or below 2: 3; 3 is at or below 3: 4; 5 is not.
    #expect(try landing(of: path(0, 3), changes, before: [6], after: [7]) == path(0, 4))
  }

  @Test func `another reload pushes nothing`() throws {
    let changes: [Change] = [.reload(0, 3), .reload(0, 0)]
    #expect(try landing(of: path(0, 3), changes, before: [6], after: [6]) == path(0, 3))
  }

  @Test func `a row's reload lands in the section that its own becomes`() throws {
    let changes: [Change] = [
      .reload(1, 0), .deleteSection(0), .insertSection(0), .insertSection(1), .insert(2, 0),
    ]
    #expect(
      try landing(of: path(1, 0), changes, before: [1, 2, 0], after: [0, 0, 3, 0]) == path(2, 1))
  }

  @Test func `inserts into the section of the old number push nothing`() throws {
    let changes: [Change] = [.reload(1, 0), .deleteSection(0), .insert(1, 0)]
    #expect(try landing(of: path(1, 0), changes, before: [1, 2, 2], after: [2, 3]) == path(0, 0))
  }

  @Test func `a reload does not follow its moved section`() throws {
    let changes: [Change] = [.reload(1, 0), .moveSection(1, to: 0)]
    #expect(try landing(of: path(1, 0), changes, before: [3, 3], after: [2, 4]) == path(1, 0))
  }

  @Test func `a reloaded section lands like a row`() throws {
    let changes: [Change] = [
      .reloadSection(2), .deleteSection(0), .insertSection(1), .insertSection(3),
      .reloadSection(1),
    ]
    let plan = try self.plan(changes, before: [1, 2, 3, 4], after: [9, 8, 7, 6, 4])
    #expect(
      plan.sections.map(\.origin) == [
        .reloaded(from: 1, .none), .inserted(.none), .reloaded(from: 2, .none), .inserted(.none),
        .stayed(from: 3),
      ])
  }

  @Test func `sections that stay go to the lowest free numbers`() throws {
    let changes: [Change] = [
      .moveSection(3, to: 0), .deleteSection(1), .insertSection(1), .reloadSection(4),
    ]
    let plan = try self.plan(changes, before: [1, 2, 3, 4, 5], after: [4, 9, 1, 3, 9])
    #expect(
      plan.sections.map(\.origin) == [
        .moved(from: 3), .inserted(.none), .stayed(from: 0), .stayed(from: 2),
        .reloaded(from: 4, .none),
      ])
    #expect(plan.deletedSections.map(\.section) == [1])
  }

  private func landing(
    of path: RowPath, _ changes: [Change], before: [Int], after: [Int]
  ) throws(Refusal) -> RowPath? {
    let map = IndexMap(try plan(changes, before: before, after: after), before: before)
    guard case .reloaded(let landing, _) = map.fate(of: path) else { return nil }
    return landing
  }
}
