import HeadlessTable
import Testing

/// Something that happens to a message on its way into a report.
struct Wrapping: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var wrap: @Sendable (String) -> String

  init(_ name: String, _ wrap: @escaping @Sendable (String) -> String) {
    testDescription = name
    self.wrap = wrap
  }

  /// Puts a prefix before every line of a text wrapped at words.
  static func lines(_ name: String, _ prefix: String, end: String = "") -> Wrapping {
    Wrapping(name) { text in
      wrapped(text, at: 50).map { prefix + $0 + end }.joined(separator: "\n")
    }
  }

  static func wrapped(_ text: String, at width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if lines[lines.count - 1].count + word.count >= width { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}

@Suite struct RefusalReaderLogTests {
  static let message = """
    *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: 'Invalid \
    update: invalid number of rows in section 2. The number of rows contained in an existing section after \
    the update (31) must be equal to the number of rows contained in that section before the update (29), \
    plus or minus the number of rows inserted or deleted from that section (17 inserted, 13 deleted) and \
    plus or minus the number of rows moved into or out of that section (1 moved in, 0 moved out).'
    """

  static let wrappings: [Wrapping] = [
    .lines("wrapped at words", ""),
    .lines("a quoted mail", "> > "),
    .lines("a quoted mail with initials", "JS> "),
    .lines("a comment", "    //  "),
    .lines("a block comment", " * "),
    .lines("numbered lines", "12: "),
    .lines("an old log", "2016-04-28 14:53:30.155 App[565:14090] "),
    .lines("a device log", "Apr 28 14:53:30 iPhone App(UIKitCore)[565] <Error>: "),
    .lines("a log with zones", "[2023-07-19T11:43:35.418265+0800] "),
    .lines("a box of a terminal", "│ ", end: "   │"),
    Wrapping("cut at 31 letters, inside words") { text in
      var rest = Substring(text)
      var lines: [Substring] = []
      while !rest.isEmpty {
        lines.append(rest.prefix(31))
        rest = rest.dropFirst(31)
      }
      return lines.joined(separator: "\n")
    },
    Wrapping("markdown") { text in
      "**\\" + text.split(separator: "(").joined(separator: "**(") + "**"
    },
    Wrapping("curly quotes") { "“" + $0 + "”" },
    Wrapping("a string of JSON") { text in
      "{\"reason\":\"" + wrapped(text).joined(separator: "\\n") + "\"}"
    },
    Wrapping("escaped twice") { wrapped($0).joined(separator: "\\\\n\\\\t") },
    Wrapping("a web page") { text in
      "<p>" + wrapped(text).joined(separator: "<br/>&nbsp;") + "</p>"
    },
    Wrapping("colours") { text in
      text.split(separator: " ").joined(separator: " \u{1B}[1m\u{1B}[0m")
    },
    Wrapping("no-break spaces") { $0.split(separator: " ").joined(separator: "\u{A0}") },
    Wrapping("line ends of Windows") { wrapped($0).joined(separator: "\r\n") },
    Wrapping("Core Data") { text in
      """
      CoreData: error: Serious application error.  An exception was caught from the delegate of \
      NSFetchedResultsController during a call to -controllerDidChangeContent:.  \(text) with userInfo (null)
      """
    },
    Wrapping("a call stack behind it") { text in
      text + """

        *** First throw call stack:
        (
        \t0   CoreFoundation        0x00007ff8004288ab __exceptionPreprocess + 242
        \t4   UIKit   0x0 -[UITableView _Bug_Detected_In_Client_Of_UITableView_Invalid_Number_Of_Rows_In_Section:] + 12
        \t5   UIKit   0x0 -[UITableView _endCellAnimationsWithContext:] + 17240
        )
        """
    },
  ]

  private static func wrapped(_ text: String) -> [String] { Wrapping.wrapped(text, at: 40) }

  @Test(arguments: wrappings)
  func `a message is read however it is wrapped`(wrapping: Wrapping) throws {
    let report = try #require(RefusalReader.read(wrapping.wrap(Self.message)))
    #expect(report.family == .rowsCount)
    let numbers = [
      report[.section], report[.after], report[.before], report[.inserted], report[.deleted],
      report[.movedIn], report[.movedOut],
    ]
    #expect(numbers == [2, 31, 29, 17, 13, 1, 0])
  }

  @Test func `an assertion line is kept beside its message`() throws {
    let log = """
      2016-04-28 14:53:30.103 App[565:14090] *** Assertion failure in -[UITableView \
      _endCellAnimationsWithContext:], /Sources/UIKit_Sim/UIKit-3512.60.7/UITableView.m:1422
      2016-04-28 14:53:30.155 App[565:14090] *** Terminating app due to uncaught exception \
      'NSInternalInconsistencyException', reason: 'attempt to delete row 9 from section 0 which only \
      contains 0 rows before the update'
      """
    let report = try #require(RefusalReader.read(log))
    #expect(report.family == .deleteOutOfRange)
    #expect(report.assertion?.method == "-[UITableView _endCellAnimationsWithContext:]")
    #expect(report.assertion?.file == "UITableView.m")
    #expect(report.assertion?.line == 1422)
    #expect(report.assertion?.build == "3512.60.7")
  }

  @Test func `an assertion line alone is known by its method`() {
    let ending =
      "Assertion failure in -[MyTableView _endCellAnimationsWithContext:], UITableView.m:7"
    let asking = "Assertion failure in -[UITableViewRowData rectForRow:inSection:]"
    #expect(RefusalReader.read(ending)?.family == .assertionLine)
    #expect(RefusalReader.read(asking)?.family == .rectRequest)
    #expect(RefusalReader.read("Assertion failure in -[MyModel save], Model.m:7") == nil)
  }

  @Test func `a method of a call stack is no message`() {
    let name = "_Bug_Detected_In_Client_Of_UITableView_Invalid_\n  Number_Of_Rows_In_Section"
    #expect(RefusalReader.read(name)?.family == .privateMethodName)
  }

  @Test func `what ended the app is told before what was only logged`() throws {
    let log = """
      attempt to delete row 1 from section 0 which only contains 1 rows before the update
      Terminating app due to uncaught exception 'X', reason: 'attempt to insert section 4 but there are \
      only 4 sections after the update'
      """
    #expect(try #require(RefusalReader.read(log)).family == .insertSectionOutOfRange)
  }

  @Test func `a title without numbers gives way to the message`() throws {
    let log = """
      # Crash: Invalid update: invalid number of sections
      reason: 'Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (1) must be equal to the number of sections contained in the table view before \
      the update (4), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted).'
      """
    let report = try #require(RefusalReader.read(log))
    #expect(report.off == -3)
  }

  @Test func `a call stack behind a cut message lends it no numbers`() throws {
    let log = "attempt to insert row 6 into section\n0   CoreFoundation    0x00007ff8 + 242"
    let report = try #require(RefusalReader.read(log))
    #expect(report[.row] == 6)
    #expect(report[.section] == nil)
  }

  @Test func `a number that was cut inside its parentheses is not told`() throws {
    let log = "number of rows contained in an existing section after the update (12"
    let report = try #require(RefusalReader.read(log))
    #expect(report[.after] == nil)
    #expect(!report.isComplete)
  }

  @Test(arguments: [
    "", "hello", "invalid number of arguments", "attempt to delete rows", "index 3", "((((", "\\",
    "&amp", "<", "\u{1B}[", "> > >", "number of sections", "beyond bounds",
  ])
  func `a text without a message is unknown`(text: String) {
    #expect(RefusalReader.read(text) == nil)
  }

  @Test func `numbers that no integer holds are told by their digits`() throws {
    let log = "index 18446744073709551615 beyond bounds [0 .. 2]"
    let report = try #require(RefusalReader.read(log))
    #expect(report[.index] == .max)
    #expect(report.digits(of: .index) == "18446744073709551615")
    #expect(report.digits(of: .lastIndex) == "2")
  }

  @Test func `absurd numbers are summed without a trap`() throws {
    let most = String(Int.max)
    let log = """
      invalid number of rows in section \(most). The number of rows contained in an existing section after \
      the update (-\(most)) must be equal to the number of rows contained in that section before the update \
      (\(most)), plus or minus the number of rows inserted or deleted from that section (\(most) inserted, \
      -9223372036854775808 deleted)
      """
    let report = try #require(RefusalReader.read(log))
    #expect(report.expected == .max)
    #expect(report.off == .min)
  }

  @Test func `pieces of messages in any order never trap`() {
    var random = Numbers()
    let messages = RefusalReaderWordingTests.counts + RefusalReaderWordingTests.clashes
    var words = messages.flatMap { $0.text.split(separator: " ").map { String($0) } }
    words += RefusalReaderWordingTests.batch.split(separator: " ").map { String($0) }
    words += [
      "\n", "(", ")", "[", "\\", "\\n", "&#", ";", "99999999999999999999", "<br", "…", "0x",
    ]
    for _ in 0..<2_000 {
      let parts = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }
      let text = parts.joined(separator: Bool.random(using: &random) ? " " : "")
      let report = RefusalReader.read(text)
      #expect(report == RefusalReader.read(text + "\n"), "\(text)")
    }
  }
}

/// The same random numbers in every run.
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64 = 42

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}
