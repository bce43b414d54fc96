import Testing

@testable import TableShell

/// How mistakes are drawn, and where they go.
struct MistakeTests {
  @Test func `below its echo a mistake has a caret`() {
    #expect(Typist().type("dle 0 5") == "      ^\nerror: no command dle\nhint: del\n")
    #expect(
      Typist().type("del 0 5")
        == "            ^\nerror: no row 5 in section 0, which has 4 rows\n")
  }

  @Test func `a caret stands in display columns`() {
    #expect(Typist().type("data ins 0 0 黑龙江;dle").hasPrefix(spaces(26) + "^\n"))
    #expect(Typist().type("\tdel\t0\t9").hasPrefix(spaces(24) + "^\n"))
    #expect(Typist().type("ｄｅｌ　０　９").hasPrefix(spaces(18) + "^\n"))
  }

  @Test func `behind something printed a mistake has its place`() {
    let typist = Typist("", "", "", "", "", named: "demo.tvsh")
    #expect(
      typist.type("data del 0 0; del 0 5") == """
          data: remove 0.0 "黑龙江"
        demo.tvsh:6:21: error: no row 5 in section 0, which has 3 rows
          6 | data del 0 0; del 0 5
            |                     ^

        """)
  }

  @Test func `where nothing is echoed mistakes go to standard error with their place`() {
    let typist = Typist(named: "<stdin>")
    #expect(
      typist.type("dle 0", echoed: false) == """
        <stdin>:1:1: error: no command dle
          1 | dle 0
            | ^
        hint: del

        """)
    #expect(typist.last.output.isEmpty)
  }

  @Test func `an exception goes to standard output even there`() {
    let typist = Typist()
    typist.type("table ins 0 0", echoed: false)
    #expect(typist.last.errors.isEmpty)
    #expect(typist.session.awaitsException)
  }

  @Test func `a sourced file's mistakes belong to what is echoed`() {
    let typist = Typist()
    typist.host.files["b.tvsh"] = Array("\ndel 0 9\n".utf8)
    typist.type("source b.tvsh")
    #expect(typist.last.errors.isEmpty)
    #expect(String(decoding: typist.last.output, as: UTF8.self).hasPrefix("b.tvsh:2:7: error: "))
    typist.type("source b.tvsh", echoed: false)
    #expect(typist.last.output.isEmpty)
    #expect(String(decoding: typist.last.errors, as: UTF8.self).hasPrefix("b.tvsh:2:7: error: "))
  }

  @Test func `a sourced file may begin with a byte order mark and have any line ends`() {
    let typist = Typist()
    typist.host.files["b.tvsh"] = [0xEF, 0xBB, 0xBF] + Array("#!x\r\ndel 0 1\r\n".utf8)
    #expect(typist.type("source b.tvsh").contains("remove 0.1 \"吉林\""))
    typist.host.files["c.tvsh"] = Array("del 0 0\ndel 0 ".utf8) + [0xFF]
    #expect(typist.type("source c.tvsh").contains("c.tvsh:2:7: error: byte FF is not UTF-8"))
  }

  @Test func `a mistake of syntax runs nothing of its line`() {
    let typist = Typist()
    typist.type("del 0 0; dle")
    #expect(typist.dump == Typist().dump)
    typist.type("del 0 0; del 0 9; del 0 0")
    #expect(typist.type("expect rows 0 3").isEmpty)
  }

  @Test func `a command with a mistake in its arguments has not begun`() {
    let typist = Typist("edit on", "table del 0 0", "del 0 0 0")
    // The exception was not expected by then, but it is still that of the last command.
    #expect(typist.last.exceptionsUnmet == 1)
    #expect(typist.type("expect exception \"invalid number of rows\"").isEmpty)
    typist.type("edit off")
    typist.type("edit on")
    for line in ["del 0 0 0", "del", "edit off off", "show changes 1", "later"] {
      #expect(typist.type(line).contains("error: "))
      #expect(typist.type("expect trace can-edit 7").isEmpty, "\(line)")
    }
    typist.type("del 0 9")
    #expect(typist.type("expect trace can-edit 0").isEmpty)
  }

  @Test func `an open batch at the end of a script is a mistake at its begin`() {
    let typist = Typist("begin", "begin")
    #expect(
      typist.finish() == """
        a.tvsh:1:1: error: 2 begin without end
          1 | begin
            | ^

        """)
  }

  @Test(arguments: ["new", "load a.json", "undo", "redo"])
  func `some commands are mistakes in a batch`(line: String) {
    let typist = Typist("begin")
    let message = typist.type(line)
    #expect(message.hasPrefix("      ^\nerror: 1 begin without end\n"))
    #expect(typist.session.isInBatch)
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
