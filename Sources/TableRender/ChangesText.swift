package import HeadlessTable

/// `show changes`: where each row of the last accepted update went, and what is new.
package struct ChangesText {
  private let map: IndexMap

  package init(_ map: IndexMap) {
    self.map = map
  }

  package func write(into buffer: inout ByteBuffer) {
    for section in map.rowCountsBefore.indices { write(oldSection: section, into: &buffer) }
    writeInserted(into: &buffer)
  }

  /// Sections and rows by their new numbers.
  private func writeInserted(into buffer: inout ByteBuffer) {
    var rows = map.insertedRows[...]
    func writeRows(above section: Int, into buffer: inout ByteBuffer) {
      while let row = rows.first, row.path.section < section {
        buffer.write("  \(row.path) inserted with \(row.animation.name)\n")
        rows.removeFirst()
      }
    }
    for new in map.insertedSections {
      writeRows(above: new.section, into: &buffer)
      buffer.write("  section \(new.section) inserted with \(new.animation.name)\n")
    }
    writeRows(above: .max, into: &buffer)
  }

  private func write(oldSection section: Int, into buffer: inout ByteBuffer) {
    guard let fate = map.fate(ofSection: section) else { return }
    buffer.write("  section \(section)")
    switch fate {
    case .stayed: buffer.write(" stayed\n")
    case .shifted(let new): buffer.write(" -> \(new) shifted\n")
    case .moved(let new): buffer.write(" -> \(new) moved\n")
    case .deleted(let animation):
      buffer.write(" deleted with \(animation.name)\n")
      return
    case .reloaded(let new, let animation):
      buffer.write(" -> \(new) reloaded with \(animation.name)\n")
      return
    }
    for row in 0..<map.rowCountsBefore[section] {
      write(oldRow: RowPath(section: section, row: row), into: &buffer)
    }
  }

  private func write(oldRow path: RowPath, into buffer: inout ByteBuffer) {
    guard let fate = map.fate(of: path) else { return }
    buffer.write("  ")
    buffer.write(path)
    switch fate {
    case .stayed: buffer.write(" stayed\n")
    case .shifted(let new): buffer.write(" -> \(new) shifted\n")
    case .moved(let new): buffer.write(" -> \(new) moved\n")
    case .deleted(let animation): buffer.write(" deleted with \(animation.name)\n")
    case .reloaded(let new, let animation):
      buffer.write(" -> \(new) reloaded with \(animation.name)\n")
    }
  }
}
