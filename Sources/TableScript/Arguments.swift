/// Which numbers are meant: one, those from one to another, or all that there are.
package enum NumberPattern: Equatable, Sendable {
  case one(Int)
  /// Both ends included, the first not above the second.
  case range(Int, Int)
  case all
}

package struct NumberArgument: Equatable, Sendable {
  package let value: Int
  package let range: Range<Int>
}

/// One row. Whether there is such a row, a script cannot know: either number may even be negative.
package struct PathArgument: Equatable, Sendable {
  package let section: Int
  package let row: Int
  /// Where the section is said: the whole word of a dotted path, as for the row.
  package let sectionRange: Range<Int>
  package let rowRange: Range<Int>

  package var range: Range<Int> { sectionRange.lowerBound..<rowRange.upperBound }
}

/// Rows of one section.
package struct PathPattern: Equatable, Sendable {
  package let section: Int
  package let rows: NumberPattern
  package let sectionRange: Range<Int>
  package let rowRange: Range<Int>

  package var range: Range<Int> { sectionRange.lowerBound..<rowRange.upperBound }
}

extension PathPattern {
  /// The one row of a path.
  init(_ path: PathArgument) {
    self.init(
      section: path.section, rows: .one(path.row), sectionRange: path.sectionRange,
      rowRange: path.rowRange)
  }
}

/// Rows as they were listed. Most lists name one path, which asks for no memory.
package struct PathPatterns: RandomAccessCollection, Equatable, Sendable {
  private var first: PathPattern?
  private var others: [PathPattern] = []

  package init() {}

  package init(_ only: PathPattern) {
    first = only
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { first == nil ? 0 : 1 + others.count }
  package var count: Int { endIndex }

  package subscript(index: Int) -> PathPattern {
    if index == 0, let first { return first }
    return others[index - 1]
  }

  mutating func append(_ pattern: PathPattern) {
    if first == nil { first = pattern } else { others.append(pattern) }
  }
}

package struct SectionPattern: Equatable, Sendable {
  package let sections: NumberPattern
  package let range: Range<Int>
}
