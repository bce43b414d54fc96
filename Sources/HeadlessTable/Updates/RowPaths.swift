/// The rows that one call names. A single one, as most calls name, needs no list.
package enum RowPaths: Sendable {
  case one(RowPath)
  case several([RowPath])

  package init(_ paths: [RowPath]) {
    self = paths.count == 1 ? .one(paths[0]) : .several(paths)
  }

  /// Rows that follow one another, at least one.
  package init(section: Int, rows: Range<Int>) {
    let first = RowPath(section: section, row: rows.lowerBound)
    self =
      rows.count == 1 ? .one(first) : .several(rows.map { RowPath(section: section, row: $0) })
  }
}

extension RowPaths: RandomAccessCollection {
  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .one: 1
    case .several(let paths): paths.count
    }
  }

  package subscript(index: Int) -> RowPath {
    switch self {
    case .one(let path):
      precondition(index == 0, "no path there")
      return path
    case .several(let paths):
      return paths[index]
    }
  }
}
