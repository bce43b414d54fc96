import Foundation
import Glibc
import Testing

@testable import tvsh

/// What is written is whole, beside the old file until then, and nowhere else.
struct FilesTests {
  private let world: Tvsh

  init() throws {
    world = try Tvsh()
  }

  private func path(_ name: String) -> String { world.folder.path + "/" + name }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    stat(path(name), &status)
    return status.st_mode & 0o7777
  }

  @Test(arguments: [
    ("a.json", "save a.json"), ("a.csv", "save a.csv"), ("a.mmd", "export a.mmd"),
    ("a.html", "export a.html"), ("a.txt", "export a.txt"), ("a.tvsh", "record a.tvsh"),
    ("a.transcript", "record a.transcript"),
  ])
  func `a file keeps its mode and its link, and nothing is left beside it`(
    name: String, command: String
  ) throws {
    try world.write("old", to: "real")
    chmod(path("real"), 0o640)
    symlink("real", path(name))
    #expect(try world.run("--quiet", "-c", "dump", "-c", command).status == 0)
    #expect(try world.text("real") != "old" && !world.text("real").isEmpty)
    #expect(mode("real") == 0o640)
    #expect(try world.names() == [name, "real"].sorted())
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: path(name))) == "real")
  }

  @Test func `a golden keeps its mode when it is recorded again`() throws {
    try world.write("dump\n", to: "t.tvsh")
    try world.write("old\n", to: "t.transcript")
    chmod(path("t.transcript"), 0o604)
    #expect(try world.run("test", "--record", "all", ".").status == 1)
    #expect(try world.text("t.transcript").hasPrefix("tvsh> dump\n"))
    #expect(mode("t.transcript") == 0o604)
    #expect(try world.names() == ["t.transcript", "t.tvsh"])
  }

  @Test func `a table that is refused leaves the old file alone`() throws {
    try world.write("old", to: "a.csv")
    let outcome = try world.run("-c", "data ins-section 0; save a.csv")
    #expect(outcome.status == 1 && outcome.errors.contains("section 0 is empty"))
    #expect(try world.text("a.csv") == "old")
  }

  @Test func `without a home, and in one that is read-only, a replay writes nothing`() throws {
    let homeless = try Tvsh(environment: ["HOME": ""])
    #expect(try homeless.run("-c", "expect rows 0 4") == .init())
    #expect(try homeless.shell("env -u HOME $TVSH -c 'expect rows 0 4'") == .init())
    chmod(homeless.folder.path, 0o555)
    defer { chmod(homeless.folder.path, 0o755) }
    #expect(try homeless.run("-c", "expect rows 0 4") == .init())
    #expect(try homeless.names().isEmpty)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["TVSH_TEST_ALL"] != nil, "test --all"))
  func `killed at any moment, the old or the new file is whole`() throws {
    let rows = (0..<2_000).map { "\"row \($0)\"" }.joined(separator: ",")
    let tables = ["a", "b"].map {
      "{\"sections\":[\n{\"header\":\"\($0)\",\"rows\":[\(rows)]}\n]}\n"
    }
    try world.write(tables[0], to: "0.json")
    try world.write(tables[1], to: "1.json")
    try world.write(tables[0], to: "saved.json")
    let script = "data load 0.json\nsave saved.json\ndata load 1.json\nsave saved.json\n"
    try world.write(String(repeating: script, count: 2_000), to: "s.tvsh")
    let start = ContinuousClock.now
    var kills = 0
    var interrupted = 0
    var seen: Set<String> = []
    func isEnough() -> Bool {
      // On a busy machine fewer kills fit into the time, and it goes on for longer.
      let met = kills >= 50 && seen.count == 2 && interrupted > 0
      let time = ContinuousClock.now - start
      return kills >= 400 || time > (met ? .seconds(15) : .seconds(120))
    }
    while !isEnough() {
      let running = try world.start(["--no-echo", "--quiet", "s.tvsh"], input: "")
      usleep(.random(in: 3_000...150_000))
      kill(running.process.processIdentifier, SIGKILL)
      #expect(try running.outcome().status == -SIGKILL)
      kills += 1
      let saved = try world.text("saved.json")
      #expect(tables.contains(saved), "after \(kills) kills the file has \(saved.utf8.count) bytes")
      seen.insert(saved)
      let left = try world.names().filter { $0.hasPrefix(".tvsh-saving-") }
      #expect(left.count <= 1, "what the last one left is gone")
      interrupted += left.count
    }
    #expect(kills >= 50 && seen.count == 2, "\(kills) kills met \(seen.count) of both files")
    #expect(interrupted > 0, "some kills came while a file was written")
    #expect(try world.run("-c", "save other.json").status == 0)
    #expect(try world.names().allSatisfy { !$0.hasPrefix(".tvsh-saving-") })
  }

  @Test func `what a killed process left goes with the next save, and nothing else does`() throws {
    for name in [
      ".tvsh-saving-99999", ".tvsh-saving-7-3", ".tvsh-saving-notes", ".tvsh-saving-1 copy",
      "x.tvsh-saving-1", ".tvsh-77777",
    ] {
      try world.write("half", to: name)
    }
    symlink("x.tvsh-saving-1", path(".tvsh-saving-5"))
    try world.write("half", to: ".tvsh-saving-8")
    let held = open(path(".tvsh-saving-8"), O_RDONLY)
    defer { close(held) }
    #expect(flock(held, LOCK_EX) == 0)
    #expect(try world.run("-c", "save a.json; save b.json").status == 0)
    #expect(
      try world.names()
        == [
          ".tvsh-77777", ".tvsh-saving-1 copy", ".tvsh-saving-5", ".tvsh-saving-8",
          ".tvsh-saving-notes", "a.json", "b.json", "x.tvsh-saving-1",
        ])
  }

  @Test func `who sweeps a folder takes no file that is being written`() async throws {
    let folder = world.folder.path
    async let sweeping: Void = Task.detached {
      for _ in 0..<20_000 {
        TemporaryFile.sweep([".tvsh-saving-\(getpid())"], inFolder: folder)
      }
    }.value
    for _ in 0..<20_000 {
      let file = try TemporaryFile(inFolder: folder)
      try #require(access(file.path, F_OK) == 0)
      file.remove()
    }
    await sweeping
  }

  @Test func `many shells that save at once into one folder do not disturb each other`() throws {
    let script = String(repeating: "save shared.json\nsave $N.json\n", count: 60)
    let outcome = try world.shell(
      """
      for n in 1 2 3 4 5 6; do
        printf '%s' '\(script)' | sed s/\\$N/$n/ | $TVSH --bail || echo "failed $n" &
      done; wait
      """)
    #expect(outcome == .init())
    #expect(
      try world.names() == (1...6).map { "\($0).json" } + ["shared.json"])
  }
}
