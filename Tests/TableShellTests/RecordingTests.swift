import Testing

@testable import TableShell

/// `record`, begun late or early.
struct RecordingTests {
  @Test func `a recording begun late has the session from its first command`() {
    let typist = Typist("# 注", "", "data del 0 0", "dle", "record a.transcript", "data del 0 0")
    #expect(
      typist.host.text("a.transcript") == """
        tvsh> # 注
        tvsh>
        tvsh> data del 0 0
          data: remove 0.0 "黑龙江"
        tvsh> dle
              ^
        error: no command dle
        hint: del
        tvsh> data del 0 0
          data: remove 0.0 "吉林"

        """)
  }

  @Test func `a transcript of a session whose trace is JSON is not begun`() {
    let typist = Typist(options: SessionOptions(traceFormat: .json))
    #expect(typist.type("record a.transcript").contains("trace as text"))
    #expect(typist.host.text("a.transcript") == nil)
    #expect(typist.type("record a.tvsh").isEmpty)
  }

  @Test(arguments: ["a.json", "a.csv", "page.html"])
  func `what is named as another kind of file is not overwritten`(name: String) {
    let typist = Typist("save a.json", "save a.csv", "export page.html")
    let before = typist.host.text(name)
    let reply = typist.type("record \(name)")
    #expect(reply.contains("error: a recording is a script or a transcript"))
    #expect(typist.host.text(name) == before && before != nil)
  }

  @Test func `a script has the lines alone`() {
    let typist = Typist("del 0 0", "record a.tvsh", "  del 0 0 # 注", "record off", "del 0 0")
    #expect(typist.host.text("a.tvsh") == "del 0 0\n  del 0 0 # 注\n")
  }

  @Test func `a line that does more than record is kept whole`() {
    let typist = Typist("del 0 0; record a.tvsh", "del 0 0", "del 0 0; record off", "del 1 0")
    #expect(
      typist.host.text("a.tvsh") == "del 0 0; record a.tvsh\ndel 0 0\ndel 0 0; record off\n")
  }

  @Test func `a line that could not record is a mistake like any other, and kept`() {
    let typist = Typist(
      "record a.tvsh", "record", "record off off", "record b.tvsh; record", "record off")
    #expect(
      typist.host.text("a.tvsh") == "record\nrecord off off\nrecord b.tvsh; record\n")
    #expect(typist.host.text("b.tvsh") == nil)
  }

  @Test func `mistakes that were not echoed are recorded as if they had been`() {
    let typist = Typist("record a.transcript")
    typist.type("del 0 9", echoed: false)
    typist.type("dump; del 0 9", echoed: false)
    let recorded = typist.host.text("a.transcript") ?? ""
    #expect(recorded.hasPrefix("tvsh> del 0 9\n            ^\nerror: no row 9"))
    #expect(recorded.contains("]}\na.tvsh:2:13: error: no row 9"))
  }

  @Test func `a mistake is placed where its line stands in the recording`() {
    let typist = Typist("set ios 13", "record a.transcript", "begin; show", named: "<stdin>")
    typist.type("record b.transcript; show; dle")
    #expect(typist.type("dump; expect sections 9").contains("<stdin>:5:23: error: there are"))
    typist.type("record b.transcript")
    #expect(typist.finish().hasPrefix("<stdin>:3:1: error: 1 begin without end\n  3 | begin"))
    let recorded = typist.host.text("b.transcript") ?? ""
    #expect(recorded.contains("]}\nb.tvsh:4:23: error: there are 2 sections, expected 9\n"))
    #expect(
      recorded.hasSuffix(
        "b.tvsh:2:1: error: 1 begin without end\n  2 | begin; show\n    | ^\n"))
  }

  @Test func `what is expected does not depend on a recording that begins or ends`() {
    let typist = Typist("reload-data", "record a.transcript")
    #expect(typist.type("expect trace reload-data 1").isEmpty)
    typist.type("table del 0 1")
    #expect(!typist.session.leavesExceptionUnmet("record off"))
    #expect(typist.session.leavesExceptionUnmet("show"))
    typist.type("record b.transcript")
    #expect(typist.type("expect exception \"Invalid update\"").isEmpty)
    #expect(!typist.replies.contains { $0.exceptionsUnmet > 0 })
    typist.type("record off; del 0 0")
    #expect(typist.type("expect no-exception").isEmpty)
  }

  @Test func `options that differ from the start stand first`() {
    let options = SessionOptions(names: .swift, language: .traditionalChinese, quiet: true)
    let typist = Typist("record a.tvsh", options: options)
    #expect(
      typist.host.text("a.tvsh") == "set lang zh-Hant\ntrace names swift\ntrace off\n")
  }

  @Test func `colours are no part of a recording`() {
    let typist = Typist("set color always", "record a.transcript", "data del 0 0")
    #expect(String(decoding: typist.last.output, as: UTF8.self).contains("\u{1B}["))
    #expect(typist.host.text("a.transcript")?.contains("\u{1B}") == false)
  }

  @Test func `what a recording says is what a replay prints`() {
    let lines = ["edit on", "del 0 1; dle", "begin", "table del 0 0", "end", "show", "del 0 9"]
    let typist = Typist("record a.transcript")
    for line in lines { typist.type(line) }
    let replay = Typist("")
    let printed = lines.map { "tvsh> \($0)\n" + replay.type($0) }.joined()
    #expect(typist.host.text("a.transcript") == printed)
  }

  @Test func `a recording that cannot be written is a mistake`() {
    let typist = Typist()
    typist.host.refusal = "No space left on device"
    #expect(
      typist.type("record a.tvsh")
        == "             ^\nerror: cannot write a.tvsh: No space left on device\n")
  }

  @Test func `a recording that ends names its file`() {
    let typist = Typist()
    #expect(typist.type("record a.tvsh").isEmpty)
    typist.host.refusal = "No space left on device"
    #expect(
      typist.type("edit on").contains(
        "error: recording in a.tvsh ends: No space left on device\n"))
    #expect(!typist.type("edit off").contains("error"))
  }
}
