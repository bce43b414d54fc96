package import HeadlessTable

/// What stands behind a table, as a renderer sees it: frozen, and asked by path. Either the data
/// alone, or what the data source makes of them in its answers.
package protocol DataSnapshot {
  var sectionCount: Int { get }
  func header(ofSection section: Int) -> String
  /// The number of rows; 0 for a section that is not there.
  func rowCount(inSection section: Int) -> Int
  /// What a cell there would show; nil where there is no such row.
  func cell(at path: RowPath) -> Cell?
}

/// `show`: the table beside its data, one line a row.
package struct TableText {
  private let table: TableSnapshot
  private let data: (any DataSnapshot)?
  private let pending: [PendingChange]

  /// A change of the open batch and the texts that wait for its end.
  package struct PendingChange {
    package var change: Change
    package var text: String?

    package init(_ change: Change, text: String? = nil) {
      self.change = change
      self.text = text
    }
  }

  /// Draws the table, and what differs from the data where data are given.
  package init(_ table: TableSnapshot, data: (any DataSnapshot)?, pending: [PendingChange]) {
    self.table = table
    self.data = data
    self.pending = pending
  }

  package func write(into buffer: inout ByteBuffer) {
    writeState(into: &buffer)
    for section in 0..<table.numberOfSections {
      writeSectionLine(section, header: table.header(ofSection: section), into: &buffer)
      for row in 0..<table.numberOfRows(inSection: section) {
        write(rowAt: RowPath(section: section, row: row), into: &buffer)
      }
      writeDifference(inSection: section, into: &buffer)
    }
    guard let data, data.sectionCount != table.numberOfSections else { return }
    buffer.write("  table ")
    buffer.write(table.numberOfSections)
    buffer.write(" sections, data source ")
    buffer.write(data.sectionCount)
    buffer.write(" sections\n")
  }

  private func writeState(into buffer: inout ByteBuffer) {
    var parts: [String] = []
    if table.isEditing { parts.append("editing") }
    if table.batchDepth > 0 { parts.append("batch \(table.batchDepth)") }
    if !pending.isEmpty {
      parts.append("pending: " + pending.map(Self.words).joined(separator: "; "))
    }
    guard !parts.isEmpty else { return }
    buffer.write("  " + parts.joined(separator: ", ") + "\n")
  }

  static func words(for pending: PendingChange) -> String {
    let text = pending.text.map { " " + quoted($0) } ?? ""
    switch pending.change {
    case .insertRow(let path, let animation): return "insert \(path)" + text + words(for: animation)
    case .deleteRow(let path, let animation): return "delete \(path)" + words(for: animation)
    case .reloadRow(let path, let animation): return "reload \(path)" + words(for: animation)
    case .moveRow(let source, let target): return "move \(source) to \(target)"
    case .insertSection(let section, let animation):
      return "insert-section \(section)" + text + words(for: animation)
    case .deleteSection(let section, let animation):
      return "delete-section \(section)" + words(for: animation)
    case .reloadSection(let section, let animation):
      return "reload-section \(section)" + words(for: animation)
    case .moveSection(let source, let target): return "move-section \(source) to \(target)"
    }
  }

  private static func words(for animation: RowAnimation) -> String {
    animation == .automatic ? "" : " with \(animation.name)"
  }

  private func write(rowAt path: RowPath, into buffer: inout ByteBuffer) {
    let row = table.row(at: path)
    buffer.write("    ")
    buffer.write(path)
    if table.isEditing {
      buffer.write(" ")
      buffer.write(Self.mark(for: row))
      buffer.write(row.hasReorderControl ? " = " : "   ")
    } else {
      buffer.write(" ")
    }
    guard let cell = row.cell else {
      buffer.write("out of view")
      if let data, data.cell(at: path) == nil { writeMissing(into: &buffer) }
      buffer.write("\n")
      return
    }
    if cell.isTextField, table.isEditing {
      buffer.write("field ")
      let answer = data?.cell(at: path)
      buffer.write(quoted: answer?.isTextField == true ? answer?.text ?? "" : cell.text)
    } else {
      buffer.write(quoted: cell.text)
    }
    writeRemarks(on: row, cell: cell, at: path, into: &buffer)
    buffer.write("\n")
  }

  private static func mark(for row: TableSnapshot.Row) -> String {
    switch row.control {
    case .none: "   "
    case .delete: "(-)"
    case .insert: "(+)"
    case .multi: row.isChecked ? "(x)" : "( )"
    }
  }

  private func writeRemarks(
    on row: TableSnapshot.Row, cell: Cell, at path: RowPath, into buffer: inout ByteBuffer
  ) {
    if !row.buttonTitles.isEmpty {
      buffer.write(row.buttonTitles.count == 1 ? "  button" : "  buttons")
      for title in row.buttonTitles {
        buffer.write(" ")
        buffer.write(quoted: title)
      }
    }
    if row.isSelected { buffer.write("  selected") }
    guard let data else { return }
    // An insert row is one more than the data has.
    guard let answer = data.cell(at: path), cell.isTextField || !answer.isTextField else {
      return writeMissing(into: &buffer)
    }
    guard !cell.showsSame(as: answer) else { return }
    buffer.write("  stale: data has ")
    buffer.write(quoted: answer.text)
  }

  private func writeMissing(into buffer: inout ByteBuffer) {
    buffer.write("  stale: the data has no such row")
  }

  private func writeDifference(inSection section: Int, into buffer: inout ByteBuffer) {
    guard let data else { return }
    let shown = table.numberOfRows(inSection: section)
    let held = data.rowCount(inSection: section)
    guard shown != held else { return }
    buffer.write("    table ")
    buffer.write(shown)
    buffer.write(" rows, data source ")
    buffer.write(held)
    buffer.write(" rows\n")
  }
}

/// `show data`: what the data source holds, drawn like a table.
package struct DataText {
  private let data: any DataSnapshot

  package init(_ data: any DataSnapshot) {
    self.data = data
  }

  package func write(into buffer: inout ByteBuffer) {
    for section in 0..<data.sectionCount {
      writeSectionLine(section, header: data.header(ofSection: section), into: &buffer)
      for row in 0..<data.rowCount(inSection: section) {
        let path = RowPath(section: section, row: row)
        buffer.write("    ")
        buffer.write(path)
        buffer.write(" ")
        buffer.write(quoted: data.cell(at: path)?.text ?? "")
        buffer.write("\n")
      }
    }
  }
}

private func writeSectionLine(_ section: Int, header: String?, into buffer: inout ByteBuffer) {
  buffer.write("  section ")
  buffer.write(section)
  if let header {
    buffer.write(" ")
    buffer.write(quoted: header)
  }
  buffer.write("\n")
}

extension Cell {
  /// Whether two cells look alike: a text is compared by its bytes, and a text field is one
  /// whatever was typed into it.
  package func showsSame(as other: Cell) -> Bool {
    isTextField == other.isTextField
      && (isTextField || text.utf8.elementsEqual(other.text.utf8))
  }
}
