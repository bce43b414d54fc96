extension Refusal {
  /// The class name of the exception, such as `NSInternalInconsistencyException`.
  public var exceptionName: String {
    switch self {
    case .scrollToMissingRow, .scrollToMissingSection: "NSRangeException"
    case .raisedByClient(let name, _): name
    default: "NSInternalInconsistencyException"
    }
  }

  /// The reason of the exception in UIKit's words.
  ///
  /// Index paths print as `<NSIndexPath: 0x…> {length = 2, path = 0 - 3}`, a table view as
  /// `<UITableView: 0x…>`, with `0x…` in the place of addresses, so that the text is the same each
  /// time.
  ///
  /// - Parameter version: the major version of iOS whose wording is wanted. The texts of counts and
  ///   scrolling differ: up to 12 two blanks stand behind the first sentence of a count text; from
  ///   17 count texts name the table view, and a section with fewer rows than its updates leave is
  ///   told as a list of the updates. All else is the same from 7 on.
  /// - Returns: the text behind `reason: `. It has line breaks only where updates are listed.
  public func reason(ios version: Int) -> String {
    switch self {
    case .deleteAndReload(let path):
      "attempt to delete and reload the same index path (\(path.asIndexPath))"
    case .deleteAndMoveSection(let section):
      "attempt to perform a delete and a move from the same section (\(section))"
    case .deleteAndMoveRow(let path):
      "attempt to perform a delete and a move from the same index path (\(path.asIndexPath))"
    case .insertAndMoveSection(let section):
      "attempt to perform an insert and a move to the same section (\(section))"
    case .insertAndMoveRow(let path):
      "attempt to perform an insert and a move to the same index path (\(path.asIndexPath))"
    case .deleteMissingSection, .deleteRowInMissingSection, .deleteMissingRow,
      .insertSectionPastEnd, .insertRowInMissingSection, .insertRowPastEnd:
      reasonOfMissingPlace
    case .moveMissingSection, .moveSectionPastEnd, .moveRowFromMissingSection, .moveMissingRow,
      .moveRowToMissingSection, .moveRowPastEnd:
      reasonOfMoveBounds
    case .moveSectionTwice, .moveRowTwice, .moveSectionsToOnePlace, .moveRowsToOnePlace,
      .moveRowIntoInsertedSection, .moveRowFromDeletedSection:
      reasonOfMoveClash
    case .invalidSectionCount(let mismatch): mismatch.reason(ios: version)
    case .invalidRowCount(let mismatch): mismatch.reason(ios: version)
    case .twoAnimationsForCell: "Attempt to create two animations for cell"
    case .scrollToMissingRow, .scrollToMissingSection: reasonOfScroll(ios: version)
    case .tooManyRows(let rows, let section):
      "Failed to allocate data stores for \(rows) rows in section \(section)."
        + " Consider using fewer rows"
    case .rectOfMissingRow(let path):
      "request for rect at invalid index path (\(path.asIndexPath))"
    case .moveTargetInMissingSection, .moveTargetPastEnd: reasonOfMoveTarget
    case .raisedByClient(_, let reason): reason
    }
  }
}

extension RowPath {
  /// The path as Foundation describes an index path.
  fileprivate var asIndexPath: String {
    "<NSIndexPath: 0x…> {length = 2, path = \(section) - \(row)}"
  }
}

// One property a family of texts. Each is asked only for its own cases.
extension Refusal {
  private var reasonOfMissingPlace: String {
    switch self {
    case .deleteMissingSection(let section, let count):
      "attempt to delete section \(section), but there are only \(count) sections before the update"
    case .deleteRowInMissingSection(let path, let count):
      "attempt to delete row \(path.row) from section \(path.section),"
        + " but there are only \(count) sections before the update"
    case .deleteMissingRow(let path, let count):
      "attempt to delete row \(path.row) from section \(path.section)"
        + " which only contains \(count) rows before the update"
    case .insertSectionPastEnd(let section, let count):
      // This one text has no comma.
      "attempt to insert section \(section) but there are only \(count) sections after the update"
    case .insertRowInMissingSection(let path, let count):
      "attempt to insert row \(path.row) into section \(path.section),"
        + " but there are only \(count) sections after the update"
    case .insertRowPastEnd(let path, let count):
      "attempt to insert row \(path.row) into section \(path.section),"
        + " but there are only \(count) rows in section \(path.section) after the update"
    default: preconditionFailure("no delete or insert of a missing place")
    }
  }

  private var reasonOfMoveBounds: String {
    switch self {
    case .moveMissingSection(let section, let count):
      "attempt to move section \(section), but there are only \(count) sections before the update"
    case .moveSectionPastEnd(let section, let destination, let count):
      // The doubled word is UIKit's.
      "attempt to to move section \(section) to section \(destination),"
        + " but there are only \(count) sections after the update"
    case .moveRowFromMissingSection(let path, let count):
      "attempt to move index path (\(path.asIndexPath)) from a section that does not exist"
        + " - there are only \(count) sections before the update"
    case .moveMissingRow(let path, let count):
      "attempt to move index path (\(path.asIndexPath)) that does not exist"
        + " - there are only \(count) rows in section \(path.section) before the update"
    case .moveRowToMissingSection(let path, let destination, let count):
      "attempt to move index path (\(path.asIndexPath)) to index path (\(destination.asIndexPath))"
        + " in section that does not exist - there are only \(count) sections after the update"
    case .moveRowPastEnd(let path, let destination, let count):
      "attempt to move index path (\(path.asIndexPath)) to index path (\(destination.asIndexPath))"
        + " that does not exist - there are only \(count) rows in section \(destination.section)"
        + " after the update"
    default: preconditionFailure("no move out of bounds")
    }
  }

  private var reasonOfMoveClash: String {
    switch self {
    case .moveSectionTwice(let section, let first, let second):
      "attempt to move section \(section) to both section \(first) and section \(second)"
    case .moveRowTwice(let path, let first, let second):
      "attempt to move row at index path \(path.asIndexPath)"
        + " to both \(first.asIndexPath) and \(second.asIndexPath)"
    case .moveSectionsToOnePlace(let first, let second, let destination):
      "attempt to move both section \(first) and section \(second) to section \(destination)"
    case .moveRowsToOnePlace(let first, let second, let destination):
      "attempt to move both row at index path \(first.asIndexPath)"
        + " and \(second.asIndexPath) to \(destination.asIndexPath)"
    case .moveRowIntoInsertedSection(let section):
      "cannot move a row into a newly inserted section (\(section))"
    case .moveRowFromDeletedSection(let section):
      "cannot move a row from a deleted section (\(section))"
    default: preconditionFailure("no two moves that clash")
    }
  }

  private func reasonOfScroll(ios version: Int) -> String {
    let method =
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:"
      + (version < 11 ? "]" : "usingPresentationValues:]")
    let attempt = "Attempted to scroll the table view to an out-of-bounds"
    switch self {
    case .scrollToMissingRow(let path, let count) where version < 13:
      return "\(method): row (\(path.row)) beyond bounds (\(count)) for section (\(path.section))."
    case .scrollToMissingRow(let path, let count):
      return "\(attempt) row (\(path.row)) when there are only \(count) rows"
        + " in section \(path.section). \(TableViewWording.instance)"
    case .scrollToMissingSection(let section, let count) where version < 13:
      return "\(method): section (\(section)) beyond bounds (\(count))."
    case .scrollToMissingSection(let section, let count):
      return "\(attempt) section (\(section)) when there are only \(count) sections."
        + " \(TableViewWording.instance)"
    default: preconditionFailure("no scrolling")
    }
  }

  private var reasonOfMoveTarget: String {
    let (path, bounds): (RowPath, String) =
      switch self {
      case .moveTargetInMissingSection(let path, let count):
        (path, "\(count) sections in the table view.")
      case .moveTargetPastEnd(let path, let count):
        (path, "\(count) rows in this section of the table view.")
      default: preconditionFailure("no target of a move")
      }
    return "UITableView delegate method"
      + " tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath: returned an"
      + " invalid target index path (section: \(path.section), row: \(path.row))"
      + " because there are only \(bounds)"
  }
}
