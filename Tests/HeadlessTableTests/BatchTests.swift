import HeadlessTable
import Testing

struct BatchTests {
  @Test func `questions of an update stand below its outermost end`() throws {
    let stand = Stand(["a", "b", "c"])
    let table = try stand.table()
    stand.sections[0].rows = ["x", "c", "b"]
    table.beginUpdates()
    try table.deleteRows(at: [at(0, 0)], with: .left)
    table.beginUpdates()
    try table.insertRows(at: [at(0, 0)], with: .top)
    try table.endUpdates()
    try table.moveRow(at: at(0, 2), to: at(0, 1))
    #expect(table.batchDepth == 1)
    #expect(table.snapshot().pendingChanges.count == 3)
    try table.endUpdates()
    #expect(
      table.said() == """
        table: begin-updates
        table: delete-rows 0.0 with left
        table: begin-updates
        table: insert-rows 0.0 with top
        table: end-updates
        table: move-row 0.2 to 0.1
        table: end-updates
          data-source: number-of-sections -> 1
          data-source: number-of-rows 0 -> 3
          data-source: cell 0.0 -> x
        """)
    #expect(table.texts == [["x", "c", "b"]])
    #expect(!table.hasUncommittedUpdates)
    #expect(table.lastIndexMap?.newPath(forOld: at(0, 1)) == at(0, 2))
  }

  @Test func `an empty batch asks and checks`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    table.beginUpdates()
    stand.sections[0].rows.append("b")
    #expect(throws: Refusal.self) { try table.endUpdates() }
    #expect(table.said().hasSuffix("  data-source: number-of-rows 0 -> 2"))
    #expect(table.texts == [["a"]])
  }

  @Test func `cells of other rows are kept as they are`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    stand.sections[0].rows = ["A", "B", "C"]
    try table.insertRows(at: [at(0, 0)], with: .none)
    #expect(table.texts == [["A", "a", "b"]])
    try table.reconfigureRows(at: [at(0, 1)])
    #expect(table.texts == [["A", "B", "b"]])
    #expect(
      table.said().hasSuffix("table: reconfigure-rows 0.1\n  data-source: cell 0.1 -> B"))
  }

  @Test func `reconfigured rows of a batch are asked for where they went`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    stand.sections[0].rows = ["B"]
    table.beginUpdates()
    try table.reconfigureRows(at: [at(0, 0), at(0, 1)])
    try table.deleteRows(at: [at(0, 0)], with: .none)
    try table.endUpdates()
    #expect(table.texts == [["B"]])
  }

  @Test func `headers are read when a section is inserted or reloaded`() throws {
    let stand = Stand(["a"], ["b"])
    let table = try stand.table()
    stand.sections[0].header = "new"
    stand.sections[1].header = "new"
    try table.reloadSections([1], with: .automatic)
    #expect(table.titleForHeader(inSection: 0) == "S0")
    #expect(table.titleForHeader(inSection: 1) == "new")
    stand.sections.append(.init(header: "S2", rows: ["c"]))
    _ = table.said()
    try table.insertSections([2], with: .fade)
    #expect(
      table.said() == """
        table: insert-sections 2 with fade
          data-source: number-of-sections -> 3
          data-source: number-of-rows 0 -> 1
          data-source: number-of-rows 1 -> 1
          data-source: number-of-rows 2 -> 1
          data-source: header 2 -> S2
          data-source: cell 2.0 -> c
        """)
  }

  @Test func `a moved section takes cells, header and selection along`() throws {
    let stand = Stand(["a"], ["b", "c"])
    let table = try stand.table()
    try table.selectRow(at: at(1, 1))
    stand.sections.swapAt(0, 1)
    _ = table.said()
    try table.moveSection(1, toSection: 0)
    #expect(!table.said().contains("cell"))
    #expect(table.texts == [["b", "c"], ["a"]])
    #expect(table.titleForHeader(inSection: 0) == "S1")
    #expect(table.indexPathsForSelectedRows == [at(0, 1)])
  }

  @Test func `the first call of a batch loads where a reload-data waits`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    table.reloadData()
    stand.sections[0].rows = ["x", "y", "z"]
    table.beginUpdates()
    _ = table.said()
    try table.deleteRows(at: [at(0, 0)], with: .none)
    #expect(
      table.said() == """
        table: delete-rows 0.0 with none
          data-source: number-of-sections -> 1
          data-source: number-of-rows 0 -> 3
        """)
    stand.sections[0].rows = ["y", "z"]
    try table.endUpdates()
    #expect(table.texts == [["y", "z"]])
    #expect(!table.needsLayout)
  }

  @Test func `data changed before the first call is counted already`() throws {
    let stand = Stand(["a", "b"])
    let table = TableView()
    table.dataSource = stand
    stand.sections[0].rows.remove(at: 0)
    #expect(throws: Refusal.self) { try table.deleteRows(at: [at(0, 0)], with: .none) }
    #expect(table.needsLayout)
    #expect(table.numberOfSections == 0)
  }

  @Test func `an empty batch of a table that never loaded loads at its end`() throws {
    let stand = Stand(["a"])
    let table = TableView()
    table.dataSource = stand
    table.beginUpdates()
    stand.sections[0].rows.append("b")
    try table.endUpdates()
    #expect(table.texts == [["a", "b"]])
  }

  @Test func `reload-data within a batch is done after the check`() throws {
    let stand = Stand(["a", "b"])
    let table = try stand.table()
    stand.sections[0].rows = ["B"]
    table.beginUpdates()
    table.reloadData()
    try table.deleteRows(at: [at(0, 0)], with: .none)
    try table.endUpdates()
    #expect(table.texts == [["b"]])
    #expect(table.needsLayout)
    try table.layoutIfNeeded()
    #expect(table.texts == [["B"]])
    table.beginUpdates()
    table.reloadData()
    stand.sections[0].rows = []
    #expect(throws: Refusal.self) { try table.endUpdates() }
    #expect(!table.needsLayout)
  }

  @Test func `completions run outer first, and not after a refusal`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    var order: [String] = []
    try table.performBatchUpdates(
      { () throws(Refusal) in
        try table.performBatchUpdates({}, completion: { _ in order.append("first") })
        try table.performBatchUpdates({}, completion: { _ in order.append("second") })
        #expect(order.isEmpty)
      }, completion: { _ in order.append("outer") })
    #expect(order == ["outer", "first", "second"])
    #expect(throws: Refusal.self) {
      try table.performBatchUpdates(
        { () throws(Refusal) in try table.deleteRows(at: [at(0, 0)], with: .none) },
        completion: { _ in order.append("refused") })
    }
    try table.performBatchUpdates({})
    #expect(order.count == 3)
  }

  @Test func `a refusal inside a nested batch leaves the outer one open`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    table.beginUpdates()
    try table.reloadRows(at: [at(0, 0)], with: .none)
    #expect(throws: stand.missing(at(0, 5))) {
      try table.performBatchUpdates { () throws(Refusal) in
        try table.deleteRows(at: [at(0, 0)], with: .none)
        throw stand.missing(at(0, 5))
      }
    }
    #expect(table.snapshot().pendingChanges == [.reloadRow(at(0, 0), .none)])
    #expect(table.batchDepth == 1)
    try table.endUpdates()
  }
}
