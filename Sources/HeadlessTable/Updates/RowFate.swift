/// What an update did to a row that the table had before it, in a section that lived on.
public enum RowFate: Hashable, Sendable {
  /// The row has the path that it had.
  case stayed
  /// Rows or sections that came or went before it, or the move of its section, gave it another
  /// path.
  case shifted(to: RowPath)
  /// The row is gone.
  case deleted(RowAnimation)
  /// A move of this row, even to the path that it had.
  case moved(to: RowPath)
  /// A delete here and an insert there.
  case reloaded(to: RowPath, RowAnimation)
}

/// What an update did to a section that the table had before it.
public enum SectionFate: Hashable, Sendable {
  /// The section has the number that it had.
  case stayed
  /// Sections that came, went or moved gave it another number.
  case shifted(to: Int)
  /// The section is gone with its rows.
  case deleted(RowAnimation)
  /// A move of this section, even to the number that it had.
  case moved(to: Int)
  /// All its rows were asked for anew.
  case reloaded(to: Int, RowAnimation)
}
