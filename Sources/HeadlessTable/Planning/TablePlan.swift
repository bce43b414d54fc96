/// The updates that turn one table into another, with the fewest operations.
///
/// ```swift
/// let plan = TablePlan(from: before, to: after)
/// for stage in plan.stages {
///   // The data source has the data of `after` already. One batch a stage.
///   table.beginUpdates()
///   for change in stage { … }
///   try table.endUpdates()
/// }
/// ```
///
/// What both tables have is kept: a section or a row is known by its identifier, and one that both
/// tables have is never deleted and inserted again, so that its cell and its selection go with it.
/// The one exception is UIKit's own: a row cannot be moved out of a section that is deleted or into
/// one that is inserted (Apple, *Table View Programming Guide for iOS*, "Inserting and Deleting
/// Rows and Sections"; that later versions still refuse it rests on inference). Such a row goes
/// with its old section or comes with its new one; where the other side of it is a section that
/// stays, it takes one delete or one insert.
///
/// Under that rule `operationCount` is the least possible:
///
/// - one for each section that is gone or new, its rows included;
/// - one for each row that is gone or new in a section that both tables have;
/// - one for each row that goes from one such section to another;
/// - for the sections, and for the rows that keep their section: one move for each that is not part
///   of a longest run that keeps its order;
/// - one reload for each kept or moved row whose content changed.
///
/// ## Stages
///
/// There is no stage when nothing differs, and one in nearly all other cases. UIKit counts the
/// place of a reloaded row by the deletes and inserts alone, never by the moves, and refuses a row
/// that is moved and reloaded in one batch. A changed row that is moved, or that moves push
/// elsewhere, is therefore reloaded in a second stage, which names the table after the first.
///
/// ## Equal identifiers
///
/// When one table has an identifier more than once, the rows that stay are a longest common
/// subsequence of the section before and after. What is left over is paired within its section, the
/// first with the first; what is then left over is paired in the same way across sections, in the
/// order of the sections before. The count is still the least possible, with three limits. Where a
/// section has so many equal rows and so many differences that the search would take long (more
/// than about eight pairs of equal rows for each row, *and* more than some hundreds of
/// differences), equal rows are paired from the end instead, the last with the last, before the
/// longest run is looked for. Equal *section* identifiers are paired by their order alone, without
/// regard to their rows. And contents play no part in the pairing. The result is always a right
/// plan, and the same one for the same tables.
public struct TablePlan: Hashable, Sendable {
  /// The batches, to be sent one after the other; each is accepted by itself. None of them is
  /// empty.
  ///
  /// In a batch deletes come first, descending; then inserts, moves and reloads, each ascending.
  /// The order does not matter to a table.
  public let stages: [[Change]]

  /// The number of changes in all stages.
  public var operationCount: Int { stages.reduce(0) { $0 + $1.count } }

  /// Whether the tables had the same sections and rows and no content changed.
  public var isEmpty: Bool { stages.isEmpty }

  @usableFromInline
  init(stages: [[Change]]) {
    self.stages = stages
  }
}

extension TablePlan: CustomStringConvertible {
  /// One line for each change, below a line for each stage.
  public var description: String {
    var text = ""
    for (number, stage) in stages.enumerated() {
      text += "stage \(number + 1)\n"
      for change in stage { text += "  \(TablePlan.words(for: change))\n" }
    }
    return text
  }

  private static func words(for change: Change) -> String {
    switch change {
    case .insertRow(let path, _): "insert row \(path)"
    case .deleteRow(let path, _): "delete row \(path)"
    case .reloadRow(let path, _): "reload row \(path)"
    case .moveRow(let path, let target): "move row \(path) to \(target)"
    case .insertSection(let section, _): "insert section \(section)"
    case .deleteSection(let section, _): "delete section \(section)"
    case .reloadSection(let section, _): "reload section \(section)"
    case .moveSection(let section, let target): "move section \(section) to \(target)"
    }
  }
}
