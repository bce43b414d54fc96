import HeadlessTable
import Testing

/// Which of two mistakes in one batch is named.
struct UpdatesOrderTests: UpdatesTests {
  @Test func `the lowest row that is deleted and reloaded is named, sections behind their rows`() {
    let rows: [Change] = [.delete(1, 1), .reload(1, 1), .delete(0, 2), .reload(0, 2)]
    #expect(refusal(rows, before: [], after: []) == .deleteAndReload(path(0, 2)))
    let both: [Change] = [
      .deleteSection(0), .reloadSection(0), .delete(0, 2), .reload(0, 2),
    ]
    #expect(refusal(both, before: [], after: []) == .deleteAndReload(path(0, 2)))
    let section: [Change] = [.deleteSection(0), .reloadSection(0), .delete(1, 2), .reload(1, 2)]
    #expect(refusal(section, before: [], after: []) == .deleteAndReload(path(0, .max)))
  }

  @Test func `nothing is dropped before rows that are deleted and reloaded are found`() {
    let changes: [Change] = [.deleteSection(0), .delete(0, 2), .reload(0, 2)]
    #expect(refusal(changes, before: [5], after: []) == .deleteAndReload(path(0, 2)))
  }

  @Test func `closing a batch finds rows that are deleted and reloaded without any counts`() {
    var batch = UpdateBatch()
    batch.add(.reload(0, 0))
    batch.add(.delete(0, 0))
    #expect(throws: Refusal.deleteAndReload(path(0, 0))) { try batch.close() }
  }

  @Test func `deletes are checked from the last, a section before rows of an earlier one`() {
    #expect(
      refusal([.delete(0, 7), .delete(0, 8)], before: [2], after: [2])
        == .deleteMissingRow(path(0, 8), rowsBefore: 2))
    #expect(
      refusal([.delete(1, 7), .deleteSection(2), .delete(0, 8)], before: [2, 2], after: [2])
        == .deleteMissingSection(2, sectionsBefore: 2))
    #expect(
      refusal([.delete(1, 7), .deleteSection(0), .delete(2, 0)], before: [2, 2], after: [2])
        == .deleteRowInMissingSection(path(2, 0), sectionsBefore: 2))
  }

  @Test func `reloads are deletes among the deletes`() {
    #expect(
      refusal([.delete(0, 7), .reload(0, 8), .reload(0, 6)], before: [2], after: [2])
        == .deleteMissingRow(path(0, 8), rowsBefore: 2))
  }

  @Test func `each delete passes all its checks before the next`() {
    let changes: [Change] = [
      .delete(0, 9), .delete(0, 0), .move(path(0, 0), path(0, 0)),
    ]
    #expect(
      refusal(changes, before: [2], after: [1]) == .deleteMissingRow(path(0, 9), rowsBefore: 2))
  }

  @Test func `a delete that moves is told before a delete that is missing`() {
    let row: [Change] = [.delete(5, 5), .move(path(5, 5), path(0, 0))]
    #expect(refusal(row, before: [1], after: [1]) == .deleteAndMoveRow(path(5, 5)))
    let section: [Change] = [.deleteSection(5), .moveSection(5, to: 0)]
    #expect(refusal(section, before: [1], after: [1]) == .deleteAndMoveSection(5))
  }

  @Test func `deletes come before inserts and moves`() {
    let changes: [Change] = [.insert(0, 9), .move(path(0, 9), path(0, 0)), .delete(0, 8)]
    #expect(
      refusal(changes, before: [2], after: [2]) == .deleteMissingRow(path(0, 8), rowsBefore: 2))
  }

  @Test func `inserts are checked from the first, reloads where they land`() {
    #expect(
      refusal([.insert(0, 8), .insert(0, 7)], before: [2], after: [2])
        == .insertRowPastEnd(path(0, 7), rowsAfter: 2))
    // 0.1 lands at 0.2, behind the insert.
    #expect(
      refusal([.insert(0, 0), .reload(0, 1)], before: [2], after: [2])
        == .insertRowPastEnd(path(0, 2), rowsAfter: 2))
    #expect(
      refusal([.insertSection(3), .insert(4, 0), .insert(1, 5)], before: [2, 2], after: [2, 2])
        == .insertRowPastEnd(path(1, 5), rowsAfter: 2))
    #expect(
      refusal([.insertSection(3), .insert(4, 0)], before: [2, 2], after: [2, 2])
        == .insertSectionPastEnd(3, sectionsAfter: 2))
  }

  @Test func `an insert that is moved to is told before an insert that is missing`() {
    let row: [Change] = [.insert(5, 5), .move(path(0, 0), path(5, 5))]
    #expect(refusal(row, before: [1], after: [1]) == .insertAndMoveRow(path(5, 5)))
    let section: [Change] = [.insertSection(5), .moveSection(0, to: 5)]
    #expect(refusal(section, before: [1], after: [1]) == .insertAndMoveSection(5))
  }

  @Test func `inserts come before moves`() {
    let changes: [Change] = [.insert(0, 9), .move(path(0, 9), path(0, 0))]
    #expect(
      refusal(changes, before: [2], after: [2]) == .insertRowPastEnd(path(0, 9), rowsAfter: 2))
  }

  @Test func `moves are checked from the lowest source, a section behind its rows`() {
    let moves: [Change] = [
      .moveSection(0, to: 9), .move(path(1, 9), path(0, 0)), .move(path(0, 9), path(0, 0)),
    ]
    #expect(
      refusal(moves, before: [2, 2], after: [2, 2])
        == .moveMissingRow(path(0, 9), rowsBefore: 2))
    #expect(
      refusal(Array(moves.prefix(2)), before: [2, 2], after: [2, 2])
        == .moveSectionPastEnd(0, to: 9, sectionsAfter: 2))
  }

  @Test func `a move is checked for its old place before its new one`() {
    #expect(
      refusal([.move(path(9, 0), path(8, 0))], before: [1], after: [1])
        == .moveRowFromMissingSection(path(9, 0), sectionsBefore: 1))
    #expect(
      refusal([.move(path(0, 9), path(8, 0))], before: [1], after: [1])
        == .moveMissingRow(path(0, 9), rowsBefore: 1))
    #expect(
      refusal([.moveSection(9, to: 8)], before: [1], after: [1])
        == .moveMissingSection(9, sectionsBefore: 1))
  }

  @Test func `the bounds of a move come before its clashes, and its source before its target`() {
    let outside: [Change] = [.move(path(0, 0), path(0, 1)), .move(path(0, 0), path(0, 9))]
    #expect(
      refusal(outside, before: [2], after: [2])
        == .moveRowPastEnd(path(0, 0), to: path(0, 9), rowsAfter: 2))
    let both: [Change] = [
      .move(path(0, 0), path(0, 1)), .move(path(0, 1), path(0, 0)),
      .move(path(0, 1), path(0, 1)),
    ]
    #expect(
      refusal(both, before: [2], after: [2])
        == .moveRowTwice(path(0, 1), to: path(0, 0), and: path(0, 1)))
    let earlier: [Change] = [
      .move(path(0, 0), path(0, 1)), .move(path(0, 1), path(0, 1)),
      .move(path(0, 2), path(0, 0)), .move(path(0, 2), path(0, 2)),
    ]
    #expect(
      refusal(earlier, before: [3], after: [3])
        == .moveRowsToOnePlace(path(0, 0), and: path(0, 1), to: path(0, 1)))
  }

  @Test func `all moves pass their bounds before their sections are looked at`() {
    let changes: [Change] = [
      .insertSection(1), .move(path(0, 0), path(1, 0)), .move(path(0, 9), path(0, 0)),
    ]
    #expect(
      refusal(changes, before: [2], after: [1, 1]) == .moveMissingRow(path(0, 9), rowsBefore: 2))
  }

  @Test func `sections of moves come before the number of sections, and that before rows`() {
    let moved: [Change] = [.insertSection(1), .move(path(0, 0), path(1, 0))]
    #expect(refusal(moved, before: [2], after: [1, 1, 1]) == .moveRowIntoInsertedSection(1))
    guard case .invalidSectionCount = refusal([], before: [1, 1], after: [5]) else {
      Issue.record("the number of sections comes first")
      return
    }
  }

  @Test func `counts come before two animations of one cell`() {
    let changes: [Change] = [.reload(0, 1), .move(path(0, 0), path(0, 1))]
    guard case .invalidRowCount = refusal(changes, before: [3], after: [4]) else {
      Issue.record("the number of rows comes first")
      return
    }
  }

  @Test func `sections are counted in the new order`() {
    let changes: [Change] = [.moveSection(1, to: 0)]
    guard case .invalidRowCount(let count) = refusal(changes, before: [1, 2], after: [5, 6]) else {
      Issue.record("both sections are wrong")
      return
    }
    #expect((count.section, count.before, count.after) == (0, 2, 5))
  }
}
