import TableRender
import Testing

@testable import TableShell

/// The lessons that come with the shell, and scripts that are played as lessons.
struct LessonTests {
  private let session = Session(host: ScriptHost(), options: SessionOptions())

  @discardableResult
  private func type(_ line: String) -> String {
    let reply = session.evaluate(line, at: LinePlace(name: "t", line: 1), echoed: true)
    return String(decoding: reply.output, as: UTF8.self)
  }

  @Test(arguments: LessonLibrary.names)
  func `the model answers take a lesson to its end`(name: String) throws {
    let lesson = try #require(LessonLibrary.lesson(named: name))
    #expect(!lesson.title.isEmpty && !lesson.closing.isEmpty && lesson.count >= 4)
    type("lesson \(name)")
    for step in lesson.steps {
      #expect(!step.text.isEmpty)
      let reply = type(step.answer)
      #expect(reply.contains("\n  right\n") || reply.hasPrefix("  right\n"), "\(step.answer)")
      #expect(!reply.contains("error:"), "\(step.answer)")
    }
    #expect(session.lesson == nil && !session.awaitsException)
  }

  @Test(arguments: LessonLibrary.names)
  func `skipping goes to the end of a lesson too`(name: String) throws {
    let before = type("dump")
    type("lesson \(name)")
    while session.lesson != nil { type("skip") }
    #expect(type("dump") == before)
  }

  @Test(arguments: LessonLibrary.names, Language.allCases)
  func `a lesson is short enough to be read in each language`(name: String, language: Language)
    throws
  {
    let lesson = try #require(LessonLibrary.lesson(named: name))
    session.settings.language = language
    var output = type("lesson \(name)")
    while session.lesson != nil {
      let text = session.lesson?.step?.text ?? []
      #expect(text.count <= 2, "one text and one line to type")
      output += type("skip")
    }
    let texts = lesson.steps.flatMap(\.text) + lesson.closing
    for case .prose(let text) in texts {
      let lines = HelpLayout.wrapped(Translations.text(text, in: language), width: 75)
      #expect(lines.count <= 5, "\(lines)")
      #expect(output.contains(lines[0].prefix(8)))
    }
  }

  @Test func `an answer may be typed in another way`() {
    type("lesson rows")
    #expect(type("begin").isEmpty == false)
    #expect(!type("del 0 1").contains("not that"))
    #expect(type("end").contains("right"))
  }

  @Test func `a wrong answer is undone, and what differs is told`() {
    type("lesson rows")
    let reply = type("del 0 0")
    #expect(reply.contains("not that: it is undone"))
    #expect(reply.contains("data and table, section 0"))
    #expect(type("show data").contains("0.0 \"黑龙江\""))
    #expect(type("undo").contains("nothing to undo"))
  }

  @Test func `looking is no answer, unless it is asked for`() {
    type("lesson editing")
    for line in ["show", "dump", "help edit", "expect rows 0 4", "trace all", "# note", ""] {
      let reply = type(line)
      #expect(!reply.contains("right\n") && !reply.contains("not that"), "\(line)")
    }
    type("edit on")
    #expect(type("show").hasSuffix("insert\n") && session.lesson?.index == 2)
  }

  @Test func `an exception is right for its reason`() {
    type("lesson log")
    #expect(type("table del 0.1").contains("not that"))
    #expect(type("begin; table del 0.1; table del 0.3; end").contains("  right\n"))
    #expect(!session.settle(), "an exception of a lesson fails no script")
  }

  @Test func `the learner's own session comes back`() {
    type("del 0 1")
    type("set ios 17")
    type("begin; ins 0 0 \"天津\"")
    let before = (type("dump"), type("set"), type("show"))
    type("lesson crash")
    type("set ios 9")
    type("table del 0 1")
    #expect(type("quit").contains("you left the lesson"))
    #expect((type("dump"), type("set"), type("show")) == before)
    type("end")
    #expect(type("undo 2").contains("undone: del 0 1"))
    type("quit")
    #expect(session.hasQuit)
  }

  @Test func `any script is a lesson`() {
    #expect(type("lesson two.tvsh").contains("  1. Delete one.\n"))
    #expect(type("hint") == "  hint: del PATH… [with ANIMATION]\n")
    #expect(type("hint") == "  an answer: del 0 1\n")
    type("del 0 1")
    #expect(type("del 9").contains("right\n  done"))
    #expect(type("lesson none.tvsh").contains("cannot read none.tvsh: no such file"))
    #expect(type("lesson empty.tvsh").contains("empty.tvsh has no commands to learn"))
    #expect(type("lesson edting").contains("hint: editing"))
  }

  @Test func `a mistake in an answer stands where its script has it`() {
    type("lesson wrong.tvsh")
    type("hint")
    type("hint")
    #expect(
      type("skip").hasPrefix(
        "  an answer: del 9\nwrong.tvsh:2:7: error: no row 9 in section 0, which has 4 rows\n"
          + "  2 |   del 9 # too far\n    |       ^\n"))
    #expect(type("skip").contains("wrong.tvsh:4:7: error: no command dle\n"))
  }

  @Test(arguments: ["two.transcript", "TWO.TRANSCRIPT", "typed"])
  func `a transcript is a lesson too, of what was typed`(name: String) {
    #expect(type("lesson './../\(name)'").contains("cannot read"))
    let reply = type("lesson '\(name)'")
    #expect(reply.contains("  2 steps; ") && reply.contains("  1. Delete one.\n"))
    type("skip")
    #expect(type("skip").contains("an answer: del 9\n\(name):3:5: error: no row 9"))
    #expect(session.lesson == nil)
  }

  @Test func `a lesson follows the language that is set`() {
    type("set lang zh-Hans")
    #expect(type("lesson rows").contains("删除与插入：数据、表格，或者两者"))
    #expect(type("del 0 0").contains("不是这样，已撤销"))
    #expect(type("del 0 1").contains("正确"))
  }

  // MARK: From the command line

  @Test func `a lesson is taken from standard input`() throws {
    let result = try Tvsh().run("lesson", "rows", input: "del 0 0\ndel 0 1\nquit\n")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.hasPrefix("  Delete and insert: the data, the table, or both\n"))
    #expect(result.output.hasSuffix("  you left the lesson, not tvsh: your own table is back\n"))
  }

  @Test func `lessons are listed, and an unknown one is a wrong command line`() throws {
    let list = try Tvsh().run("lesson")
    #expect(list.status == 0 && list.output.contains("  crash         The crash, and its cure\n"))
    let unknown = try Tvsh().run("lesson", "nothing")
    #expect(unknown.status == 2 && unknown.errors.contains("no lesson nothing: editing, rows"))
    #expect(try Tvsh().run("lesson", "./nothing").status == 2)
  }
}

/// A few scripts in memory.
private final class ScriptHost: Host {
  private static let twoTyped =
    "\ntvsh> # Delete one.\ntvsh> del 0 1\n  table: old\ntvsh> del 9\n           ^\nerror: old\n"
  private let scripts = [
    "two.tvsh": "# Delete one.\ndel 0 1\ndel 9\n", "empty.tvsh": "# Nothing to do.\n",
    "wrong.tvsh": "# Too far.\n  del 9 # too far\n# Mistyped.\nshow; dle\n",
    "two.transcript": ScriptHost.twoTyped, "TWO.TRANSCRIPT": ScriptHost.twoTyped,
    "typed": ScriptHost.twoTyped,
  ]

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard let script = scripts[path] else { throw HostError(reason: "no such file") }
    return Array(script.utf8)
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}
}
