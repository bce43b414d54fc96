import Foundation
import TableShell
import TestSupport
import Testing

/// Random pairs of tables, in the shell: what `apply` leaves, what `undo` brings back, and whether
/// the lines of `plan` do the same.
struct ApplyTests {
  @Test(arguments: [false, true])
  func `apply leaves data and table as in the file and undo takes all of it back`(
    isEditing: Bool
  ) throws {
    for seed in 0..<(isFull ? 4_000 : 300) {
      try check(seed: UInt64(seed), isEditing: isEditing)
    }
  }

  private func check(seed: UInt64, isEditing: Bool) throws {
    var random = SeededGenerator(seed: seed)
    let old = SampleTable.random(using: &random)
    let new = seed % 3 == 0 ? SampleTable.random(using: &random) : old.edited(using: &random)
    let shell = try TestShell(files: ["old.json": old.json, "new.json": new.json])
    shell.type("load old.json")
    if isEditing { shell.type("edit on") }
    let before = shell.type("dump")
    let plan = shell.type("plan new.json")
    #expect(shell.type("dump") == before)

    shell.type("apply new.json")
    let dump = try JSONDecoder().decode(Dump.self, from: Data(shell.type("dump").utf8))
    #expect(dump.data == new.sections, "seed \(seed)\n\(plan)")
    #expect(dump.table == new.sections, "seed \(seed)\n\(plan)")
    #expect(dump.stale.isEmpty)
    #expect(dump.editing == isEditing)
    let after = shell.type("dump")
    #expect(shell.type("plan new.json") == "  nothing to do\n")

    if old.sections != new.sections {
      #expect(shell.type("undo") == "  undone: apply new.json\n", "seed \(seed)")
      #expect(shell.type("dump") == before, "seed \(seed)")
      for line in plan.split(separator: "\n") { shell.type(line.dropFirst(2).description) }
      #expect(shell.type("dump") == after, "seed \(seed)\n\(plan)")
    }
    #expect(shell.faults == 0, "seed \(seed)\n\(plan)")
  }

  @Test
  func `a text is known by its bytes and not by its looks`() throws {
    let shell = try TestShell(files: [
      "a.json": #"{"sections":[{"header":"x","rows":["\u00e9"]}]}"#,
      "b.json": #"{"sections":[{"header":"x","rows":["e\u0301"]}]}"#,
    ])
    shell.type("load a.json")
    #expect(shell.type("plan b.json") == "  begin\n  del 0.0\n  ins 0 0 \"e\u{301}\"\n  end\n")
  }

  @Test
  func `long lists are cut into lines that can be typed`() throws {
    let rows = (0..<2_500).map { "\"\($0)\"" }.joined(separator: ",")
    let shell = try TestShell(files: [
      "a.json": #"{"sections":[{"header":"x","rows":[]}]}"#,
      "b.json": "{\"sections\":[{\"header\":\"x\",\"rows\":[\(rows)]},"
        + "{\"header\":\"y\",\"rows\":[\(rows)]}]}",
    ])
    shell.type("load a.json")
    let plan = shell.type("plan b.json").split(separator: "\n")
    let starts = plan.map { $0.prefix { $0 != "\"" }.trimmingCharacters(in: .whitespaces) }
    #expect(
      starts == ["begin", "ins-section 1", "ins 1 1000", "ins 1 2000", "ins 0 0", "ins 0 1000"]
        + ["ins 0 2000", "end"])
    shell.type("apply b.json")
    #expect(shell.type("plan b.json") == "  nothing to do\n")
    #expect(shell.faults == 0)
  }

  @Test
  func `rows that stay keep the answers about them in editing mode too`() throws {
    let shell = try TestShell(files: [
      "b.json": #"{"sections":[{"header":"华东","rows":["江苏","上海"]}]}"#
    ])
    shell.type("style 1.1 insert")
    shell.type("edit on")
    shell.type("apply b.json")
    #expect(shell.type("show").contains("0.0 (+) = \"江苏\""))
    shell.type("edit off")
    shell.type("edit on")
    #expect(shell.type("show").contains("0.0 (+) = \"江苏\""))
    #expect(shell.faults == 0)
  }

  private var isFull: Bool { ProcessInfo.processInfo.environment["TVSH_TEST_ALL"] == "1" }
}

/// What `dump` prints.
private struct Dump: Decodable {
  var data: [SampleTable.Section]
  var table: [SampleTable.Section]
  var editing: Bool
  var stale: [String]
}

/// A table of few texts and few headers, so that equal ones are common.
private struct SampleTable {
  struct Section: Codable, Equatable {
    var header: String
    var rows: [String]
  }

  var sections: [Section]

  var json: String {
    let data = (try? JSONEncoder().encode(["sections": sections])) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  static func random(using random: inout SeededGenerator) -> SampleTable {
    let variety = Int.random(in: 1...9, using: &random)
    let count = Int.random(in: 0...4, using: &random)
    return SampleTable(
      sections: (0..<count).map { _ in
        let rows = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          text(.random(in: 0..<variety, using: &random))
        }
        return Section(header: text(.random(in: 0...variety, using: &random)), rows: rows)
      })
  }

  private static func text(_ number: Int) -> String {
    number == 3 ? "a \"b\" \\ # ; with fade\n" : ["一", "二", "三"][number % 3] + "\(number)"
  }

  func edited(using random: inout SeededGenerator) -> SampleTable {
    var table = self
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let section = table.sections.indices.randomElement(using: &random),
        let target = table.sections.indices.randomElement(using: &random)
      else { continue }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: table.sections[section].header = "新\(Int.random(in: 0..<3, using: &random))"
      case 1: table.sections.swapAt(section, target)
      case 2: table.sections.insert(Section(header: "加", rows: ["加一"]), at: target)
      default:
        guard let row = table.sections[section].rows.indices.randomElement(using: &random) else {
          continue
        }
        let text = table.sections[section].rows.remove(at: row)
        let place = Int.random(in: 0...table.sections[target].rows.count, using: &random)
        table.sections[target].rows.insert(text, at: place)
      }
    }
    return table
  }
}
