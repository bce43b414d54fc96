/// One change that a table was told: a row or a section that is inserted, deleted, reloaded or
/// moved.
///
/// Deletes, reloads and the source of a move name the table before the batch; inserts and the
/// destination of a move name the table after it (Apple, *Table View Programming Guide for iOS*,
/// "Ordering of Operations and Index Paths").
public enum Change: Hashable, Sendable {
  /// A row that is new at this path.
  case insertRow(RowPath, RowAnimation)
  /// A row that goes.
  case deleteRow(RowPath, RowAnimation)
  /// A row whose cell is asked for anew: a delete at this path and an insert where the row lands.
  case reloadRow(RowPath, RowAnimation)
  /// A row that keeps its cell at another path.
  case moveRow(RowPath, to: RowPath)
  /// A section that is new at this number, with all rows that the data source has for it.
  case insertSection(Int, RowAnimation)
  /// A section that goes with its rows.
  case deleteSection(Int, RowAnimation)
  /// A section whose header and rows are asked for anew.
  case reloadSection(Int, RowAnimation)
  /// A section that keeps its rows at another number.
  case moveSection(Int, to: Int)
}
