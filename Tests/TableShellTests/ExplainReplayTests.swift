import HeadlessTable
import Testing

@testable import TableShell

/// What explanations tell to type is typed here, into the session that the shell has.
@Suite struct ExplainReplayTests {
  private final class NoFiles: Host {
    func readFile(_ path: String) throws(HostError) -> [UInt8] {
      throw HostError(reason: "no file")
    }
    func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}
    func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}
  }

  /// The words of the exception that a script ends in.
  private func exception(of lines: [String]) -> String? {
    let session = Session(host: NoFiles(), options: SessionOptions())
    for (number, line) in lines.enumerated() {
      let place = LinePlace(name: "test", line: number + 1)
      let reply = session.evaluate(line, at: place, echoed: false)
      #expect(reply.mistakes == 0, "\(String(decoding: reply.errors, as: UTF8.self))")
    }
    return session.lastRefusal?.reason(ios: session.settings.iosVersion)
  }

  static let visibleCauses: [LikelyCause] = {
    let counts = rowCountRules + sectionCountRules
    let places = placeRules.values.flatMap { $0 }
    let causes =
      counts.map { LikelyCause(cause: $0.cause, typed: $0.typed) }
      + places.map { LikelyCause(cause: $0.cause, typed: $0.typed) }
      + plainCauses.values.flatMap { $0 }
    return causes.filter { $0.typed != nil }
  }()

  @Test(arguments: visibleCauses)
  func `what there is to type raises an exception of that cause`(cause: LikelyCause) throws {
    let text = try #require(exception(of: [cause.typed ?? ""]))
    let report = try #require(RefusalReader.read(text))
    #expect(CauseFinder.causes(of: report).map(\.cause).contains(cause.cause), "\(text)")
  }

  @Test func `clashes of rows and of sections can be seen too`() throws {
    let texts = [
      "attempt to perform a delete and a move from the same section (1)",
      "attempt to perform a delete and a move from the same index path (0x1 {length = "
        + "2, path = 0 - 1})",
      "cannot move a row from a deleted section (1)",
      "cannot move a row into a newly inserted section (1)",
      "attempt to move section 1 to both section 2 and section 3",
      "attempt to move both section 1 and section 3 to section 0",
    ]
    for text in texts {
      let report = try #require(RefusalReader.read(text))
      let causes = CauseFinder.causes(of: report)
      #expect(!causes.isEmpty, "\(text)")
      for cause in causes {
        let raised = try #require(exception(of: [cause.typed ?? ""]), "\(cause)")
        #expect(RefusalReader.read(raised)?.family == report.family, "\(raised)")
      }
    }
  }

  static let messages: [String] = [
    ExplainTests.rows(before: 4, after: 4, deleted: 2),
    ExplainTests.rows(before: 30, after: 12, inserted: 3, deleted: 4),
    ExplainTests.rows(before: 5, after: 7, inserted: 2, deleted: 1, movedIn: 2, movedOut: 3),
    ExplainTests.rows(before: 1, after: 1, movedIn: 1),
    ExplainTests.sections(before: 3, after: 1, inserted: 1),
    ExplainTests.sections(before: 0, after: 4, inserted: 2),
    "attempt to delete row 4 from section 2 which only contains 3 rows before the update",
    "attempt to delete row 4 from section 2, but there are only 1 sections before the update",
    "attempt to delete section 4, but there are only 1 sections before the update",
    "attempt to insert row 4 into section 2, but there are only 3 rows in section 2 "
      + "after the update",
    "attempt to insert row 0 into section 2, but there are only 1 sections after the update",
    "attempt to insert section 2 but there are only 1 sections after the update",
    "attempt to move section 3, but there are only 2 sections before the update",
    "attempt to to move section 6 to section 4, but there are only 2 sections after the update",
    "attempt to move section 1 to both section 2 and section 3",
    "attempt to move both section 1 and section 3 to section 0",
    "cannot move a row into a newly inserted section (0)",
    "cannot move a row from a deleted section (2)",
    "attempt to perform a delete and a move from the same section (2)",
    "attempt to perform an insert and a move to the same section (1)",
    "Attempt to create two animations for cell",
    "-[UITableView _x]: row (3) beyond bounds (2) for section (1).",
    "Attempted to scroll the table view to an out-of-bounds section (5) when there "
      + "are only 4 sections",
    "*** -[__NSArrayM objectAtIndex:]: index 3 beyond bounds [0 .. 2]",
    "*** -[__NSArrayM objectAtIndex:]: index 6 beyond bounds [0 .. 2]",
    """
    attempt to move index path (0x1 {length = 2, path = 0 - 4}) to index path (0x1 {length = 2, path = \
    0 - 3}) that does not exist - there are only 2 rows in section 0 after the update
    """,
    """
    attempt to move index path (0x1 {length = 2, path = 3 - 0}) from a section that does not exist - there \
    are only 2 sections before the update
    """,
  ]

  @Test(arguments: messages)
  func `a script raises its message with the same numbers`(message: String) throws {
    let wanted = try #require(RefusalReader.read(message))
    let script = try #require(explain(text: message).script)
    let text = try #require(exception(of: script.split(separator: "\n").map { String($0) }))
    let report = try #require(RefusalReader.read(text))
    #expect(report.family == wanted.family)
    #expect(report.source == wanted.source)
    #expect(report.destination == wanted.destination)
    for field in CrashReport.Field.allCases where wanted[field] != nil {
      #expect(report[field] == wanted[field], "\(field): \(text)")
    }
  }
}
