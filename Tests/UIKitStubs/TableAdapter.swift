import Foundation
import HeadlessTable

/// Lets a headless table ask a controller. It asks all that decides what the table shows.
final class TableAdapter: TableViewDataSource, TableViewDelegate {
  private unowned let controller: UITableViewController
  private unowned let view: UITableView

  init(_ controller: UITableViewController, _ view: UITableView) {
    self.controller = controller
    self.view = view
  }

  let implementedCallbacks: CallbackSet = [
    .numberOfSections, .header, .canEdit, .canMove, .editingStyle, .shouldIndent,
  ]

  func numberOfSections(in tableView: TableView) -> Int { controller.numberOfSections(in: view) }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    controller.tableView(view, numberOfRowsInSection: section)
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> Cell {
    let cell = controller.tableView(view, cellForRowAt: path.indexPath)
    let isTextField = cell.contentView.subviews.contains { $0 is UITextField }
    return Cell(cell.textLabel?.text ?? "", isTextField: isTextField)
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    controller.tableView(view, titleForHeaderInSection: section)
  }

  func tableView(_ tableView: TableView, canEditRowAt path: RowPath) -> Bool {
    controller.tableView(view, canEditRowAt: path.indexPath)
  }

  func tableView(_ tableView: TableView, canMoveRowAt path: RowPath) -> Bool {
    controller.tableView(view, canMoveRowAt: path.indexPath)
  }

  func tableView(_ tableView: TableView, editingStyleForRowAt path: RowPath) -> EditingStyle {
    let style = controller.tableView(view, editingStyleForRowAt: path.indexPath)
    return [EditingStyle.none, .delete, .insert, .multi][style.rawValue]
  }

  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt path: RowPath) -> Bool {
    controller.tableView(view, shouldIndentWhileEditingRowAt: path.indexPath)
  }
}
