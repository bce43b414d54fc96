import HeadlessTable
import Testing

@Suite struct RefusalReaderRoundTripTests {
  @Test func `a count is rebuilt as the refusal it tells`() throws {
    let report = try #require(RefusalReader.read(RefusalReaderWordingTests.counts[0].text))
    guard case .invalidRowCount(let sum) = try #require(report.refusal) else {
      Issue.record("not a row count")
      return
    }
    #expect([sum.section, sum.before, sum.after] == [3, 6, 8])
    #expect([sum.inserted, sum.deleted, sum.movedIn, sum.movedOut] == [1, 2, 4, 5])
  }

  @Test func `places are rebuilt as the refusals they tell`() {
    let refusals = RefusalReaderWordingTests.places.map { RefusalReader.read($0.text)?.refusal }
    #expect(refusals[0] == .deleteMissingRow(RowPath(section: 1, row: 4), rowsBefore: 3))
    #expect(refusals[2] == .deleteMissingSection(5, sectionsBefore: 2))
    #expect(refusals[3] == .insertRowPastEnd(RowPath(section: 2, row: 7), rowsAfter: 6))
    #expect(refusals[7] == .moveSectionPastEnd(0, to: 4, sectionsAfter: 2))
    #expect(refusals[10] == .scrollToMissingRow(RowPath(section: 2, row: 5), rows: 4))
    #expect(refusals[15] == .tooManyRows(-1, section: 0))
  }

  @Test func `a message of a collection view is no refusal of a table`() {
    let text =
      "attempt to delete item 4 from section 1 which only contains 3 items before the update"
    #expect(RefusalReader.read(text)?.view == .collection)
    #expect(RefusalReader.read(text)?.refusal == nil)
  }

  @Test func `a cut message is no refusal`() {
    #expect(RefusalReader.read("attempt to insert row 5 into section 1")?.refusal == nil)
  }
}
