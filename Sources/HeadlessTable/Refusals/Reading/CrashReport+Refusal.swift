extension CrashReport {
  /// The refusal that the message is the text of, rebuilt from its numbers.
  ///
  /// Nil where a number is cut off, where the message is that of a collection view or another
  /// toolkit, and for messages that no table raises. The lists of iOS 17 are rebuilt where one
  /// section fails alone.
  public var refusal: Refusal? {
    guard view != .collection else { return nil }
    switch family {
    case .rowsCount: return rowsCount
    case .sectionsCount: return sectionsCount
    case .batchTable: return batch?.rowMismatch.map { .invalidRowCount($0) }
    case .deleteOutOfRange, .deleteInMissingSection, .deleteSectionOutOfRange: return missingDelete
    case .insertOutOfRange, .insertIntoMissingSection, .insertSectionOutOfRange:
      return missingInsert
    case .moveOutOfRange, .moveSectionOutOfRange: return missingMove
    case .moveTwice: return moveTwice
    case .deleteAndReload, .deleteAndMove, .insertAndMove, .moveAndSectionChange: return clash
    case .twoAnimations: return .twoAnimationsForCell
    default: return outsideUpdates
    }
  }

  /// The path that `section` and `row` name together.
  public var path: RowPath? {
    guard let section = self[.section], let row = self[.row] else { return nil }
    return RowPath(section: section, row: row)
  }

  private var rowsCount: Refusal? {
    guard let section = self[.section], let before = self[.before], let after = self[.after],
      let inserted = self[.inserted], let deleted = self[.deleted]
    else { return nil }
    return .invalidRowCount(
      RowCountMismatch(
        section: section, before: before, after: after, inserted: inserted, deleted: deleted,
        movedIn: self[.movedIn] ?? 0, movedOut: self[.movedOut] ?? 0, countsBefore: [],
        countsAfter: [], updates: []))
  }

  private var sectionsCount: Refusal? {
    guard let before = self[.before], let after = self[.after], let inserted = self[.inserted],
      let deleted = self[.deleted]
    else { return nil }
    return .invalidSectionCount(
      SectionCountMismatch(before: before, after: after, inserted: inserted, deleted: deleted))
  }

  private var missingDelete: Refusal? {
    if let path, let before = self[.before] { return .deleteMissingRow(path, rowsBefore: before) }
    guard let section = self[.section], let count = self[.sectionsBefore] else { return nil }
    return path.map { .deleteRowInMissingSection($0, sectionsBefore: count) }
      ?? .deleteMissingSection(section, sectionsBefore: count)
  }

  private var missingInsert: Refusal? {
    if let path, let after = self[.after] { return .insertRowPastEnd(path, rowsAfter: after) }
    guard let section = self[.section], let count = self[.sectionsAfter] else { return nil }
    return path.map { .insertRowInMissingSection($0, sectionsAfter: count) }
      ?? .insertSectionPastEnd(section, sectionsAfter: count)
  }

  private var missingMove: Refusal? {
    guard let count = self[.count] else { return nil }
    if family == .moveSectionOutOfRange, let section = self[.section] {
      return self[.toSection].map { .moveSectionPastEnd(section, to: $0, sectionsAfter: count) }
        ?? .moveMissingSection(section, sectionsBefore: count)
    }
    let isRow = noun != nil
    guard let source, isRow || side != nil else { return nil }
    guard let destination else {
      return isRow
        ? .moveMissingRow(source, rowsBefore: count)
        : .moveRowFromMissingSection(source, sectionsBefore: count)
    }
    return isRow
      ? .moveRowPastEnd(source, to: destination, rowsAfter: count)
      : .moveRowToMissingSection(source, to: destination, sectionsAfter: count)
  }

  private var moveTwice: Refusal? {
    if let source, let destination, let otherPath {
      return side == .before
        ? .moveRowTwice(source, to: destination, and: otherPath)
        : .moveRowsToOnePlace(source, and: otherPath, to: destination)
    }
    guard let section = self[.section], let to = self[.toSection], let other = self[.otherSection]
    else { return nil }
    return side == .before
      ? .moveSectionTwice(section, to: to, and: other)
      : .moveSectionsToOnePlace(section, and: other, to: to)
  }

  private var clash: Refusal? {
    guard let section = self[.section] else { return nil }
    switch family {
    case .deleteAndReload: return path.map { .deleteAndReload($0) }
    case .deleteAndMove: return path.map { .deleteAndMoveRow($0) } ?? .deleteAndMoveSection(section)
    case .insertAndMove: return path.map { .insertAndMoveRow($0) } ?? .insertAndMoveSection(section)
    default:
      return side == .after
        ? .moveRowIntoInsertedSection(section) : .moveRowFromDeletedSection(section)
    }
  }

  private var outsideUpdates: Refusal? {
    switch family {
    case .scrollOutOfRange:
      guard let section = self[.section], let count = self[.count] else { return nil }
      return path.map { .scrollToMissingRow($0, rows: count) }
        ?? .scrollToMissingSection(section, sections: count)
    case .rectRequest: return path.map { .rectOfMissingRow($0) }
    case .tooManyRows:
      guard let section = self[.section], let count = self[.count] else { return nil }
      return .tooManyRows(count, section: section)
    case .moveTargetOutOfRange:
      guard let path, let count = self[.count] else { return nil }
      return side == .after
        ? .moveTargetPastEnd(path, rows: count) : .moveTargetInMissingSection(path, sections: count)
    default: return nil
    }
  }
}
