import HeadlessTable
import Testing

@Suite struct RowListTests {
  private func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  @Test func `the rows of a call are those of its list`() {
    for paths in [[], [path(2, 7)], [path(0, 3), path(0, 1), path(4, 0)]] {
      #expect(Array(RowList(paths)) == paths)
      #expect(RowList(paths).count == paths.count)
    }
  }

  @Test func `rows that follow one another are listed from the first`() {
    #expect(Array(RowList(section: 1, rows: 4..<5)) == [path(1, 4)])
    #expect(Array(RowList(section: 1, rows: 4..<7)) == [path(1, 4), path(1, 5), path(1, 6)])
  }

  @Test func `a single row needs no list`() {
    for paths in [RowList([path(0, 5)]), RowList(section: 0, rows: 5..<6)] {
      guard case .one(let only) = paths else {
        Issue.record("a list was made")
        continue
      }
      #expect(only == path(0, 5))
    }
  }
}
