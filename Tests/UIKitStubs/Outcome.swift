import Foundation
import HeadlessTable

/// What a printed controller leads to: the part of `dump` that data, cells and gestures decide.
struct Outcome: Encodable {
  struct Section: Encodable {
    var header: String
    var rows: [String]
  }

  var data: [Section]
  var table: [Section]
  var editing: Bool
  var selected: [String]

  /// - Parameter data: The controller's sections as it keeps them.
  init(of controller: UITableViewController, data: [(header: String, rows: [String])]) {
    let table = controller.tableView.table.snapshot()
    self.data = data.map { Section(header: $0.header, rows: $0.rows) }
    self.table = (0..<table.numberOfSections).map { number in
      let rows = (0..<table.numberOfRows(inSection: number)).map {
        table.row(at: RowPath(section: number, row: $0)).cell?.text ?? "?"
      }
      return Section(header: table.header(ofSection: number) ?? "", rows: rows)
    }
    editing = table.isEditing
    selected = table.selectedPaths.map(\.description)
  }

  func write() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    FileHandle.standardOutput.write(try encoder.encode(self) + Data("\n".utf8))
  }
}
