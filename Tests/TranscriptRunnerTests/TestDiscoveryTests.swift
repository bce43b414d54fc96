import Testing
import TranscriptRunner

struct TestDiscoveryTests {
  private let files = MemoryFiles([
    "b.tvsh": "", "b.transcript": "", "a/z.tvsh": "", "a/c.transcript": "", "a/notes.txt": "",
    ".build/x.tvsh": "", "a/.tvsh": "", "linked/y.tvsh": "",
  ])

  private func names(_ paths: String...) throws(UnusablePath) -> [String] {
    files.links = ["linked"]
    return try TestDiscovery.tests(in: paths, files: files).map(\.name)
  }

  @Test func `folders are searched through in the order of names, hidden names and links left out`()
    throws
  {
    #expect(try names(".") == ["a/c.transcript", "a/z.tvsh", "b.tvsh"])
    #expect(try names("a") == ["a/c.transcript", "a/z.tvsh"])
    #expect(try names("linked") == ["linked/y.tvsh"])
  }

  @Test func `a script and its golden are one test, named once or twice`() throws {
    #expect(
      try names("b.tvsh", "b.transcript", "./b.tvsh", ".").filter { $0.hasSuffix("b.tvsh") } == [
        "b.tvsh"
      ])
    #expect(
      try TestDiscovery.tests(in: ["b.transcript"], files: files)
        == [GoldenTest(stem: "b", hasScript: true, hasGolden: true)])
  }

  @Test func `endings may be in letters of either case`() throws {
    let files = MemoryFiles([
      "A.TVSH": "", "A.TRANSCRIPT": "", "b.Tvsh": "", "b.transcript": "", "C.TVSH": "",
      "D.TRANSCRIPT": "",
    ])
    let tests = try TestDiscovery.tests(in: ["."], files: files)
    #expect(tests.map(\.scriptPath) == ["A.TVSH", "C.TVSH", "D.TVSH", "b.Tvsh"])
    #expect(
      tests.map(\.goldenPath) == ["A.TRANSCRIPT", "C.TRANSCRIPT", "D.TRANSCRIPT", "b.transcript"])
    #expect(tests.map(\.hasScript) == [true, true, false, true])
    #expect(tests.map(\.hasGolden) == [true, false, true, true])
    #expect(try TestDiscovery.tests(in: ["A.TVSH"], files: files) == [tests[0]])
    #expect(try TestDiscovery.tests(in: ["A.TRANSCRIPT"], files: files) == [tests[0]])
  }

  @Test func `a pipe is read where it is named, and passed by in a folder`() throws {
    files.streams = ["a/z.tvsh", "b.transcript"]
    #expect(try names(".") == ["a/c.transcript", "b.tvsh"])
    #expect(try names("a/z.tvsh") == ["a/z.tvsh"])
    #expect(
      try TestDiscovery.tests(in: ["."], files: files).last
        == GoldenTest(stem: "b", hasScript: true, hasGolden: false))
  }

  @Test func `a path that is not there, or no test, is refused`() {
    #expect { try names("nosuch") } throws: {
      ($0 as? UnusablePath)?.reason == "No such file or directory"
    }
    #expect { try names("a/notes.txt") } throws: {
      ($0 as? UnusablePath)?.reason == "its name ends neither in .tvsh nor in .transcript"
    }
  }
}
