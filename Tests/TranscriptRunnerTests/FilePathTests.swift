import TableShell
import Testing
import TranscriptRunner

struct FilePathTests {
  @Test func `a path is cut at its last slash`() {
    #expect(FilePath.folder(of: "a/b/c") == "a/b")
    #expect(FilePath.folder(of: "/c") == "/")
    #expect(FilePath.folder(of: "c") == nil)
    #expect(FilePath.lastComponent(of: "a/b/c") == "c")
    #expect(FilePath.lastComponent(of: "c") == "c")
  }

  @Test func `a relative path is joined to its folder, an absolute one stands alone`() {
    #expect(FilePath.join("a", "b/c") == "a/b/c")
    #expect(FilePath.join("a/", "b") == "a/b")
    #expect(FilePath.join("/", "b") == "/b")
    #expect(FilePath.join("a", "/b") == "/b")
    #expect(FilePath.join(nil, "b") == "b")
  }

  @Test func `one file has one normalized name`() {
    #expect(FilePath.normalized("./a//b/../c") == "a/c")
    #expect(FilePath.normalized("../a") == "../a")
    #expect(FilePath.normalized("a/../..") == "..")
    #expect(FilePath.normalized("/a/./b") == "/a/b")
    #expect(FilePath.normalized(".") == ".")
  }

  @Test func `a transcript speaks as its script`() {
    #expect(LinePlace.scriptName(for: "x/demo.transcript") == "demo.tvsh")
    #expect(LinePlace.scriptName(for: "x/demo.tvsh") == "demo.tvsh")
    #expect(LinePlace.scriptName(for: "notes") == "notes")
    #expect(LinePlace.scriptName(for: "x/DEMO.TRANSCRIPT") == "DEMO.TVSH")
    #expect("x/demo.transcript".pathOfScript == "x/demo.tvsh")
  }
}
