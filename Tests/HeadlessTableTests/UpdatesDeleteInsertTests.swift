import HeadlessTable
import Testing

struct UpdatesDeleteInsertTests: UpdatesTests {
  @Test func `a row is not both deleted and reloaded`() {
    #expect(
      reason([.reload(0, 1), .delete(0, 1)], before: [3], after: [2])
        == "attempt to delete and reload the same index path (\(long(0, 1)))")
  }

  @Test func `a section that is deleted and reloaded prints as its row without end`() {
    #expect(
      reason([.reloadSection(1), .deleteSection(1)], before: [3, 3], after: [3])
        == "attempt to delete and reload the same index path"
        + " (<NSIndexPath: 0x…> {length = 2, path = 1 - 9223372036854775807})")
  }

  @Test func `a section is not both deleted and moved`() {
    #expect(
      reason([.deleteSection(1), .moveSection(1, to: 0)], before: [1, 1], after: [1])
        == "attempt to perform a delete and a move from the same section (1)")
  }

  @Test func `a section is not both reloaded and moved`() {
    #expect(
      reason([.reloadSection(1), .moveSection(1, to: 0)], before: [1, 1], after: [1, 1])
        == "attempt to perform a delete and a move from the same section (1)")
  }

  @Test(arguments: [Change.delete(0, 1), .reload(0, 1)])
  func `a row is not both deleted or reloaded and moved`(change: Change) {
    #expect(
      reason([change, .move(path(0, 1), path(0, 0))], before: [3], after: [3])
        == "attempt to perform a delete and a move from the same index path (\(long(0, 1)))")
  }

  @Test func `a deleted section must be there before`() {
    #expect(
      reason([.deleteSection(2)], before: [1, 1], after: [1])
        == "attempt to delete section 2, but there are only 2 sections before the update")
  }

  @Test func `the section of a deleted row must be there before`() {
    #expect(
      reason([.delete(2, 0)], before: [1, 1], after: [1, 1])
        == "attempt to delete row 0 from section 2, but there are only 2 sections"
        + " before the update")
  }

  @Test(arguments: [Change.delete(0, 4), .reload(0, 4)])
  func `a deleted or reloaded row must be there before`(change: Change) {
    #expect(
      reason([change], before: [4], after: [4])
        == "attempt to delete row 4 from section 0 which only contains 4 rows before the update")
  }

  @Test func `a section is not both inserted and moved to`() {
    #expect(
      reason([.insertSection(0), .moveSection(1, to: 0)], before: [1, 1], after: [1, 1, 1])
        == "attempt to perform an insert and a move to the same section (0)")
  }

  @Test func `a section does not move to where a reloaded one lands`() {
    #expect(
      reason([.reloadSection(0), .moveSection(1, to: 0)], before: [1, 1], after: [1, 1])
        == "attempt to perform an insert and a move to the same section (0)")
  }

  @Test func `a row is not both inserted and moved to`() {
    #expect(
      reason([.insert(0, 0), .move(path(0, 1), path(0, 0))], before: [2], after: [3])
        == "attempt to perform an insert and a move to the same index path (\(long(0, 0)))")
  }

  @Test func `an inserted section must be there after, in a text without comma`() {
    #expect(
      reason([.insertSection(1)], before: [1], after: [1])
        == "attempt to insert section 1 but there are only 1 sections after the update")
  }

  @Test func `the section of an inserted row must be there after`() {
    #expect(
      reason([.insert(1, 0)], before: [1], after: [1])
        == "attempt to insert row 0 into section 1, but there are only 1 sections"
        + " after the update")
  }

  @Test func `an inserted row must be there after`() {
    #expect(
      reason([.insert(0, 7)], before: [6], after: [7])
        == "attempt to insert row 7 into section 0, but there are only 7 rows in section 0"
        + " after the update")
  }

  @Test func `a reload into a section that is no longer there is told as an insert`() {
    #expect(
      reason([.reload(2, 0)], before: [1, 1, 1], after: [1, 1])
        == "attempt to insert row 0 into section 2, but there are only 2 sections"
        + " after the update")
  }

  @Test func `negative numbers are out of range`() {
    #expect(
      reason([.deleteSection(-1)], before: [1], after: [1])
        == "attempt to delete section -1, but there are only 1 sections before the update")
    #expect(
      reason([.delete(-1, 0)], before: [1], after: [1])
        == "attempt to delete row 0 from section -1, but there are only 1 sections"
        + " before the update")
    #expect(
      reason([.delete(0, -1)], before: [1], after: [1])
        == "attempt to delete row -1 from section 0 which only contains 1 rows before the update")
    #expect(
      reason([.insert(0, -1)], before: [1], after: [1])
        == "attempt to insert row -1 into section 0, but there are only 1 rows in section 0"
        + " after the update")
  }

  @Test(arguments: [Int.min, Int.min + 1, -1, 5, Int.max - 1, Int.max])
  func `no number traps`(number: Int) {
    let all: [Change] = [
      .insert(number, 0), .insert(0, number), .delete(number, 0), .delete(0, number),
      .reload(number, 1), .reload(0, number), .move(path(number, 0), path(0, 0)),
      .move(path(0, number), path(0, 0)), .move(path(0, 0), path(number, 0)),
      .move(path(0, 0), path(0, number)), .insertSection(number), .deleteSection(number),
      .reloadSection(number), .moveSection(number, to: 0), .moveSection(0, to: number),
    ]
    for first in all {
      for second in all {
        #expect(refusal([first, second], before: [2, 2], after: [2, 2]) != nil)
        #expect(refusal([first, second, .insertSection(1)], before: [2], after: [2, 2]) != nil)
      }
    }
  }
}
