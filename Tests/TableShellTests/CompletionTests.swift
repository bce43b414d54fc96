import Testing

@testable import TableShell

/// What Tab offers, kind by kind.
struct CompletionTests {
  private func session(_ lines: String...) -> Session {
    let session = Session(host: ListedFiles(), options: SessionOptions())
    for line in lines {
      _ = session.evaluate(line, at: LinePlace(name: "t", line: 1), echoed: true)
    }
    return session
  }

  private func offered(_ line: String, after lines: String...) -> [String] {
    let session = session()
    for line in lines {
      _ = session.evaluate(line, at: LinePlace(name: "t", line: 1), echoed: true)
    }
    return session.complete(line, cursor: line.utf8.count).candidates.map(\.text)
  }

  private func glosses(_ line: String) -> [String] {
    session().complete(line, cursor: line.utf8.count).candidates.map(\.gloss)
  }

  @Test func `a command is completed by its beginning, in any of its words`() {
    #expect(offered("sho") == ["show"])
    #expect(offered("  mov") == ["move", "move-section"])
    #expect(offered("show; und") == ["undo"])
    #expect(offered("table re") == ["reload", "reload-section", "reload-data", "reconfigure"])
    #expect(
      offered("expect ") == [
        "rows", "sections", "row", "editing", "exception", "no-exception", "trace", "data",
      ])
    #expect(offered("expect data r") == ["rows", "row"])
    #expect(offered("nosuch ").isEmpty)
    #expect(offered("# sho").isEmpty)
  }

  @Test func `candidates say what they mean`() {
    #expect(glosses("sho") == ["draw the table beside its data"])
    #expect(glosses("style 0 1 ins") == ["a plus, which inserts at once"])
    #expect(glosses("del 0.1") == ["吉林"])
    #expect(glosses("implement can-e") == ["tableView(_:canEditRowAt:)"])
    #expect(glosses("del 0.1 with fa") == ["fades in or out"])
    #expect(glosses("table del-section 1") == ["华东"])
  }

  @Test func `an alias is offered where no name begins as typed`() {
    #expect(offered("de") == ["del", "del-section", "deselect"])
    #expect(offered("table de") == ["del", "del-section", "deselect"])
    #expect(offered("dele") == ["delete"])
    #expect(offered("l").contains("ls"))
    #expect(offered("q") == ["quit"])
    #expect(!offered("").contains("delete"))
  }

  @Test func `a lesson is offered with its title`() {
    #expect(offered("lesson cr") == ["crash"])
    #expect(glosses("lesson cr") == ["The crash, and its cure"])
  }

  @Test func `rows are those of the side that the command is about`() {
    #expect(offered("del 1.") == ["1.0", "1.1", "1.2", "1.*"])
    #expect(offered("table del 0.", after: "data clear").count == 5)
    #expect(offered("data del 0.", after: "data clear").isEmpty)
    #expect(offered("tap 1.") == ["1.0", "1.1", "1.2"])
    #expect(offered("ins 1.") == ["1.0", "1.1", "1.2", "1.3"])
    #expect(offered("del 0.1-") == ["0.1-2", "0.1-3"])
    #expect(offered("del 0.2 ").contains("with"))
  }

  @Test func `a bare number is a section, and behind it stands the row`() {
    #expect(offered("del 1 ") == ["0", "1", "2", "with"])
    #expect(offered("del 1 2") == ["2"])
    #expect(offered("del 1 2 ") == ["with"])
    #expect(offered("tap 0 ") == ["0", "1", "2", "3"])
    #expect(offered("swipe 0 1 ") == ["left", "right"])
    #expect(offered("height 0 ").contains("default"))
    #expect(offered("move 1 0 0 ") == ["0", "1", "2", "3", "4"])
    #expect(offered("drag 0.1 ") == ["via", "to"])
    #expect(offered("drag 0.1 via 0.2 ").contains("to"))
    #expect(offered("drag 0.1 to 1.") == ["1.0", "1.1", "1.2"])
    #expect(offered("retarget pin 0.") == ["0.0", "0.1", "0.2", "0.3"])
  }

  @Test func `many rows are offered by their digits`() {
    let session = session("new empty")
    let texts = (0..<300).map { "t\($0)" }.joined(separator: " ")
    for line in ["data ins-section 0 \"\" \(texts)", "reload-data"] {
      _ = session.evaluate(line, at: LinePlace(name: "t", line: 1), echoed: true)
    }
    let line = "tap 0.29"
    let found = session.complete(line, cursor: line.utf8.count).candidates.map(\.text)
    #expect(found == ["0.29"] + (290..<300).map { "0.\($0)" })
    #expect(session.complete("tap ", cursor: 4).candidates.count == 200)
  }

  @Test func `words of a set are offered in their places`() {
    #expect(offered("edit ") == ["on", "off"])
    #expect(offered("edit on ") == ["animated", "plain"])
    #expect(offered("style 0 1 ") == ["none", "delete", "insert", "multi", "default"])
    #expect(offered("can-edit ").last == "default")
    #expect(offered("can-edit default ") == ["yes", "no", "default"])
    #expect(offered("retarget ") == ["free", "section", "pin", "reject"])
    #expect(offered("show ") == ["data", "table", "changes"])
    #expect(offered("set vi") == ["visible"])
    #expect(offered("set layout ") == ["auto", "manual"])
    #expect(offered("set allows-selection ") == ["yes", "no"])
    #expect(offered("set lang zh") == ["zh-Hans", "zh-Hant"])
    #expect(offered("trace names ") == ["short", "swift", "objc"])
    #expect(offered("del 0 1 with ").count == 8)
    #expect(offered("del 0 1 with fade ").isEmpty)
    #expect(offered("insert-row on ") == ["0", "1"])
  }

  @Test func `callbacks and events are offered by their names`() {
    #expect(offered("omit target") == ["target-for-move"])
    #expect(offered("implement can-edit can-m") == ["can-move"])
    #expect(offered("implement insert-r").isEmpty)
    #expect(offered("trace only insert-r") == ["insert-rows"])
    #expect(offered("expect trace com") == ["commit"])
  }

  @Test func `help completes topics and whole commands`() {
    #expect(offered("help ba") == ["batches"])
    #expect(offered("help table del") == ["del", "del-section"])
    #expect(offered("help paths ").isEmpty)
  }

  @Test func `where anything may be typed nothing is put in unasked`() {
    #expect(offered("history ").isEmpty)
    #expect(offered("history cl") == ["clear"])
    #expect(offered("title 0 1 ").isEmpty)
    #expect(offered("title 0 1 d") == ["default"])
    #expect(offered("undo ").isEmpty)
    #expect(offered("data set 0 1 ").isEmpty)
  }
}

/// A folder with names of all kinds.
final class ListedFiles: Host {
  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    throw HostError(reason: "No such file or directory")
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}

  func listFolder(_ path: String) -> [String] {
    switch path {
    case ".":
      [
        ".hidden", "a.json", "it's “so”.csv", "my other.json", "my table.json", "sub folder/",
        "sub/", "东北 三省.json", "东北.csv",
      ]
    case "sub/": ["inner.tvsh"]
    case "sub folder/": ["deep file.tvsh"]
    case "odd/": ["a\nb.json", "c\u{1B}'\\.json"]
    default: []
    }
  }
}
