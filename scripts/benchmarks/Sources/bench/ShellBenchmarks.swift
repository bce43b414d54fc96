import Glibc

/// The program itself against programs that do the same.
struct ShellBenchmarks {
  let tvsh: String
  let lines: Int
  private let files = Files()

  init(tvsh: String, lines: Int) {
    self.tvsh = tvsh
    self.lines = lines
  }

  func removeFiles() { files.remove() }

  // MARK: Start

  func start() -> [Row] {
    guard let sqlite = Child.named("sqlite3", [":memory:", ".quit"]) else {
      return [missing("start", "sqlite3")]
    }
    let ours = Child(path: tvsh, arguments: ["-c", ""])
    let times = medians(of: 41, [ours.run, sqlite.run])
    return [Row("start: tvsh -c ''", times[0], peer: "sqlite3", times[1], goal: 1)]
  }

  // MARK: Replay

  func replays() -> [Row] {
    replay(rows: 10, goal: 0.7) + traced(rows: 10) + replay(rows: 100_000, goal: 0.3)
  }

  private func replay(rows: Int, goal: Double) -> [Row] {
    let scripts = Scripts(rows: rows, count: lines)
    // A list of a hundred thousand is moved as a whole with every edit: fewer edits are enough
    // there.
    let few = rows > 1_000 ? Scripts(rows: rows, count: lines / 500) : scripts
    let ours = Child(
      path: tvsh, input: files.write("replay.tvsh", ["trace off"] + scripts.shell))
    let peers = [
      ("lua5.4", Child.named("lua5.4", ["-"], input: files.write("replay.lua", few.lua)), few),
      ("tclsh", Child.named("tclsh", input: files.write("replay.tcl", few.tcl())), few),
      (
        "sqlite3",
        Child.named("sqlite3", [":memory:"], input: files.write("replay.sql", scripts.sqlite)),
        scripts
      ),
    ]
    let name = "replay: \(lines) lines, \(rows) rows, trace off"
    let installed = peers.compactMap { name, child, scripts in
      child.map { (name: name, child: $0, edits: Double(scripts.edits.count)) }
    }
    let times = medians(of: 5, [ours.run] + installed.map { $0.child.run })
    let each = zip(installed, times.dropFirst()).map { peer, time in time / peer.edits }
    return zip(installed, each).map { peer, time in
      // The goal is the fastest of them.
      Row(
        name, times[0] / Double(lines), peer: peer.name, time,
        goal: time == each.min() ? goal : nil)
    } + peers.filter { $0.1 == nil }.map { missing(name, $0.0) }
  }

  private func traced(rows: Int) -> [Row] {
    let scripts = Scripts(rows: rows, count: lines)
    let name = "replay: \(lines) lines, \(rows) rows, trace to a file"
    let ours = Child(
      path: tvsh, input: files.write("replay.tvsh", scripts.shell), output: files.path("out"))
    guard
      let tclsh = Child.named(
        "tclsh", input: files.write("replay.tcl", scripts.tcl(says: true)))
    else { return [missing(name, "tclsh")] }
    let times = medians(of: 5, [ours.run, tclsh.writing(to: files.path("out")).run])
    let each = times.map { $0 / Double(lines) }
    return [Row(name, each[0], peer: "tclsh", each[1], goal: 0.7)]
  }

  // MARK: Tests

  func tests() -> [Row] {
    let count = 1_000
    let ours = Child(path: tvsh, arguments: ["test", transcripts(count)])
    let name = "test: \(count) transcripts of 7 lines"
    var rows: [Row] = []
    if let tclsh = Child.named("tclsh", input: files.write("cases.tcl", tclCases(count))) {
      let times = medians(of: 5, [ours.run, tclsh.run])
      rows.append(Row(name, times[0], peer: "tcltest", times[1], goal: 1.5))
    } else {
      rows.append(missing(name, "tclsh"))
    }
    let folder = cramTests(count)
    for peer in ["cram", "prysk"] {
      guard let child = Child.named(peer, [folder]) else {
        rows.append(missing(name, peer))
        continue
      }
      let times = [ours.run(), child.run()]
      rows.append(Row(name, times[0], peer: peer, times[1], goal: 0.02))
    }
    return rows
  }

  private static let commands = [
    "ins 0 1 \"长春\"", "del 0 0", "move 1 0", "expect rows 0 4", "# done",
  ]

  /// Seven lines each: four commands, a comment, and what two of them print.
  private func transcripts(_ count: Int) -> String {
    let folder = files.makeFolder("transcripts")
    let script = Self.commands
    _ = files.write("transcripts/first.tvsh", script)
    Child(path: tvsh, arguments: ["test", "--record", "all", folder]).runIgnoringStatus()
    let golden = lines(of: files.path("transcripts/first.transcript"))
    for number in 0..<count - 1 {
      _ = files.write("transcripts/\(number).tvsh", script)
      _ = files.write("transcripts/\(number).transcript", golden)
    }
    return folder
  }

  private func tclCases(_ count: Int) -> [String] {
    ["package require tcltest", "namespace import ::tcltest::*"]
      + (0..<count).map { number in
        "test case-\(number) {} -body {set l {a b c d}; set l [linsert $l 1 x]; "
          + "set l [lreplace $l 0 0]; llength $l} -result 4"
      } + ["cleanupTests"]
  }

  private func cramTests(_ count: Int) -> String {
    let folder = files.makeFolder("cram")
    let lines = ["  $ echo a", "  a", "  $ echo b", "  b", "  $ echo c", "  c", "# end"]
    for number in 0..<count { _ = files.write("cram/\(number).t", lines) }
    return folder
  }

  private func lines(of path: String) -> [String] {
    var lines: [String] = []
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    while getline(&line, &capacity, file) > 0, let text = line {
      lines.append(String(String(cString: text).dropLast()))
    }
    free(line)
    return lines
  }

  private func missing(_ name: String, _ peer: String) -> Row {
    Row(name, "", peer: peer, remark: "not installed")
  }
}
