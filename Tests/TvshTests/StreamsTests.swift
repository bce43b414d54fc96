import Foundation
import Glibc
import Testing

/// Odd bytes, odd files, and streams that are closed, full or slow.
struct StreamsTests {
  private let world: Tvsh

  init() throws {
    world = try Tvsh(files: ["ok.tvsh": "expect rows 0 4\n"])
  }

  @Test func `bytes that are no UTF-8 are a mistake with its place`() throws {
    for command in ["| $TVSH", "> x.tvsh; $TVSH --no-echo x.tvsh", "> x; $TVSH -c 'source x'"] {
      let outcome = try world.shell(
        "printf 'data set 0.0 \\377a\\nexpect row 0.0 黑龙江\\n' " + command)
      #expect(outcome.status == 1, "\(command)")
      #expect(outcome.errors.contains(":1:14: error: byte FF is not UTF-8"), "\(command)")
      #expect(!outcome.errors.contains("expected"), "\(command)")
    }
  }

  @Test func `a zero byte is a mistake with its place`() throws {
    let outcome = try world.shell("printf 'data set 0.0 a\\0b\\nexpect row 0.0 黑龙江\\n' | $TVSH")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("<stdin>:1:15: error: byte 00 is not text"))
    #expect(!outcome.errors.contains("expected"))
  }

  @Test func `a byte order mark and CRLF are accepted in every kind of file`() throws {
    try world.write("\u{FEFF}{\"sections\":[\r\n{\"rows\":[\"1\"]}]}\r\n", to: "a.json")
    try world.write("\u{FEFF}section,row\r\na,1\r\n", to: "a.csv")
    try world.write("\u{FEFF}load a.json\r\nexpect rows 0 1\r\nload a.csv\r\n", to: "a.tvsh")
    #expect(try world.run("--no-echo", "--quiet", "a.tvsh") == .init())
    #expect(try world.run("--quiet", "-c", "source a.tvsh; expect row 0.0 1") == .init())
  }

  @Test func `what is no file says why, on the command line and in a session`() throws {
    try FileManager.default.createDirectory(
      at: world.folder.appending(path: "folder"), withIntermediateDirectories: true)
    for (name, reason) in [
      ("folder", "Is a directory"), ("missing", "No such file or directory"),
      ("ok.tvsh/x", "Not a directory"),
    ] {
      #expect(try world.run(name) == .init(2, errors: "tvsh: cannot read \(name): \(reason)\n"))
      let sourced = try world.run("-c", "source \(name)")
      #expect(sourced.errors.contains("error: cannot read \(name): \(reason)"))
      let saved = try world.run("-c", "save folder/no/a.json")
      #expect(saved.errors.contains("cannot write folder/no/a.json: No such file or directory"))
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root reads every file"))
  func `a file that may not be read says so`() throws {
    chmod(world.folder.appending(path: "ok.tvsh").path, 0)
    #expect(
      try world.run("ok.tvsh") == .init(2, errors: "tvsh: cannot read ok.tvsh: Permission denied\n")
    )
  }

  @Test func `a named pipe is read to its end`() throws {
    let outcome = try world.shell("mkfifo p; (echo dump; echo 'expect rows 0 9') > p & $TVSH p")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\"batch\":0") && outcome.output.contains("expected 9"))
  }

  @Test func `a full device is said to be one, in every kind of output`() throws {
    let saved = try world.shell("ln -s /dev/full full.json; $TVSH -c 'save full.json'")
    #expect(saved.errors.contains("cannot write full.json: No space left on device"))
    let recorded = try world.shell("ln -s /dev/full r.tvsh; $TVSH -c 'record r.tvsh' -c dump")
    #expect(recorded.errors.contains("No space left on device"))
    let output = try world.shell("yes dump | head -n 10000 | $TVSH > /dev/full")
    #expect(output.errors.contains("standard output: No space left on device"))
    #expect(output.status == 2)
  }

  @Test func `a closed pipe ends everything silently`() throws {
    for command in [
      "$TVSH --echo", "$TVSH -c show -c help -", "$TVSH --trace-format json -c 'edit on' -",
    ] {
      let outcome = try world.shell(
        "yes show | \(command) | head -n 1 > /dev/null; exit ${PIPESTATUS[1]}")
      #expect(outcome == .init(128 + SIGPIPE), "\(command)")
    }
  }

  @Test func `closed standard streams are no reason to crash`() throws {
    #expect(try world.shell("$TVSH ok.tvsh >&-").status == 2)
    #expect(try world.shell("$TVSH -c 'del 9 9' 2>&-").status == 1)
    #expect(try world.shell("$TVSH <&-").status == 2)
  }

  @Test func `a full pipe waits for its reader and nothing is lost`() throws {
    let outcome = try world.shell("yes dump | head -n 3000 | $TVSH | (sleep 0.5; wc -l)")
    #expect(outcome == .init(output: "3000\n"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal stops a long replay and says where`(signal: Int32) throws {
    let line = String(repeating: "move 1 0\n", count: 20_000)
    try world.write(line + "source long.tvsh\n" + line, to: "long.tvsh")
    let running = try world.start(["long.tvsh"], input: "")
    #expect(try running.waitForOutput("move 1 0"))
    kill(running.process.processIdentifier, signal)
    let outcome = try running.outcome()
    #expect(outcome.status == 128 + signal)
    #expect(outcome.errors.hasPrefix("tvsh: stopped at long.tvsh:"))
    #expect(outcome.output.hasSuffix("\n"), "what was printed ends with a line")
  }

  @Test func `a program that is to outlive its terminal does`() throws {
    let outcome = try world.shell(
      "trap '' HUP; (sleep 0.3; echo dump) | $TVSH & sleep 0.1; kill -HUP $!; wait $!")
    #expect(outcome.status == 0 && outcome.output.contains("\"batch\":0"))
  }

  @Test func `a script cannot run programs`() throws {
    for command in ["!touch x", "shell touch x", "system touch x", "source '|touch x'"] {
      #expect(try world.run("-c", command).status == 1, "\(command)")
    }
    let outcome = try world.run(
      "-c", "data set 0.0 '$(touch x)`touch x`'; save a.json; load a.json")
    #expect(outcome.status == 0)
    #expect(try world.names() == ["a.json", "ok.tvsh"])
  }
}
