/// An update, a scroll, a selection or a drag that UIKit answers with an exception.
///
/// Each case carries the numbers of the message. `exceptionName` is the exception's class name and
/// `reason(ios:)` its text, as UIKit words it. Whoever catches one finds the table as it was before
/// the call that failed, or before the outermost `beginUpdates()`.
///
/// The cases of updates stand in the order in which a batch is checked. Source: texts of the real
/// class in crash reports, gathered by message; Apple documents none of them.
public enum Refusal: Error, Hashable, Sendable {
  // 1. Before the data source is asked. A section stands as its row `Int.max`.
  /// One row or section is both deleted and reloaded.
  case deleteAndReload(RowPath)

  // 2. Deletes.
  /// One section is both deleted or reloaded and moved.
  case deleteAndMoveSection(Int)
  /// One row is both deleted or reloaded and moved.
  case deleteAndMoveRow(RowPath)
  /// A section that was not there is deleted or reloaded.
  case deleteMissingSection(Int, sectionsBefore: Int)
  /// A row is deleted or reloaded in a section that was not there.
  case deleteRowInMissingSection(RowPath, sectionsBefore: Int)
  /// A row that was not there is deleted or reloaded.
  case deleteMissingRow(RowPath, rowsBefore: Int)

  // 3. Inserts.
  /// A section moves to where another is inserted or a reloaded one lands.
  case insertAndMoveSection(Int)
  /// A row moves to where another is inserted.
  case insertAndMoveRow(RowPath)
  /// A section is inserted, or a reloaded one lands, where there is none after the update.
  case insertSectionPastEnd(Int, sectionsAfter: Int)
  /// A row is inserted, or a reloaded one lands, in a section that is not there after the update.
  case insertRowInMissingSection(RowPath, sectionsAfter: Int)
  /// A row is inserted, or a reloaded one lands, where there is none after the update.
  case insertRowPastEnd(RowPath, rowsAfter: Int)

  // 4. Moves.
  /// A section that was not there is moved.
  case moveMissingSection(Int, sectionsBefore: Int)
  /// A section moves to where there is none after the update.
  case moveSectionPastEnd(Int, to: Int, sectionsAfter: Int)
  /// A row is moved out of a section that was not there.
  case moveRowFromMissingSection(RowPath, sectionsBefore: Int)
  /// A row that was not there is moved.
  case moveMissingRow(RowPath, rowsBefore: Int)
  /// A row moves into a section that is not there after the update.
  case moveRowToMissingSection(RowPath, to: RowPath, sectionsAfter: Int)
  /// A row moves to where there is none after the update.
  case moveRowPastEnd(RowPath, to: RowPath, rowsAfter: Int)
  /// One section moves to two places.
  case moveSectionTwice(Int, to: Int, and: Int)
  /// One row moves to two places.
  case moveRowTwice(RowPath, to: RowPath, and: RowPath)
  /// Two sections move to one place.
  case moveSectionsToOnePlace(Int, and: Int, to: Int)
  /// Two rows move to one place.
  case moveRowsToOnePlace(RowPath, and: RowPath, to: RowPath)
  /// A row moves into a section that is inserted or where a reloaded one lands; the new number.
  case moveRowIntoInsertedSection(Int)
  /// A row moves out of a section that is deleted or reloaded; the old number.
  case moveRowFromDeletedSection(Int)

  // 5, 6 and 7. Counts and animations.
  /// The data source has not as many sections as the updates leave.
  case invalidSectionCount(SectionCountMismatch)
  /// The data source has not as many rows in a section as the updates leave.
  case invalidRowCount(RowCountMismatch)
  /// A row is reloaded into the place that another row moves to.
  case twoAnimationsForCell

  // Outside updates.
  /// Scrolling to a row that its section, which has `rows` rows, does not have.
  case scrollToMissingRow(RowPath, rows: Int)
  /// Scrolling into a section that the table does not have.
  case scrollToMissingSection(Int, sections: Int)
  /// The data source answered a negative or absurd number of rows.
  case tooManyRows(Int, section: Int)
  /// Selecting a row that is not there.
  case rectOfMissingRow(RowPath)
  /// The delegate retargeted a drag into a section that is not there. (The text is inferred.)
  case moveTargetInMissingSection(RowPath, sections: Int)
  /// The delegate retargeted a drag past the end of a section. (The text is inferred.)
  case moveTargetPastEnd(RowPath, rows: Int)

  /// An exception that the data source or delegate raised itself, such as its array's
  /// NSRangeException.
  case raisedByClient(name: String, reason: String)
}

/// The numbers of "Invalid update: invalid number of sections".
public struct SectionCountMismatch: Hashable, Sendable {
  /// The number of sections before the update, as the table had loaded it.
  public var before: Int

  /// The number of sections that the data source answered.
  public var after: Int

  /// Sections that are inserted or reloaded.
  public var inserted: Int

  /// Sections that are deleted or reloaded.
  public var deleted: Int
}

/// The numbers of "Invalid update: invalid number of rows in section N".
public struct RowCountMismatch: Hashable, Sendable {
  /// The section in the numbering after the update.
  public var section: Int

  /// The number of its rows before the update, as the table had loaded it.
  public var before: Int

  /// The number of its rows that the data source answered.
  public var after: Int

  /// Rows that are inserted, and reloaded rows that land in the section.
  public var inserted: Int

  /// Rows of the section before the update that are deleted or reloaded.
  public var deleted: Int

  /// Rows that move here from a section that this one was not.
  public var movedIn: Int

  /// Rows that move to a section that this one does not become.
  public var movedOut: Int

  /// The row counts of all sections before the update, as the table had loaded them.
  public var countsBefore: [Int]

  /// The row counts of all sections after the update, as the data source answered.
  public var countsAfter: [Int]

  /// What the batch announced, in the order in which iOS 17 and later list it.
  public var updates: [ListedUpdate]

  /// One line of that list. Deletes and the source of a move name the table before the update,
  /// inserts and the destination of a move the table after it.
  public enum ListedUpdate: Hashable, Sendable {
    /// A row that is deleted or reloaded.
    case deleteRow(RowPath)
    /// A section that is deleted or reloaded.
    case deleteSection(Int)
    /// A row that is inserted, or where a reloaded one lands.
    case insertRow(RowPath)
    /// A section that is inserted, or where a reloaded one lands.
    case insertSection(Int)
    /// A row that moves.
    case moveRow(RowPath, to: RowPath)
    /// A section that moves.
    case moveSection(Int, to: Int)
  }
}
