import HeadlessTable
import Testing

/// Messages in mails and in pages, whose lines and blanks are not what they seem.
@Suite struct RefusalReaderMailTests {
  private static let message = RefusalReaderLogTests.message.replacing("(31)", with: "(31245)")

  private static let batch = """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source before \
    and after performing the batch updates are inconsistent with the updates.
    Data source before updates = { 1 section with row counts: [30] }
    Data source after updates = { 1 section with row counts: [28] }
    Updates = [
    \tDelete row (0 - 0),
    \tMove row (0 - 1) to (0 - 2)
    ]
    """

  /// A text as a mail holds it.
  private func mailed(_ text: String, width: Int, mark: String = "", end: String = "\n") -> String {
    var lines = [""]
    for character in text.replacing("=", with: "\u{0}") {
      let written = character == "\u{0}" ? "=3D" : String(character)
      if lines[lines.count - 1].count + written.count >= width { lines.append("") }
      lines[lines.count - 1] += written
    }
    return lines.joined(separator: "=\(end)\(mark)")
  }

  @Test(arguments: ["", "> ", ">> "], ["\n", "\r\n"])
  func `a mail may part a message anywhere`(mark: String, end: String) throws {
    let plain = try #require(RefusalReader.read(Self.message))
    let list = try #require(RefusalReader.read(Self.batch))
    #expect(plain[.after] == 31245 && list.batch?.updates.count == 2)
    for width in 5...124 {
      let mail = mailed(Self.message, width: width, mark: mark, end: end)
      let report = RefusalReader.read(mail)
      for field in CrashReport.Field.allCases {
        #expect(report?[field] == plain[field], "\(field) at \(width)")
      }
      #expect(report?.isComplete == true)
      let listed = RefusalReader.read(mailed(Self.batch, width: width, mark: mark, end: end))
      #expect(listed?.batch == list.batch, "\(width)")
    }
  }

  @Test func `the bytes of a mail are signs and blanks`() throws {
    let path = "{length =3D 2, path =3D 0 - 3}"
    let log =
      "attempt to perform a delete and a move from the same index path (<NSIndexPath: 0x6> \(path))"
    #expect(RefusalReader.read(log)?.path == RowPath(section: 0, row: 3))
    let words = "attempt to delete row=20\n2 from section=20\n1 which only con=\ntains=20\n2 rows"
    let report = try #require(RefusalReader.read(words))
    #expect([report[.row], report[.section], report[.before]] == [2, 1, 2])
  }

  @Test func `a line that ends in a sign is not joined where a blank stands before it`() throws {
    let log = Self.batch.replacing(
      "updates = {", with: "updates =\n2016-04-28 14:53:30 App[5:14] {")
    #expect(RefusalReader.read(log)?.batch == RefusalReader.read(Self.batch)?.batch)
  }

  @Test(arguments: ["\u{A0}", "\u{202F}", "\u{3000}", " \u{200B}", "\u{2009}"])
  func `a list is read whatever its blanks are`(blank: String) throws {
    let report = try #require(RefusalReader.read(Self.batch.replacing(" ", with: blank)))
    #expect(report.isComplete)
    #expect(report.batch == RefusalReader.read(Self.batch)?.batch)
    #expect(report.batch?.countsBefore == [30])
  }

  @Test func `marks without width do not part a number`() throws {
    let log = Self.message.replacing("31245", with: "31\u{200B}2\u{AD}4\u{FEFF}5")
    #expect(RefusalReader.read(log)?[.after] == 31245)
  }
}
