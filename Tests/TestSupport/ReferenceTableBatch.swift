import struct HeadlessTable.RowPath

/// One call of a batch.
package enum ReferenceTableCall: Equatable, Sendable {
  case insertRows([RowPath])
  case deleteRows([RowPath])
  case reloadRows([RowPath])
  case moveRow(RowPath, RowPath)
  case insertSections([Int])
  case deleteSections([Int])
  case reloadSections([Int])
  case moveSection(Int, Int)
}

/// The calls of one batch as sets: the order of the calls does not matter, and what is named twice
/// counts once.
struct ReferenceTableBatch {
  /// A move of a row or of a section, whose path is `RowPath(wholeSection:)`.
  struct Move: Hashable {
    var from: RowPath
    var to: RowPath
    var isOfSection: Bool { from.row == .max }
  }

  var insertedRows: Set<RowPath> = []
  var deletedRows: Set<RowPath> = []
  var reloadedRows: Set<RowPath> = []
  var insertedSections: Set<Int> = []
  var deletedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []

  /// Row moves and section moves in one list, ascending by source, then by destination.
  var moves: [Move] = []

  init(_ calls: [ReferenceTableCall]) {
    var moves: Set<Move> = []
    for call in calls {
      switch call {
      case .insertRows(let paths): insertedRows.formUnion(paths)
      case .deleteRows(let paths): deletedRows.formUnion(paths)
      case .reloadRows(let paths): reloadedRows.formUnion(paths)
      case .moveRow(let from, let to): moves.insert(Move(from: from, to: to))
      case .insertSections(let numbers): insertedSections.formUnion(numbers)
      case .deleteSections(let numbers): deletedSections.formUnion(numbers)
      case .reloadSections(let numbers): reloadedSections.formUnion(numbers)
      case .moveSection(let from, let to):
        moves.insert(Move(from: RowPath(wholeSection: from), to: RowPath(wholeSection: to)))
      }
    }
    self.moves = moves.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  var rowMoves: [Move] { moves.filter { !$0.isOfSection } }
  var sectionMoves: [Move] { moves.filter(\.isOfSection) }

  // MARK: Where a reload lands

  /// s less the deleted sections below s; then, inserted sections taken ascending, one more for
  /// each at or below the result. Other reloads push nothing, and moves are not considered.
  func landingSection(of section: Int) -> Int {
    var landing = section - deletedSections.filter { $0 < section }.count
    for inserted in insertedSections.sorted() where inserted <= landing {
      landing += 1
    }
    return landing
  }

  /// In section t, r less the row deletes of the old section s below r, pushed on likewise by the
  /// row inserts of the new section t.
  func landing(of path: RowPath) -> RowPath {
    let section = landingSection(of: path.section)
    var row = path.row - deletedRows.filter { $0.section == path.section && $0 < path }.count
    for inserted in insertedRows.sorted() where inserted.section == section && inserted.row <= row {
      row += 1
    }
    return RowPath(section: section, row: row)
  }

  /// Where the reloaded sections land.
  var landedSections: Set<Int> { Set(reloadedSections.map(landingSection)) }

  /// Where the reloaded rows land.
  var landedRows: [RowPath] { reloadedRows.map(landing) }

  // MARK: Dropping

  /// The batch without the row deletes and row reloads whose section (old number) is deleted or
  /// reloaded, and without the row inserts whose section (new number) is inserted or is where a
  /// reloaded section lands.
  func withoutDropped() -> ReferenceTableBatch {
    let gone = deletedSections.union(reloadedSections)
    let new = insertedSections.union(landedSections)
    var kept = self
    kept.deletedRows = deletedRows.filter { !gone.contains($0.section) }
    kept.reloadedRows = reloadedRows.filter { !gone.contains($0.section) }
    kept.insertedRows = insertedRows.filter { !new.contains($0.section) }
    return kept
  }

  // MARK: The two lists

  /// Deletes with the delete halves of reloads, rows and sections in one list, descending: a
  /// section stands before its rows.
  var deletes: [RowPath] {
    let rows = deletedRows.union(reloadedRows)
    let sections = deletedSections.union(reloadedSections)
    return (Array(rows) + sections.map(RowPath.init(wholeSection:))).sorted(by: >)
  }

  /// Inserts with the insert halves of reloads, in one list, ascending: a section stands after its
  /// rows.
  var inserts: [RowPath] {
    let rows = insertedRows.union(landedRows)
    let sections = insertedSections.union(landedSections)
    return (Array(rows) + sections.map(RowPath.init(wholeSection:))).sorted()
  }
}

extension RowPath {
  /// A section among rows: it sorts as row 9223372036854775807 of itself.
  init(wholeSection section: Int) {
    self.init(section: section, row: .max)
  }

  var isWholeSection: Bool { row == .max }
}
