/// The place of a row in a table: its section and its row in that section, both counted from 0.
///
/// It stands for UIKit's `IndexPath` of length 2, without Foundation. Paths are ordered by section,
/// then by row, which is the order of the rows on the screen.
///
/// ```swift
/// let path = RowPath(section: 0, row: 3)
/// print(path)  // 0.3
/// ```
///
/// A path is only a pair of numbers: it may be negative or name a row that no table has. What a
/// table does with such a path is told by the method that takes it.
public struct RowPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The section, counted from 0.
  public var section: Int

  /// The row in its section, counted from 0.
  public var row: Int

  /// Makes the path of one row.
  @inlinable
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  @inlinable
  public static func < (left: RowPath, right: RowPath) -> Bool {
    left.section == right.section ? left.row < right.row : left.section < right.section
  }

  /// The path as this project writes it, `SECTION.ROW`.
  public var description: String { "\(section).\(row)" }
}
