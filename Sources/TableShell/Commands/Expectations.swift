import HeadlessTable
import TableRender
import TableScript

private let expectedCount = Parameter<NumberArgument>(
  usage: "N", kind: .number, gloss: "how many"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  try reader.number("N")
}

private let expectedSection = Parameter<NumberArgument>(
  usage: "SECTION", kind: .section, gloss: "a section, counted from 0"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  try reader.number("SECTION")
}

extension Command {
  static let expectRows = rowsExpectation("expect rows", of: .table)
  static let expectDataRows = rowsExpectation("expect data rows", of: .data)
  static let expectSections = sectionsExpectation("expect sections", of: .table)
  static let expectDataSections = sectionsExpectation("expect data sections", of: .data)
  static let expectRow = rowExpectation("expect row", of: .table)
  static let expectDataRow = rowExpectation("expect data row", of: .data)

  private static func rowsExpectation(_ name: String, of side: Side) -> Command {
    Command(
      name, in: .check, "check how many rows a section of the \(side.noun) has",
      details: "Met, it prints nothing. Unmet, it is a mistake, and fails the script.",
      related: ["expect row"],
      examples: [CommandExample("\(name) 0 4"), CommandExample("del 0 1", "\(name) 0 4")],
      traits: .expectation, parameters: expectedSection, expectedCount
    ) {
      (session: Session, section: NumberArgument, count: NumberArgument) throws(CommandFailure) in
      try session.requireSection(section.value, at: section.range, of: side)
      let rows = session.rowCount(inSection: section.value, of: side)
      guard rows != count.value else { return }
      throw session.unmet(
        "section \(section.value) has \(rows) rows, expected \(count.value)", at: count.range)
    }
  }

  private static func sectionsExpectation(_ name: String, of side: Side) -> Command {
    Command(
      name, in: .check, "check how many sections the \(side.noun) has",
      related: ["expect rows"],
      examples: [CommandExample("\(name) 2"), CommandExample("del-section 1", "\(name) 2")],
      traits: .expectation, parameters: expectedCount
    ) { (session: Session, count: NumberArgument) throws(CommandFailure) in
      let sections = session.sectionCount(of: side)
      guard sections != count.value else { return }
      throw session.unmet(
        "there are \(sections) sections, expected \(count.value)", at: count.range)
    }
  }

  private static func rowExpectation(_ name: String, of side: Side) -> Command {
    Command(
      name, in: .check, "check the text of a row of the \(side.noun)",
      related: ["expect rows"],
      examples: [CommandExample("\(name) 0 1 \"吉林\""), CommandExample("\(name) 0.1 \"长春\"")],
      traits: .expectation, parameters: onePath, text("TEXT", "the text expected")
    ) { (session: Session, path: PathArgument, text: Word) throws(CommandFailure) in
      try session.requireRow(path, of: side)
      guard let found = session.text(at: path.path, of: side) else {
        throw session.unmet(
          "row \(path.path) is out of view, expected \(quoted(text.text))", at: text.range)
      }
      guard !found.isSame(as: text.text) else { return }
      throw session.unmet(
        "row \(path.path) is \(quoted(found)), expected \(quoted(text.text))", at: text.range)
    }
  }

  static let expectEditing = Command(
    "expect editing", in: .check, "check whether the table is in editing mode",
    related: ["edit"],
    examples: [
      CommandExample("edit on", "expect editing on"), CommandExample("expect editing on"),
    ],
    traits: .expectation,
    parameters: Parameter<SwitchWord>(
      usage: "on|off", kind: .words(["on", "off"]), gloss: "what is expected"
    ) { (reader: inout ArgumentReader) throws(Diagnostic) in
      let range = reader.peek?.range ?? 0..<0
      return SwitchWord(isOn: try reader.choice("switch", of: ["on", "off"]) == "on", range: range)
    }
  ) { (session: Session, word: SwitchWord) throws(CommandFailure) in
    guard session.table.isEditing != word.isOn else { return }
    throw session.unmet(
      "editing is \(word.isOn ? "off" : "on"), expected \(word.isOn ? "on" : "off")",
      at: word.range)
  }

  static let expectException = Command(
    "expect exception", in: .check, "check that the last command raised an exception",
    details: """
      An exception is met by an expect exception in the next command, whose TEXT is a part of its
      reason; then it no longer fails the script.
      """,
    related: ["expect no-exception", "help exceptions"],
    examples: [
      CommandExample("begin", "table del 0 1", "end", "expect exception \"0 inserted, 1 deleted\""),
      CommandExample("expect exception \"invalid number of rows\""),
    ],
    traits: .expectation, parameters: text("TEXT", "a part of the reason")
  ) { (session: Session, text: Word) throws(CommandFailure) in
    try session.expectException(text)
  }

  static let expectNoException = Command(
    "expect no-exception", in: .check, "check that the last command raised no exception",
    related: ["expect exception"],
    examples: [
      CommandExample("del 0 1", "expect no-exception"),
      CommandExample("table del 0 1", "expect no-exception"),
    ],
    traits: .expectation
  ) { (session: Session) throws(CommandFailure) in
    guard let exception = session.exception else { return }
    let reason = exception.reason(ios: session.settings.iosVersion)
    let expected = session.current.map { $0.words[1].range }
    throw session.unmet("exception \(quoted(reason)), expected none", at: expected)
  }

  static let expectTrace = Command(
    "expect trace", in: .check, "check how often an event happened",
    details: """
      Counted since the last command that is no expect, also where the trace does not show the
      event.
      """,
    related: ["trace"],
    examples: [
      CommandExample("edit on", "expect trace can-edit 7"),
      CommandExample("edit on", "expect trace commit 1"),
    ],
    traits: .expectation,
    parameters: Parameter<EventName>(
      usage: "NAME", kind: .eventName, gloss: "an event by its short name, such as can-edit"
    ) { (reader: inout ArgumentReader) throws(Diagnostic) in
      try reader.eventName()
    }, expectedCount
  ) { (session: Session, name: EventName, count: NumberArgument) throws(CommandFailure) in
    let found = session.table.trace.count(of: name)
    guard found != count.value else { return }
    throw session.unmet(
      "\(name.rawValue) \(found) times, expected \(count.value)", at: count.range)
  }
}

/// `on` or `off`, and where it stands.
private struct SwitchWord: Sendable {
  var isOn: Bool
  var range: Range<Int>
}

extension ArgumentReader {
  /// Any event by its short name.
  mutating func eventName() throws(Diagnostic) -> EventName {
    let word = try word("NAME")
    guard let keyword = word.keyword, let event = EventName(rawValue: keyword) else {
      throw .unknown(word, kind: "event", of: EventName.allCases.map(\.rawValue), in: source)
    }
    return event
  }
}

extension Side {
  fileprivate var noun: String { self == .table ? "table" : "data" }
}

extension Session {
  /// A mistake that is an expectation unmet: golden tests fail by it even where a golden records
  /// it.
  fileprivate func unmet(_ message: Message, at range: Range<Int>? = nil) -> CommandFailure {
    reply.failedExpectations += 1
    return mistake(message, at: range)
  }

  /// What a row shows, or what its data are; nil where it is out of view.
  fileprivate func text(at path: RowPath, of side: Side) -> String? {
    switch side {
    case .table: table.cellForRow(at: path)?.text
    case .data, .dataSource: controller.data.row(at: path)?.text
    }
  }

  fileprivate func expectException(_ text: Word) throws(CommandFailure) {
    let wasWaiting = awaitsException
    awaitsException = false
    guard let exception else {
      throw unmet("no exception, expected \(quoted(text.text))", at: text.range)
    }
    let reason = exception.reason(ios: settings.iosVersion)
    if reason.foldingBlanks.contains(text.text.foldingBlanks) { return }
    if wasWaiting { reply.exceptionsUnmet += 1 }
    throw unmet("exception \(quoted(reason)), expected \(quoted(text.text))", at: text.range)
  }
}

extension String {
  /// Whether this is what a TEXT expects.
  fileprivate func isSame(as text: String) -> Bool {
    utf8.elementsEqual(text.utf8) || foldingBlanks == text.foldingBlanks
  }

  /// Runs of blanks match any blanks: UIKit's own have changed with its versions. Bytes, because
  /// texts are compared by them.
  fileprivate var foldingBlanks: [UInt8] {
    var folded: [UInt8] = []
    for byte in utf8 {
      let isBlank = [0x20, 0x09, 0x0A, 0x0D].contains(byte)
      if isBlank, folded.last == 0x20 { continue }
      folded.append(isBlank ? 0x20 : byte)
    }
    return folded
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard part.count <= count else { return false }
    return (0...count - part.count).contains { self[$0..<$0 + part.count].elementsEqual(part) }
  }
}
