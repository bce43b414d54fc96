/// The identifiers of a table: its sections in order, and the rows of each in order.
///
/// An outline says *which* sections and rows a table has, not what they show. `TablePlan` compares
/// two of them. Identifiers are best when each names one section or one row of the whole table;
/// equal ones are allowed, and `TablePlan` says how they are told apart.
///
/// ```swift
/// let before = TableOutline(sections: [.init("fruit", rows: ["apple", "pear"])])
/// ```
public struct TableOutline<SectionID: Hashable, RowID: Hashable>: Hashable {
  /// One section of the table.
  public struct Section: Hashable {
    /// What names the section in both tables.
    public var identifier: SectionID

    /// What names its rows in both tables, from the first row to the last.
    public var rows: [RowID]

    /// Makes a section.
    ///
    /// - Parameters:
    ///   - identifier: What names the section in both tables.
    ///   - rows: What names its rows, from the first to the last. At most `Int32.max` of them.
    @inlinable
    public init(_ identifier: SectionID, rows: [RowID]) {
      self.identifier = identifier
      self.rows = rows
    }
  }

  /// The sections, from the first to the last.
  public var sections: [Section]

  /// Makes an outline of its sections, from the first to the last.
  @inlinable
  public init(sections: [Section] = []) {
    self.sections = sections
  }
}

extension TableOutline: Sendable where SectionID: Sendable, RowID: Sendable {}
extension TableOutline.Section: Sendable where SectionID: Sendable, RowID: Sendable {}

extension TableOutline where SectionID == Int {
  /// Makes an outline of a table whose sections are known by their numbers alone: the first section
  /// of one table is the first of the other.
  ///
  /// - Parameter rows: For each section, what names its rows.
  @inlinable
  public init(rows: [[RowID]]) {
    sections = rows.indices.map { Section($0, rows: rows[$0]) }
  }
}
