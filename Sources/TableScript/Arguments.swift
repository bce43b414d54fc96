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

package struct SectionPattern: Equatable, Sendable {
  package let sections: NumberPattern
  package let range: Range<Int>
}
