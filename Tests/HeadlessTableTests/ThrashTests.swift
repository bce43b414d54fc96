import HeadlessTable
import Testing

/// Random batches against a table that is built from the change itself, and random nonsense that
/// must leave the table as it was.
struct ThrashTests {
  @Test(arguments: 0..<6) func `600 random batches each do what the data did`(seed: UInt64) throws {
    var thrash = Thrash(seed: seed)
    let stand = thrash.stand
    let table = try stand.table()
    table.allowsMultipleSelection = true
    for round in 0..<600 {
      if round % 50 == 0 { table.setEditing(round % 100 == 0, animated: false) }
      if round % 30 == 0 {
        table.visibleRowLimit = thrash.random.below(3) == 0 ? 1 + thrash.random.below(20) : nil
        try table.layoutIfNeeded()
      }
      thrash.selectSome(in: table)
      let selected = Set(table.indexPathsForSelectedRows.compactMap(stand.text))
      let step = thrash.makeStep()
      table.trace.clearCounts()
      try table.performBatchUpdates { () throws(Refusal) in
        stand.sections = step.sections
        for change in step.changes { try table.tell(change) }
      }
      #expect(table.checkInvariants() == [])
      #expect(Thrash.agree(table, stand), "seed \(seed): \(step.changes)")
      #expect(
        Set(table.indexPathsForSelectedRows.compactMap(stand.text))
          == selected.subtracting(step.gone))
      if table.visibleRowLimit == nil { #expect(table.trace.count(of: .cell) == step.new) }
      _ = table.trace.takeEvents()
    }
  }

  @Test(arguments: 0..<4) func `2,000 batches of nonsense change nothing`(seed: UInt64) throws {
    var thrash = Thrash(seed: seed)
    let stand = thrash.stand
    let table = try stand.table()
    table.setEditing(true, animated: false)
    try table.selectRow(at: at(0, 0))
    try table.tapRow(at: at(0, 1))
    var refused = 0
    for _ in 0..<2000 {
      let (texts, button) = (table.texts, table.openButton)
      let kept = table.savedState()
      do throws(Refusal) {
        table.beginUpdates()
        for _ in 0...thrash.random.below(3) { try table.tell(thrash.nonsense()) }
        try table.endUpdates()
        table.restore(kept)
      } catch {
        refused += 1
      }
      #expect(table.texts == texts)
      #expect(table.openButton == button)
      #expect(table.indexPathsForSelectedRows == [at(0, 0)])
      #expect(table.batchDepth == 0)
      _ = table.trace.takeEvents()
    }
    #expect(refused > 1000)
    #expect(table.checkInvariants() == [])
  }
}

extension TableView {
  /// Makes the call that tells a change.
  fileprivate func tell(_ change: Change) throws(Refusal) {
    switch change {
    case .insertRow(let path, let animation): try insertRows(at: [path], with: animation)
    case .deleteRow(let path, let animation): try deleteRows(at: [path], with: animation)
    case .reloadRow(let path, let animation): try reloadRows(at: [path], with: animation)
    case .moveRow(let source, let destination): try moveRow(at: source, to: destination)
    case .insertSection(let section, let animation):
      try insertSections([section], with: animation)
    case .deleteSection(let section, let animation):
      try deleteSections([section], with: animation)
    case .reloadSection(let section, let animation):
      try reloadSections([section], with: animation)
    case .moveSection(let source, let destination):
      try moveSection(source, toSection: destination)
    }
  }
}
