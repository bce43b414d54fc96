import TableShell
import Testing
import TranscriptRunner

struct ScratchHostTests {
  private let files = MemoryFiles(["tests/a.tvsh": "", "tests/in.json": "{}", "tests/sub/x": "x"])
  private var host: ScratchHost { ScratchHost(files: files, folder: "tests") }

  private func text(_ path: String, in host: ScratchHost) throws(HostError) -> String {
    String(decoding: try host.readFile(path), as: UTF8.self)
  }

  @Test func `files are read beside the script until the test has saved them`() throws {
    let host = host
    #expect(try text("in.json", in: host) == "{}")
    try host.writeFile("in.json", Array("new".utf8))
    #expect(try text("./sub/../in.json", in: host) == "new")
    #expect(files.text("tests/in.json") == "{}")
  }

  @Test func `what is appended begins with what the file held`() throws {
    let host = host
    try host.appendFile("in.json", Array("1".utf8))
    try host.appendFile("log", Array("2".utf8))
    try host.appendFile("log", Array("3".utf8))
    #expect(try text("in.json", in: host) == "{}1")
    #expect(try text("log", in: host) == "23")
    #expect(files.text("tests/log") == nil)
  }

  @Test func `one test does not see what another saved`() throws {
    try host.writeFile("out", [1])
    #expect(throws: HostError.self) { try host.readFile("out") }
  }

  @Test func `a target that a disk would refuse is refused`() {
    #expect { try host.writeFile("sub", []) } throws: {
      ($0 as? HostError)?.reason == "Is a directory"
    }
    #expect { try host.writeFile("nosuch/out", []) } throws: {
      ($0 as? HostError)?.reason == "No such file or directory"
    }
    #expect { try host.writeFile("in.json/out", []) } throws: {
      ($0 as? HostError)?.reason == "Not a directory"
    }
  }

  @Test func `absolute names are the disk's own`() throws {
    try host.writeFile("/tmp/out", [1])
    #expect(files.contents["/tmp/out"] == [1])
  }
}
