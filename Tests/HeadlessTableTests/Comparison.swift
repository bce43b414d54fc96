import HeadlessTable
import TestSupport

/// What came of running worlds through the table and through the reference.
struct Comparison: Sendable {
  private(set) var accepted = 0
  private(set) var refused: [ReferenceTableRefusal.Kind: Int] = [:]

  /// The first few worlds about which the two disagree, as scripts with what is wrong.
  private(set) var disagreements: [String] = []

  var count: Int { accepted + refused.values.reduce(0, +) }

  mutating func merge(_ other: Comparison) {
    accepted += other.accepted
    refused.merge(other.refused, uniquingKeysWith: +)
    disagreements += other.disagreements
  }

  /// Runs a world on a table that shows its loaded rows, and says whether the table has changed.
  @discardableResult
  mutating func run(_ world: SmallWorld, on compared: ComparedTable) -> Bool {
    let reference = ReferenceTable(loading: world.loaded)
    let expected = reference.apply(world.calls, data: world.data)
    let found: Refusal?
    do throws(Refusal) {
      try compared.run(world)
      found = nil
    } catch {
      found = error
    }
    switch expected {
    case .success(let rows):
      accepted += 1
      if let found {
        disagree(world, "the table refuses with: \(found.reason(ios: 13))")
      } else if compared.shown != rows {
        disagree(world, "the table shows \(compared.shown), the reference \(rows)")
      } else {
        checkMap(of: world, reference, compared)
      }
    case .failure(let refusal):
      refused[refusal.kind, default: 0] += 1
      checkRefusal(of: world, refusal, found, compared)
    }
    if compared.table.batchDepth != 0 { disagree(world, "the batch is still open") }
    return found == nil
  }

  private mutating func checkRefusal(
    of world: SmallWorld, _ expected: ReferenceTableRefusal, _ found: Refusal?,
    _ compared: ComparedTable
  ) {
    guard let found else {
      return disagree(world, "the table accepts, the reference says: \(expected.text(ios: 13))")
    }
    // A version for each way in which texts were worded.
    for ios in [12, 13, 17] {
      let (right, given) = (expected.text(ios: ios), found.reason(ios: ios))
      if right == given { continue }
      return disagree(world, "iOS \(ios), the table:\n\(given)\nthe reference:\n\(right)")
    }
    if found.exceptionName != expected.exceptionName {
      disagree(world, "the exception is \(found.exceptionName)")
    }
    if compared.shown != world.loaded {
      disagree(world, "after the refusal the table shows \(compared.shown)")
    }
  }

  /// Every row that stays is where the reference has it, and the way back leads to where it came
  /// from.
  private mutating func checkMap(
    of world: SmallWorld, _ reference: ReferenceTable, _ compared: ComparedTable
  ) {
    guard let map = compared.table.lastIndexMap else {
      return disagree(world, "the table has no map of the update")
    }
    let stayed = reference.newPaths(after: world.calls, data: world.data)
    for (section, rows) in world.loaded.enumerated() {
      for row in rows.indices {
        let old = RowPath(section: section, row: row)
        let new = map.newPath(forOld: old)
        if let right = stayed[old], new != right {
          disagree(
            world, "the map leads from \(old) to \(new?.description ?? "nowhere"), not \(right)")
        }
        if let new, map.oldPath(forNew: new) != old {
          disagree(world, "the map leads from \(old) to \(new), but not back")
        }
      }
    }
  }

  mutating func disagree(_ world: SmallWorld, _ fault: String) {
    guard disagreements.count < 5 else { return }
    disagreements.append("\(fault)\n\n\(world.script)\n")
  }
}
