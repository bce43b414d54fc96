import Testing

@testable import HeadlessTable

/// Every refusal in its own words is read back as itself.
@Suite struct RefusalReaderRebuildTests {
  static let row = RowPath(section: 1, row: 4)
  static let other = RowPath(section: 0, row: 2)
  static let third = RowPath(section: 2, row: 0)

  static let refusals: [Refusal] = [
    .deleteAndReload(row), .deleteAndMoveSection(2), .deleteAndMoveRow(row),
    .deleteMissingSection(5, sectionsBefore: 2), .deleteRowInMissingSection(row, sectionsBefore: 1),
    .deleteMissingRow(row, rowsBefore: 3), .insertAndMoveSection(1), .insertAndMoveRow(row),
    .insertSectionPastEnd(3, sectionsAfter: 2), .insertRowInMissingSection(row, sectionsAfter: 1),
    .insertRowPastEnd(row, rowsAfter: 4), .moveMissingSection(3, sectionsBefore: 2),
    .moveSectionPastEnd(0, to: 4, sectionsAfter: 2),
    .moveRowFromMissingSection(row, sectionsBefore: 1), .moveMissingRow(row, rowsBefore: 3),
    .moveRowToMissingSection(row, to: other, sectionsAfter: 0),
    .moveRowPastEnd(row, to: other, rowsAfter: 2), .moveSectionTwice(1, to: 2, and: 0),
    .moveRowTwice(row, to: other, and: third), .moveSectionsToOnePlace(1, and: 2, to: 0),
    .moveRowsToOnePlace(row, and: other, to: third), .moveRowIntoInsertedSection(0),
    .moveRowFromDeletedSection(2), .twoAnimationsForCell, .scrollToMissingRow(row, rows: 3),
    .scrollToMissingSection(4, sections: 2), .tooManyRows(-1, section: 1), .rectOfMissingRow(row),
    .moveTargetInMissingSection(row, sections: 1), .moveTargetPastEnd(row, rows: 3),
    .invalidSectionCount(SectionCountMismatch(before: 2, after: 4, inserted: 1, deleted: 0)),
  ]

  @Test(arguments: refusals, [7, 12, 14, 17, 26])
  func `a refusal is read out of its own words`(refusal: Refusal, version: Int) throws {
    let report = try #require(RefusalReader.read(refusal.reason(ios: version)))
    #expect(report.refusal == refusal)
    #expect(report.isComplete)
    for length in [20, 40, 60] {
      let cut = RefusalReader.read(String(refusal.reason(ios: version).prefix(length)))
      if let rebuilt = cut?.refusal { #expect(rebuilt == refusal, "\(length) letters") }
    }
  }

  private func mismatch(_ updates: [RowCountMismatch.ListedUpdate]) -> RowCountMismatch {
    RowCountMismatch(
      section: 0, before: 3, after: 0, inserted: 1, deleted: 2, movedIn: 1, movedOut: 1,
      countsBefore: [3, 10], countsAfter: [0, 10], updates: updates)
  }

  @Test func `a list of updates is read out of its own words`() throws {
    let sum = mismatch([
      .deleteRow(RowPath(section: 0, row: 0)), .deleteRow(RowPath(section: 0, row: 1)),
      .insertRow(RowPath(section: 0, row: 0)),
      .moveRow(RowPath(section: 0, row: 2), to: RowPath(section: 1, row: 0)),
      .moveRow(RowPath(section: 1, row: 2), to: RowPath(section: 0, row: 1)),
    ])
    let text = Refusal.invalidRowCount(sum).reason(ios: 17)
    #expect(RefusalReader.read(text)?.refusal == .invalidRowCount(sum))
  }

  @Test func `sections in a list of updates are read and summed`() throws {
    let sum = mismatch([
      .deleteSection(0), .insertSection(1), .insertSection(2), .moveSection(1, to: 0),
      .insertRow(RowPath(section: 0, row: 3)),
    ])
    let report = try #require(
      RefusalReader.read(Refusal.invalidRowCount(sum).reason(ios: 17)))
    let batch = try #require(report.batch)
    #expect(batch.updates == sum.updates)
    #expect(batch.expectedCounts == [11, nil, nil])
    #expect(batch.off == nil)
    #expect(
      batch.sectionMismatch
        == SectionCountMismatch(before: 2, after: 2, inserted: 2, deleted: 1))
    #expect(report.refusal == nil)
  }

  @Test(arguments: [
    ("[3, 10] }\nData", "[3, 10 }\nData"), ("row counts: [3, 10]", "row sums: [3, 10]"),
    ("{ 2 sections", "{ sections"), ("counts: [3, 10]", "counts: 3, 10]"),
    ("Data source after", "Data after"), ("Insert section (2)", "Insert (2)"),
    ("Move section (1) to (0)", "Move section (1)"), ("Delete section (0)", "Delete column (0)"),
  ])
  func `a list that is torn is read as far as it goes`(part: String, torn: String) throws {
    let text = Refusal.invalidRowCount(
      mismatch([.deleteSection(0), .insertSection(2), .moveSection(1, to: 0)])
    ).reason(ios: 17)
    #expect(text.contains(part))
    let report = try #require(RefusalReader.read(text.replacing(part, with: torn)))
    #expect(report.family == .batchTable)
    #expect(report.refusal == nil)
    #expect(!report.isComplete || report.batch?.updates.count ?? 0 < 3)
  }

  @Test(arguments: [
    "row 9 from section 0", "row\\u00209\\u0020from section 0", "row&#32;9&#x20;from section 0",
    "row&amp;#32;9&amp;nbsp;from section 0", "row\\u20289 from section&#8230;0",
    "row\\u00a09 from section&unknown;0",
  ])
  func `escaped letters are those that they stand for`(place: String) throws {
    let text =
      "attempt to delete \(place) which only contains 0 rows before the update"
    #expect(
      RefusalReader.read(text)?.refusal
        == .deleteMissingRow(RowPath(section: 0, row: 9), rowsBefore: 0))
  }

  @Test func `numbers and addresses are read over the end of a line`() throws {
    let text = """
      attempt to move index path (<NSIndexPath: 0x600000
      26> {length = 2, path = 1 - 0}) that does not exist - there are only 0 rows in section 1 before \
      the update
      """
    #expect(
      RefusalReader.read(text)?.refusal
        == .moveMissingRow(RowPath(section: 1, row: 0), rowsBefore: 0))
    let sum = """
      Invalid update: invalid number of sections. The number of sections contained in the table view \
      after the update (12
      > 60) must be equal to the number of sections contained in the table view before the update (2)
      """
    #expect(RefusalReader.read(sum)?[.after] == 1260)
  }

  @Test func `a message that something interrupts goes on behind it`() throws {
    let text = """
      Invalid update: invalid number of sections. The number of sections contained in the table view \
      after the update (3) must be equal
      2023-07-19 11:43:35.418 App[565:14090] [network] connection 7 was closed
      number of sections contained in the table view before the update (2), plus or minus the number of \
      sections inserted or deleted (0 inserted, 0 deleted).
      """
    #expect(
      RefusalReader.read(text)?.refusal
        == .invalidSectionCount(
          SectionCountMismatch(before: 2, after: 3, inserted: 0, deleted: 0)))
  }

  @Test func `a method that asks for rows is known by its assertion`() {
    for method in [
      "-[UITableViewRowData numberOfRowsInSection:]",
      "-[UICollectionViewData numberOfItemsInSection:]",
    ] {
      #expect(
        RefusalReader.read("*** Assertion failure in \(method), A.m:7")?.family
          == .requestInMissingSection)
    }
  }
}
