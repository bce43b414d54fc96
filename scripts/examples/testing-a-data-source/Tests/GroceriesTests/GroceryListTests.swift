import Groceries
import HeadlessTable
import Testing

@Suite struct GroceryListTests {
  private let second = RowPath(section: 0, row: 1)

  private func table(of source: some TableViewDataSource) throws -> TableView {
    let table = TableView()
    table.dataSource = source
    try table.layoutIfNeeded()
    table.setEditing(true, animated: false)
    return table
  }

  @Test func `deleting a row takes it out of the list and the table`() throws {
    let list = GroceryList(["bread", "eggs", "milk"])
    let table = try table(of: list)

    try table.tapRow(at: second)
    try table.confirm()

    #expect(list.items == ["bread", "milk"])
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.cellForRow(at: second)?.text == "milk")
  }

  @Test func `milk shows no delete control`() throws {
    let list = GroceryList(["bread", "eggs", "milk"])
    let table = try table(of: list)

    #expect(table.control(at: RowPath(section: 0, row: 2)) == .none)
    #expect(table.control(at: second) == .delete)
  }

  @Test func `commit is called once, after the confirmation`() throws {
    let list = GroceryList(["bread", "eggs", "milk"])
    let table = try table(of: list)

    try table.tapRow(at: second)
    #expect(table.trace.count(of: .commit) == 0)
    try table.confirm()
    #expect(table.trace.count(of: .commit) == 1)
  }

  @Test func `forgetting the array raises UIKit's exception, and nothing is lost`() throws {
    let list = ForgetfulList(["bread", "eggs", "milk"])
    let table = try table(of: list)
    try table.tapRow(at: second)

    let refusal = #expect(throws: Refusal.self) { try table.confirm() }

    let reason = refusal?.reason(ios: 13) ?? ""
    #expect(reason.hasPrefix("Invalid update: invalid number of rows in section 0."))
    #expect(
      refusal?.arithmetic == [
        "section 0: 3 before + 0 inserted - 1 deleted + 0 moved in - 0 moved out = 2, "
          + "but the data source answered 3"
      ])
    #expect(table.numberOfRows(inSection: 0) == 3)
  }
}
