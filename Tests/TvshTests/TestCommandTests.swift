import Testing

/// `tvsh test`, from the outside.
struct TestCommandTests {
  private func world() throws -> Tvsh {
    let tvsh = try Tvsh(files: [
      "good.tvsh": "del 0 1\nexpect rows 0 3\n", "bad.tvsh": "del 0 1\n",
      "raise.tvsh": "data del 0 9\n",
    ])
    for name in ["good", "bad", "raise"] {
      try tvsh.write(try tvsh.run("\(name).tvsh").output, to: "\(name).transcript")
    }
    try tvsh.write(
      try tvsh.text("bad.transcript").replacing("吉林", with: "辽宁"), to: "bad.transcript")
    return tvsh
  }

  @Test func `a difference is shown with its command and with what accepts it`() throws {
    let tvsh = try world()
    #expect(
      try tvsh.run("test")
        == .init(
          1,
          output: """
            FAILED  bad.tvsh: the reply to line 1, del 0 1: the table differs
              --- bad.transcript
              +++ bad.tvsh
              @@ -1,3 +1,3 @@ tvsh> del 0 1
               tvsh> del 0 1
              -  data: remove 0.1 "辽宁"
              +  data: remove 0.1 "吉林"
                 table: delete-rows 0.1 with automatic
              accept it: tvsh test --record failed bad.tvsh
            ok      good.tvsh
            ok      raise.tvsh
            2 passed, 1 failed

            """))
  }

  @Test(arguments: [
    ["--names", "swift"], ["--lang", "zh-Hant"], ["--quiet"], ["--trace-format", "json"],
    ["--names", "objc", "--lang", "zh-Hans", "--quiet"],
  ])
  func `what accepts a difference has the options that transcripts depend on`(options: [String])
    throws
  {
    let tvsh = try Tvsh(files: [
      "a.tvsh": "edit on\ndle\n", "a.transcript": "", "b.tvsh": "dle 0\n",
    ])
    let words = options.joined(separator: " ")
    let run = try tvsh.shell("$TVSH test --format pretty \(words)").output
    let accepting = "tvsh test \(words) --record failed a.tvsh"
    #expect(run.contains("  accept it: \(accepting)\n"))
    #expect(try tvsh.shell("$TVSH test --format junit \(words)").output.contains(accepting))
    _ = try tvsh.shell("tvsh() { $TVSH \"$@\"; }; \(accepting)")
    #expect(try tvsh.shell("$TVSH test \(words) a.tvsh").output.hasSuffix("1 passed, 0 failed\n"))
  }

  @Test func `recording fails the run that wrote, and the next one passes`() throws {
    let tvsh = try world()
    #expect(
      try tvsh.run("test", "--record", "failed", "bad.tvsh")
        == .init(
          1,
          output: """
            FAILED  bad.tvsh: recorded bad.transcript: look at it, then run again
            0 passed, 1 failed

            """))
    #expect(try tvsh.run("test").status == 0)
    #expect(try tvsh.run("test", "--record", "failed").output.hasSuffix("3 passed, 0 failed\n"))
  }

  @Test func `a thousand small tests take no time to speak of`() throws {
    let tvsh = try world()
    let script = try tvsh.text("good.tvsh")
    let golden = try tvsh.text("good.transcript")
    for number in 0..<1_000 {
      try tvsh.write(script, to: "many/\(number).tvsh")
      try tvsh.write(golden, to: "many/\(number).transcript")
    }
    let outcome = try tvsh.shell("TIMEFORMAT=%U; time $TVSH test many | tail -n 1")
    #expect(outcome.output == "1000 passed, 0 failed\n")
    let seconds = outcome.errors.split(separator: "\n").last.flatMap { Double($0) }
    #expect(try #require(seconds) < 20)
  }

  @Test func `tests are listed and chosen by their names`() throws {
    let tvsh = try world()
    #expect(try tvsh.run("test", "--list") == .init(output: "bad.tvsh\ngood.tvsh\nraise.tvsh\n"))
    #expect(
      try tvsh.run("test", "--filter", "goo", ".")
        == .init(output: "ok      good.tvsh\n1 passed, 0 failed\n"))
  }

  @Test func `nothing to run is a failure`() throws {
    let tvsh = try world()
    let filtered = "FAILED  .: no test's name has \"zzz\" in it\n0 passed, 1 failed\n"
    #expect(try tvsh.run("test", "--filter", "zzz") == .init(1, output: filtered))
    #expect(try tvsh.run("test", "--list", "--filter", "zzz") == .init(1, output: filtered))
    try tvsh.write("", to: "empty/readme")
    #expect(
      try tvsh.run("test", "empty")
        == .init(
          1,
          output: """
            FAILED  empty: no tests found (NAME.tvsh with NAME.transcript)
            0 passed, 1 failed

            """))
    #expect(
      try tvsh.run("test", "nosuch")
        == .init(2, errors: "tvsh: cannot read nosuch: No such file or directory\n"))
  }

  @Test func `what a test saves does not reach the tree, and the test can read it back`() throws {
    let tvsh = try Tvsh(files: ["a.tvsh": "del 0 1\nsave x.json\nload x.json\nexpect rows 0 3\n"])
    #expect(try tvsh.run("test", "--record", "new").status == 1)
    #expect(try tvsh.run("test").status == 0)
    #expect(try tvsh.names() == ["a.transcript", "a.tvsh"])
  }

  @Test func `an unmet expectation fails even where it is recorded`() throws {
    let tvsh = try Tvsh(files: ["a.tvsh": "expect rows 0 5\n"])
    try tvsh.write(try tvsh.run("a.tvsh").output, to: "a.transcript")
    #expect(
      try tvsh.run("test")
        == .init(
          1,
          output: """
            FAILED  a.tvsh: line 1, an unmet expectation: expect rows 0 5
            0 passed, 1 failed

            """))
  }

  @Test func `the JUnit report leaves the last line to standard error`() throws {
    let outcome = try world().run("test", "--format", "junit", "good.tvsh")
    #expect(
      outcome
        == .init(
          output: """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites tests="1" failures="0">
              <testsuite name="tvsh" tests="1" failures="0">
                <testcase classname="tvsh" name="good.tvsh"/>
              </testsuite>
            </testsuites>

            """, errors: "1 passed, 0 failed\n"))
  }
}
