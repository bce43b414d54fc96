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

  @Test(arguments: [false, true])
  func `a file that is UTF-16 is said once to be that`(isBigEndian: Bool) throws {
    let reason = "it is UTF-16: save it as UTF-8"
    for (name, text) in [
      ("a.tvsh", "show\nshow\n"), ("a.csv", "section,row\na,b\n"), ("a.json", "{\n}\n"),
    ] {
      let units = "\u{FEFF}\(text)".utf16.map { isBigEndian ? $0.bigEndian : $0.littleEndian }
      try units.withUnsafeBytes { Data($0) }.write(to: world.folder.appending(path: name))
      let command = name == "a.tvsh" ? "source" : "load"
      let outcome = try world.run("-c", "\(command) \(name)")
      #expect(outcome.errors.contains("error: cannot read \(name): \(reason)\n"))
      #expect(outcome.errors.split(separator: "error:").count == 2)
      #expect(outcome.status == 1)
    }
    let complaint = "tvsh: cannot read a.tvsh: \(reason)\n"
    #expect(try world.run("a.tvsh") == .init(2, errors: complaint))
    #expect(try world.shell("$TVSH < a.tvsh").errors.hasSuffix(": \(reason)\n"))
    #expect(try world.run("test", "a.tvsh").output.contains(reason))
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

  @Test func `a file that may not be read or written says so`() throws {
    chmod(world.folder.appending(path: "ok.tvsh").path, 0)
    for name in ["read-only.json", "read-only.tvsh"] {
      try world.write("old\n", to: name)
      chmod(world.folder.appending(path: name).path, 0o444)
    }
    let read = try world.shell("\(Self.asNobody) ok.tvsh")
    #expect(read == .init(2, errors: "tvsh: cannot read ok.tvsh: Permission denied\n"))
    let sourced = try world.shell("\(Self.asNobody) -c 'source ok.tvsh'")
    #expect(sourced.errors.contains("error: cannot read ok.tvsh: Permission denied\n"))
    for (command, name) in [("save", "read-only.json"), ("record", "read-only.tvsh")] {
      let saved = try world.shell("\(Self.asNobody) -c '\(command) \(name)'")
      #expect(saved.errors.contains("cannot write \(name): Permission denied\n"))
      #expect(try world.text(name) == "old\n")
    }
  }

  @Test func `a folder that may not be written says so, and the file stays`() throws {
    try world.write("old\n", to: "closed/a.json")
    chmod(world.folder.appending(path: "closed/a.json").path, 0o666)
    chmod(world.folder.appending(path: "closed").path, 0o555)
    defer { chmod(world.folder.appending(path: "closed").path, 0o755) }
    let saved = try world.shell("\(Self.asNobody) -c 'save closed/a.json'")
    #expect(saved.errors.contains("cannot write closed/a.json: Permission denied\n"))
    #expect(try world.text("closed/a.json") == "old\n")
  }

  /// The program as somebody who may not do everything, as root may. It is copied to where
  /// everybody can find it.
  private static let asNobody =
    geteuid() != 0
    ? "$TVSH"
    : "cp -n $TVSH program; /usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups "
      + "--inh-caps=-all ./program"

  @Test func `a named pipe is read to its end`() throws {
    let outcome = try world.shell("mkfifo p; (echo dump; echo 'expect rows 0 9') > p & $TVSH p")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("\"batch\":0") && outcome.output.contains("expected 9"))
  }

  @Test func `a full device is said to be one, in every kind of output`() throws {
    let saved = try world.shell("ln -s /dev/full full.json; $TVSH -c 'save full.json'")
    #expect(saved.errors.contains("cannot write full.json: No space left on device"))
    let recorded = try world.shell("ln -s /dev/full r.tvsh; $TVSH -c 'record r.tvsh' -c dump")
    #expect(recorded.errors.contains("recording in r.tvsh ends: No space left on device"))
    #expect(recorded.status == 1)
    let output = try world.shell("yes dump | head -n 10000 | $TVSH > /dev/full")
    #expect(output.errors.contains("standard output: No space left on device"))
    #expect(output.status == 2)
  }

  @Test func `a standard stream is written as it is, a pipe as well as a file`() throws {
    for name in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "link.tvsh"] {
      for reader in ["| cat", "> f; cat f", ">> f; cat f"] {
        let outcome = try world.shell(
          """
          rm -f f link.tvsh; ln -s /dev/stdout link.tvsh
          $TVSH -c 'record \(name)' -c show -c 'expect rows 0 4' \(reader)
          """)
        let shown = try world.run("-c", "show").output
        #expect(outcome == .init(output: "show\nexpect rows 0 4\n" + shown), "\(name) \(reader)")
      }
    }
    let errors = try world.shell("$TVSH -c 'record /dev/stderr' -c dump 2>&1 >/dev/null | cat")
    #expect(errors.output == "dump\n")
    let closed = try world.run("-c", "record /dev/fd/77")
    #expect(closed.errors.contains("cannot write /dev/fd/77: No such file or directory"))
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
    #expect(try world.shell("$TVSH -c 'save a.json' -c nosuch -c dump <&- >&- 2>&-").status == 2)
    #expect(try world.text("a.json").hasPrefix("{\"sections\":["))
    #expect(try world.run("-c", "load a.json; expect rows 0 4").status == 0)
  }

  @Test func `input that never ends is refused before it fills the memory`() throws {
    for (line, reason) in [
      ("$TVSH /dev/zero", "tvsh: cannot read /dev/zero: line 1 is longer than 104857600 bytes\n"),
      ("$TVSH explain </dev/zero", "cannot read standard input: a file has at most 1024 MiB\n"),
    ] {
      let outcome = try world.shell("ulimit -v 4000000; \(line)")
      #expect(outcome.status == 2 && outcome.errors.hasSuffix(reason), "\(outcome.errors)")
    }
  }

  @Test func `a file that may not become so large is an error, and the old one stays`() throws {
    try world.write("old\n", to: "a.html")
    let outcome = try world.shell("ulimit -f 1; $TVSH -c 'dump; export a.html; expect rows 0 4'")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("cannot write a.html: File too large"))
    #expect(try world.text("a.html") == "old\n" && world.names() == ["a.html", "ok.tvsh"])
  }

  @Test func `few descriptors and little memory are enough`() throws {
    for limit in ["-n 12", "-v 500000", "-s 512"] {
      let outcome = try world.shell(
        "ulimit \(limit); $TVSH -c 'save a.json; load a.json; export a.html; expect rows 0 4'")
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "ulimit \(limit)")
    }
  }

  @Test(arguments: ["C", "POSIX", "nosuch.UTF-8", "zh_CN.GB18030", ""])
  func `what is printed does not depend on locale and time zone`(locale: String) throws {
    let plain = try world.run("-c", "ins 0 0 天津; dle; show")
    let outcome = try world.shell(
      "LC_ALL=\(locale) TZ=Nowhere/Odd $TVSH -c 'ins 0 0 天津; dle; show'")
    #expect(outcome == plain)
  }

  @Test func `a command line as long as the system allows is read`() throws {
    let outcome = try world.shell(
      """
      words=(); for n in {1..20000}; do words+=(-c "data set 0.0 $n"); done
      $TVSH --quiet "${words[@]}" -c 'expect data row 0.0 20000'
      """)
    #expect(outcome == .init())
  }

  @Test func `a full pipe waits for its reader and nothing is lost`() throws {
    let outcome = try world.shell("yes dump | head -n 3000 | $TVSH | (sleep 0.5; wc -l)")
    #expect(outcome == .init(output: "3000\n"))
  }

  @Test func `a signal that stops a sourced file names its line`() throws {
    let moves = String(repeating: "move 1 0\n", count: 200_000)
    try world.write("save begun.json\n" + moves, to: "inner.tvsh")
    try world.write("source inner.tvsh\nquit 7\n", to: "outer.tvsh")
    let running = try world.start(["-c", "trace off; source outer.tvsh"], input: "")
    let deadline = ContinuousClock.now + .seconds(60)
    while ContinuousClock.now < deadline {
      if try world.names().contains("begun.json") { break }
      usleep(2000)
    }
    kill(running.process.processIdentifier, SIGINT)
    let outcome = try running.outcome()
    #expect(outcome.status == 130)
    #expect(outcome.errors.hasPrefix("tvsh: stopped at inner.tvsh:"))
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
