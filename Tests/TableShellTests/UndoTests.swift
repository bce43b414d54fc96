import Testing

@testable import TableShell

struct UndoTests {
  static let noSteps = [
    "show", "dump", "set ios 17", "trace all", "edit off", "confirm", "cancel", "del 0 9", "dle",
    "table del 0 1", "begin; end", "begin; begin; end; end", "begin; del 0 0; cancel-batch",
    "begin; table del 0 0; end", "implement can-edit", "omit footer", "style 0 1 default",
    "can-move default default", "expect rows 0 4", "layout", "save a.json", "help", "set visible 3",
  ]

  @Test(arguments: noSteps)
  func `what changes nothing is nothing to undo`(line: String) {
    let typist = Typist(line)
    #expect(typist.type("undo").contains("error: nothing to undo"))
  }

  @Test func `what is asked for too often is counted`() {
    let typist = Typist("move 1 0")
    #expect(typist.type("undo 2").contains("error: only 1 command to undo\n"))
    typist.type("move 1 0")
    #expect(typist.type("undo 3").contains("error: only 2 commands to undo\n"))
    typist.type("undo")
    #expect(typist.type("redo 2").contains("error: only 1 command to redo\n"))
  }

  @Test(arguments: noSteps)
  func `what changes nothing leaves what can be done again`(line: String) {
    let typist = Typist("move 1 0", "undo", line)
    #expect(typist.type("redo") == "  redone: move 1 0\n")
  }

  static let steps = [
    "data set 0 0 甲", "del 0 1", "ins 0 1 甲", "move 1 0", "edit on", "style 0 1 none",
    "retarget free", "implement footer", "new", "new empty", "data clear", "reload-data",
    "begin; del 0 0; end", "begin; edit on; end", "swipe 0 1", "type 甲", "actions 0 1 甲",
    "on commit 'del this'", "insert-row on", "select 0 1", "title 0 1 甲",
  ]

  @Test(arguments: steps)
  func `a change is one step`(line: String) {
    let typist = Typist()
    let before = typist.dump
    typist.type(line)
    let after = typist.dump
    #expect(typist.type("undo").hasPrefix("  undone: "))
    #expect(typist.dump == before)
    #expect(typist.type("undo").contains("nothing to undo"))
    #expect(typist.type("redo").hasPrefix("  redone: "))
    #expect(typist.dump == after)
  }

  @Test func `a thousand steps are kept`() {
    let typist = Typist("trace off")
    for number in 0..<1100 { typist.type("data set 0 0 t\(number)") }
    #expect(!typist.type("undo 1000").contains("error"))
    #expect(typist.type("expect data row 0 0 t99").isEmpty)
    #expect(typist.type("undo").contains("nothing to undo"))
    #expect(!typist.type("redo 1000").contains("error"))
    #expect(typist.type("expect data row 0 0 t1099").isEmpty)
  }

  @Test func `answers that differ in their bytes alone are a change`() {
    let typist = Typist("title 0 0 \"caf\\u{E9}\"", "title 0 0 \"cafe\\u{301}\"", "edit on")
    #expect(typist.type("tap 0 0").utf8.contains(0xCC))
  }
}
