import HeadlessTable
import Testing

struct ControlTests {
  private func editing(_ stand: Stand) throws(Refusal) -> TableView {
    let table = try stand.table()
    table.setEditing(true, animated: true)
    _ = table.said()
    return table
  }

  @Test func `a delete control asks for its title and waits to be confirmed`() throws {
    let stand = Stand(["a", "b"])
    stand.implementedCallbacks.insert(.deleteTitle)
    let table = try editing(stand)
    try table.tapRow(at: at(0, 1))
    #expect(
      table.said() == """
        delegate: delete-title 0.1 -> Remove
        buttonShown(0.1, title: "Remove")
        """)
    #expect(stand.sections[0].rows == ["a", "b"])
    #expect(table.openButton?.titles == ["Remove"])
    #expect(table.snapshot().row(at: at(0, 1)).buttonTitles == ["Remove"])
    try table.confirm()
    #expect(table.saidOfEditing().hasPrefix("data-source: commit delete 0.1\n"))
    #expect(table.texts == [["a"]])
    #expect(table.openButton == nil)
    #expect(table.isEditing)
  }

  @Test func `a tap anywhere else takes the button away and does nothing else`() throws {
    let stand = Stand(["a", "b"])
    stand.styles["b"] = .insert
    let table = try editing(stand)
    try table.tapRow(at: at(0, 0))
    _ = table.said()
    try table.tapRow(at: at(0, 1))
    #expect(table.said() == "buttonGone(0.0)")
    #expect(stand.sections[0].rows == ["a", "b"])
    try table.confirm()
    try table.cancel()
    #expect(table.said() == "noButton\nnoButton")
  }

  @Test func `an insert control commits at once`() throws {
    let stand = Stand(["a", "b"])
    stand.styles["b"] = .insert
    let table = try editing(stand)
    try table.tapRow(at: at(0, 1))
    #expect(table.saidOfEditing().hasPrefix("data-source: commit insert 0.1\n"))
    #expect(table.texts == [["a", "new", "b"]])
  }

  @Test func `without commit a control does nothing`() throws {
    let stand = Stand(["a", "b"])
    stand.styles["b"] = .insert
    stand.implementedCallbacks.remove(.commit)
    let table = try editing(stand)
    try table.tapRow(at: at(0, 0))
    try table.tapRow(at: at(0, 1))
    try table.commitRow(.delete, at: at(0, 0))
    #expect(
      table.said() == "commitNotImplemented\ncommitNotImplemented\ncommitNotImplemented")
    #expect(table.openButton == nil)
  }

  @Test func `a row without control ignores the tap`() throws {
    let stand = Stand(["a", "b"])
    stand.styles["b"] = EditingStyle.none
    let table = try editing(stand)
    try table.tapRow(at: at(0, 1))
    #expect(table.said() == "noControl(0.1)")
  }

  @Test func `set-editing off takes the button away before`() throws {
    let stand = Stand(["a"])
    let table = try editing(stand)
    try table.tapRow(at: at(0, 0))
    _ = table.said()
    table.setEditing(false, animated: true)
    #expect(table.said() == "buttonGone(0.0)\ntable: set-editing off animated")
  }

  @Test func `the button follows its row and goes with it`() throws {
    let stand = Stand(["a", "b"])
    let table = try editing(stand)
    try table.tapRow(at: at(0, 1))
    stand.sections[0].rows = ["b"]
    try table.deleteRows(at: [at(0, 0)], with: .none)
    #expect(table.openButton?.path == at(0, 0))
    stand.sections[0].rows = []
    try table.deleteRows(at: [at(0, 0)], with: .none)
    #expect(table.openButton == nil)
    #expect(table.saidOfEditing().hasSuffix("\nbuttonGone(0.0)"))
  }

  @Test func `a commit that fails leaves the button open`() throws {
    let stand = Stand(["a", "b"])
    let table = try editing(stand)
    try table.tapRow(at: at(0, 0))
    stand.onCommit = { table, _, path throws(Refusal) in
      try table.deleteRows(at: [path], with: .automatic)
    }
    #expect(throws: Refusal.self) { try table.confirm() }
    #expect(table.openButton?.path == at(0, 0))
    #expect(table.texts == [["a", "b"]])
    #expect(table.checkInvariants().isEmpty)
  }
}
