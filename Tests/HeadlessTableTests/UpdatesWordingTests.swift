import HeadlessTable
import Testing

struct UpdatesWordingTests: UpdatesTests {
  @Test func `scrolling to a missing row changes its words in 11 and 13`() {
    let refusal = Refusal.scrollToMissingRow(path(1, 82), rows: 80)
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
    let row = "row (82) beyond bounds (80) for section (1)."
    for ios in [7, 10] { #expect(refusal.reason(ios: ios) == "\(method)]: \(row)") }
    for ios in [11, 12] {
      #expect(refusal.reason(ios: ios) == "\(method)usingPresentationValues:]: \(row)")
    }
    for ios in [13, 26] {
      #expect(
        refusal.reason(ios: ios)
          == "Attempted to scroll the table view to an out-of-bounds row (82) when there are only"
          + " 80 rows in section 1. Table view: <UITableView: 0x…>")
    }
    #expect(refusal.exceptionName == "NSRangeException")
  }

  @Test func `scrolling to a missing section changes its words in 11 and 13`() {
    let refusal = Refusal.scrollToMissingSection(3, sections: 2)
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
    #expect(refusal.reason(ios: 10) == "\(method)]: section (3) beyond bounds (2).")
    #expect(
      refusal.reason(ios: 12)
        == "\(method)usingPresentationValues:]: section (3) beyond bounds (2).")
    #expect(
      refusal.reason(ios: 13)
        == "Attempted to scroll the table view to an out-of-bounds section (3) when there are only"
        + " 2 sections. Table view: <UITableView: 0x…>")
    #expect(refusal.exceptionName == "NSRangeException")
  }

  @Test func `an absurd number of rows cannot be stored`() {
    #expect(
      Refusal.tooManyRows(-1, section: 2).reason(ios: 13)
        == "Failed to allocate data stores for -1 rows in section 2. Consider using fewer rows")
  }

  @Test func `a missing row has no rectangle`() {
    let refusal = Refusal.rectOfMissingRow(path(0, 9))
    #expect(refusal.reason(ios: 13) == "request for rect at invalid index path (\(long(0, 9)))")
    #expect(refusal.exceptionName == "NSInternalInconsistencyException")
  }

  @Test func `a wrong target of a drag names the delegate's method`() {
    let start =
      "UITableView delegate method tableView:targetIndexPathForMoveFromRowAtIndexPath:"
      + "toProposedIndexPath: returned an invalid target index path (section: 2, row: 5)"
      + " because there are only "
    #expect(
      Refusal.moveTargetInMissingSection(path(2, 5), sections: 2).reason(ios: 13)
        == start + "2 sections in the table view.")
    #expect(
      Refusal.moveTargetPastEnd(path(2, 5), rows: 3).reason(ios: 13)
        == start + "3 rows in this section of the table view.")
  }

  @Test func `what the client raised keeps its name and words`() {
    let refusal = Refusal.raisedByClient(
      name: "NSRangeException",
      reason: "*** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]")
    #expect(refusal.exceptionName == "NSRangeException")
    #expect(refusal.reason(ios: 7).hasSuffix("index 3 beyond bounds [0 .. 2]"))
    #expect(refusal.arithmetic == [])
  }
}
