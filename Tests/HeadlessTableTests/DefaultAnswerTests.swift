import HeadlessTable
import Testing

/// What is asked of objects that write nothing but what they must.
struct DefaultAnswerTests {
  /// A list of texts, and nothing else.
  private final class Bare: TableViewDataSource, TableViewDelegate {
    var rows = ["a", "b", "c"]
    var implementedCallbacks: CallbackSet = .callbacks

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
      Cell(rows[path.row])
    }
  }

  private func makeTable(of bare: Bare) throws(Refusal) -> TableView {
    let table = TableView()
    table.dataSource = bare
    table.delegate = bare
    try table.layoutIfNeeded()
    return table
  }

  @Test func `a table of one section is laid out`() throws {
    let bare = Bare()
    bare.rows = ["a"]
    let table = try makeTable(of: bare)
    #expect(
      table.said() == """
        table: layout
          data-source: number-of-sections -> 1
          data-source: number-of-rows 0 -> 1
          data-source: header 0 -> none
          data-source: cell 0.0 -> a
          delegate: height 0.0 -> 44.0
          delegate: indentation-level 0.0 -> 0
          data-source: footer 0 -> none
        """)
    #expect(table.titleForHeader(inSection: 0) == nil)
    #expect(table.titleForFooter(inSection: 0) == nil)
    #expect(table.titleForFooter(inSection: 1) == nil)
    #expect(table.snapshot().footer(ofSection: 0) == nil)
  }

  @Test func `every row can be edited, deleted and moved`() throws {
    let bare = Bare()
    let table = try makeTable(of: bare)
    table.setEditing(true, animated: false)
    _ = table.said()
    #expect(table.control(at: at(0, 0)) == .delete)
    #expect(table.isIndentedWhileEditing(at: at(0, 0)))
    #expect(table.hasReorderControl(at: at(0, 0)))
    try table.dragRow(from: at(0, 0), to: at(0, 2))
    try table.tapRow(at: at(0, 0))
    try table.confirm()
    #expect(
      table.said() == """
        delegate: target-for-move 0.0 to 0.2 -> 0.2
        data-source: move 0.0 to 0.2
        delegate: delete-title 0.0 -> Delete
        buttonShown(0.0, title: "Delete")
        data-source: commit delete 0.0
        """)
  }

  @Test func `a swipe shows the button that deletes`() throws {
    let bare = Bare()
    let table = try makeTable(of: bare)
    _ = table.said()
    #expect(!table.isSwiping)
    try table.swipeRow(at: at(0, 1), toward: .left)
    #expect(table.isSwiping)
    try table.cancel()
    try table.swipeRow(at: at(0, 1), toward: .right)
    try table.cancel()
    #expect(
      table.said() == """
        data-source: can-edit 0.1 -> yes
        delegate: editing-style 0.1 -> delete
        delegate: trailing-swipe-actions 0.1 -> none
        table: set-editing on animated
        delegate: will-begin-editing 0.1
        delegate: delete-title 0.1 -> Delete
        buttonShown(0.1, title: "Delete")
        buttonGone(0.1)
        table: set-editing off animated
        delegate: did-end-editing 0.1
        data-source: can-edit 0.1 -> yes
        delegate: editing-style 0.1 -> delete
        delegate: leading-swipe-actions 0.1 -> none
        table: set-editing on animated
        delegate: will-begin-editing 0.1
        delegate: delete-title 0.1 -> Delete
        buttonShown(0.1, title: "Delete")
        buttonGone(0.1)
        table: set-editing off animated
        delegate: did-end-editing 0.1
        """)
  }

  @Test func `a touched row is selected and deselected`() throws {
    let bare = Bare()
    let table = try makeTable(of: bare)
    _ = table.said()
    try table.selectByTouch(at(0, 1))
    try table.deselectByTouch(at(0, 1))
    table.allowsMultipleSelection = true
    try table.selectByTouch([at(0, 0), at(0, 1)])
    #expect(
      table.said() == """
        delegate: should-highlight 0.1 -> yes
        delegate: will-select 0.1 -> 0.1
        delegate: did-select 0.1
        delegate: will-deselect 0.1 -> 0.1
        delegate: did-deselect 0.1
        delegate: should-begin-multiple-selection 0.0 -> no
        delegate: should-highlight 0.0 -> yes
        delegate: will-select 0.0 -> 0.0
        delegate: did-select 0.0
        delegate: should-highlight 0.1 -> yes
        delegate: will-select 0.1 -> 0.1
        delegate: did-select 0.1
        """)
  }

  /// A list whose rows show a button of their own.
  private final class Buttons: TableViewDataSource, TableViewDelegate {
    var implementedCallbacks: CallbackSet = [.commit, .editActions, .shouldBeginMultipleSelection]

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
      Cell("a")
    }

    func tableView(
      _ tableView: TableView, editActionsForRowAt path: RowPath
    ) -> [SwipeAction]? { [SwipeAction("More")] }

    func tableView(
      _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt path: RowPath
    ) -> Bool { true }
  }

  @Test func `what is only told may be left unwritten`() throws {
    let buttons = Buttons()
    let table = TableView()
    table.dataSource = buttons
    table.delegate = buttons
    table.allowsMultipleSelection = true
    try table.layoutIfNeeded()
    try table.swipeRow(at: at(0, 1), toward: .left)
    #expect(table.openButton?.titles == ["More"])
    try table.performAction(0)
    #expect(table.openButton == nil)
    buttons.implementedCallbacks = .callbacks
    _ = table.said()
    try table.selectByTouch([at(0, 0), at(0, 1)])
    #expect(
      table.said().hasPrefix(
        """
        delegate: should-begin-multiple-selection 0.0 -> yes
        delegate: did-begin-multiple-selection 0.0
        """))
    #expect(table.indexPathsForSelectedRows == [at(0, 0), at(0, 1)])
  }
}
