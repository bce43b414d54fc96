import Testing

@testable import TableShell

/// The one catalog of what is said to a person.
struct TranslationTests {
  private static let sources = SourceMessages(of: ["Sources/TableShell", "Sources/TableScript"])

  private static let known = Set(Translations.all.map(\.english))

  /// A hint that is something to type is the same in every language.
  private func isCommand(_ hint: String) -> Bool {
    let words = hint.split(separator: " ").map(String.init)
    guard let first = words.first, first.contains(where: \.isLetter) else { return true }
    return CommandCatalog.byName[first] != nil || CommandCatalog.families.contains(first)
      || hint == "{} {}" || hint.hasPrefix("hint: ")
  }

  @Test func `everything that is said has a translation`() {
    let spoken = SpokenTexts.all + Self.sources.said.filter { $0.contains(where: \.isLetter) }
    let missing = Set(spoken.map(Translations.key)).subtracting(Self.known)
    #expect(missing.isEmpty, "missing:\n\(missing.sorted().joined(separator: "\n"))")
  }

  @Test func `every hint that is no command has a translation`() {
    let hints = Self.sources.hints.filter { !isCommand($0) }
    let missing = hints.subtracting(Self.known)
    #expect(missing.isEmpty, "missing:\n\(missing.sorted().joined(separator: "\n"))")
  }

  @Test func `every set of words has a name in each language`() {
    let kinds = Self.sources.kinds.map { "\($0) (kind)" }
    let missing = Set(kinds).subtracting(Self.known)
    #expect(missing.isEmpty, "missing:\n\(missing.sorted().joined(separator: "\n"))")
  }

  @Test func `no translation is of something that nobody says`() {
    let spoken = Set((SpokenTexts.all + Self.sources.all).map(Translations.key))
    let kinds = Set(Self.sources.kinds.map { "\($0) (kind)" })
    let unused = Self.known.subtracting(spoken).subtracting(kinds)
    #expect(unused.isEmpty, "unused:\n\(unused.sorted().joined(separator: "\n"))")
  }

  @Test func `no sentence is translated twice`() {
    let sentences = Translations.all.map(\.english)
    let twice = Dictionary(grouping: sentences) { $0 }.filter { $1.count > 1 }.keys
    #expect(twice.isEmpty, "\(twice.sorted())")
    for entry in Translations.all { #expect(entry.english == Translations.key(of: entry.english)) }
  }

  @Test(arguments: [Language.simplifiedChinese, .traditionalChinese])
  func `a translation has the places of the English sentence`(language: Language) {
    for entry in Translations.all {
      let wanted = places(in: entry.english)
      let found = places(in: entry[language])
      // Chinese has no article.
      if entry.english == "{} needs {} {}" {
        #expect(found == ["1", "3"])
      } else {
        #expect(found == wanted, "\(entry.english)\n\(entry[language])")
      }
    }
  }

  @Test func `every translation is Chinese of its own kind`() {
    for entry in Translations.all {
      let simplified = entry.traditional.filter { "这们时对说该应数库视图开关头发".contains($0) }
      #expect(simplified.isEmpty, "\(simplified) in \(entry.traditional)")
      let traditional = entry.simplified.filter { "這們時對說該應數庫視圖開關頭發".contains($0) }
      #expect(traditional.isEmpty, "\(traditional) in \(entry.simplified)")
      #expect(![entry.simplified.last, entry.traditional.last].contains(" "))
    }
  }

  /// The names in braces, without the unit that English counts in; those without one by their
  /// number.
  private func places(in text: String) -> Set<String> {
    var places: Set<String> = []
    var rest = text[...]
    var number = 0
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      number += 1
      let name = String(rest[rest.index(after: open)..<close].prefix { $0 != ":" })
      places.insert(name.isEmpty ? String(number) : name)
      if let given = Int(name) { number = given }
      rest = rest[rest.index(after: close)...]
    }
    return places
  }

  // MARK: What is printed

  private func reply(_ lines: String..., in language: Language) -> String {
    let session = Session(host: NoFiles(), options: SessionOptions(language: language))
    var output = ""
    for (index, line) in lines.enumerated() {
      let place = LinePlace(name: "t", line: index + 1)
      let reply = session.evaluate(line, at: place, echoed: true)
      output = String(decoding: reply.output, as: UTF8.self)
    }
    return output
  }

  @Test func `a mistake is told in the language of the session`() {
    let line = "del 0 9"
    #expect(reply(line, in: .english).contains("no row 9 in section 0, which has 4 rows"))
    #expect(reply(line, in: .simplifiedChinese).contains("分区 0 没有行 9，它有 4 行"))
    #expect(reply(line, in: .traditionalChinese).contains("區段 0 沒有列 9，它有 4 列"))
  }

  @Test func `a set of words is named in the language of the session`() {
    #expect(reply("style 0 红", in: .simplifiedChinese).contains("没有样式 红，可用的有：none"))
    #expect(reply("table foo", in: .traditionalChinese).contains("以 table 開頭的指令 foo"))
  }

  @Test func `traces and exceptions are English in every language`() {
    let line = "table del 0 1"
    #expect(reply(line, in: .english) == reply(line, in: .simplifiedChinese))
    #expect(reply("edit on", in: .english) == reply("edit on", in: .traditionalChinese))
  }

  @Test func `an explanation follows the language that is set`() {
    let text = reply("set lang zh-Hant", "table del 0 1", "explain", in: .english)
    #expect(text.contains("可能的原因：") && text.contains("  想看它發生，請輸入：new; table del 0.1"))
  }
}

private final class NoFiles: Host {
  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    throw HostError(reason: "No such file or directory")
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}
}
