import Foundation
import Glibc
import TableShell
import Testing
import TranscriptRunner

@testable import tvsh

struct FileHostTests {
  private let world: Tvsh
  private let host = FileHost()

  init() throws {
    world = try Tvsh(files: ["old": "old\n", "folder/x": "x"])
  }

  private func path(_ name: String) -> String { world.folder.path + "/" + name }

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    stat(path(name), &status)
    return status.st_mode & 0o7777
  }

  private func reason(_ work: () throws(HostError) -> Void) -> String? {
    do throws(HostError) {
      try work()
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func `a file is read whole`() throws {
    #expect(try host.readFile(path("old")) == Array("old\n".utf8))
    let long = String(repeating: "0123456789", count: 30_000)
    try world.write(long, to: "long")
    #expect(try host.readFile(path("long")).count == 300_000)
  }

  @Test func `what cannot be read says why`() {
    #expect(
      reason { () throws(HostError) in _ = try host.readFile(path("folder")) } == "Is a directory")
    #expect(
      reason { () throws(HostError) in _ = try host.readFile(path("nosuch")) }
        == "No such file or directory")
  }

  @Test func `a new file has the mode of new files, and nothing else is left beside it`() throws {
    try host.writeFile(path("new"), Array("new\n".utf8))
    #expect(try world.text("new") == "new\n")
    #expect(mode("new") == mode("old"))
    #expect(try world.names() == ["folder", "new", "old"])
  }

  @Test func `a file that is replaced keeps its mode`() throws {
    chmod(path("old"), 0o640)
    try host.writeFile(path("old"), Array("new\n".utf8))
    #expect(try world.text("old") == "new\n")
    #expect(mode("old") == 0o640)
    #expect(try world.names() == ["folder", "old"])
  }

  @Test func `a link goes on leading to its target`() throws {
    symlink("folder/target", path("link"))
    try host.writeFile(path("link"), Array("1\n".utf8))
    try host.writeFile(path("link"), Array("2\n".utf8))
    #expect(host.isLink(path("link")))
    #expect(try world.text("folder/target") == "2\n")
  }

  @Test func `a device is written directly, and says when it is full`() {
    #expect(reason { () throws(HostError) in try host.writeFile("/dev/null", [1]) } == nil)
    #expect(
      reason { () throws(HostError) in try host.writeFile("/dev/full", [1]) }
        == "No space left on device")
  }

  @Test func `what cannot be written says why and leaves nothing`() throws {
    symlink("loop", path("loop"))
    #expect(
      reason { () throws(HostError) in try host.writeFile(path("folder"), [1]) } == "Is a directory"
    )
    #expect(
      reason { () throws(HostError) in try host.writeFile(path("nosuch/x"), [1]) }
        == "No such file or directory")
    #expect(
      reason { () throws(HostError) in try host.writeFile(path("loop"), [1]) }
        == "Too many levels of symbolic links")
    #expect(try world.names() == ["folder", "loop", "old"])
  }

  @Test func `appending begins a file or goes on with it`() throws {
    try host.appendFile(path("old"), Array("more\n".utf8))
    try host.appendFile(path("log"), Array("first\n".utf8))
    #expect(try world.text("old") == "old\nmore\n")
    #expect(try world.text("log") == "first\n")
  }

  @Test func `a path is a file, a folder or missing`() throws {
    #expect(host.kind(of: path("old")) == .file)
    #expect(host.kind(of: path("folder")) == .folder)
    #expect(host.kind(of: path("nosuch")) == .missing)
    #expect(try host.names(inFolder: path("folder")) == ["x"])
  }
}
