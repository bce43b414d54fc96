import HeadlessTable
import Testing

struct SwipeTests {
  private let callbacks: CallbackSet = [
    .commit, .canEdit, .editingStyle, .deleteTitle, .willBeginEditing, .didEndEditing,
  ]

  private func makeStand() -> Stand {
    let stand = Stand(["a", "b"])
    stand.implementedCallbacks = callbacks
    return stand
  }

  @Test func `a swipe that is confirmed stands side by side, only commit is deeper`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 1), toward: .left)
    #expect(
      table.said() == """
        data-source: can-edit 0.1 -> yes
        delegate: editing-style 0.1 -> delete
        table: set-editing on animated
        delegate: will-begin-editing 0.1
        delegate: delete-title 0.1 -> Remove
        buttonShown(0.1, title: "Remove")
        """)
    #expect(table.isEditing)
    #expect(table.control(at: at(0, 0)) == .none)
    #expect(table.openButton?.bySwipe == true)
    try table.confirm()
    #expect(
      table.saidOfEditing() == """
        data-source: commit delete 0.1
          data: remove(0.1, "b")
          table: delete-rows 0.1 with automatic
        table: set-editing off animated
        delegate: did-end-editing none
        """)
    #expect(!table.isEditing)
    #expect(stand.begun == 0)
  }

  @Test func `did-end-editing names the row where it stayed`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 1), toward: .left)
    stand.onCommit = { table, _, _ throws(Refusal) in
      stand.sections[0].rows.remove(at: 0)
      try table.deleteRows(at: [at(0, 0)], with: .none)
    }
    try table.confirm()
    #expect(table.said().hasSuffix("delegate: did-end-editing 0.0"))
  }

  @Test func `a swipe that is cancelled`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    _ = table.said()
    try table.cancel()
    #expect(
      table.said() == """
        buttonGone(0.0)
        table: set-editing off animated
        delegate: did-end-editing 0.0
        """)
  }

  @Test func `a swipe on another row ends the open one first`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    _ = table.said()
    try table.swipeRow(at: at(0, 1), toward: .left)
    #expect(
      table.said().hasPrefix(
        """
        buttonGone(0.0)
        table: set-editing off animated
        delegate: did-end-editing 0.0
        data-source: can-edit 0.1 -> yes
        """))
    #expect(table.openButton?.path == at(0, 1))
  }

  @Test func `edit off ends a swipe with its own set-editing`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    _ = table.said()
    table.setEditing(false, animated: false)
    #expect(
      table.said() == """
        buttonGone(0.0)
        table: set-editing off plain
        delegate: did-end-editing 0.0
        """)
    #expect(stand.begun == 0)
  }

  @Test func `reload-data ends a swipe`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    _ = table.said()
    table.reloadData()
    #expect(
      table.said() == """
        table: reload-data
        buttonGone(0.0)
        table: set-editing off animated
        delegate: did-end-editing 0.0
        """)
  }

  @Test func `reload-data inside the commit of a swipe lets its row go`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    stand.onCommit = { table, _, _ in
      stand.sections[0].rows.remove(at: 0)
      table.reloadData()
    }
    try table.confirm()
    #expect(table.said().hasSuffix("delegate: did-end-editing none"))
    try table.layoutIfNeeded()
    #expect(table.texts == [["b"]])
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `an update that takes the row away ends the swipe`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    _ = table.said()
    stand.sections[0].rows = ["b"]
    try table.deleteRows(at: [at(0, 0)], with: .fade)
    #expect(
      table.saidOfEditing() == """
        table: delete-rows 0.0 with fade
        buttonGone(0.0)
        table: set-editing off animated
        delegate: did-end-editing none
        """)
  }

  @Test func `not while the table is editing`() throws {
    let stand = makeStand()
    let table = try stand.table()
    table.setEditing(true, animated: true)
    _ = table.said()
    try table.swipeRow(at: at(0, 0), toward: .left)
    #expect(table.said() == "tableIsEditing")
  }

  @Test func `without commit and actions nothing is asked`() throws {
    let stand = makeStand()
    stand.implementedCallbacks.remove(.commit)
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    #expect(table.said() == "commitNotImplemented")
  }

  @Test func `a row that cannot be edited, or is styled otherwise, offers nothing`() throws {
    let stand = makeStand()
    stand.fixedRows = ["a"]
    stand.styles["b"] = .insert
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    #expect(table.said() == "data-source: can-edit 0.0 -> no\nnothingHappens")
    try table.swipeRow(at: at(0, 1), toward: .left)
    #expect(table.said().hasSuffix("delegate: editing-style 0.1 -> insert\nnothingHappens"))
    #expect(!table.isEditing)
  }

  @Test func `given actions win over the style and run their own handler`() throws {
    let stand = makeStand()
    stand.implementedCallbacks.insert(.trailingSwipeActions)
    stand.implementedCallbacks.insert(.editActions)
    stand.implementedCallbacks.remove(.canEdit)
    stand.styles["a"] = EditingStyle.none
    stand.actions = [SwipeAction("Archive"), SwipeAction("Drop", isDestructive: true)]
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    #expect(
      table.said() == """
        delegate: editing-style 0.0 -> none
        delegate: trailing-swipe-actions 0.0 -> Archive Drop:destructive
        table: set-editing on animated
        delegate: will-begin-editing 0.0
        actionsShown(0.0, titles: ["Archive", "Drop"])
        """)
    stand.onAction = { table, index, path throws(Refusal) in
      #expect(index == 1)
      stand.sections[0].rows.remove(at: path.row)
      try table.deleteRows(at: [path], with: .left)
    }
    try table.performAction(1)
    #expect(
      table.saidOfEditing() == """
          table: delete-rows 0.0 with left
        table: set-editing off animated
        delegate: did-end-editing none
        """)
  }

  @Test func `edit-actions are asked where swipe actions are not implemented`() throws {
    let stand = makeStand()
    stand.implementedCallbacks = [.commit, .editActions, .leadingSwipeActions]
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    #expect(table.said().hasPrefix("delegate: edit-actions 0.0 -> none\ntable: set-editing on"))
    #expect(table.openButton?.titles == ["Delete"])
    try table.swipeRow(at: at(0, 1), toward: .right)
    #expect(table.said().contains("delegate: leading-swipe-actions 0.1 -> none"))
  }

  @Test func `reload-data in a batch ends the swipe when the batch has ended`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 1), toward: .left)
    table.beginUpdates()
    table.reloadData()
    stand.sections[0].rows.remove(at: 0)
    try table.deleteRows(at: [at(0, 0)], with: .none)
    _ = table.said()
    try table.endUpdates()
    #expect(
      table.said() == """
        table: end-updates
          data-source: number-of-rows 0 -> 1
        buttonGone(0.0)
        table: set-editing off animated
        delegate: did-end-editing 0.0
        """)
  }

  @Test func `a swipe over rows that wait to be reloaded ends with them`() throws {
    let stand = makeStand()
    let table = try stand.table()
    table.reloadData()
    try table.swipeRow(at: at(0, 1), toward: .left)
    stand.sections[0].rows = []
    _ = table.said()
    try table.layoutIfNeeded()
    #expect(
      table.said() == """
        table: layout
          data-source: number-of-rows 0 -> 0
        buttonGone(0.1)
        table: set-editing off animated
        delegate: did-end-editing none
        """)
    #expect(table.checkInvariants().isEmpty)
  }

  @Test func `set-editing on during a swipe is the same value again`() throws {
    let stand = makeStand()
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    _ = table.said()
    table.setEditing(true, animated: true)
    #expect(table.said() == "table: set-editing on animated")
    #expect(table.openButton?.path == at(0, 0))
  }

  @Test func `a handler that fails leaves the buttons open`() throws {
    let stand = makeStand()
    stand.implementedCallbacks.insert(.trailingSwipeActions)
    stand.actions = [SwipeAction("Archive")]
    let table = try stand.table()
    try table.swipeRow(at: at(0, 0), toward: .left)
    stand.onAction = { _, _, path throws(Refusal) in throw stand.missing(path) }
    #expect(throws: stand.missing(at(0, 0))) { try table.performAction(0) }
    #expect(table.openButton?.titles == ["Archive"])
    #expect(table.isEditing)
    #expect(table.trace.depth == 1)
  }
}
