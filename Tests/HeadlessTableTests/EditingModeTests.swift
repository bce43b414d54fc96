import HeadlessTable
import Testing

struct EditingModeTests {
  @Test func `each row answers all questions before the next row is asked`() throws {
    let stand = Stand(["a", "b"])
    stand.implementedCallbacks.insert(.shouldIndent)
    stand.fixedRows = ["b"]
    let table = try stand.table()
    table.setEditing(true, animated: true)
    #expect(
      table.said() == """
        table: set-editing on animated
          data-source: can-edit 0.0 -> yes
          delegate: editing-style 0.0 -> delete
          delegate: should-indent 0.0 -> yes
          data-source: can-move 0.0 -> yes
          data-source: can-edit 0.1 -> no
          data-source: can-move 0.1 -> yes
        """)
    #expect(table.control(at: at(0, 0)) == .delete)
    #expect(table.control(at: at(0, 1)) == .none)
    #expect(!table.canEditRow(at: at(0, 1)))
    #expect(table.hasReorderControl(at: at(0, 1)))
    #expect(table.isIndentedWhileEditing(at: at(0, 0)))
    #expect(!table.isIndentedWhileEditing(at: at(0, 1)))
  }

  @Test func `the same value again is traced and does nothing`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    table.setEditing(false, animated: false)
    #expect(table.said() == "table: set-editing off plain")
    table.setEditing(true, animated: true)
    _ = table.said()
    table.setEditing(true, animated: true)
    #expect(table.said() == "table: set-editing on animated")
  }

  @Test func `off asks nothing and shows no control`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    table.setEditing(true, animated: true)
    _ = table.said()
    table.setEditing(false, animated: true)
    #expect(table.said() == "table: set-editing off animated")
    #expect(table.control(at: at(0, 0)) == .none)
    #expect(!table.hasReorderControl(at: at(0, 0)))
  }

  @Test func `rows can be dragged only where move is implemented`() throws {
    let stand = Stand(["a"])
    stand.implementedCallbacks.remove(.move)
    let table = try stand.table()
    table.setEditing(true, animated: true)
    #expect(!table.hasReorderControl(at: at(0, 0)))
    stand.implementedCallbacks = [.move]
    table.setEditing(false, animated: true)
    table.setEditing(true, animated: true)
    #expect(table.hasReorderControl(at: at(0, 0)))
    #expect(table.control(at: at(0, 0)) == .delete)
  }

  @Test func `check marks replace the styles, and off clears the choice`() throws {
    let stand = Stand(["a", "b"])
    stand.fixedRows = ["b"]
    let table = try stand.table()
    try table.selectRow(at: at(0, 0))
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(true, animated: true)
    #expect(!table.said().contains("editing-style"))
    #expect(table.control(at: at(0, 0)) == .multi)
    #expect(table.control(at: at(0, 1)) == .none)
    #expect(table.snapshot().row(at: at(0, 0)).isChecked)
    table.allowsMultipleSelectionDuringEditing = false
    #expect(table.control(at: at(0, 0)) == .multi)
    table.setEditing(false, animated: true)
    #expect(table.indexPathsForSelectedRows.isEmpty)
    table.setEditing(true, animated: true)
    #expect(table.control(at: at(0, 0)) == .delete)
  }

  @Test func `a new row is asked after its cell, a kept row is not`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    table.setEditing(true, animated: true)
    _ = table.said()
    stand.sections[0].rows.append("b")
    try table.insertRows(at: [at(0, 1)], with: .fade)
    #expect(
      table.said() == """
        table: insert-rows 0.1 with fade
          data-source: number-of-sections -> 1
          data-source: number-of-rows 0 -> 2
          data-source: cell 0.1 -> b
          data-source: can-edit 0.1 -> yes
          delegate: editing-style 0.1 -> delete
          data-source: can-move 0.1 -> yes
        """)
  }

  @Test func `set-editing inside commit is done and noted behind the call`() throws {
    let stand = Stand(["a"])
    let table = try stand.table()
    table.setEditing(true, animated: true)
    stand.onCommit = { table, _, _ in table.setEditing(false, animated: false) }
    _ = table.said()
    try table.commitRow(.delete, at: at(0, 0))
    #expect(
      table.said() == """
        data-source: commit delete 0.0
          table: set-editing off plain
          setEditingInsideCommit
        """)
    #expect(!table.isEditing)
  }
}
