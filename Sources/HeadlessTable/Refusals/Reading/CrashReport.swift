/// What `RefusalReader` read in a crash log: the family of the message and every number it holds.
///
/// A log may cut its message off anywhere. Then the numbers behind the cut are missing: each is
/// optional, and `isComplete` is false.
///
/// ```swift
/// let log = "attempt to delete row 2 from section 0 which only contains 1 rows before the update"
/// let report = RefusalReader.read(log)
/// print(report?.family.rawValue ?? "", report?[.row] ?? -1)  // delete-out-of-range 2
/// ```
public struct CrashReport: Hashable, Sendable {
  /// The number of a message that a field names. Raw values are the names that JSON uses; the order
  /// of the cases is the order in which they are written.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    case section, row, index, lastIndex
    case before, after, inserted, deleted, movedIn, movedOut
    case sectionsBefore, sectionsAfter, count
    case toSection, otherSection
  }

  /// The kind of view that raised the exception.
  public enum View: String, Hashable, Sendable {
    case table, collection
  }

  /// What the message counts.
  public enum Noun: String, Hashable, Sendable {
    case rows, items, sections
  }

  /// Which state of the view a bound belongs to.
  public enum Side: String, Hashable, Sendable {
    case before, after
  }

  /// What an array was asked to do.
  public enum ArrayAccess: String, Hashable, Sendable {
    case read, remove, insert
  }

  /// What kind of complaint the message is.
  public internal(set) var family: CrashFamily

  /// The kind of view, where the message tells it.
  public internal(set) var view: View?

  /// What the message counts, where it counts anything.
  public internal(set) var noun: Noun?

  /// Whether a bound that was missed is that of the view before the update or after it.
  public internal(set) var side: Side?

  /// Where a row that the message moves comes from.
  public internal(set) var source: RowPath?

  /// Where a row that the message moves goes.
  public internal(set) var destination: RowPath?

  /// The second source or destination of a row that was moved twice.
  public internal(set) var otherPath: RowPath?

  /// What an array was asked to do with an index that it does not have, where the message tells its
  /// method.
  public internal(set) var arrayAccess: ArrayAccess?

  /// The counts and updates that iOS 17 and later list.
  public internal(set) var batch: BatchListing?

  /// The line that UIKit logged before the message.
  public internal(set) var assertion: AssertionSite?

  /// The versions of iOS that word the message as the log has it; nil where all word it so, or the
  /// log does not tell.
  ///
  /// Two blanks behind the first sentence of a count are those of iOS 12 and earlier, a table view
  /// at its end that of 17 and later. A log that was wrapped has lost its blanks. 7 stands for all
  /// versions before it.
  public internal(set) var versions: ClosedRange<Int>?

  /// Whether the message was read to its last word.
  public internal(set) var isComplete = false

  var numbers: [Field: Int] = [:]
  var longNumbers: [Field: String] = [:]

  init(family: CrashFamily) {
    self.family = family
  }

  /// The number that a field holds, or nil where the message does not tell it.
  ///
  /// A number that no `Int` can hold reads as `Int.max` or `Int.min`; `digits(of:)` tells it
  /// exactly.
  public subscript(field: Field) -> Int? { numbers[field] }

  /// The number that a field holds as the message prints it, or nil where the message does not tell
  /// it.
  public func digits(of field: Field) -> String? {
    longNumbers[field] ?? numbers[field].map { String($0) }
  }

  /// The count that the updates of the message leave, or nil where the message is not about a count
  /// or was cut off before its updates. A clause about moves that is missing counts as no moves.
  public var expected: Int? {
    guard let before = self[.before], let inserted = self[.inserted], let deleted = self[.deleted]
    else { return nil }
    let told = clampedSum(inserted, negated(self[.movedOut] ?? 0), self[.movedIn] ?? 0)
    return clampedSum(before, told, negated(deleted))
  }

  /// How many more rows, items or sections the data source answered than the updates leave, or nil
  /// where the message does not tell.
  public var off: Int? {
    guard let after = self[.after], let expected else { return nil }
    return clampedSum(after, negated(expected))
  }

  /// Whether this report is of the same family as another and tells more numbers than that.
  func tellsMore(than other: CrashReport) -> Bool {
    guard family == other.family, numbers.count > other.numbers.count else { return false }
    return other.numbers.allSatisfy { numbers[$0.key] == $0.value }
  }
}

extension CrashReport {
  /// Whether another report may be the rest of this message, which something interrupted.
  func isContinued(by other: CrashReport) -> Bool {
    family == other.family && !isComplete && !numbers.isEmpty && !other.numbers.isEmpty
      && other.numbers.keys.allSatisfy { numbers[$0] == nil }
  }

  /// Where a log is cut off at a place to which two wordings lead, a number that each of them takes
  /// for another is not told.
  mutating func forgetWhatDiffers(from other: CrashReport) {
    guard !isComplete else { return }
    numbers = numbers.filter { other.numbers[$0.key] == $0.value }
    longNumbers = longNumbers.filter { numbers[$0.key] != nil }
    if versions != other.versions { versions = nil }
  }

  /// Both parts of an interrupted message as one.
  func continued(by other: CrashReport) -> CrashReport {
    var whole = self
    whole.numbers.merge(other.numbers) { first, _ in first }
    whole.longNumbers.merge(other.longNumbers) { first, _ in first }
    whole.versions = other.versions ?? versions
    whole.isComplete = other.isComplete
    return whole
  }
}

/// The sum of numbers from a log, which may be absurd: it stops at the ends of `Int` instead of
/// trapping.
func clampedSum(_ numbers: Int...) -> Int {
  numbers.reduce(0) { sum, number in
    let (result, overflow) = sum.addingReportingOverflow(number)
    return overflow ? (sum < 0 ? .min : .max) : result
  }
}

/// The negative of a number from a log, `Int.max` for `Int.min`.
func negated(_ number: Int) -> Int { number == .min ? .max : -number }
