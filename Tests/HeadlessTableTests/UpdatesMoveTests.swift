import HeadlessTable
import Testing

struct UpdatesMoveTests: UpdatesTests {
  @Test func `a moved section must be there before`() {
    #expect(
      reason([.moveSection(2, to: 0)], before: [1, 1], after: [1, 1])
        == "attempt to move section 2, but there are only 2 sections before the update")
  }

  @Test func `a moved section must be there after, in a text with a doubled word`() {
    #expect(
      reason([.moveSection(0, to: 2)], before: [1, 1], after: [1, 1])
        == "attempt to to move section 0 to section 2, but there are only 2 sections"
        + " after the update")
  }

  @Test func `the section of a moved row must be there before`() {
    #expect(
      reason([.move(path(2, 0), path(0, 0))], before: [1, 1], after: [1, 1])
        == "attempt to move index path (\(long(2, 0))) from a section that does not exist"
        + " - there are only 2 sections before the update")
  }

  @Test func `a moved row must be there before`() {
    #expect(
      reason([.move(path(2, 0), path(0, 0))], before: [1, 1, 0], after: [2, 0, 0])
        == "attempt to move index path (\(long(2, 0))) that does not exist"
        + " - there are only 0 rows in section 2 before the update")
  }

  @Test func `the section that a row moves to must be there after`() {
    #expect(
      reason([.move(path(0, 0), path(2, 0))], before: [1, 1], after: [1, 1])
        == "attempt to move index path (\(long(0, 0))) to index path (\(long(2, 0)))"
        + " in section that does not exist - there are only 2 sections after the update")
  }

  @Test func `the row that a row moves to must be there after`() {
    #expect(
      reason([.move(path(1, 0), path(0, 2))], before: [2, 1], after: [2, 1])
        == "attempt to move index path (\(long(1, 0))) to index path (\(long(0, 2)))"
        + " that does not exist - there are only 2 rows in section 0 after the update")
  }

  @Test func `a section does not move to two places`() {
    #expect(
      reason(
        [.moveSection(1, to: 2), .moveSection(1, to: 0)], before: [1, 1, 1], after: [1, 1, 1])
        == "attempt to move section 1 to both section 0 and section 2")
  }

  @Test func `a row does not move to two places`() {
    #expect(
      reason(
        [.move(path(0, 1), path(0, 2)), .move(path(0, 1), path(0, 0))], before: [3], after: [3])
        == "attempt to move row at index path \(long(0, 1)) to both \(long(0, 0))"
        + " and \(long(0, 2))")
  }

  @Test func `two sections do not move to one place`() {
    #expect(
      reason(
        [.moveSection(2, to: 0), .moveSection(1, to: 0)], before: [1, 1, 1], after: [1, 1, 1])
        == "attempt to move both section 1 and section 2 to section 0")
  }

  @Test func `two rows do not move to one place`() {
    #expect(
      reason(
        [.move(path(0, 2), path(0, 0)), .move(path(0, 1), path(0, 0))], before: [3], after: [3])
        == "attempt to move both row at index path \(long(0, 1)) and \(long(0, 2))"
        + " to \(long(0, 0))")
  }

  @Test func `of three rows that move to one place the first two are named`() {
    let moves: [Change] = (0...2).reversed().map { .move(path(0, $0), path(0, 1)) }
    #expect(
      refusal(moves, before: [3], after: [3])
        == .moveRowsToOnePlace(path(0, 0), and: path(0, 1), to: path(0, 1)))
  }

  @Test func `a row does not move into an inserted section`() {
    #expect(
      reason(
        [.insertSection(2), .move(path(0, 0), path(2, 0))], before: [2, 1], after: [1, 1, 1])
        == "cannot move a row into a newly inserted section (2)")
  }

  @Test func `a row does not move into the place where a reloaded section lands`() {
    #expect(
      reason(
        [.insertSection(0), .reloadSection(1), .move(path(0, 0), path(2, 0))],
        before: [2, 1], after: [1, 1, 1])
        == "cannot move a row into a newly inserted section (2)")
  }

  @Test(arguments: [([Change.deleteSection(0)], [1]), ([.reloadSection(0)], [0, 1])])
  func `a row does not move out of a section that goes`(changes: [Change], after: [Int]) {
    #expect(
      reason(
        changes + [.move(path(0, 0), path(after.count - 1, 0))], before: [1, 0], after: after)
        == "cannot move a row from a deleted section (0)")
  }

  @Test func `each moved row is asked for its new section before its old one`() {
    let changes: [Change] = [
      .deleteSection(1), .insertSection(1), .move(path(1, 0), path(0, 0)),
      .move(path(1, 1), path(1, 0)),
    ]
    #expect(refusal(changes, before: [2, 2], after: [3, 1]) == .moveRowFromDeletedSection(1))
    let inward: [Change] = [
      .deleteSection(1), .insertSection(1), .move(path(1, 0), path(1, 0)),
    ]
    #expect(refusal(inward, before: [2, 2], after: [2, 1]) == .moveRowIntoInsertedSection(1))
  }

  @Test func `a move that is named twice counts once`() {
    let move = Change.move(path(0, 0), path(1, 0))
    #expect(refusal([move, move], before: [1, 0], after: [0, 1]) == nil)
    let section = Change.moveSection(0, to: 1)
    #expect(refusal([section, section], before: [1, 2], after: [2, 1]) == nil)
  }

  @Test func `a row may move to where it was`() throws {
    let plan = try self.plan([.move(path(0, 1), path(0, 1))], before: [3], after: [3])
    #expect(IndexMap(plan, before: [3]).fate(of: path(0, 1)) == .moved(to: path(0, 1)))
  }
}
