import Foundation
import Testing

/// A long session takes no more memory than a short one.
struct MemoryTests {
  /// The most memory that a process has had, in kilobytes.
  private func peak(of process: Int32) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return try #require(Int(line.filter(\.isNumber)))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["TVSH_TEST_ALL"] != nil, "test --all"))
  func `memory stays flat however long a session goes on`() throws {
    let running = try Tvsh().start(["--quiet"], input: nil)
    let padding = String(repeating: " ", count: 400)
    // So many that undo, the journal and what the runtime keeps are as large as they become.
    func play(_ count: Int, ending mark: String) throws {
      let lines = ["data set 0.0 a", "ins 0 4 b", "table del 0 9", "del 0 4", "nosuch"]
      for index in 0..<count / 500 {
        let text = (0..<500).map { lines[($0 + index) % 5] + padding + "\n" }.joined()
        running.input.fileHandleForWriting.write(Data(text.utf8))
      }
      running.input.fileHandleForWriting.write(Data("data set 0.0 \(mark)\ndump\n".utf8))
    }
    try play(60_000, ending: "once")
    #expect(try running.waitForOutput("once"))
    let before = try peak(of: running.process.processIdentifier)
    try play(60_000, ending: "twice")
    #expect(try running.waitForOutput("twice"))
    let after = try peak(of: running.process.processIdentifier)
    running.input.fileHandleForWriting.closeFile()
    _ = try running.outcome()
    #expect(after < before + 4_096, "from \(before) to \(after) kB")
  }
}
