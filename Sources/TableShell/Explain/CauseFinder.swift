package import HeadlessTable

/// The likely causes of a refusal, found from its numbers.
package enum CauseFinder {
  /// More causes than this say less.
  private static let most = 3

  /// The causes, the likeliest first; none where the log was cut off before its numbers.
  package static func causes(of report: CrashReport) -> [LikelyCause] {
    let causes = all(of: report)
    var seen: Set<Cause> = []
    return Array(causes.filter { seen.insert($0.cause).inserted }.prefix(most))
  }

  private static func all(of report: CrashReport) -> [LikelyCause] {
    if let sum = report.countSum {
      return found(report.countsSections ? sectionCountRules : rowCountRules, sum)
    }
    if report.toldSum != nil { return [LikelyCause(cause: .absurdCount, typed: nil)] }
    if let place = report.missedPlace {
      let rules = anyPlaceRules + (placeRules[report.family] ?? [])
      let causes = found(rules, place)
      if !causes.isEmpty { return causes }
    }
    return bySide(of: report) ?? plainCauses[report.family] ?? []
  }

  private static func found<Numbers>(
    _ rules: [CauseRule<Numbers>], _ numbers: Numbers
  ) -> [LikelyCause] {
    rules.filter { $0.applies(numbers) }.map { LikelyCause(cause: $0.cause, typed: $0.typed) }
  }

  /// Families in which rows and sections, or both ends of a move, have causes of their own.
  private static func bySide(of report: CrashReport) -> [LikelyCause]? {
    switch (report.family, report.side) {
    case (.deleteAndMove, _) where report.noun == .sections:
      let typed = "new; begin; table del-section 1; table move-section 1 0; end"
      return [LikelyCause(cause: .deletedAndMoved, typed: typed)]
    case (.deleteAndMove, _):
      return [
        LikelyCause(
          cause: .deletedAndMoved, typed: "new; begin; table del 0.1; table move 0.1 0.0; end"),
        LikelyCause(
          cause: .reloadedAndMoved, typed: "new; begin; table reload 0.1; table move 0.1 0.0; end"),
      ]
    case (.moveTwice, .before):
      let typed = "new; begin; table move 0.0 0.2; table move 0.0 0.3; end"
      return [LikelyCause(cause: .sourceTwice, typed: typed)]
    case (.moveTwice, _):
      let typed = "new; begin; table move 0.0 0.2; table move 0.1 0.2; end"
      return [LikelyCause(cause: .destinationTwice, typed: typed)]
    case (.moveAndSectionChange, .before):
      let typed = "new; data del-section 1; begin; table del-section 1; table move 1.0 0.0; end"
      return [LikelyCause(cause: .movedFromDeletedSection, typed: typed)]
    case (.moveAndSectionChange, _):
      let typed =
        #"new; data ins-section 0 "A" "a"; begin; table ins-section 0; table move 0.0 0.0; end"#
      return [LikelyCause(cause: .movedIntoNewSection, typed: typed)]
    default: return nil
    }
  }
}

extension CrashReport {
  /// Whether the numbers of the message count sections.
  var countsSections: Bool {
    noun == .sections || (batch?.sectionMismatch != nil)
  }

  /// The sum that failed, where the message tells all of it and it can be added up.
  var countSum: CountSum? {
    guard let sum = toldSum, sum.canBeAdded else { return nil }
    let counts: [Field] = [.before, .after, .inserted, .deleted, .movedIn, .movedOut]
    return counts.allSatisfy { isExact($0) } ? sum : nil
  }

  /// Whether an `Int` holds the number of a field.
  private func isExact(_ field: Field) -> Bool {
    digits(of: field) == self[field].map { String($0) }
  }

  fileprivate var toldSum: CountSum? {
    if let sum = batch?.sectionMismatch {
      return CountSum(
        before: sum.before, after: sum.after, inserted: sum.inserted, deleted: sum.deleted,
        movedIn: 0, movedOut: 0)
    }
    if let sum = batch?.rowMismatch {
      return CountSum(
        before: sum.before, after: sum.after, inserted: sum.inserted, deleted: sum.deleted,
        movedIn: sum.movedIn, movedOut: sum.movedOut)
    }
    guard let before = self[.before], let after = self[.after], let inserted = self[.inserted],
      let deleted = self[.deleted]
    else { return nil }
    return CountSum(
      before: before, after: after, inserted: inserted, deleted: deleted,
      movedIn: self[.movedIn] ?? 0, movedOut: self[.movedOut] ?? 0)
  }

  /// The place that is not there, where the message tells it and how many there are.
  var missedPlace: MissedPlace? {
    guard let bound = placeBound, let index = placeIndex else { return nil }
    // The same number as -1, printed without its sign.
    let isMinusOne = [CrashReport.Field.row, .index].contains { digits(of: $0) == "\(UInt64.max)" }
    return MissedPlace(index: isMinusOne ? -1 : index, bound: bound, isBefore: side == .before)
  }

  private var placeBound: Int? {
    if family == .arrayRange {
      return self[.lastIndex].map { $0 == .max ? $0 : $0 + 1 } ?? self[.count]
    }
    switch family {
    case .deleteOutOfRange: return self[.before]
    case .insertOutOfRange: return self[.after]
    case .deleteInMissingSection, .deleteSectionOutOfRange: return self[.sectionsBefore]
    case .insertIntoMissingSection, .insertSectionOutOfRange: return self[.sectionsAfter]
    default: return self[.count]
    }
  }

  private var placeIndex: Int? {
    switch family {
    case .deleteOutOfRange, .insertOutOfRange: return self[.row]
    case .scrollOutOfRange: return self[.row] ?? self[.section]
    case .arrayRange, .globalIndex: return self[.index]
    case .moveSectionOutOfRange: return self[.toSection] ?? self[.section]
    case .moveOutOfRange:
      guard noun != nil || side != nil, let path = side == .before ? source : destination
      else { return nil }
      return noun == nil ? path.section : path.row
    default: return self[.section]
    }
  }
}
