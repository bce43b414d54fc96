import Testing

@testable import TableScript
@testable import TableShell

/// The examples of every command, which help shows and people copy.
struct ExampleTests {
  static let all: [(String, [String])] = CommandCatalog.commands.flatMap { command in
    command.examples.map { (command.name, $0.lines) }
  }

  @Test(arguments: all)
  func `an example names its command and is read without a mistake`(name: String, lines: [String])
    throws
  {
    var names: [String] = []
    for line in lines {
      let source = SourceText(line)
      for statement in try Parser.parse(source) {
        names.append(try CommandCatalog.bind(statement).command.name)
      }
    }
    let isInHandler = lines.contains { $0.contains(name) }
    #expect(names.contains(name) || isInHandler, "\(lines) does not show \(name)")
  }

  @Test(arguments: all)
  func `an example can be undone to the last trace of it`(name: String, lines: [String]) {
    let typist = Typist()
    let before = typist.dump
    for line in lines where !typist.session.hasQuit { typist.type(line) }
    if typist.session.lesson != nil { typist.type("quit") }
    if typist.session.isInBatch { typist.type("cancel-batch") }
    var steps = 0
    while steps < 20, typist.type("undo").contains("undone") { steps += 1 }
    #expect(steps < 20)
    typist.type("set visible all")
    #expect(typist.dump == before)
  }

  @Test(arguments: all)
  func `an example ends outside a batch`(name: String, lines: [String]) {
    let typist = Typist()
    for line in lines { typist.type(line) }
    #expect(!typist.session.isInBatch)
  }

  @Test func `examples show mistakes and exceptions only where they mean to`() {
    var failing: [String] = []
    for (name, lines) in Self.all {
      let typist = Typist()
      for line in lines { typist.type(line) }
      let failed = typist.replies.contains { $0.isFailure } || typist.session.awaitsException
      if failed { failing.append("\(name): \(lines.joined(separator: " | "))") }
    }
    #expect(failing == Self.meantToFail)
  }

  /// Those that show what goes wrong.
  static let meantToFail = [
    "explain: begin | table del 0.1 0.3 with left | end | explain",
    "expect rows: del 0 1 | expect rows 0 4",
    "expect sections: del-section 1 | expect sections 2",
    "expect row: expect row 0.1 \"长春\"",
    "expect editing: expect editing on",
    "expect exception: expect exception \"invalid number of rows\"",
    "expect no-exception: table del 0 1 | expect no-exception",
    "expect trace: edit on | expect trace commit 1",
    "expect data rows: del 0 1 | expect data rows 0 4",
    "expect data sections: del-section 1 | expect data sections 2",
    "expect data row: expect data row 0.1 \"长春\"",
    "begin: begin | table del 0.1 0.3 with left | end",
    "plan: save a.json | data del 0 1 | plan a.json",
    "table end: table begin | table del 0 1 | table end",
    "table del: table del 0 1",
    "table ins: table ins 0.1 0.2",
    "table reload: table reload 0 9",
    "table move: table move 0.1 1.0",
    "table ins-section: table ins-section 2",
    "table del-section: table del-section 1",
    "table reload-section: table reload-section 9",
    "table move-section: table move-section 1 5",
    "table select: table select 0 9",
    "on: on commit 'table del this; data del this' | edit on | del 0 1",
    "scroll: scroll 0 9",
    "hint: hint",
    "skip: skip",
    "source: source missing.tvsh",
    "set: set ios 17 | data clear | table del 0 1",
  ]
}
