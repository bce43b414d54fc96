import HeadlessTable
import Testing

/// One message, its family and the numbers it holds.
struct Wording: Sendable, CustomTestStringConvertible {
  var text: String
  var family: CrashFamily
  var numbers: [CrashReport.Field: Int]

  init(_ text: String, _ family: CrashFamily, _ numbers: [CrashReport.Field: Int] = [:]) {
    self.text = text
    self.family = family
    self.numbers = numbers
  }

  var testDescription: String { String(text.prefix(60)) }
}

@Suite struct RefusalReaderWordingTests {
  static let counts: [Wording] = [
    Wording(
      """
      Invalid update: invalid number of rows in section 3. The number of rows contained in an existing \
      section after the update (8) must be equal to the number of rows contained in that section before \
      the update (6), plus or minus the number of rows inserted or deleted from that section (1 inserted, \
      2 deleted) and plus or minus the number of rows moved into or out of that section (4 moved in, 5 \
      moved out).
      """,
      .rowsCount,
      [
        .section: 3, .after: 8, .before: 6, .inserted: 1, .deleted: 2, .movedIn: 4, .movedOut: 5,
      ]),
    Wording(
      """
      Invalid update: invalid number of items in section 0.  The number of items contained in an existing \
      section after the update (2063) must be equal to the number of items contained in that section \
      before the update (2062), plus or minus the number of items inserted or deleted from that section \
      (0 inserted, 0 deleted).
      """,
      .itemsCount, [.section: 0, .after: 2063, .before: 2062, .inserted: 0, .deleted: 0]),
    Wording(
      """
      Invalid update: invalid number of sections.  The number of sections contained in the table view \
      after the update (1) must be equal to the number of sections contained in the table view before the \
      update (2), plus or minus the number of sections inserted or deleted (0 inserted, 3 deleted).
      """,
      .sectionsCount, [.after: 1, .before: 2, .inserted: 0, .deleted: 3]),
    Wording(
      """
      ListController: Invalid number of items in section 2. The number of items after the update (7) must \
      be equal to the number of items before the update (6) plus or minus the number of items inserted or \
      deleted (5 inserted, 4 deleted).
      """,
      .otherToolkitCount, [.section: 2, .after: 7, .before: 6, .inserted: 5, .deleted: 4]),
    Wording(
      """
      Invalid update: invalid number of rows in section 0. The number of rows contained in an existing \
      section after the update must be equal to the number of rows contained in that section before the \
      update, plus or minus the number of rows added or removed from that section.
      """,
      .rowsCount, [.section: 0]),
    Wording(
      """
      Invalid table view update.  The application has requested an update to the table view that is \
      inconsistent with the state provided by the data source.
      """,
      .oldGenericTable),
  ]

  static let places: [Wording] = [
    Wording(
      "attempt to delete row 4 from section 1 which only contains 3 rows before the update",
      .deleteOutOfRange, [.row: 4, .section: 1, .before: 3]),
    Wording(
      "attempt to delete item 4 from section 1, but there are only 1 sections before the update",
      .deleteInMissingSection, [.row: 4, .section: 1, .sectionsBefore: 1]),
    Wording(
      "attempt to delete section 5, but there are only 2 sections before the update",
      .deleteSectionOutOfRange, [.section: 5, .sectionsBefore: 2]),
    Wording(
      "attempt to insert row 7 into section 2, but there are only 6 rows in section 2 "
        + "after the update",
      .insertOutOfRange, [.row: 7, .section: 2, .after: 6]),
    Wording(
      "attempt to insert row 0 into section 9, but there are only 8 sections after the update",
      .insertIntoMissingSection, [.row: 0, .section: 9, .sectionsAfter: 8]),
    Wording(
      "attempt to insert section 3 but there are only 2 sections after the update",
      .insertSectionOutOfRange, [.section: 3, .sectionsAfter: 2]),
    Wording(
      "attempt to move section 3, but there are only 2 sections before the update",
      .moveSectionOutOfRange, [.section: 3, .count: 2]),
    Wording(
      "attempt to to move section 0 to section 4, but there are only 2 sections after the update",
      .moveSectionOutOfRange, [.section: 0, .toSection: 4, .count: 2]),
    Wording("attempt to insert row 5 into section 1", .insertOutOfRange, [.row: 5, .section: 1]),
    Wording(
      "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (20) "
        + "beyond bounds (3) for section (1).",
      .scrollOutOfRange, [.row: 20, .count: 3, .section: 1]),
    Wording(
      "Attempted to scroll the table view to an out-of-bounds row (5) when there are "
        + "only 4 rows in section 2.",
      .scrollOutOfRange, [.row: 5, .count: 4, .section: 2]),
    Wording(
      "Attempted to scroll the table view to an out-of-bounds section (5) when there "
        + "are only 4 sections.",
      .scrollOutOfRange, [.count: 4, .section: 5]),
    Wording(
      "request for number of rows in section 6 when there are only 5 sections in the table view",
      .requestInMissingSection, [.section: 6, .count: 5]),
    Wording("request for rect of header in invalid section (4)", .rectRequest, [.section: 4]),
    Wording(
      "request for rect at invalid index path (<NSIndexPath: 0x60> {length = 2, path = 1 - 7})",
      .rectRequest, [.section: 1, .row: 7]),
    Wording(
      "Failed to allocate data stores for -1 rows in section 0. Consider using fewer rows",
      .tooManyRows, [.count: -1, .section: 0]),
  ]

  static let clashes: [Wording] = [
    Wording(
      "attempt to delete and reload the same index path (<NSIndexPath: 0x60> {length "
        + "= 2, path = 1 - 2})",
      .deleteAndReload, [.section: 1, .row: 2]),
    Wording(
      "attempt to perform a delete and a move from the same index path (<NSIndexPath "
        + "0x8c7> 2 indexes [3, 4])",
      .deleteAndMove, [.section: 3, .row: 4]),
    Wording(
      "attempt to perform a delete and a move from the same section (2)", .deleteAndMove,
      [.section: 2]),
    Wording(
      "attempt to perform an insert and a move to the same section (1)", .insertAndMove,
      [.section: 1]),
    Wording("cannot move a row from a deleted section (2)", .moveAndSectionChange, [.section: 2]),
    Wording(
      "cannot move an item into a newly inserted section "
        + "(0)", .moveAndSectionChange, [.section: 0]),
    Wording(
      "attempt to move section 1 to both section 2 and section 3", .moveTwice,
      [.section: 1, .toSection: 2, .otherSection: 3]),
    Wording("Attempt to create two animations for cell", .twoAnimations),
    Wording(
      "*** -[__NSArrayM removeObjectAtIndex:]: index 3 beyond bounds [0 .. 2]", .arrayRange,
      [.index: 3, .lastIndex: 2]),
    Wording(
      "*** -[__NSArray0 objectAtIndex:]: index 0 beyond bounds for empty NSArray", .arrayRange,
      [.index: 0, .count: 0]),
    Wording("Fatal error: Index out of range: file Swift/Array.swift, line 444", .arrayRange),
  ]

  @Test(arguments: counts + places + clashes)
  func `every wording is read whole`(wording: Wording) throws {
    let report = try #require(RefusalReader.read(wording.text))
    #expect(report.family == wording.family)
    for (field, number) in wording.numbers { #expect(report[field] == number, "\(field)") }
  }

  @Test(arguments: counts + places)
  func `a message that is cut off tells what stands before the cut`(wording: Wording) throws {
    let whole = try #require(RefusalReader.read(wording.text))
    for length in stride(from: wording.text.count - 1, to: 30, by: -1) {
      let rest = String(wording.text.prefix(length))
      guard rest.last.map({ !$0.isNumber }) ?? false else { continue }
      guard let report = RefusalReader.read(rest), report.family == whole.family else { continue }
      for field in CrashReport.Field.allCases {
        guard let number = report[field] else { continue }
        #expect(number == whole[field], "\(field) after \(length) letters")
      }
    }
  }

  @Test func `a path names where a row comes from and goes to`() throws {
    let report = try #require(
      RefusalReader.read(
        """
        attempt to move index path (<NSIndexPath: 0x6000026> {length = 2, path = 1 - 0}) to index path \
        (<NSIndexPath: 0x6000027> {length = 2, path = 0 - 2}) that does not exist - there are only 2 rows \
        in section 0 after the update
        """))
    #expect(report.family == .moveOutOfRange)
    #expect(report.source == RowPath(section: 1, row: 0))
    #expect(report.destination == RowPath(section: 0, row: 2))
    #expect(report.side == .after)
    #expect(
      report.refusal
        == .moveRowPastEnd(
          RowPath(section: 1, row: 0), to: RowPath(section: 0, row: 2), rowsAfter: 2))
  }

  @Test func `the lists of iOS 17 are read and summed`() throws {
    let report = try #require(RefusalReader.read(Self.batch))
    let batch = try #require(report.batch)
    #expect(report.family == .batchTable)
    #expect(batch.countsBefore == [3, 10])
    #expect(batch.countsAfter == [2, 9])
    #expect(batch.updates.count == 3)
    #expect(batch.expectedCounts == [4, 9])
    #expect(batch.off == [-2, 0])
    #expect(batch.rowMismatch?.section == 0)
    #expect(batch.rowMismatch?.movedIn == 1)
    #expect(batch.sectionMismatch == nil)
  }

  @Test func `the lists of iOS 17 without their end are no full account`() throws {
    let cut = try #require(RefusalReader.read(String(Self.batch.prefix(Self.batch.count - 90))))
    #expect(!cut.isComplete)
    #expect(cut.batch?.countsAfter == [2, 9])
    #expect(cut.batch?.off == nil)
  }

  static let batch = """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source before \
    and/or after performing the batch updates are inconsistent with the updates.
    Data source before updates = { 2 sections with row counts: [3, 10] }
    Data source after updates = { 2 sections with row counts: [2, 9] }
    Updates = [
    \tDelete row (0 - 1),
    \tInsert row (0 - 0),
    \tMove row (1 - 3) to (0 - 2)
    ]
    Table view: <UITableView: 0x13081d200; frame = (0 153.667; 393 664.333)>
    """
}
