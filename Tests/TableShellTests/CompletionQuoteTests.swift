import TableScript
import Testing

@testable import TableShell

/// Tab inside and around quotes: names of files, and the commands of handlers.
struct CompletionQuoteTests {
  private let session = Session(host: ListedFiles(), options: SessionOptions())

  private func offered(_ line: String) -> [String] {
    session.complete(line, cursor: line.utf8.count).candidates.map(\.text)
  }

  /// The line with its only candidate in it.
  private func completed(_ line: String) -> String? {
    let completion = session.complete(line, cursor: line.utf8.count)
    guard completion.candidates.count == 1, let only = completion.candidates.first else {
      return nil
    }
    let kept = line.utf8.count - completion.replacing
    return String(decoding: line.utf8.prefix(kept), as: UTF8.self) + only.text + only.ending
  }

  @Test func `names of files are quoted where they have to be`() {
    #expect(completed("load a") == "load a.json ")
    #expect(completed("load my t") == nil)
    #expect(offered("load my") == ["\"my other.json\"", "\"my table.json\""])
    #expect(offered("load 东") == ["\"东北 三省.json\"", "\"东北.csv\""])
    #expect(completed("load 东北.") == "load 东北.csv ")
    #expect(completed("load it") == "load \"it's “so”.csv\" ")
  }

  @Test(arguments: ["\"", "'", "“", "‘", "「", "『"])
  func `an open quote of each kind goes on`(opening: String) throws {
    let closing = ["\"": "\"", "'": "'", "“": "”", "‘": "’", "「": "」", "『": "』"][opening] ?? ""
    #expect(completed("load \(opening)my t") == "load \(opening)my table.json\(closing) ")
    #expect(completed("load \(opening)东北 ") == "load \(opening)东北 三省.json\(closing) ")
    #expect(completed("load \(opening)it")?.hasPrefix("load ") == true)
    let line = try #require(completed("load \(opening)it"))
    let words = try Parser.parse(SourceText(line))[0].words
    #expect(words[1].text == "it's “so”.csv")
  }

  @Test(arguments: ["", "\"", "'", "“", "「"])
  func `a control character in a name is put in as an escape`(opening: String) throws {
    for (begun, name) in [("a", "a\nb.json"), ("c", "c\u{1B}'\\.json")] {
      let line = try #require(completed("load \(opening)odd/\(begun)"))
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 })
      #expect(try Parser.parse(SourceText(line))[0].words[1].text == "odd/\(name)")
    }
    #expect(completed("load odd/a") == "load \"odd/a\\nb.json\" ")
    #expect(completed("load \"odd/a\\n") == "load \"odd/a\\nb.json\" ")
  }

  @Test func `a folder is entered and stays open`() {
    #expect(offered("source sub") == ["\"sub folder/", "\"sub/"])
    #expect(completed("source sub/") == "source sub/inner.tvsh ")
    #expect(completed("source \"sub f") == "source \"sub folder/")
    #expect(completed("source \"sub folder/") == "source \"sub folder/deep file.tvsh\" ")
  }

  @Test func `hidden files are offered to who asks for them`() {
    #expect(!offered("load ").contains(".hidden"))
    #expect(offered("load .") == [".hidden"])
  }

  @Test func `a closed quote takes nothing more`() {
    #expect(offered("load 'my table.json'").isEmpty)
    #expect(offered("load \"a\"b").isEmpty)
  }

  @Test func `a quoted word is no keyword`() {
    #expect(offered("\"sho").isEmpty)
    #expect(offered("edit 'o").isEmpty)
  }

  @Test func `the commands of a handler are completed inside its quotes`() {
    #expect(completed("on commit 'sho") == "on commit 'show ")
    #expect(completed("on commit 'data del th") == "on commit 'data del this ")
    #expect(completed("on commit 'show; table del th") == "on commit 'show; table del this ")
    #expect(offered("on commit 'data del tar").isEmpty)
    #expect(offered("on move “data move this tar") == ["target"])
    #expect(completed("on action 0 「later ed") == "on action 0 「later edit ")
    #expect(completed("on commit 'later edit of") == "on commit 'later edit off ")
    #expect(offered("lat").isEmpty)
  }

  @Test func `a file inside a handler does not end its quotes`() {
    #expect(offered("on select 'load it").isEmpty)
    #expect(completed("on select 「load it") == "on select 「load \"it's “so”.csv\" ")
    #expect(completed("on select 'source sub/") == "on select 'source sub/inner.tvsh ")
    #expect(offered("on select 'load my") == ["\"my other.json\"", "\"my table.json\""])
    #expect(offered("on select \"load my") == ["'my other.json'", "'my table.json'"])
  }
}
