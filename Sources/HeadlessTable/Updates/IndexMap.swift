/// Where the rows and sections of a table went in an update, and where those after it came from.
///
/// ```swift
/// let map = IndexMap(plan, before: [4, 3])
/// map.newPath(forOld: RowPath(section: 0, row: 2))  // 0.1 where row 0.1 was deleted
/// map.fate(of: RowPath(section: 0, row: 2))         // shifted(to: 0.1)
/// ```
///
/// A reloaded row is mapped to where it lands, though its cell is new; `fate(of:)` tells the two
/// apart. A reloaded section is mapped as well, its rows are not. A path is looked up in
/// logarithmic time, and making the map costs what the plan's size is.
public struct IndexMap: Hashable, Sendable {
  private let plan: UpdatePlan
  private let rowCounts: [Int]
  private let sectionFates: [SectionFate]
  private let rowShifts: [NumberShift]

  /// Makes the map of an update.
  ///
  /// - Parameters:
  ///   - plan: the update.
  ///   - before: the row counts of the sections before it, with which the plan was made.
  public init(_ plan: UpdatePlan, before: [Int]) {
    self.plan = plan
    rowCounts = before
    rowShifts = plan.sections.map { section in
      NumberShift(
        deleted: section.departures.map(\.row), inserted: section.arrivals.map(\.row))
    }
    var fates = Array(repeating: SectionFate.stayed, count: before.count)
    for (new, section) in plan.sections.enumerated() {
      switch section.origin {
      case .stayed(let old): fates[old] = old == new ? .stayed : .shifted(to: new)
      case .moved(let old): fates[old] = .moved(to: new)
      case .reloaded(let old, let animation): fates[old] = .reloaded(to: new, animation)
      case .inserted: break
      }
    }
    for deleted in plan.deletedSections { fates[deleted.section] = .deleted(deleted.animation) }
    sectionFates = fates
  }

  /// The number that an old section has now; `nil` where it was deleted or there was no such
  /// section.
  public func newSection(forOld section: Int) -> Int? {
    switch fate(ofSection: section) {
    case .stayed: section
    case .shifted(let new), .moved(let new), .reloaded(let new, _): new
    case .deleted, nil: nil
    }
  }

  /// The number that a section had before the update; `nil` where it was inserted or there is no
  /// such section.
  public func oldSection(forNew section: Int) -> Int? {
    guard plan.sections.indices.contains(section) else { return nil }
    switch plan.sections[section].origin {
    case .stayed(let old), .moved(let old), .reloaded(let old, _): return old
    case .inserted: return nil
    }
  }

  /// The path that an old row has now; `nil` where the row was deleted, its section was deleted or
  /// reloaded, or there was no such row.
  public func newPath(forOld path: RowPath) -> RowPath? {
    switch fate(of: path) {
    case .stayed: path
    case .shifted(let new), .moved(let new), .reloaded(let new, _): new
    case .deleted, nil: nil
    }
  }

  /// The path that a row had before the update; `nil` where the row was inserted, its section was
  /// inserted or reloaded, or there is no such row.
  public func oldPath(forNew path: RowPath) -> RowPath? {
    guard plan.sections.indices.contains(path.section) else { return nil }
    let section = plan.sections[path.section]
    guard path.row >= 0, path.row < section.rowCount, let old = section.origin.survivor else {
      return nil
    }
    let shift = rowShifts[path.section].inverse
    guard let index = shift.indexOfDeleted(path.row) else {
      return RowPath(section: old, row: shift.landing(of: path.row))
    }
    switch section.arrivals[index].origin {
    case .moved(let source), .reloaded(let source, _): return source
    case .inserted: return nil
    }
  }

  /// What became of an old section; `nil` where there was no such section.
  public func fate(ofSection section: Int) -> SectionFate? {
    sectionFates.indices.contains(section) ? sectionFates[section] : nil
  }

  /// What became of an old row; `nil` where its section was deleted or reloaded, or there was no
  /// such row.
  public func fate(of path: RowPath) -> RowFate? {
    guard let new = newSectionOfSurvivor(path.section), path.row >= 0,
      path.row < rowCounts[path.section]
    else { return nil }
    let shift = rowShifts[new]
    guard let index = shift.indexOfDeleted(path.row) else {
      let landing = RowPath(section: new, row: shift.landing(of: path.row))
      return landing == path ? .stayed : .shifted(to: landing)
    }
    switch plan.sections[new].departures[index].fate {
    case .deleted(let animation): return .deleted(animation)
    case .moved(let destination): return .moved(to: destination)
    case .reloaded(let landing, let animation): return .reloaded(to: landing, animation)
    }
  }

  /// The new number of a section that lives on with its rows.
  private func newSectionOfSurvivor(_ section: Int) -> Int? {
    switch fate(ofSection: section) {
    case .stayed: section
    case .shifted(let new), .moved(let new): new
    case .deleted, .reloaded, nil: nil
    }
  }
}

extension IndexMap {
  /// A section that was inserted.
  public struct InsertedSection: Hashable, Sendable {
    /// The number after the update.
    public var section: Int
    /// How it was animated.
    public var animation: RowAnimation
  }

  /// A row that was inserted.
  public struct InsertedRow: Hashable, Sendable {
    /// The path after the update.
    public var path: RowPath
    /// How it was animated.
    public var animation: RowAnimation
  }

  /// The row counts of the sections before the update.
  public var rowCountsBefore: [Int] { rowCounts }

  /// The inserted sections, ascending.
  public var insertedSections: [InsertedSection] {
    plan.sections.enumerated().compactMap { number, section in
      guard case .inserted(let animation) = section.origin else { return nil }
      return InsertedSection(section: number, animation: animation)
    }
  }

  /// The inserted rows of sections that lived on, ascending.
  public var insertedRows: [InsertedRow] {
    plan.sections.enumerated().flatMap { number, section in
      section.arrivals.compactMap { arrival in
        guard case .inserted(let animation) = arrival.origin else { return nil }
        return InsertedRow(
          path: RowPath(section: number, row: arrival.row), animation: animation)
      }
    }
  }
}
