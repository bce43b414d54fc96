import Foundation
import TableShell
import TestSupport
import Testing

/// The code that a session prints is Swift, and does what the session did.
struct CodeTests {
  private static let examples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "scripts/examples")

  /// Sessions that between them have every kind of command that changes something.
  private static let sessions = [
    "del 0.1-3| ins 0 0 甲 乙| move 0.0 1.2| data set 0 0 丙| reload 0 0| reconfigure 1.0",
    "begin| del 0.0 0.2| begin| ins 1 1 \"a\\\"b\\\\c\" with left| end| move-section 1 0| end",
    "begin| del-section 0| ins-section 0 华南 广东 海南| data header 1 江南| reload-section 1| end",
    "edit on| style 0 2 insert| type 天津| tap 0 2| del 0 0| move 0 1| tap 0 0| confirm",
    "edit on| style 0 1 multi| can-edit 0 2 no| can-move default no| title 0 0 删除| tap 0 1",
    "set allows-multiple-selection yes| select 0.1 1.1| del 0 0| deselect 1 1",
    "insert-row on| edit on| type 天津| tap 0 4| drag 0.0 to 0.2| insert-row off| edit off",
    "del 0 1| undo| data del 0 0| table del 0 0| redo| edit on| undo| select 0 0| undo",
    "data ins 0 4 甲| select 0 2| undo| table del 0 0| begin| data clear| end| reload-data",
    "on commit 'table del this; data del this'| edit on| del 0 1| on move 'data move target this'",
    "on commit 'data del this; table del this'| edit on| begin| del 0 1| ins 0 0 甲| end| new empty",
    "swipe 0.1| confirm| actions 1 0 归档 删除:destructive| on action 1 'del this'| "
      + "swipe 1.0| action 1",
    "set layout manual| reload-data| data ins 0 0 甲| begin| table reload 0 2| end| layout",
    "omit header number-of-sections| reload-data| implement header| reload-data| del 0 1",
    "data clear| reload-data| ins-section 0| begin| ins 0 0 甲| ins-section 1 乙 丙| end| "
      + "move 0.0 1.1",
    "retarget section| edit on| drag 0.1 to 1.0| implement should-indent footer will-select| new",
    "style default multi| insert-row on| edit on| actions 0 0 归档 删除:destructive| "
      + "implement edit-actions",
    "begin| move-section 0 1| data del 1 0| table del 1 0| cancel-batch| begin| "
      + "data move 0.0 1.0| end",
    "table begin| table move 0.1 1.0| data move 0.1 1.0| edit on| table select 0 0| "
      + "table end| scroll 1 2",
  ]

  @Test
  func `a printed controller comes to the data and the table of its session`() throws {
    var shells: [(name: String, shell: TestShell)] = []
    for session in Self.sessions {
      let shell = try TestShell()
      for command in session.split(separator: "|") {
        shell.type(command.trimmingCharacters(in: .whitespaces))
      }
      shell.type("cancel")
      shells.append((session, shell))
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: Self.examples.path).sorted()
    where name.hasSuffix(".tvsh") {
      let script = try String(
        contentsOf: Self.examples.appending(path: name), encoding: .utf8)
      let shell = try TestShell(folder: Self.examples.path)
      for line in script.split(separator: "\n", omittingEmptySubsequences: false) {
        shell.type(String(line))
      }
      shells.append((name, shell))
    }
    try check(shells)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["TVSH_TEST_ALL"] == "1"))
  func `random sessions and their printed controllers come to the same`() throws {
    let shells = try (0..<60).map { seed in
      let shell = try TestShell()
      var random = SeededGenerator(seed: UInt64(seed))
      let lines = (0..<25).map { _ in RandomCommand.next(using: &random) }
      for line in lines { shell.type(line) }
      if shell.isInBatch { shell.type("cancel-batch") }
      shell.type("cancel")
      return (name: "seed \(seed): " + lines.joined(separator: "\n"), shell: shell)
    }
    try check(shells)
  }

  @Test
  func `the printed last update does what the update did`() throws {
    let updates = [
      ["move 0.1 1.0"], ["data del 0.0-1", "table del 0.0-1 with fade"],
      ["begin", "del 0.1 0.3", "ins 0 3 吉林", "move-section 1 0", "ins-section 1 华南 广东", "end"],
      ["edit on", "edit off", "begin", "begin", "ins 0 0 甲", "end", "del-section 0", "end"],
    ]
    let empty = try TestShell().type("code swift session")
    var shells: [(name: String, shell: TestShell)] = []
    var code: [String] = []
    for update in updates {
      let shell = try TestShell()
      for line in update { shell.type(line) }
      let start = "    tableView.layoutIfNeeded()\n"
      code.append(
        empty.replacingOccurrences(of: start, with: start + shell.type("code swift")))
      shells.append((update.joined(separator: "; "), shell))
    }
    try compare(try PrintedCode.run(code), with: shells)
  }

  private func check(_ shells: [(name: String, shell: TestShell)]) throws {
    let code = shells.map { $0.shell.type("code swift session") }
    try compare(try PrintedCode.run(code), with: shells)
  }

  private func compare(
    _ result: (outcomes: [PrintedCode.Outcome], errors: String),
    with shells: [(name: String, shell: TestShell)]
  ) throws {
    for ((name, shell), outcome) in zip(shells, result.outcomes) {
      if shell.type("code swift session").contains("// Not shown:") { continue }
      let expected = try PrintedCode.Outcome(shell.type("dump"))
      #expect(
        outcome.fits(expected),
        "\(name)\nsession \(expected)\ncode    \(outcome)\n\(shell.type("code swift session"))")
    }
    let raising = result.outcomes.count < shells.count ? shells[result.outcomes.count] : nil
    #expect(
      raising == nil,
      "\(raising?.name ?? "")\n\(result.errors)\n\(raising?.shell.type("code swift session") ?? "")"
    )
  }
}

/// Commands of all kinds, as often wrong as right.
private enum RandomCommand {
  static func next(using random: inout SeededGenerator) -> String {
    let path = "\(Int.random(in: 0...1, using: &random)).\(Int.random(in: 0...3, using: &random))"
    let other = "\(Int.random(in: 0...1, using: &random)).\(Int.random(in: 0...3, using: &random))"
    let section = Int.random(in: 0...2, using: &random)
    let text = ["甲", "乙", "\"丙 \\\\\""].randomElement(using: &random) ?? ""
    let commands = [
      "del \(path)", "ins \(path) \(text)", "move \(path) \(other)",
      "ins-section \(section) \(text) 一",
      "del-section \(section)", "move-section \(section) 0", "reload \(path)", "begin", "end",
      "end",
      "data del \(path)", "table del \(path)", "data ins \(path) \(text)", "table ins \(path)",
      "data set \(path) \(text)", "reload-data", "edit on", "edit off", "tap \(path)", "confirm",
      "style \(path) insert", "style \(path) delete", "select \(path)", "undo", "redo",
      "swipe \(path)",
      "drag \(path) to \(other)", "cancel-batch", "del \(path); ins \(other) \(text)",
      "insert-row on",
      "insert-row off", "type \(text)", "data header \(section) \(text)",
      "reload-section \(section)",
      "can-edit \(path) no", "ins 0 0 \(text); move \(path) \(other)", "cancel",
      "table select \(path)",
    ]
    return commands.randomElement(using: &random) ?? "show"
  }
}
