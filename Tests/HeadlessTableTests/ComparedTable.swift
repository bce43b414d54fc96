import HeadlessTable
import TestSupport

/// A table of the library over lists of texts, driven by the steps of a small world.
final class ComparedTable {
  let table = TableView()
  private let source = TextSource()

  /// A table that has loaded these rows.
  init(loading sections: [[String]]) throws(Refusal) {
    source.sections = sections
    table.trace.recorded = []
    table.dataSource = source
    try table.layoutIfNeeded()
  }

  /// The texts of the cells as they are shown.
  var shown: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        table.cellForRow(at: RowPath(section: section, row: row))?.text ?? "no cell"
      }
    }
  }

  /// Makes the calls of a world whose loaded rows are shown here. The data changes in the batch, or
  /// before a call that stands alone.
  func run(_ world: SmallWorld) throws(Refusal) {
    if world.steps.first != .begin { source.sections = world.data }
    for step in world.steps {
      switch step {
      case .begin:
        table.beginUpdates()
        source.sections = world.data
      case .end: try table.endUpdates()
      case .call(let call): try make(call)
      }
    }
  }

  private func make(_ call: ReferenceTableCall) throws(Refusal) {
    switch call {
    case .insertRows(let paths): try table.insertRows(at: paths, with: .fade)
    case .deleteRows(let paths): try table.deleteRows(at: paths, with: .top)
    case .reloadRows(let paths): try table.reloadRows(at: paths, with: .none)
    case .moveRow(let from, let to): try table.moveRow(at: from, to: to)
    case .insertSections(let numbers): try table.insertSections(numbers, with: .automatic)
    case .deleteSections(let numbers): try table.deleteSections(numbers, with: .left)
    case .reloadSections(let numbers): try table.reloadSections(numbers, with: .middle)
    case .moveSection(let from, let to): try table.moveSection(from, toSection: to)
    }
  }
}

/// A data source that holds texts and implements nothing that it need not.
private final class TextSource: TableViewDataSource {
  var sections: [[String]] = []

  let implementedCallbacks: CallbackSet = [.numberOfSections]

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) throws(Refusal) -> Cell {
    Cell(sections[path.section][path.row])
  }
}
