import HeadlessTable
import Testing

@testable import TableShell

@Suite struct ExplainCatalogTests {
  private let catalog = ExplanationCatalog.english

  @Test(arguments: CrashFamily.allCases)
  func `every family has a headline`(family: CrashFamily) {
    #expect(catalog.headlines[family]?.isEmpty == false)
  }

  @Test(arguments: ExplanationFact.allCases)
  func `every fact has a text`(fact: ExplanationFact) {
    #expect(catalog.facts[fact]?.isEmpty == false)
  }

  @Test(arguments: Cause.allCases)
  func `every cause has a text`(cause: Cause) {
    #expect(catalog.causes[cause]?.isEmpty == false)
  }

  @Test func `every place of a text is one that explanations fill`() {
    let names: Set<String> = [
      "noun", "nouns", "view", "path", "from", "to", "other", "changes", "expected", "gained",
      "lost",
      "distance", "index", "bound", "last", "text",
    ]
    let fields = Set(CrashReport.Field.allCases.map(\.rawValue))
    let texts = Array(catalog.headlines.values) + catalog.facts.values + catalog.causes.values
    for text in texts {
      for part in text.split(separator: "{").dropFirst(text.hasPrefix("{") ? 0 : 1) {
        let place = part.prefix { $0 != "}" }.split(separator: ":")
        #expect(names.union(fields).contains(String(place[0])), "\(text)")
        #expect(place.count == 1 || ["noun", "section"].contains(String(place[1])), "\(text)")
      }
    }
  }

  @Test func `an item has the article of its vowel and a row that of its consonant`() {
    for (noun, words) in [("item", "an item"), ("row", "a row")] {
      for (log, verb) in [
        ("attempt to delete \(noun) 5 from section 0 which only contains 5 \(noun)s", "deletes"),
        ("attempt to insert \(noun) 5 into section 0, but there are only 3 \(noun)s", "inserts"),
      ] {
        #expect(explain(text: log).lines[0].hasPrefix("An update \(verb) \(words) "))
      }
    }
  }

  @Test(arguments: ["9223372036854775807", "9223372036854775808", "99999999999999999999999"])
  func `counts that cannot be added are told and not added`(count: String) {
    let log = ExplainTests.rows(before: 4, after: 4, inserted: 5, deleted: 13)
      .replacing("before the update (4)", with: "before the update (\(count))")
    let result = explain(text: log)
    #expect(result.json.contains("\"before\":\(count),\"after\":4,"))
    #expect(result.json.contains("\"complete\":true,\"causes\":[\"absurd-count\"]"))
    #expect(!result.json.contains("expected"))
    #expect(result.lines.contains { $0.contains("loaded: \(count) rows in section 0") })
    #expect(!result.lines.contains { $0.contains("leaves") || $0.contains("off by") })
  }

  @Test func `another language needs another catalog only`() {
    let catalog = ExplanationCatalog(
      headlines: [.deleteOutOfRange: "要删除的{noun}不存在。"],
      facts: [.loadedInSection: "已载入：分区{section}有{before:noun}"], causes: [:],
      units: [.row: ("行", "行"), .tableView: ("表格", "列表")])
    let text = "attempt to delete row 2 from section 0 which only contains 1 rows before the update"
    #expect(
      explain(text: text, catalog: catalog).lines == ["要删除的行不存在。", "  已载入：分区0有1 行"])
  }
}
