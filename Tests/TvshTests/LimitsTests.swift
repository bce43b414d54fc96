import Foundation
import Testing

/// Beyond a limit there is a mistake that names it, and the session goes on.
struct LimitsTests {
  private let world: Tvsh
  /// A comment that is longer than a line may be.
  private let longLine = "# " + String(repeating: "x", count: 1 << 20)
  private let tooLong = "error: a line has at most 1048576 bytes, this one has 1048578\n"

  init() throws {
    world = try Tvsh()
  }

  @Test func `a line that is too long is a mistake wherever it stands, and the next one runs`()
    throws
  {
    try world.write(longLine + "\nexpect rows 0 4\n", to: "long.tvsh")
    for line in [
      "$TVSH --no-echo long.tvsh", "$TVSH < long.tvsh", "$TVSH -c 'source long.tvsh'",
    ] {
      let outcome = try world.shell(line)
      #expect(outcome.status == 1 && outcome.output.isEmpty, "\(line)")
      #expect(outcome.errors.contains("1:1: " + tooLong), "\(line)")
      #expect(outcome.errors.utf8.count < 400, "\(line) shows the beginning of the line")
    }
    let echoed = try world.shell("$TVSH long.tvsh | tail -n 3 | cut -c1-80")
    #expect(echoed.output == "      ^\n" + tooLong + "tvsh> expect rows 0 4\n")
  }

  @Test func `a line of 100 MB is one mistake`() throws {
    let outcome = try world.shell(
      "(echo begin; head -c 100000000 /dev/zero | tr '\\0' x; echo; echo end) | $TVSH")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("at most 1048576 bytes, this one has 100000000"))
  }

  @Test func `begin nests to its limit and no deeper`() throws {
    let script = String(repeating: "begin\n", count: 1001) + "cancel-batch\nexpect rows 0 4\n"
    let outcome = try world.run(input: script)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("<stdin>:1001:1: error: begin nests at most 1000 deep"))
    #expect(!outcome.errors.contains("1002"))
  }

  @Test func `a file that sources itself stops at the limit`() throws {
    try world.write("source loop.tvsh\n", to: "loop.tvsh")
    let outcome = try world.run("-c", "source loop.tvsh")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("loop.tvsh:1:8: error: files nest at most 32 deep"))
  }

  @Test func `undo goes back as far as its limit`() throws {
    let changes = String(repeating: "data set 0.0 a\ndata set 0.0 b\n", count: 600)
    let outcome = try world.run(input: changes + "undo 1000\nundo\nexpect data row 0.0 b\n")
    #expect(outcome.errors.contains("error: nothing to undo"))
    #expect(!outcome.errors.contains("expected"))
    let beyond = try world.run("-c", "undo 1001")
    #expect(beyond.errors.contains("1000"))
  }

  @Test func `a range names its limit`() throws {
    let mistake = "error: the ranges of a command name at most 1000000 rows or sections"
    for command in [
      "table del 0.0-1000000", "table ins-section 0-99999999",
      "table reload 0.0-9 1.0-499999 2.0-499999",
    ] {
      let outcome = try world.run("-c", "\(command); show")
      #expect(outcome.errors.contains(mistake), "\(command)")
      #expect(outcome.output == "")
    }
    let most = try world.run("-c", "begin; trace off; table reload 0.0-999999; cancel-batch")
    #expect(most == .init(output: "  table: begin-updates\n"))
  }

  @Test(arguments: [2, 7_000, 170_000])
  func `a command is put off once`(times: Int) throws {
    let line = "on select '" + String(repeating: "later ", count: times) + "show'\n"
    let outcome = try world.run(input: line)
    #expect(outcome.errors.hasPrefix("<stdin>:1:18: error: a command is put off once\n"))
  }

  @Test func `a file with too many sections names the limit`() throws {
    let section = "{\"rows\":[]},"
    try world.write(
      "{\"sections\":[" + String(repeating: section, count: 1_000_000) + "{\"rows\":[]}]}",
      to: "many.json")
    let outcome = try world.run("-c", "load many.json")
    #expect(outcome.errors.contains("a table has at most 1000000 sections, not 1000001"))
  }

  @Test func `a session that grew too long is recorded from its start or not at all`() throws {
    let line = "data set 0.0 " + String(repeating: "x", count: 1_000_000) + "\n"
    let outcome = try world.run(
      "--quiet", "-", "-c", "record late.tvsh", input: String(repeating: line, count: 18))
    #expect(
      outcome.errors.contains("error: the session is longer than 16 MiB: record from its start"))
    #expect(try world.names().isEmpty)
  }

  @Test(arguments: [
    "del 0.9223372036854775808", "del 99999999999999999999 0", "undo 99999999999999999999",
    "move 0.0 9223372036854775807.9223372036854775807", "set visible 99999999999999999999",
    "action 18446744073709551616", "del -1", "del 0.-1", "undo -1",
    "del-section -9223372036854775808",
    "expect rows 99999999999999999999 1", "data ins 0.9223372036854775807 x",
    "ins-section 9223372036854775807", "drag 0.9223372036854775807 to 0.0", "set ios -7",
  ])
  func `a number that cannot be is a mistake and changes nothing`(command: String) throws {
    let outcome = try world.run("-c", command + "\nexpect rows 0 4\nexpect data rows 0 4")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains(": error: ") && !outcome.errors.contains("expected 4"))
  }

  @Test(arguments: [
    "table del 0.9223372036854775807", "table move 0.0 9223372036854775807.9223372036854775807",
    "table ins-section 9223372036854775807", "table ins 9223372036854775807.9223372036854775807",
    "table move-section 0 9223372036854775807", "table del 9223372036854775807.0",
  ])
  func `a number that the table cannot have is refused in UIKit's words`(command: String) throws {
    let outcome = try world.run("-c", command + "\nexpect rows 0 4")
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("*** Terminating app due to uncaught exception"))
  }

  @Test func `a batch that is cancelled into a refused layout is closed, and undo goes on`() throws
  {
    let outcome = try world.run(
      input: "set visible 1\ndata clear\nset visible all\nbegin\ncancel-batch\nundo\ndump\n")
    #expect(outcome.output.contains("  undone: data clear\n"))
    #expect(outcome.output.contains("\"batch\":0") && outcome.errors.isEmpty)
  }
}
