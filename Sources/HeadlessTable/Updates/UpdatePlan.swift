/// A batch that was found right: for each section of the table after it, where it comes from and
/// which rows leave and arrive.
///
/// Its size follows the number of changes and of sections, not the number of rows. `IndexMap`
/// answers questions about single rows.
public struct UpdatePlan: Hashable, Sendable {
  /// A row that leaves its section, or that leaves its place in it.
  public struct Departure: Hashable, Sendable {
    /// Where the row goes. A reload is a delete and an insert; the path is where the row lands.
    public enum Fate: Hashable, Sendable {
      /// It is gone.
      case deleted(RowAnimation)
      /// Its cell is gone and a new one comes where the row lands, in any section.
      case reloaded(to: RowPath, RowAnimation)
      /// It keeps its cell elsewhere, in the same section or another.
      case moved(to: RowPath)
    }

    /// The row before the update.
    public var row: Int

    /// What becomes of it.
    public var fate: Fate
  }

  /// A row that a section has after the update and that did not simply stay in it.
  public struct Arrival: Hashable, Sendable {
    /// Where the row comes from.
    public enum Origin: Hashable, Sendable {
      /// It is new.
      case inserted(RowAnimation)
      /// A reloaded row that lands here, from its path before the update.
      case reloaded(from: RowPath, RowAnimation)
      /// A row that moved here, from its path before the update.
      case moved(from: RowPath)
    }

    /// The row after the update.
    public var row: Int

    /// Where it comes from.
    public var origin: Origin
  }

  /// One section of the table after the update.
  ///
  /// Where its origin is a section that stayed or moved, the rows that the old section had, less
  /// the departures, fill in order the rows that are no arrivals; `rowCount` is the old count less
  /// the departures plus the arrivals.
  public struct Section: Hashable, Sendable {
    /// Where the section comes from. Numbers are those before the update.
    public enum Origin: Hashable, Sendable {
      /// A section that no change names; its number may be another.
      case stayed(from: Int)
      /// A section that was moved, with its rows.
      case moved(from: Int)
      /// A reloaded section that lands here.
      case reloaded(from: Int, RowAnimation)
      /// A new section.
      case inserted(RowAnimation)
    }

    /// Where the section comes from.
    public var origin: Origin

    /// The number of rows after the update.
    public var rowCount: Int

    /// The rows of the old section that leave it or their place in it (deleted, reloaded or moved),
    /// ascending by their old row. Empty where the section is inserted or reloaded: then every row
    /// of it is new.
    public var departures: [Departure]

    /// The rows that arrive, ascending by their new row. Empty where the section is inserted or
    /// reloaded.
    public var arrivals: [Arrival]
  }

  /// A section that is deleted, by its number before the update.
  public struct DeletedSection: Hashable, Sendable {
    /// The number before the update.
    public var section: Int

    /// How it is animated.
    public var animation: RowAnimation
  }

  /// The sections after the update, in order.
  public var sections: [Section]

  /// The sections that are deleted, ascending by their number before the update. Reloaded ones
  /// stand in `sections` alone.
  public var deletedSections: [DeletedSection]
}
