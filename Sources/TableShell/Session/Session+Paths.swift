import HeadlessTable
import TableScript

extension PathArgument {
  var path: RowPath { RowPath(section: section, row: row) }
}

/// What `*` counts and existence is checked against.
enum Side {
  /// The rows of the data.
  case data
  /// The rows that the data source answers: those of the data and the insert row.
  case dataSource
  /// The rows that the table has loaded.
  case table
}

extension Session {
  func sectionCount(of side: Side) -> Int {
    switch side {
    case .data, .dataSource: controller.data.sections.count
    case .table: table.numberOfSections
    }
  }

  func rowCount(inSection section: Int, of side: Side) -> Int {
    switch side {
    case .data: controller.data.rowCount(inSection: section)
    case .dataSource: controller.shownRowCount(inSection: section)
    case .table: table.numberOfRows(inSection: section)
    }
  }

  // MARK: Checks

  func requireSection(_ section: Int, at range: Range<Int>, of side: Side, orEnd: Bool = false)
    throws(CommandFailure)
  {
    let count = sectionCount(of: side)
    guard section < 0 || section >= count + (orEnd ? 1 : 0) else { return }
    throw mistake("no section \(section), there are \(count) sections", at: range)
  }

  /// Checks that a row exists, or with `orEnd` that one may be inserted there.
  func requireRow(_ path: PathArgument, of side: Side, orEnd: Bool = false)
    throws(CommandFailure)
  {
    let count = try countRows(inSection: path.section, at: path.sectionRange, of: side)
    try requireRow(
      path.row, ofRows: orEnd ? count + 1 : count, inSection: path.section, at: path.rowRange,
      of: side)
  }

  /// The rows of a section, which must exist.
  @inline(__always)
  private func countRows(inSection section: Int, at range: Range<Int>, of side: Side)
    throws(CommandFailure) -> Int
  {
    if side == .data, let count = controller.data.rowCount(ofSection: section) { return count }
    return try countRows(inSectionIfThere: section, at: range, of: side)
  }

  @inline(never)
  private func countRows(inSectionIfThere section: Int, at range: Range<Int>, of side: Side)
    throws(CommandFailure) -> Int
  {
    try requireSection(section, at: range, of: side)
    return rowCount(inSection: section, of: side)
  }

  private func requireRow(
    _ row: Int, ofRows count: Int, inSection section: Int, at range: Range<Int>, of side: Side
  ) throws(CommandFailure) {
    guard row < 0 || row >= count else { return }
    throw noRow(row, inSection: section, at: range, of: side)
  }

  @inline(never)
  func noRow(_ row: Int, inSection section: Int, at range: Range<Int>, of side: Side)
    -> CommandFailure
  {
    let count = rowCount(inSection: section, of: side)
    return mistake("no row \(row) in section \(section), which has \(count) rows", at: range)
  }

  // MARK: Lists

  /// A row of a list, and the word that named it.
  struct NamedRow {
    var path: RowPath
    var range: Range<Int>
  }

  /// The rows of a list in the order in which they were named.
  ///
  /// - Parameter isChecked: Whether every row must exist. `table` commands and those inside a batch
  ///   leave that to the table.
  func rows(_ patterns: PathPatterns, of side: Side, isChecked: Bool) throws(CommandFailure)
    -> RowList
  {
    var rows: [RowPath] = []
    var ranges = 0
    for place in 0..<patterns.count {
      let pattern = patterns[place]
      let numbers = try numbers(of: pattern, behind: &ranges, of: side, isChecked: isChecked)
      if patterns.count == 1, numbers.count == 1 {
        return .one(RowPath(section: pattern.section, row: numbers.lowerBound))
      }
      for row in numbers { rows.append(RowPath(section: pattern.section, row: row)) }
    }
    return RowList(rows)
  }

  /// The rows of a list, none of which may be named twice: one command is one step.
  func differentRows(_ patterns: PathPatterns, of side: Side, isChecked: Bool)
    throws(CommandFailure) -> RowList
  {
    let rows = try rows(patterns, of: side, isChecked: isChecked)
    guard rows.count > 1 else { return rows }
    var seen: Set<RowPath> = []
    for (number, row) in rows.enumerated() where !seen.insert(row).inserted {
      let named = try namedRows(patterns, of: side, isChecked: isChecked)
      throw mistake("row \(row) is named twice", at: named[number].range)
    }
    return rows
  }

  func namedRows(_ patterns: PathPatterns, of side: Side, isChecked: Bool)
    throws(CommandFailure) -> [NamedRow]
  {
    var rows: [NamedRow] = []
    var ranges = 0
    for pattern in patterns {
      for row in try numbers(of: pattern, behind: &ranges, of: side, isChecked: isChecked) {
        rows.append(
          NamedRow(path: RowPath(section: pattern.section, row: row), range: pattern.rowRange))
      }
    }
    return rows
  }

  /// - Parameter ranges: How many rows the ranges before it name.
  private func numbers(
    of pattern: PathPattern, behind ranges: inout Int, of side: Side, isChecked: Bool
  ) throws(CommandFailure) -> ClosedRange<Int> {
    switch pattern.rows {
    case .one(let row):
      if isChecked { try requireRows(row, row, of: pattern, of: side) }
      return row...row
    case .range(let first, let last):
      if isChecked { try requireRows(first, last, of: pattern, of: side) }
      return try limited(first, last, behind: &ranges, at: pattern.rowRange)
    case .all:
      let count = try countRows(inSection: pattern.section, at: pattern.sectionRange, of: side)
      guard count > 0 else {
        throw mistake("section \(pattern.section) has no rows", at: pattern.rowRange)
      }
      return 0...count - 1
    }
  }

  private func requireRows(
    _ first: Int, _ last: Int, of pattern: PathPattern, of side: Side
  ) throws(CommandFailure) {
    let section = pattern.section
    let count = try countRows(inSection: section, at: pattern.sectionRange, of: side)
    try requireRow(first, ofRows: count, inSection: section, at: pattern.rowRange, of: side)
    if last == first { return }
    try requireRow(last, ofRows: count, inSection: section, at: pattern.rowRange, of: side)
  }

  private func limited(
    _ first: Int, _ last: Int, behind ranges: inout Int, at range: Range<Int>
  ) throws(CommandFailure) -> ClosedRange<Int> {
    let length = last.subtractingReportingOverflow(first).partialValue.magnitude
    guard length < Limits.rangeLength - ranges else {
      throw mistake(
        "the ranges of a command name at most \(Limits.rangeLength) rows or sections", at: range)
    }
    ranges += Int(length) + 1
    return first...last
  }

  /// The sections of a list in the order in which they were named.
  ///
  /// - Parameter isChecked: Whether every section must exist.
  func sections(_ patterns: [SectionPattern], of side: Side, isChecked: Bool)
    throws(CommandFailure) -> [Int]
  {
    try namedSections(patterns, of: side, isChecked: isChecked).map(\.section)
  }

  /// The sections of a list, none of which may be named twice.
  func differentSections(_ patterns: [SectionPattern], of side: Side, isChecked: Bool)
    throws(CommandFailure) -> [Int]
  {
    let named = try namedSections(patterns, of: side, isChecked: isChecked)
    var seen: Set<Int> = []
    for (section, range) in named where !seen.insert(section).inserted {
      throw mistake("section \(section) is named twice", at: range)
    }
    return named.map(\.section)
  }

  private func namedSections(_ patterns: [SectionPattern], of side: Side, isChecked: Bool)
    throws(CommandFailure) -> [(section: Int, range: Range<Int>)]
  {
    var sections: [(section: Int, range: Range<Int>)] = []
    var ranges = 0
    for pattern in patterns {
      for section in try numbers(of: pattern, behind: &ranges, of: side, isChecked: isChecked) {
        sections.append((section, pattern.range))
      }
    }
    return sections
  }

  private func numbers(
    of pattern: SectionPattern, behind ranges: inout Int, of side: Side, isChecked: Bool
  ) throws(CommandFailure) -> ClosedRange<Int> {
    switch pattern.sections {
    case .one(let section):
      if isChecked { try requireSection(section, at: pattern.range, of: side) }
      return section...section
    case .range(let first, let last):
      if isChecked {
        try requireSection(first, at: pattern.range, of: side)
        try requireSection(last, at: pattern.range, of: side)
      }
      return try limited(first, last, behind: &ranges, at: pattern.range)
    case .all:
      let count = sectionCount(of: side)
      guard count > 0 else { throw mistake("there are no sections", at: pattern.range) }
      return 0...count - 1
    }
  }
}
