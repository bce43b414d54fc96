import HeadlessTable
import TableRender
import Testing

@testable import TableShell

/// The pages of help.
struct HelpTests {
  private func page(_ subject: String) -> [Substring] {
    let help = HelpText(language: .english)
    let text = subject.isEmpty ? help.overview() : help.about(subject) ?? ByteBuffer()
    return text.text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func reply(_ line: String) -> String {
    let session = Session(host: ListedFiles(), options: SessionOptions())
    let reply = session.evaluate(line, at: LinePlace(name: "t", line: 1), echoed: true)
    return String(decoding: reply.output, as: UTF8.self)
  }

  @Test func `the overview names every command once and fits a screen`() {
    let lines = page("")
    #expect(lines.count < 46)
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    for command in CommandCatalog.commands {
      let isThere = text.contains("\(command.name),") || text.contains("\(command.name) ")
      #expect(isThere, "\(command.name) is missing")
    }
  }

  @Test func `every command of the first lines exists, lessons apart`() {
    for entry in HelpOverview.first where entry.names != ["lesson"] {
      for name in entry.names { #expect(CommandCatalog.byName[name] != nil, "\(name)") }
    }
    let spellings = HelpOverview.first.filter { $0.names == ["del"] }.flatMap(\.commands)
    #expect(spellings.map(\.name) == ["del", "table del", "data del"])
  }

  @Test(arguments: CommandCatalog.commands.map(\.name))
  func `a page tells usage, two examples, and fits in 80 columns`(name: String) throws {
    let command = try #require(CommandCatalog.byName[name])
    let lines = page(name)
    #expect(lines.first.map(String.init) == command.usage)
    #expect(command.examples.count >= 2)
    let examples = lines.firstIndex(of: "Examples") ?? lines.endIndex
    for line in lines[..<examples] { #expect(DisplayWidth.of(String(line)) < 80, "\(line)") }
    for line in lines { #expect(!line.hasSuffix(" "), "\(line)") }
    for related in command.related {
      #expect(!page(Self.subject(of: related)).isEmpty, "\(related)")
    }
  }

  private static func subject(of related: String) -> String {
    related.hasPrefix("help ") ? String(related.dropFirst(5)) : related
  }

  @Test(arguments: CommandCatalog.commands.map(\.name))
  func `what a page refers to is there`(name: String) throws {
    let command = try #require(CommandCatalog.byName[name])
    for related in command.related {
      let subject = Self.subject(of: related)
      let isTopic = HelpTopic.all.contains { $0.name == subject }
      #expect(CommandCatalog.byName[subject] != nil || isTopic, "\(related)")
    }
  }

  @Test(arguments: CommandCatalog.commands.map(\.name))
  func `examples print what a session prints`(name: String) throws {
    let command = try #require(CommandCatalog.byName[name])
    for example in command.examples {
      let shown = ExamplePlayer.transcript(of: example)
      let typed = shown.filter { $0.hasPrefix("tvsh> ") }.map { String($0.dropFirst(6)) }
      #expect(typed == example.lines)
      let whole = ExamplePlayer.replies(to: example).flatMap { ["tvsh> " + $0.line] + $0.reply }
      let isCut = { (line: String) in line.hasSuffix("…") }
      for line in shown where !isCut(line) { #expect(whole.contains(line), "\(line)") }
      #expect(shown.count > example.lines.count || whole.count == example.lines.count)
    }
  }

  @Test(arguments: HelpTopic.all.map(\.name))
  func `a topic fits in 80 columns, and what it says to try can be tried`(name: String) throws {
    for line in page(name) { #expect(DisplayWidth.of(String(line)) < 80, "\(line)") }
    for line in page(name) where line.hasPrefix("Try: ") {
      #expect(!reply(String(line.dropFirst(5))).contains("error:"), "\(line)")
    }
  }

  @Test func `a word is found in every spelling of a callback`() {
    for word in ["canEditRowAt", "canEditRowAtIndexPath", "caneditrowat", "tableView:canEditRow"] {
      let lines = page(word)
      #expect(lines.contains { $0.contains("data-source: can-edit") }, "\(word)")
      #expect(lines.contains { $0.hasPrefix("  can-edit ") }, "\(word)")
    }
    #expect(page("deleteRows").contains { $0.hasPrefix("  table del ") })
  }

  @Test func `words are found where they begin`() {
    #expect(HelpSearch.mentions("row", "deleteRows(at:with:)"))
    #expect(HelpSearch.mentions("row", "no rows"))
    #expect(!HelpSearch.mentions("row", "arrows"))
    #expect(HelpSearch.mentions("行", "各行"))
    #expect(!HelpSearch.mentions("dle", "handler"))
  }

  @Test func `an unknown word suggests the nearest`() {
    #expect(reply("help dle").hasSuffix("error: no help on dle\nhint: help del\n"))
    #expect(reply("help cnaEditRowAt").hasSuffix("hint: help canEditRowAt\n"))
    #expect(reply("help batchse").hasSuffix("hint: help batches\n"))
  }

  @Test func `a word that is missing or too many shows the usage`() {
    #expect(
      reply("del").hasSuffix("error: del needs a PATH\nhint: usage: del PATH… [with ANIMATION]\n"))
    #expect(reply("undo 1 2").hasSuffix("error: a word too many: 2\nhint: usage: undo [N]\n"))
    #expect(reply("on commit 'del'").hasSuffix("hint: usage: del PATH… [with ANIMATION]\n"))
    #expect(reply("del 0 5").hasSuffix("error: no row 5 in section 0, which has 4 rows\n"))
    #expect(reply("style 0 1 x").contains("hint: usage") == false)
  }

  @Test func `words that a beginner may not know are explained`() {
    let words = [
      "stale", "retarget", "omit", "dump", "plain", "proper form", "commit", "grip", "batch",
      "reload", "reconfigure",
    ]
    for word in words {
      #expect(HelpWord.all.contains { $0.word == word }, "\(word)")
      #expect(page("words").contains { $0.hasPrefix("  \(word) ") }, "\(word)")
    }
    #expect(HelpWord.all.map(\.word) == HelpWord.all.map(\.word).sorted())
  }

  @Test func `every callback has a gloss and a command that leads to it`() {
    let asked = Set(CommandCatalog.commands.flatMap { $0.asks.flatMap(\.events) })
    let never: Set<EventName> = [
      .shouldBeginMultipleSelection, .didBeginMultipleSelection, .didEndMultipleSelection,
      .editActions, .leadingSwipeActions,
    ]
    for event in EventName.allCases where event.isCallback {
      #expect(event.gloss?.isEmpty == false, "\(event.rawValue)")
      #expect(asked.contains(event) || never.contains(event), "\(event.rawValue)")
    }
  }

  @Test func `lines are broken at blanks and between wide characters`() {
    #expect(HelpLayout.wrapped("one two three", width: 8) == ["one two", "three"])
    #expect(HelpLayout.wrapped("表格的数据，行", width: 6) == ["表格的", "数据，", "行"])
    #expect(HelpLayout.wrapped("a b\u{A0}c", width: 4) == ["a", "b c"])
    #expect(HelpLayout.filled("a\nb\n\nc", width: 9) == ["a b", "", "c"])
  }
}
