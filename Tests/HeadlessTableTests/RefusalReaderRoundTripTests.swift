import Testing

@testable import HeadlessTable

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

  private static let path = RowPath(section: 10, row: 123)
  private static let otherPath = RowPath(section: 27, row: 4_056)

  static let refusals: [Refusal] = [
    .deleteAndReload(path), .deleteAndMoveSection(12), .deleteAndMoveRow(path),
    .deleteMissingSection(12, sectionsBefore: 11),
    .deleteRowInMissingSection(path, sectionsBefore: 10),
    .deleteMissingRow(path, rowsBefore: 120), .insertAndMoveSection(12), .insertAndMoveRow(path),
    .insertSectionPastEnd(12, sectionsAfter: 11),
    .insertRowInMissingSection(path, sectionsAfter: 10), .insertRowPastEnd(path, rowsAfter: 120),
    .moveMissingSection(12, sectionsBefore: 11), .moveSectionPastEnd(12, to: 34, sectionsAfter: 30),
    .moveRowFromMissingSection(path, sectionsBefore: 10), .moveMissingRow(path, rowsBefore: 120),
    .moveRowToMissingSection(path, to: otherPath, sectionsAfter: 20),
    .moveRowPastEnd(path, to: otherPath, rowsAfter: 4_000), .moveSectionTwice(12, to: 34, and: 56),
    .moveRowTwice(path, to: otherPath, and: RowPath(section: 31, row: 17)),
    .moveSectionsToOnePlace(12, and: 34, to: 56),
    .moveRowsToOnePlace(path, and: otherPath, to: RowPath(section: 31, row: 17)),
    .moveRowIntoInsertedSection(12), .moveRowFromDeletedSection(12),
    .invalidSectionCount(
      SectionCountMismatch(before: 12, after: 345, inserted: 67, deleted: 89)),
    .tooManyRows(1_234_567, section: 56), .rectOfMissingRow(path),
    .scrollToMissingRow(path, rows: 120), .scrollToMissingSection(12, sections: 11),
    .moveTargetPastEnd(path, rows: 120), .moveTargetInMissingSection(path, sections: 10),
  ]

  /// As a terminal or a mail breaks lines, inside numbers too.
  private static func folded(_ text: String, at width: Int) -> String {
    var lines: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      lines.append(rest.prefix(width))
      rest = rest.dropFirst(width)
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: refusals, [7, 11, 13, 17])
  func `a message is read wherever a line ends in it`(refusal: Refusal, version: Int) {
    let reason = refusal.reason(ios: version)
    for width in 20...reason.count + 1 {
      let log = Self.folded(reason, at: width)
      let told = RefusalReader.read(log)?.refusal
      #expect(told == refusal, "at \(width): \(log)")
    }
  }

  @Test func `counts and their listed updates are read wherever a line ends in them`() throws {
    let sum = RowCountMismatch(
      section: 1, before: 30, after: 123, inserted: 17, deleted: 12, movedIn: 10, movedOut: 11,
      countsBefore: [29, 30, 4_056], countsAfter: [29, 123, 4_056], updates: [])
    var listed = sum
    listed.after = 29
    listed.countsAfter = [29, 29, 4_056]
    listed.updates = [.deleteRow(RowPath(section: 12, row: 34)), .moveSection(56, to: 78)]
    for (sum, version) in [(sum, 7), (sum, 13), (sum, 17), (listed, 17)] {
      let reason = Refusal.invalidRowCount(sum).reason(ios: version)
      let whole = try #require(RefusalReader.read(reason))
      for width in 20...200 {
        let log = Self.folded(reason, at: width)
        var told = try #require(RefusalReader.read(log))
        // Where a line ends between two sentences nobody knows how many blanks stood there.
        told.versions = whole.versions
        #expect(told == whole, "at \(width): \(log)")
      }
    }
  }
}
