import HeadlessTable
import Testing

@testable import TableShell

@Suite struct ExplainTests {
  static func rows(
    before: Int, after: Int, inserted: Int = 0, deleted: Int = 0, movedIn: Int = 0,
    movedOut: Int = 0
  ) -> String {
    """
    Invalid update: invalid number of rows in section 0. The number of rows contained in an existing \
    section after the update (\(after)) must be equal to the number of rows contained in that section \
    before the update (\(before)), plus or minus the number of rows inserted or deleted from that section \
    (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of rows moved into or out of \
    that section (\(movedIn) moved in, \(movedOut) moved out).
    """
  }

  static func sections(before: Int, after: Int, inserted: Int = 0, deleted: Int = 0) -> String {
    """
    Invalid update: invalid number of sections. The number of sections contained in the table view after \
    the update (\(after)) must be equal to the number of sections contained in the table view before the \
    update (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \
    \(deleted) deleted).
    """
  }

  private func causes(_ text: String) -> [Cause] {
    RefusalReader.read(text).map { CauseFinder.causes(of: $0).map(\.cause) } ?? []
  }

  @Test func `an explanation says what was loaded, told, found, and which side is off`() {
    let lines = explain(text: Self.rows(before: 4, after: 4, deleted: 2)).lines
    #expect(
      lines.prefix(7) == [
        "The rows of a section do not add up after an update.",
        "  loaded: 4 rows in section 0, when the table view last asked",
        "  told: 2 deleted, which leaves 2",
        "  found: 4 rows in the data source, when the update ended",
        "  off by 2: the data source has 2 rows more than the update leaves",
        "Likely cause: what was deleted from the view is still in the data. Remove it",
        "    there first, then announce the delete.",
      ])
    #expect(lines.contains("  to see it: new; table del 0.1"))
  }

  @Test func `two messages of one family with other numbers have other causes`() {
    #expect(causes(Self.rows(before: 4, after: 4, deleted: 2)).first == .deletedNotInData)
    #expect(causes(Self.rows(before: 4, after: 0, deleted: 2)).first == .removedTwiceFromData)
    #expect(causes(Self.rows(before: 4, after: 4, inserted: 1)).first == .alreadyCounted)
    #expect(causes(Self.rows(before: 4, after: 6, inserted: 1)).first == .addedTwiceToData)
    #expect(causes(Self.rows(before: 4, after: 5)).first == .grewUnannounced)
    #expect(causes(Self.rows(before: 4, after: 3)).first == .shrankUnannounced)
    #expect(causes(Self.rows(before: 4, after: 0)).first == .dataEmptiedUnannounced)
    #expect(causes(Self.rows(before: 0, after: 4)).first == .loadedWhenEmpty)
  }

  @Test func `reloads, moves and mixed updates have causes of their own`() {
    let reload = Self.rows(before: 4, after: 5, inserted: 1, deleted: 1)
    #expect(causes(reload).first == .reloadForInsert)
    let reloadOfAll = Self.rows(before: 4, after: 6, inserted: 4, deleted: 4)
    #expect(causes(reloadOfAll).first == .everyRowReplaced)
    #expect(causes(Self.rows(before: 1, after: 1, movedIn: 1)).first == .movedNotInData)
    let both = Self.rows(before: 3, after: 4, inserted: 1, movedIn: 1)
    #expect(causes(both).contains(.movedAndAnnounced))
    let mixed = Self.rows(before: 4, after: 6, inserted: 2, deleted: 1)
    #expect(causes(mixed).first == .deletesNotInData)
    #expect(causes(Self.rows(before: 6, after: 6, deleted: 6)).first == .everyRowDeletedDataKept)
    #expect(causes(Self.rows(before: 6, after: 6, inserted: 6)).first == .everyRowInsertedAgain)
    #expect(causes(Self.rows(before: 6, after: 5, deleted: 2)).first == .announcedTwice)
  }

  @Test func `sections that vanish with their last row are recognised`() {
    #expect(causes(Self.sections(before: 2, after: 1)).first == .sectionGoneWithLastRow)
    #expect(causes(Self.sections(before: 2, after: 0)).first == .allSectionsGone)
    #expect(causes(Self.sections(before: 2, after: 3)).first == .sectionCameWithFirstRow)
    #expect(causes(Self.sections(before: 0, after: 1)).first == .loadedWithoutSections)
    #expect(
      causes(Self.sections(before: 2, after: 2, inserted: 1)).first == .sectionAlreadyCounted)
    #expect(
      causes(Self.sections(before: 2, after: 3, inserted: 1, deleted: 1)).first
        == .sectionReloadForChange)
  }

  @Test(arguments: [
    ("delete row 3 from section 0 which only contains 3 rows", Cause.staleIndex),
    ("delete row 9 from section 0 which only contains 3 rows", .otherList),
    ("delete row 0 from section 0 which only contains 0 rows", .nothingLoaded),
    ("delete row 9223372036854775807 from section 0 which only contains 3 rows", .notFound),
    ("delete row -1 from section 0 which only contains 3 rows", .negativeIndex),
  ])
  func `how far an index is off tells its cause`(part: String, cause: Cause) {
    #expect(causes("attempt to \(part) before the update").first == cause)
  }

  @Test func `minus one without its sign is a negative index`() {
    let text = "*** -[__NSArrayM objectAtIndex:]: index 18446744073709551615 beyond bounds [0 .. 2]"
    #expect(causes(text) == [.negativeIndex])
  }

  @Test func `the first line of JSON tells family and numbers`() {
    let json = explain(text: Self.rows(before: 4, after: 4, deleted: 2)).json
    let start = """
      {"family":"rows-count","fields":{"section":0,"before":4,"after":4,"inserted":0,"deleted":2,\
      "movedIn":0,"movedOut":0},
      """
    #expect(json.hasPrefix(start))
    #expect(json.contains("\"expected\":2,\"off\":2,"))
    #expect(!json.contains("\n"))
  }

  @Test func `an unknown text is said to be unknown`() {
    let result = explain(text: "Segmentation fault: 11")
    #expect(!result.isKnown)
    #expect(result.json.hasPrefix("{\"family\":\"unknown\""))
    #expect(result.script == nil)
    #expect(
      result.lines.first == "No message of a table view or collection view was found in this text.")
  }

  @Test func `items are called items`() {
    let text =
      "attempt to delete item 4 from section 1 which only contains 3 items before the update"
    let lines = explain(text: text).lines
    #expect(lines.contains("  loaded: 3 items in section 1, when the collection view last asked"))
    #expect(lines.contains("  told: delete item 4 of section 1"))
  }

  @Test func `what the log does not tell is left out`() {
    let lines = explain(text: "attempt to insert row 5 into section 1").lines
    #expect(lines.contains("  told: insert row 5 into section 1"))
    #expect(lines.contains { $0.contains("cuts the message off") })
    #expect(!lines.contains { $0.contains("{") })
  }
}
