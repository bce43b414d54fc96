import TestSupport
import Testing

@testable import LineEditor

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct HistoryTests {
  private func loaded(_ path: String, limit: Int = 10_000) -> History {
    let history = History(path: path, limit: limit)
    history.load()
    return history
  }

  private func mode(_ path: String) -> UInt32 {
    var status = stat()
    stat(path, &status)
    return UInt32(status.st_mode) & 0o777
  }

  @Test func `lines come back as they were`() {
    let folder = TemporaryFolder()
    let path = folder.path + "/deep/tvsh/history"
    let lines = ["ins 0 3 \"吉\\n林\"", "two\nlines", "\\", "#1700000000", "a\tb"]
    let history = loaded(path)
    for line in lines { history.append(line) }
    #expect(loaded(path).entries == lines)
    #expect(history.takeWarning() == nil)
    #expect(mode(path) == 0o600)
    #expect(mode(folder.path + "/deep") == 0o700)
  }

  @Test func `repeats, blanks and lines that begin with a blank stay out`() {
    let folder = TemporaryFolder()
    let history = loaded(folder.path + "/history")
    let noted = ["a", "a", "", " secret", "\t", "b", "a"].map { history.append($0) }
    #expect(noted == [true, false, false, false, false, true, true])
    #expect(history.entries == ["a", "b", "a"])
    #expect(folder.read("history") == Array("a\nb\na\n".utf8))
  }

  @Test func `libedit's own file is read and goes on in its way`() {
    let folder = TemporaryFolder()
    let text = "_HiStOrY_V2_\nins\\0400\\040\"吉林\"\nback\\\\slash\nold\\M-e\\M^P\\M^I\n"
    let path = folder.write("history", text.utf8)
    let history = loaded(path)
    #expect(history.entries == ["ins 0 \"吉林\"", "back\\slash", "old吉"])
    history.append("new one")
    #expect(loaded(path).entries == history.entries)
    #expect(folder.read("history")?.starts(with: Array(text.utf8)) == true)
  }

  @Test func `readline's file is read as it stands, times left out`() {
    let folder = TemporaryFolder()
    let text = "#1700000000\nins \"a\\tb\"\n#1700000001\nc:\\dir\n"
    let path = folder.write("history", text.utf8)
    let history = loaded(path)
    #expect(history.entries == ["ins \"a\\tb\"", "c:\\dir"])
    history.append("d:\\new")
    #expect(loaded(path).entries == ["ins \"a\\tb\"", "c:\\dir", "d:\\new"])
    #expect(folder.read("history")?.starts(with: Array(text.utf8)) == true)
  }

  @Test func `the oldest lines go, and what is no text stays`() {
    let folder = TemporaryFolder()
    let path = folder.write("history", Array("0\n".utf8) + [0xFF, 0xFE, 0x0A])
    let history = loaded(path, limit: 5)
    #expect(history.takeWarning()?.contains("1 line is not text") == true)
    #expect(history.takeWarning() == nil)
    for number in 1...20 { history.append("\(number)") }
    #expect(history.entries == ["16", "17", "18", "19", "20"])
    #expect(folder.read("history") == [0xFF, 0xFE, 0x0A] + Array("16\n17\n18\n19\n20\n".utf8))
  }

  @Test func `trimming keeps mode and link of the file, and takes what a killed one left`() {
    let folder = TemporaryFolder()
    let target = folder.write("target", "0\n".utf8)
    #expect(chmod(target, 0o640) == 0)
    folder.write("target.new", "half a l".utf8)
    let path = folder.path + "/history"
    #expect(symlink("target", path) == 0)
    let history = loaded(path, limit: 5)
    for number in 1...20 { history.append("\(number)") }
    #expect(folder.read("target") == Array("16\n17\n18\n19\n20\n".utf8))
    #expect(mode(target) == 0o640)
    var link = stat()
    #expect(lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK)
    #expect(access(target + ".new", F_OK) != 0)
  }

  @Test func `a line cut off by a crash does not swallow the next`() {
    let folder = TemporaryFolder()
    let path = folder.write("history", "one\ntw".utf8)
    loaded(path).append("three")
    #expect(loaded(path).entries == ["one", "tw", "three"])
  }

  @Test func `two at once lose nothing, even while one trims`() async {
    let folder = TemporaryFolder()
    let path = folder.path + "/history"
    await withTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let history = History(path: path, limit: writer == 0 ? 800 : 10_000)
          history.load()
          for number in 0..<100 { history.append("\(writer) \(number)") }
        }
      }
    }
    #expect(Set(loaded(path).entries).count == 400)
    #expect(loaded(path).entries.filter { $0.hasPrefix("2 ") } == (0..<100).map { "2 \($0)" })
  }

  @Test func `searching numbers the lines from the oldest, and clearing forgets all`() {
    let folder = TemporaryFolder()
    let history = loaded(folder.path + "/history")
    for line in ["ins 吉林", "del 1", "ins 辽宁"] { history.append(line) }
    #expect(history.search("ins").map(\.number) == [1, 3])
    #expect(history.search("林").map(\.line) == ["ins 吉林"])
    #expect(history.search("").count == 3)
    history.clear()
    #expect(history.entries == [])
    #expect(folder.read("history") == [])
  }

  @Test func `a folder in its place is told once, a device not at all`() {
    let folder = TemporaryFolder()
    let history = loaded(folder.path)
    history.append("kept")
    #expect(history.takeWarning()?.contains("kept in memory only") == true)
    #expect(history.takeWarning() == nil)
    #expect(history.entries == ["kept"])
    let device = History(path: "/dev/null")
    device.append("kept")
    #expect(device.takeWarning() == nil)
    #expect(access("/dev/null.lock", F_OK) != 0)
  }

  @Test(arguments: [
    (["HOME": "/h"], "/h/.local/state/tvsh/history"),
    (["HOME": "/h", "XDG_STATE_HOME": "/s"], "/s/tvsh/history"),
    (["HOME": "/h", "XDG_STATE_HOME": "relative"], "/h/.local/state/tvsh/history"),
    (["HOME": "/h", "TVSH_HISTORY": "mine"], "mine"), (["HOME": "/h", "TVSH_HISTORY": ""], nil),
    ([:], nil),
  ])
  func `the place of the file`(environment: [String: String], path: String?) {
    #expect(History.defaultPath { environment[$0] } == path)
  }
}
