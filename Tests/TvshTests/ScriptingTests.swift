import Foundation
import Testing

/// Scripts that read scripts, stop at faults, and talk JSON.
struct ScriptingTests {
  @Test func `source reads beside the script that holds it, and echoes nothing`() throws {
    let tvsh = try Tvsh(files: [
      "d/a.tvsh": "source e/b.tvsh\ndel 0 0\n", "d/e/b.tvsh": "load c.csv\nnosuch\n",
      "d/e/c.csv": "section,row\n东,一\n东,二\n",
    ])
    let reply = """
        data: load 2
        table: reload-data
      e/b.tvsh:2:1: error: no command nosuch
        2 | nosuch
          | ^
        data: remove 0.0 "一"
        table: delete-rows 0.0 with automatic

      """
    #expect(
      try tvsh.run("--echo", "-c", "source d/a.tvsh")
        == .init(1, output: "tvsh> source d/a.tvsh\n" + reply))
    #expect(
      try tvsh.run("d/a.tvsh").output == "tvsh> source e/b.tvsh\n"
        + reply.replacing("  data: remove", with: "tvsh> del 0 0\n  data: remove"))
  }

  @Test func `a script that sources itself is stopped, and the next line runs`() throws {
    let tvsh = try Tvsh(files: ["a.tvsh": "# x\nsource a.tvsh\n"])
    #expect(
      try tvsh.run("-c", "source a.tvsh\nexpect rows 0 4")
        == .init(
          1,
          errors: """
            a.tvsh:2:8: error: files nest at most 32 deep
              2 | source a.tvsh
                |        ^

            """))
  }

  @Test func `bail stops in the file that is sourced, and runs nothing behind it`() throws {
    let tvsh = try Tvsh(files: [
      "a.tvsh": "source b.tvsh\ndump\n", "b.tvsh": "del 0 0\nnosuch\ndump\n",
    ])
    let outcome = try tvsh.run("--bail", "--quiet", "--no-echo", "a.tvsh", "-c", "dump")
    #expect(outcome.status == 1)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("b.tvsh:2:1: error: no command nosuch\n"))
    try tvsh.write("table del 0 1\nexpect exception 'Invalid update'\nquit 6\n", to: "b.tvsh")
    #expect(try tvsh.run("--bail", "a.tvsh").status == 6)
  }

  @Test func `quiet leaves out the trace and nothing else`() throws {
    let lines = "swipe 1\ncancel\ntable del 0 1\nexpect exception 'Invalid update'\nshow\n"
    let tvsh = try Tvsh()
    let loud = try tvsh.run(input: lines)
    let quiet = try tvsh.run("--quiet", input: lines)
    let isTrace = ["table: ", "data-source: ", "delegate: ", "data: "]
    let rest = loud.output.split(separator: "\n").filter { line in
      !isTrace.contains { line.drop { $0 == " " }.hasPrefix($0) }
    }
    #expect(quiet == .init(output: rest.map { $0 + "\n" }.joined()))
    #expect(quiet.output.hasPrefix("  0.1 shows the button \"Delete\": confirm or cancel\n"))
    #expect(loud.output != quiet.output)
  }

  @Test func `files and commands run in their order, and quit ends them all`() throws {
    let tvsh = try Tvsh(files: ["a.tvsh": "data clear\n", "b.tvsh": "quit 3\n"])
    let outcome = try tvsh.run(
      "--quiet", "-c", "dump", "a.tvsh", "-c", "dump", "b.tvsh", "-c", "dump")
    #expect(outcome.status == 3)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("{\"data\":[{\"header\":\"东北\"") == true)
    #expect(
      lines.dropFirst().map { $0.prefix(16) } == [
        "tvsh> data clear", "{\"data\":[],\"tabl", "tvsh> quit 3",
      ])
  }

  @Test func `the trace as JSON is an object a line, with its depth`() throws {
    let outcome = try Tvsh().run(
      "--trace-format", "json", "-c", "edit on; del 0.1 0.2", "-c", "swipe 0; table del 0 9")
    #expect(outcome.status == 1)
    let exception = outcome.output.firstRange(of: "*** Terminating app")
    let trace = outcome.output[..<(exception?.lowerBound ?? outcome.output.startIndex)]
    var receivers: Set<String> = []
    for line in trace.split(separator: "\n") {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      let event = try #require(object as? [String: Any], "\(line)")
      #expect(event["depth"] as? Int ?? 0 > 0)
      if let receiver = event["receiver"] as? String { receivers.insert(receiver) }
    }
    #expect(receivers == ["table", "data-source", "delegate", "data"])
    #expect(
      trace.contains(
        #"{"receiver":"data-source","event":"can-edit","path":"0.0","answer":true,"depth":2}"#))
    #expect(try Tvsh().run("--quiet", "--trace-format", "json", "-c", "edit on") == .init())
  }
}
