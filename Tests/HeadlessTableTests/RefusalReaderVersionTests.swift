import HeadlessTable
import Testing

/// The versions of iOS whose wording a log has.
@Suite struct RefusalReaderVersionTests {
  static let sum = RefusalReaderLogTests.message

  private func versions(_ text: String) -> ClosedRange<Int>? { RefusalReader.read(text)?.versions }

  @Test(arguments: RefusalReaderRebuildTests.refusals, 7...26)
  func `each version that is told words the refusal as its log does`(refusal: Refusal, ios: Int)
    throws
  {
    let text = refusal.reason(ios: ios)
    let versions = try #require(RefusalReader.read(text)).versions
    let same = (7...26).filter { refusal.reason(ios: $0) == text }
    if let versions {
      #expect(versions.contains(ios))
      // One blank alone does not tell that nothing follows.
      if versions != 13...Int.max { #expect(same == (7...26).filter { versions.contains($0) }) }
    } else {
      #expect(same == Array(7...26))
    }
  }

  @Test func `blanks that a log has lost tell no version`() {
    #expect(versions(Self.sum) == 13...Int.max)
    #expect(versions(Self.sum.replacing("section 2. ", with: "section 2.  ")) == 7...12)
    for gap in ["\n", "\n  ", " \n", "   ", "  \u{A0}", ".. ", "", "…"] {
      #expect(
        versions(Self.sum.replacing("section 2. ", with: "section 2.\(gap)")) == nil, "\(gap)")
    }
    #expect(versions("Invalid update: invalid number of rows in section 2.  ") == nil)
    #expect(
      versions("Invalid update: invalid number of sections.  The number of sections contained")
        == 7...12)
  }

  @Test(arguments: [
    " Table view: <UITableView: 0x7f8; frame = (0 0; 390 844)>",
    " Table view: <App.ListView: 0x7f8>", "\nTable\n> view: &lt;UITableView: 0x7f8&gt;",
    " Collection view: <UICollectionView: 0x7f8>",
  ])
  func `a view at the end of a count is that of 17 and later`(end: String) {
    #expect(versions(Self.sum.replacing("out).", with: "out).\(end)")) == 17...Int.max)
  }

  @Test(arguments: [
    " Table view", " Table view: how do I", "' table view <UITableView: 0x7f8>", " View: <UIView>",
  ])
  func `a view that is only spoken of is not the end of a count`(end: String) {
    #expect(versions(Self.sum.replacing("out).", with: "out).\(end)")) == 13...Int.max)
  }

  @Test func `scrolling is told by its method, also where it is wrapped`() {
    let method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
    let row = ": row (3) beyond bounds (2) for section (1)."
    #expect(versions("\(method)]\(row)") == 7...10)
    #expect(
      versions(
        "-[UITableView _contentOffsetForScrolling\n> ToRowAtIndexPath:atScroll\n"
          + "> Position:]\n> \(row)") == 7...10)
    #expect(versions("\(method)usingPresentationValues:]\(row)") == 11...12)
    #expect(versions("-[UITableView scrollToRowAtIndexPath:]\(row)") == 7...12)
  }

  @Test func `an array tells by its method what it was asked to do`() {
    let accesses: [(String, CrashReport.ArrayAccess?)] = [
      ("objectAtIndex:", .read), ("removeObjectAtIndex:", .remove),
      ("insertObject:atIndex:", .insert), ("objectAtIndexedSubscript:", nil),
    ]
    for (method, access) in accesses {
      for bounds in ["[0 .. 2]", "for empty array"] {
        let report = RefusalReader.read("-[__NSArrayM \(method)]: index 7 beyond bounds \(bounds)")
        #expect(report?.arrayAccess == access, "\(method) \(bounds)")
        #expect(report?[.index] == 7)
      }
    }
  }

  @Test func `a message that something interrupts keeps its version`() {
    let text = """
      Invalid update: invalid number of sections.  The number of sections contained in the table view \
      after the update (3) must be equal
      2023-07-19 11:43:35.418 App[565:14090] [network] connection 7 was closed
      number of sections contained in the table view before the update (2), plus or minus the number of \
      sections inserted or deleted (0 inserted, 0 deleted).
      """
    #expect(versions(text) == 7...12)
  }

  @Test func `a bound of rows that is cut off before its section is none of sections`() {
    let whole = Refusal.moveRowPastEnd(
      RowPath(section: 1, row: 4), to: RowPath(section: 0, row: 9), rowsAfter: 2
    ).reason(ios: 13)
    for length in 20..<whole.count {
      let report = RefusalReader.read(String(whole.prefix(length)))
      #expect(report?.refusal == nil || report?.refusal?.reason(ios: 13) == whole, "\(length)")
    }
  }
}
