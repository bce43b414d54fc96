/// The counts and updates that iOS 17 and later list in `Invalid batch updates detected`.
public struct BatchListing: Hashable, Sendable {
  /// The row counts of all sections before the update; nil where the log is cut off before or in
  /// them.
  public internal(set) var countsBefore: [Int]?

  /// The row counts of all sections after the update; nil where the log is cut off before or in
  /// them.
  public internal(set) var countsAfter: [Int]?

  /// What was announced, in the order of the list.
  public internal(set) var updates: [RowCountMismatch.ListedUpdate] = []

  /// Whether the list of updates was read to its end.
  public internal(set) var isComplete = false

  /// The counts that the updates leave, by section after the update; nil for an inserted section,
  /// which may have any count. Nil where the log does not tell the counts before.
  public var expectedCounts: [Int?]? {
    guard isComplete, let countsBefore else { return nil }
    let counts = ExpectedCounts(of: updates)
    let survivors = countsBefore.indices.filter { !counts.leavingSections.contains($0) }
    let size = survivors.count + counts.arrivingSections.count
    var expected = [Int?](repeating: nil, count: size)
    var next = 0
    for old in survivors {
      while counts.arrivingSections[next] != nil { next += 1 }
      guard next < size else { break }
      expected[next] = counts.count(of: old, before: countsBefore[old], landingAt: next)
      next += 1
    }
    for case (let new, let old?) in counts.arrivingSections
    where new >= 0 && new < size && countsBefore.indices.contains(old) {
      expected[new] = counts.count(of: old, before: countsBefore[old], landingAt: new)
    }
    return expected
  }

  /// How many more rows each section after the update has than the updates leave; 0 for an inserted
  /// one. Nil where the log does not tell the counts, or the sections themselves do not add up.
  public var off: [Int]? {
    guard let expectedCounts, let countsAfter, expectedCounts.count == countsAfter.count
    else { return nil }
    return zip(countsAfter, expectedCounts).map { found, expected in
      expected.map { clampedSum(found, negated($0)) } ?? 0
    }
  }
}

extension BatchListing {
  /// The sum that fails where whole sections are too many or too few; nil where sections add up or
  /// the log does not tell.
  public var sectionMismatch: SectionCountMismatch? {
    guard isComplete, let countsBefore, let countsAfter else { return nil }
    let inserted = updates.count { if case .insertSection = $0 { true } else { false } }
    let deleted = updates.count { if case .deleteSection = $0 { true } else { false } }
    guard countsBefore.count + inserted - deleted != countsAfter.count else { return nil }
    return SectionCountMismatch(
      before: countsBefore.count, after: countsAfter.count, inserted: inserted, deleted: deleted)
  }

  /// The sum of the first section whose rows are too many or too few; nil where all add up, the log
  /// does not tell, or sections come, go or move in the same update.
  public var rowMismatch: RowCountMismatch? {
    guard let countsBefore, let countsAfter, let off, onlyRowsChange,
      let section = off.firstIndex(where: { $0 != 0 })
    else { return nil }
    var sum = RowCountMismatch(
      section: section, before: countsBefore[section], after: countsAfter[section], inserted: 0,
      deleted: 0, movedIn: 0, movedOut: 0, countsBefore: countsBefore, countsAfter: countsAfter,
      updates: updates)
    for update in updates { sum.count(update) }
    return sum
  }

  private var onlyRowsChange: Bool {
    updates.allSatisfy { update in
      switch update {
      case .deleteRow, .insertRow, .moveRow: true
      case .deleteSection, .insertSection, .moveSection: false
      }
    }
  }
}

extension RowCountMismatch {
  /// Counts one listed update of a row, where it concerns the section.
  fileprivate mutating func count(_ update: ListedUpdate) {
    switch update {
    case .deleteRow(let path) where path.section == section: deleted += 1
    case .insertRow(let path) where path.section == section: inserted += 1
    case .moveRow(let from, let to) where from.section != to.section:
      if from.section == section { movedOut += 1 }
      if to.section == section { movedIn += 1 }
    default: break
    }
  }
}

/// A list of updates, counted by section.
private struct ExpectedCounts {
  private var leavingRows: [Int: Int] = [:]
  private var arrivingRows: [Int: Int] = [:]
  private(set) var leavingSections: Set<Int> = []
  /// By new number; with the old number where the section was moved.
  private(set) var arrivingSections: [Int: Int?] = [:]

  init(of updates: [RowCountMismatch.ListedUpdate]) {
    for update in updates {
      switch update {
      case .deleteRow(let path): leavingRows[path.section, default: 0] += 1
      case .insertRow(let path): arrivingRows[path.section, default: 0] += 1
      case .moveRow(let from, let to):
        leavingRows[from.section, default: 0] += 1
        arrivingRows[to.section, default: 0] += 1
      case .deleteSection(let section): leavingSections.insert(section)
      case .insertSection(let section): arrivingSections.updateValue(nil, forKey: section)
      case .moveSection(let from, let to):
        leavingSections.insert(from)
        arrivingSections.updateValue(from, forKey: to)
      }
    }
  }

  func count(of old: Int, before: Int, landingAt new: Int) -> Int {
    clampedSum(before, arrivingRows[new] ?? 0, -(leavingRows[old] ?? 0))
  }
}
