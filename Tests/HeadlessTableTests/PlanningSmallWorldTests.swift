import HeadlessTable
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How much a test run tries.
enum PlanningRun {
  /// Everything, with `TVSH_TEST_LONG` in the environment; else a sample.
  static let isFull = ProcessInfo.processInfo.environment["TVSH_TEST_LONG"] != nil

  /// What is wrong with the plan between two tables, if anything.
  static func problem(from old: PlanningSample, to new: PlanningSample) -> String? {
    let plan = old.plan(to: new)
    do {
      var shown = old
      for stage in plan.stages {
        if stage.isEmpty { return "an empty stage" }
        shown = try PlanningApplier.shown(after: stage, on: shown, data: new)
        if shown.outline != new.outline { return "a stage leads to \(shown)" }
      }
      if shown != new { return "the plan leads to \(shown)" }
    } catch {
      return "\(error)"
    }
    for stage in plan.stages.dropFirst() {
      for change in stage {
        guard case .reloadRow = change else { return "\(change) in the second stage" }
      }
    }
    return plan.stages.count > 2 ? "\(plan.stages.count) stages" : nil
  }
}

struct PlanningSmallWorldTests {
  static let world = PlanningWorld(names: "ABCD", texts: "abcd", rows: 4)

  @Test(arguments: ["", "A", "AB"])
  func `between all small tables the plan is right and none is smaller`(names: String) {
    let targets = ["", "A", "B", "C", "AB", "BA", "AC", "CA", "BC", "CB", "CD"]
    let step = PlanningRun.isFull ? 1 : 17
    var skipped = 0
    for target in targets {
      let tables = Self.world.tables(named: Array(target))
      for old in Self.world.firstTables(named: Array(names)) {
        for new in tables {
          skipped += 1
          if skipped % step != 0, tables.count > 1 { continue }
          let least = PlanningOracle.leastOperations(from: old, to: new)
          #expect(old.plan(to: new).operationCount == least, "\(old) -> \(new)")
          #expect(PlanningRun.problem(from: old, to: new) == nil, "\(old) -> \(new)")
        }
      }
    }
  }

  @Test
  func `between all tables of four different rows contents are reloaded where UIKit allows it`() {
    let step = PlanningRun.isFull ? 1 : 7
    var skipped = 0
    for old in [PlanningSample("A:abcd"), PlanningSample("A:ab B:cd")] {
      for names in ["A", "AB", "BA", "AC"] {
        for new in Self.world.tables(named: Array(names)) {
          let rows = new.sections.flatMap(\.rows)
          guard Set(rows).count == rows.count else { continue }
          for changed in 0..<(1 << rows.count) {
            skipped += 1
            if skipped % step != 0 { continue }
            checkReloads(from: old, to: new.changingContents(changed))
          }
        }
      }
    }
  }

  /// One more operation for each row that is kept or moved and shows something else.
  private func checkReloads(from old: PlanningSample, to new: PlanningSample) {
    let names = Set(old.sections.map(\.identifier)).intersection(new.sections.map(\.identifier))
    let oldRows = Set(old.sections.filter { names.contains($0.identifier) }.flatMap(\.rows))
    let newRows = new.sections.filter { names.contains($0.identifier) }.flatMap(\.rows)
    let changed = newRows.filter { $0.isUppercase && oldRows.contains(Character($0.lowercased())) }
    let least = PlanningOracle.leastOperations(from: old, to: new) + changed.count
    #expect(old.plan(to: new).operationCount == least, "\(old) -> \(new)")
    #expect(PlanningRun.problem(from: old, to: new) == nil, "\(old) -> \(new)")
  }
}

extension PlanningSample {
  /// The same table with the contents of some rows changed: bit 0 is the first row.
  func changingContents(_ mask: Int) -> PlanningSample {
    var (table, bit) = (self, 0)
    for section in sections.indices {
      for row in sections[section].rows.indices {
        if mask >> bit & 1 == 1 {
          table.sections[section].rows[row] = Character(sections[section].rows[row].uppercased())
        }
        bit += 1
      }
    }
    return table
  }
}
