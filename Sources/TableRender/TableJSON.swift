package import HeadlessTable

/// `dump`: data and table as one JSON object on one line, keys always in the same order.
package struct TableJSON {
  private let table: TableSnapshot
  private let data: any DataSnapshot
  private let answers: any DataSnapshot

  /// - Parameters:
  ///   - data: What the data hold.
  ///   - answers: What the data source answers, which tells the rows that are stale.
  package init(_ table: TableSnapshot, data: any DataSnapshot, answers: any DataSnapshot) {
    self.table = table
    self.data = data
    self.answers = answers
  }

  package func write(into buffer: inout ByteBuffer) {
    buffer.write("{\"data\":[")
    writeData(into: &buffer)
    buffer.write("],\"table\":[")
    writeTable(into: &buffer)
    buffer.write("],\"editing\":")
    buffer.write(table.isEditing ? "true" : "false")
    buffer.write(",\"batch\":")
    buffer.write(table.batchDepth)
    buffer.write(",\"selected\":[")
    write(table.selectedPaths, into: &buffer)
    buffer.write("],\"stale\":[")
    write(stalePaths, into: &buffer)
    buffer.write("]}\n")
  }

  private func writeData(into buffer: inout ByteBuffer) {
    for section in 0..<data.sectionCount {
      if section > 0 { buffer.write(",") }
      buffer.write("{\"header\":")
      buffer.write(json: data.header(ofSection: section))
      buffer.write(",\"rows\":[")
      for row in 0..<data.rowCount(inSection: section) {
        if row > 0 { buffer.write(",") }
        buffer.write(json: data.cell(at: RowPath(section: section, row: row))?.text ?? "")
      }
      buffer.write("]}")
    }
  }

  private func writeTable(into buffer: inout ByteBuffer) {
    for section in 0..<table.numberOfSections {
      if section > 0 { buffer.write(",") }
      buffer.write("{\"header\":")
      if let header = table.header(ofSection: section) {
        buffer.write(json: header)
      } else {
        buffer.write("null")
      }
      buffer.write(",\"rows\":[")
      for row in 0..<table.numberOfRows(inSection: section) {
        if row > 0 { buffer.write(",") }
        write(table.row(at: RowPath(section: section, row: row)).cell, into: &buffer)
      }
      buffer.write("]}")
    }
  }

  private func write(_ cell: Cell?, into buffer: inout ByteBuffer) {
    guard let cell else { return buffer.write("null") }
    buffer.write(json: cell.isTextField ? "" : cell.text)
  }

  private func write(_ paths: [RowPath], into buffer: inout ByteBuffer) {
    for (index, path) in paths.enumerated() {
      buffer.write(index > 0 ? ",\"" : "\"")
      buffer.write(path)
      buffer.write("\"")
    }
  }

  private var stalePaths: [RowPath] {
    var paths: [RowPath] = []
    for section in 0..<table.numberOfSections {
      for row in 0..<table.numberOfRows(inSection: section) {
        let path = RowPath(section: section, row: row)
        let answer = answers.cell(at: path)
        // A row out of view shows no text that could differ.
        let cell = table.row(at: path).cell ?? answer
        if let cell, answer?.showsSame(as: cell) == true { continue }
        paths.append(path)
      }
    }
    return paths
  }
}
