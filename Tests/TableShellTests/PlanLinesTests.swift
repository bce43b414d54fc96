import HeadlessTable
import TableRender
import TestSupport
import Testing

@testable import TableShell

/// The lines that `plan` prints are lines that the shell reads.
@Suite struct PlanLinesTests {
  private static let short = UpdateScript.LineLimits(words: 4, places: 3, bytes: 40)

  private func table(using random: inout SeededGenerator) -> TableData {
    let count = Int.random(in: 1...9, using: &random)
    return TableData(
      sections: (0..<count).map { number in
        let first = Int.random(in: 0...40, using: &random)
        let length = Int.random(in: 0...25, using: &random)
        let texts = (first..<first + length).map { "\($0 % 7) \($0)" }
        return DataSection(header: "\(number + first / 30 * 20)", texts: texts)
      })
  }

  /// How many places the ranges of a line name.
  private func places(in line: Substring) -> Int {
    let words = line.split(separator: " ").filter { $0.first?.isNumber == true }
    return words.map { word in
      let ends = word.split(separator: ".").last?.split(separator: "-").compactMap { Int($0) } ?? []
      return ends.count == 2 ? ends[1] - ends[0] + 1 : 1
    }.reduce(0, +)
  }

  @Test func `lists that are cut into short lines turn one table into another`() throws {
    var random = SeededGenerator(seed: 7)
    for seed in 0..<200 {
      let (old, new) = (table(using: &random), table(using: &random))
      let plan = TargetPlan(from: old, to: new)
      let script = UpdateScript(plan, to: new, loading: nil, limits: Self.short)
      for line in script.lines {
        #expect(line.text.utf8.count <= 40 || line.text.hasPrefix("del"), "\(line.text)")
        if line.text.hasPrefix("del") { #expect(places(in: line.text[...]) <= 3, "\(line.text)") }
      }
      let shell = try TestShell(files: ["old.json": json(of: old)])
      shell.type("load old.json")
      for line in script.lines { shell.type(line.text) }
      #expect(shell.type("dump") == (try dumped(new)), "seed \(seed)")
      #expect(shell.faults == 0, "seed \(seed)")
    }
  }

  private func json(of data: TableData) -> String {
    let sections = data.sections.map { section in
      let texts = section.rows.map { quoted($0.text) }.joined(separator: ",")
      return "{\"header\":\(quoted(section.header)),\"rows\":[\(texts)]}"
    }
    return "{\"sections\":[\(sections.joined(separator: ","))]}"
  }

  private func dumped(_ data: TableData) throws -> String {
    let shell = try TestShell(files: ["new.json": json(of: data)])
    shell.type("load new.json")
    return shell.type("dump")
  }

  @Test func `long texts are cut into lines that the shell reads`() throws {
    let long = String(repeating: "长", count: 700)
    let texts = (0..<1_500).map { "\(long)\($0)" }
    let data = TableData(sections: [
      DataSection(header: "东北", texts: texts), DataSection(header: "新", texts: texts),
    ])
    let shell = try TestShell(files: ["b.json": json(of: data)])
    let lines = shell.type("plan b.json").split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.utf8.count <= Limits.lineBytes })
    #expect(lines.count > 8)
    for line in lines { shell.type(line) }
    #expect(shell.type("plan b.json") == "  nothing to do\n")
    #expect(shell.faults == 0)
  }

  @Test func `a text that no line holds is a mistake of plan and none of apply`() throws {
    let long = String(repeating: "a", count: Limits.lineBytes)
    let data = TableData(sections: [DataSection(header: "x", texts: ["a", long])])
    let shell = try TestShell(files: ["b.json": json(of: data)])
    let output = shell.type("plan b.json")
    #expect(output.contains("a line has at most 1048576 bytes, and the text of "))
    #expect(output.contains("needs 1048"))
    #expect(!output.contains("begin"))
    #expect(shell.faults == 1)
    shell.type("apply b.json")
    #expect(shell.type("plan b.json") == "  nothing to do\n")
    #expect(shell.faults == 1)
  }

  @Test func `a command names no more rows than the shell takes`() {
    #expect(UpdateScript.LineLimits().places == Limits.rangeLength)
    #expect(UpdateScript.LineLimits().bytes + "  ".utf8.count == Limits.lineBytes)
  }
}
