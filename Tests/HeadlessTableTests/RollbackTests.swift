import HeadlessTable
import Testing

struct RollbackTests {
  @Test func `a refused end gives back what was before the outermost begin`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    try table.selectRow(at: at(0, 1))
    table.beginUpdates()
    table.setEditing(true, animated: true)
    try table.tapRow(at: at(0, 0))
    table.deselectRow(at: at(0, 1))
    try table.deleteRows(at: [at(0, 0)], with: .none)
    #expect(throws: Refusal.self) { try table.endUpdates() }
    #expect(!table.isEditing)
    #expect(table.openButton == nil)
    #expect(table.indexPathsForSelectedRows == [at(0, 1)])
    #expect(!table.hasUncommittedUpdates)
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `cancel-updates drops the batch`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    table.cancelUpdates()
    table.beginUpdates()
    table.beginUpdates()
    try table.deleteRows(at: [at(0, 0)], with: .none)
    table.cancelUpdates()
    #expect(table.batchDepth == 0)
    stand.sections[0].rows.append("c")
    try table.insertRows(at: [at(0, 2)], with: .none)
    #expect(table.texts == [["a", "b", "c"]])
  }

  @Test func `a commit that fails half way is undone as a whole`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    table.setEditing(true, animated: true)
    stand.onCommit = { table, _, path throws(Refusal) in
      stand.sections[0].rows.remove(at: 0)
      try table.deleteRows(at: [at(0, 0)], with: .none)
      #expect(table.texts == [["b"]])
      throw stand.missing(path)
    }
    #expect(throws: stand.missing(at(0, 1))) { try table.commitRow(.delete, at: at(0, 1)) }
    #expect(table.texts == [["a", "b"]])
    #expect(table.trace.depth == 1)
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `a cell that fails takes the update back`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    stand.sections[0].rows = ["a", "b", "c"]
    stand.onCell = { path throws(Refusal) in if path.row == 2 { throw stand.missing(path) } }
    #expect(throws: stand.missing(at(0, 2))) {
      try table.insertRows(at: [at(0, 1), at(0, 2)], with: .none)
    }
    #expect(table.texts == [["a"]])
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `a saved state brings everything back`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    try table.selectRow(at: at(0, 0))
    let saved = table.savedState()
    table.setEditing(true, animated: true)
    stand.sections[0].rows = ["b"]
    try table.deleteRows(at: [at(0, 0)], with: .none)
    table.beginUpdates()
    _ = table.said()
    table.restore(saved)
    #expect(table.said() == "")
    #expect(table.texts == [["a", "b"]])
    #expect(table.indexPathsForSelectedRows == [at(0, 0)])
    #expect(!table.isEditing)
    #expect(table.batchDepth == 0)
    #expect(table.lastUpdate == nil)
  }

  @Test func `a state that is saved in the place of another one holds everything`() throws {
    let stand = Stand(["a", "b", "c"])
    let table = try stand.table()
    table.allowsMultipleSelectionDuringEditing = true
    let steps: [() throws -> Void] = [
      { try table.selectRow(at: at(0, 0)) },
      { table.setEditing(true, animated: true) },
      { table.visibleRowLimit = 2 },
      { try table.scrollToRow(at: at(0, 2)) },
      {
        stand.sections[0].rows = ["b", "c"]
        try table.deleteRows(at: [at(0, 0)], with: .none)
      },
      { table.reloadData() },
      { table.beginUpdates() },
    ]
    var saved = table.savedState()
    var before = described(saved)
    for step in steps {
      try step()
      table.save(in: &saved)
      #expect(described(saved) == described(table.savedState()))
      #expect(described(saved) != before)
      before = described(saved)
    }
  }

  /// A value with all that it is made of.
  private func described(_ value: Any) -> String {
    let parts = Mirror(reflecting: value).children
    guard !parts.isEmpty else { return "\(value)" }
    return "(\(parts.map { "\($0.label ?? ""): \(described($0.value))" }.joined(separator: ", ")))"
  }

  @Test func `a saved state is fitted to the rows that are in view now`() throws {
    let stand = Stand(["a", "b", "c"])
    let table = try stand.table()
    let saved = table.savedState()
    table.visibleRowLimit = 2
    let narrow = table.savedState()
    table.restore(saved)
    #expect(table.texts == [["a", "b", nil]])
    table.visibleRowLimit = nil
    try table.layoutIfNeeded()
    table.restore(narrow)
    #expect(table.needsLayout)
    try table.layoutIfNeeded()
    #expect(table.texts == [["a", "b", "c"]])
    #expect(table.checkInvariants().isEmpty)
  }
}
