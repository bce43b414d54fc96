import TableScript
import Testing

@Suite struct UnfinishedStatementTests {
  @Test(
    arguments: [
      ("", "", nil, 0..<0), ("de", "", "de", 0..<2), ("del ", "del", nil, 4..<4),
      ("show; del 0", "del", "0", 10..<11), ("show; ", "", nil, 6..<6),
      ("load \"my fi", "load", "my fi", 5..<11), ("load '吉", "load", "吉", 5..<9),
      ("load \"a\\", "load", "a", 5..<8), ("load \"a\\q\\u{", "load", "aq", 5..<12),
      ("load \"a\" ", "load a", nil, 9..<9),
    ] as [(String, String, String?, Range<Int>)])
  func `what is being typed is known however unfinished it is`(
    prefix: String, words: String, current: String?, range: Range<Int>
  ) {
    let statement = Parser.unfinished(prefix)
    #expect(statement.words.map(\.text).joined(separator: " ") == words)
    #expect(statement.current?.text == current)
    #expect(statement.range == range)
    #expect(!statement.isComment)
  }

  @Test func `in a comment nothing is completed`() {
    #expect(Parser.unfinished("show # de").isComment)
    #expect(Parser.unfinished("show # de").current == nil)
  }
}
