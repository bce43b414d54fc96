import Foundation
import HeadlessTable

/// UIKit's names on a headless table, as far as printed code uses them. An update that the table
/// refuses ends the program, as the exception would.
class UITableView: UIView {
  enum RowAnimation { case automatic, fade, right, left, top, bottom, none, middle }
  enum ScrollPosition { case none, top, middle, bottom }

  let table = TableView()
  private var adapter: TableAdapter?

  var controller: UITableViewController? {
    didSet {
      adapter = controller.map { TableAdapter($0, self) }
      table.dataSource = adapter
      table.delegate = adapter
    }
  }

  private func raising(_ work: () throws -> Void) {
    do {
      try work()
    } catch let refusal as Refusal {
      stop("raised: \(refusal.reason(ios: 13))")
    } catch {
      stop("failed: \(error)")
    }
  }

  private func stop(_ reason: String) -> Never {
    FileHandle.standardError.write(Data((reason + "\n").utf8))
    exit(3)
  }

  // MARK: Updates

  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    table.beginUpdates()
    updates?()
    raising { try table.endUpdates() }
    completion?(true)
  }

  func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    raising { try table.insertRows(at: paths.map(RowPath.init), with: animation.headless) }
  }

  func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    raising { try table.deleteRows(at: paths.map(RowPath.init), with: animation.headless) }
  }

  func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    raising { try table.reloadRows(at: paths.map(RowPath.init), with: animation.headless) }
  }

  func reconfigureRows(at paths: [IndexPath]) {
    raising { try table.reconfigureRows(at: paths.map(RowPath.init)) }
  }

  func moveRow(at source: IndexPath, to target: IndexPath) {
    raising { try table.moveRow(at: RowPath(source), to: RowPath(target)) }
  }

  func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    raising { try table.insertSections(Array(sections), with: animation.headless) }
  }

  func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    raising { try table.deleteSections(Array(sections), with: animation.headless) }
  }

  func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    raising { try table.reloadSections(Array(sections), with: animation.headless) }
  }

  func moveSection(_ section: Int, toSection target: Int) {
    raising { try table.moveSection(section, toSection: target) }
  }

  func reloadData() { table.reloadData() }
  func layoutIfNeeded() { raising { try table.layoutIfNeeded() } }

  // MARK: Editing, selection, cells

  var isEditing: Bool { table.isEditing }

  func setEditing(_ editing: Bool, animated: Bool) {
    table.setEditing(editing, animated: animated)
  }

  var allowsSelection: Bool {
    get { table.allowsSelection }
    set { table.allowsSelection = newValue }
  }

  var allowsSelectionDuringEditing: Bool {
    get { table.allowsSelectionDuringEditing }
    set { table.allowsSelectionDuringEditing = newValue }
  }

  var allowsMultipleSelection: Bool {
    get { table.allowsMultipleSelection }
    set { table.allowsMultipleSelection = newValue }
  }

  var allowsMultipleSelectionDuringEditing: Bool {
    get { table.allowsMultipleSelectionDuringEditing }
    set { table.allowsMultipleSelectionDuringEditing = newValue }
  }

  func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else { return }
    raising { try table.selectRow(at: RowPath(path)) }
  }

  func deselectRow(at path: IndexPath, animated: Bool) { table.deselectRow(at: RowPath(path)) }

  func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    raising { try table.scrollToRow(at: RowPath(path)) }
  }

  func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
}

extension UITableView.RowAnimation {
  fileprivate var headless: RowAnimation {
    RowAnimation.allCases.first { "\($0)" == "\(self)" } ?? .automatic
  }
}

extension IndexPath {
  init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  var section: Int { self[0] }
  var row: Int { self[1] }
}

extension RowPath {
  init(_ path: IndexPath) { self.init(section: path.section, row: path.row) }
  var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
