/// The rows that one call names, in their order. Most calls name a single row, which needs no list
/// on the heap.
@usableFromInline
package enum RowList: Sendable {
  case one(RowPath)
  case several([RowPath])

  /// Makes the list of the rows given.
  @inlinable
  package init(_ paths: [RowPath]) {
    self = paths.count == 1 ? .one(paths[0]) : .several(paths)
  }

  /// Makes a list of rows that follow one another, at least one.
  @inlinable
  package init(section: Int, rows: Range<Int>) {
    let first = RowPath(section: section, row: rows.lowerBound)
    self =
      rows.count == 1 ? .one(first) : .several(rows.map { RowPath(section: section, row: $0) })
  }

  /// The rows as an array.
  @inlinable
  package var paths: [RowPath] {
    switch self {
    case .one(let path): [path]
    case .several(let paths): paths
    }
  }
}

extension RowList: RandomAccessCollection {
  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int {
    switch self {
    case .one: 1
    case .several(let paths): paths.count
    }
  }

  @inlinable
  package subscript(index: Int) -> RowPath {
    switch self {
    case .one(let path):
      precondition(index == 0, "a list of one row")
      return path
    case .several(let paths):
      return paths[index]
    }
  }
}
