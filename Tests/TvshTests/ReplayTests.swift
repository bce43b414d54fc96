import Testing

/// Files, standard input and `-c`: what is printed where, and with which status.
struct ReplayTests {
  private let deletion = """
      data: remove 0.1 "吉林"
      table: delete-rows 0.1 with automatic

    """
  private let mistake = """
    error: no row 9 in section 0, which has 4 rows

    """

  @Test func `a file is echoed line by line`() throws {
    let tvsh = try Tvsh(files: ["a.tvsh": "# one\n\ndel 0 1"])
    let transcript = "tvsh> # one\ntvsh>\ntvsh> del 0 1\n" + deletion
    #expect(try tvsh.run("a.tvsh") == .init(output: transcript))
    #expect(try tvsh.run("--no-echo", "a.tvsh") == .init(output: deletion))
    #expect(try tvsh.run("--quiet", "--no-echo", "a.tvsh") == .init())
  }

  @Test func `standard input and commands are not echoed`() throws {
    let tvsh = try Tvsh()
    let echoed = Tvsh.Outcome(output: "tvsh> del 0 1\n" + deletion)
    #expect(try tvsh.run(input: "del 0 1\n") == .init(output: deletion))
    #expect(try tvsh.run("-", input: "del 0 1") == .init(output: deletion))
    #expect(try tvsh.run("--echo", input: "del 0 1\n") == echoed)
    #expect(try tvsh.run("-c", "del 0 1") == .init(output: deletion))
    #expect(try tvsh.run("--echo", "-c", "del 0 1") == echoed)
  }

  @Test func `a byte order mark and CRLF line ends are accepted`() throws {
    #expect(try Tvsh().run(input: "\u{FEFF}del 0 1\r\n") == .init(output: deletion))
  }

  @Test func `mistakes belong to a transcript, else to standard error`() throws {
    let tvsh = try Tvsh(files: ["b/a.tvsh": "\ndel 0 9\n"])
    let echoed = "tvsh>\ntvsh> del 0 9\n            ^\n" + mistake
    #expect(try tvsh.run("b/a.tvsh") == .init(1, output: echoed))
    let place = "2:7: " + mistake + "  2 | del 0 9\n    |       ^\n"
    #expect(try tvsh.run("--no-echo", "b/a.tvsh") == .init(1, errors: "b/a.tvsh:" + place))
    #expect(try tvsh.run(input: "\ndel 0 9\n") == .init(1, errors: "<stdin>:" + place))
    #expect(try tvsh.run("-c", "\ndel 0 9") == .init(1, errors: "<command>:" + place))
  }

  @Test func `a transcript tells places of its script, echoed or not`() throws {
    let tvsh = try Tvsh(files: ["b/l.tvsh": "# one\ndel 0 1\ndata del 0 0; del 9\n"])
    let transcript = try tvsh.run("b/l.tvsh").output
    #expect(transcript.contains("\nl.tvsh:3:19: error: no row 9 in section 0, "))
    for name in ["b/l.transcript", "b/L.TRANSCRIPT"] {
      try tvsh.write(transcript, to: name)
      let script = name.replacing("transcript", with: "tvsh").replacing("TRANSCRIPT", with: "TVSH")
      #expect(try tvsh.run(name).output.hasPrefix("tvsh> # one\n"))
      #expect(try tvsh.run(name).output.contains("\n\(script.dropFirst(2)):3:19: error: "))
      #expect(try tvsh.run("--no-echo", name).errors.hasPrefix("\(script):3:19: error: "))
    }
    for echo in ["--echo", "--no-echo"] {
      let run = try tvsh.run(echo, input: transcript)
      #expect((run.output + run.errors).contains("<stdin>:3:19: error: no row 9 in section 0"))
    }
  }

  @Test func `files and commands share one session, in their order`() throws {
    let tvsh = try Tvsh(files: ["a.tvsh": "data clear\n", "b.tvsh": "expect data sections 1\n"])
    let outcome = try tvsh.run(
      "--no-echo", "--quiet", "a.tvsh", "-c", "data ins-section 0 x", "b.tvsh", "-",
      input: "expect data sections 1")
    #expect(outcome == .init())
  }

  @Test
  func `an open batch is a mistake at the end of a file, and goes on from one command to the next`()
    throws
  {
    let tvsh = try Tvsh(files: ["a.tvsh": "begin\n"])
    #expect(try tvsh.run("-c", "begin", "-c", "del 0 1", "-c", "end").status == 0)
    #expect(try tvsh.run("-c", "begin").status == 1)
    #expect(try tvsh.run("-c", "begin; quit").status == 0)
    #expect(
      try tvsh.run("--quiet", "a.tvsh")
        == .init(
          1,
          output: """
            tvsh> begin
                  ^
            error: 1 begin without end

            """))
  }

  @Test func `the status tells whether all went well`() throws {
    let tvsh = try Tvsh()
    let raise = "table del 0 1"
    for (lines, status) in [
      ("show", 0), ("nosuch", 1), ("nosuch\nshow", 1), (raise, 1), (raise + "\nshow", 1),
      (raise + "\nexpect exception 'Invalid update'", 0),
      (raise + "\n\n# x\nexpect exception 'other words'", 1),
      ("expect rows 0 4", 0), ("expect rows 0 5", 1), ("quit 7", 7), ("nosuch\nquit 0", 0),
      ("quit", 0), ("nosuch\nquit", 1), ("quit 3\nnosuch", 3),
    ] {
      #expect(try tvsh.run(input: lines).status == Int32(status), "\(lines)")
    }
  }

  @Test func `bail stops at the first fault, and lets the next command expect an exception`() throws
  {
    let tvsh = try Tvsh()
    #expect(try tvsh.run("--bail", input: "nosuch\ndump").output == "")
    #expect(try tvsh.run("--bail", "-c", "nosuch", "-c", "dump").output == "")
    let met = try tvsh.run(
      "--bail", "--quiet", input: "table del 0 1\n\nexpect exception 'Invalid update'\nquit 5")
    #expect(met.status == 5)
    let unmet = try tvsh.run("--bail", "--echo", input: "table del 0 1\n# x\nquit 5")
    #expect(unmet.status == 1)
    #expect(unmet.output.hasSuffix("tvsh> # x\n"))
    let onOneLine = try tvsh.run("--bail", "--quiet", "-c", "table del 0 1; dump")
    #expect(onOneLine.status == 1)
    #expect(!onOneLine.output.contains("editing"))
    let metOnOneLine = "table del 0 1; expect exception 'Invalid update'; quit 5"
    #expect(try tvsh.run("--bail", "--quiet", "-c", metOnOneLine).status == 5)
  }

  @Test func `a recording that the end of the script ends is the transcript of the script`() throws
  {
    let tvsh = try Tvsh(files: [
      "a.tvsh": "record a.transcript\ndel 0 0\nshow\n", "b.tvsh": "record b.transcript\nbegin",
      "c.tvsh": "record c.tvsh\nbegin\n",
    ])
    for name in ["a", "b"] {
      let printed = try tvsh.run("\(name).tvsh").output
      let recorded = try tvsh.shell("cat \(name).transcript").output
      // The line that begins it is no part of it, so that the others stand one line higher.
      let moved = recorded.replacing("b.tvsh:1:", with: "b.tvsh:2:")
        .replacing("  1 | begin", with: "  2 | begin")
      #expect(moved == printed.behindFirstLine)
      #expect(try tvsh.run("\(name).transcript").output == recorded)
    }
    _ = try tvsh.run("c.tvsh")
    #expect(try tvsh.shell("cat c.tvsh").output == "begin\n")
  }

  @Test func `an open batch of an earlier -c is placed by line and column`() throws {
    let tvsh = try Tvsh()
    let open = try tvsh.run("--echo", "-c", "trace off; begin", "-c", "# later")
    #expect(open.status == 1)
    #expect(
      open.output.hasSuffix(
        "# later\n<command>:1:12: error: 1 begin without end\n  1 | trace off; begin\n"
          + "    |            ^\n"))
  }

  @Test func `what cannot be read is said before anything runs`() throws {
    let tvsh = try Tvsh(files: ["a.tvsh": "dump\n", "folder/x": ""])
    #expect(
      try tvsh.run("a.tvsh", "nosuch")
        == .init(2, errors: "tvsh: cannot read nosuch: No such file or directory\n"))
    #expect(
      try tvsh.run("folder") == .init(2, errors: "tvsh: cannot read folder: Is a directory\n"))
    #expect(
      try tvsh.shell("$TVSH <&-")
        == .init(2, errors: "tvsh: cannot read standard input: Bad file descriptor\n"))
  }

  @Test func `a transcript gives its own bytes back`() throws {
    let script =
      "# x\n\n  del 0 1 # y\ntable del 0 1\nshow; nosuch\nexpect rows 0 3; del 0 9\nbegin\n"
    let tvsh = try Tvsh(files: ["a.tvsh": script])
    let transcript = try tvsh.run("a.tvsh").output
    try tvsh.write(transcript, to: "a.transcript")
    #expect(try tvsh.run("a.transcript").output == transcript)
    let echoed = try tvsh.run("--echo", input: script).output
    #expect(try tvsh.run("--echo", input: echoed).output == echoed)
  }

  @Test func `a script can be a program`() throws {
    // Written by the shell: a file that is open for writing here is so in every program that
    // another test is starting, and cannot be run.
    let outcome = try Tvsh().shell(
      """
      printf '#!/usr/bin/env tvsh\\ndel 0 1\\n' > a
      chmod +x a; PATH=$(dirname "$TVSH"):$PATH ./a
      """)
    #expect(outcome == .init(output: "tvsh> #!/usr/bin/env tvsh\ntvsh> del 0 1\n" + deletion))
  }

  @Test func `nothing printed depends on the environment`() throws {
    let tvsh = try Tvsh(files: ["a.tvsh": "edit on\nshow\nnosuch\n"])
    let plain = try tvsh.run("a.tvsh")
    let other = try Tvsh(
      files: ["a.tvsh": "edit on\nshow\nnosuch\n"],
      environment: ["LC_ALL": "zh_CN.UTF-8", "LANG": "C", "COLUMNS": "20", "TERM": "dumb"])
    #expect(try other.run("a.tvsh") == plain)
  }
}

extension String {
  fileprivate var behindFirstLine: String {
    String(self[(firstIndex(of: "\n").map(index(after:)) ?? endIndex)...])
  }
}
