import HeadlessTable
import TableRender

/// What the data source answers, with the insert row that the controller adds.
struct ControllerSnapshot: DataSnapshot {
  private let controller: Controller

  /// Controllers are not drawn while a command runs, so a reference is as good as a copy.
  init(_ controller: Controller) {
    self.controller = controller
  }

  var sectionCount: Int { controller.shownSectionCount }

  func header(ofSection section: Int) -> String { controller.data.header(ofSection: section) }

  func rowCount(inSection section: Int) -> Int { controller.shownRowCount(inSection: section) }

  func cell(at path: RowPath) -> Cell? {
    if controller.isInsertRow(path) {
      return Cell(controller.state.typedText ?? "", isTextField: true)
    }
    return controller.data.cell(at: path)
  }
}

/// The data alone.
extension TableData: DataSnapshot {
  var sectionCount: Int { sections.count }

  func header(ofSection section: Int) -> String {
    sections.indices.contains(section) ? sections[section].header : ""
  }

  func cell(at path: RowPath) -> Cell? {
    row(at: path).map { Cell($0.text) }
  }
}
