import HeadlessTable
import Testing

@testable import TableShell

/// What is added by hand finds the limits that files have.
struct LimitsTests {
  /// A session whose section 0 is as long as a section may be, and whose section 1 has a row.
  private static func fullSection() -> Typist {
    let typist = Typist("set visible 1", "trace off")
    var full = DataSection(header: "full")
    full.rows = RowTree(repeating: DataRow("x"), count: Limits.rowCount)
    typist.session.startWorld(
      with: TableData(sections: [full, DataSection(header: "", texts: ["y"])]))
    return typist
  }

  @Test(arguments: [
    "data ins 0.0 a", "ins 0.10000000 a", "data move 1.0 0.5", "move 1.0 0.5", "data ins 0.7 a b c",
    "edit on plain; ins 0.0 a",
  ])
  func `a row too many is a mistake that names the limit`(command: String) {
    let typist = Self.fullSection()
    let message = "error: a section has at most 10000000 rows, section 0 has 10000000\n"
    #expect(typist.type(command).hasSuffix(message))
    #expect(typist.type("expect data rows 0 10000000; expect data rows 1 1").isEmpty)
  }

  @Test(arguments: [
    ["begin", "ins 0.0 a", "end"], ["insert-row on 0"],
    ["begin", "move 1.0 0.0", "end"],
  ])
  func `where the table has to find it, it refuses, and nothing has changed`(commands: [String]) {
    let typist = Self.fullSection()
    let reply = commands.map { typist.type($0) }.joined()
    #expect(reply.contains("*** Terminating app") && reply.contains("10000001 rows in section 0"))
    #expect(typist.type("expect data rows 0 10000000; expect rows 0 10000000").isEmpty)
  }

  @Test func `what stays below the limit may be moved and changed`() {
    let typist = Self.fullSection()
    #expect(typist.type("data move 0.5 0.7; data set 0.9 b; data del 0.1; data ins 0.0 c").isEmpty)
    #expect(typist.type("move 0.1 1.0; expect data rows 0 9999999").isEmpty)
  }

  @Test func `a copy of the sections that a step keeps counts as rows`() {
    let typist = Typist("trace off")
    let sections = (0..<100).map { DataSection(header: "\($0)", texts: ["a"]) }
    typist.session.startWorld(with: TableData(sections: sections))
    var kept = typist.session.history.rows
    for (command, more) in [
      ("data set 0.0 b", 0), ("ins 3.0 x", 1), ("data del-section 5", 100),
      ("reload-data", 200), ("ins-section 0 h", 198), ("move-section 0 7", 200),
      ("begin; del-section 0; del-section 1; end", 200),
    ] {
      typist.type(command)
      let now = typist.session.history.rows
      #expect(now - kept == more, "\(command)")
      kept = now
    }
  }

  @Test func `undo keeps as many steps as their rows allow, and says so`() {
    let typist = Typist()
    let before = typist.session.history.rows
    typist.host.files["a.json"] = Array("{\"sections\":[{\"rows\":[\"1\",\"2\"]}]}".utf8)
    typist.type("load a.json")
    #expect(typist.session.history.rows == before + 8, "two rows of data and table, two sections")
    for _ in 0..<600 { typist.type("data set 0.0 b; reload 0.0; data set 0.0 a") }
    #expect(typist.session.history.rows <= 1_000, "those of the steps that are kept")
    let state = typist.session.checkpoint()
    for _ in 0..<5 {
      typist.session.history.remember("load a.json", state, rows: 3_000_000)
    }
    #expect(typist.session.history.undoCount == 3)
    #expect(typist.type("undo 3; redo 3").contains("redone: load a.json"))
    #expect(typist.session.history.rows == 9_000_000)
    typist.session.history.remember("load b.json", state, rows: 90_000_000)
    #expect(typist.session.history.undoCount == 1, "the last step can always be taken back")
    #expect(
      typist.type("undo; undo").contains(
        "error: nothing more to undo: the steps kept have at most 10000000 rows"))
  }

  @Test(arguments: ["ins-section 0", "data ins-section 1000000 a b"])
  func `a section too many is a mistake that names the limit`(command: String) {
    let typist = Typist("set visible 1", "trace off")
    let sections = Array(repeating: DataSection(header: ""), count: Limits.sectionCount)
    typist.session.startWorld(with: TableData(sections: sections))
    #expect(typist.type(command).hasSuffix("error: a table has at most 1000000 sections\n"))
    #expect(typist.type("expect data sections 1000000").isEmpty)
  }
}
