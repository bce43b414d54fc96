import HeadlessTable

/// What suites about updates share.
protocol UpdatesTests {}

extension UpdatesTests {
  /// Closes and validates a batch of these changes.
  func plan(_ changes: [Change], before: [Int], after: [Int]) throws(Refusal) -> UpdatePlan {
    var batch = UpdateBatch()
    for change in changes { batch.add(change) }
    return try batch.close().validate(before: before, after: after)
  }

  /// Why a batch of these changes is refused; `nil` where it is accepted.
  func refusal(_ changes: [Change], before: [Int], after: [Int]) -> Refusal? {
    do throws(Refusal) {
      _ = try plan(changes, before: before, after: after)
      return nil
    } catch {
      return error
    }
  }

  /// The reason of that refusal in the words of iOS 13.
  func reason(_ changes: [Change], before: [Int], after: [Int], ios: Int = 13) -> String? {
    refusal(changes, before: before, after: after)?.reason(ios: ios)
  }

  func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

  /// An index path as UIKit prints it.
  func long(_ section: Int, _ row: Int) -> String {
    "<NSIndexPath: 0x…> {length = 2, path = \(section) - \(row)}"
  }
}

// Short spellings of changes without animation, so that a batch fits on a line.
extension Change {
  static func insert(_ section: Int, _ row: Int) -> Change {
    .insertRow(RowPath(section: section, row: row), .none)
  }
  static func delete(_ section: Int, _ row: Int) -> Change {
    .deleteRow(RowPath(section: section, row: row), .none)
  }
  static func reload(_ section: Int, _ row: Int) -> Change {
    .reloadRow(RowPath(section: section, row: row), .none)
  }
  static func move(_ source: RowPath, _ destination: RowPath) -> Change {
    .moveRow(source, to: destination)
  }
  static func insertSection(_ section: Int) -> Change { .insertSection(section, .none) }
  static func deleteSection(_ section: Int) -> Change { .deleteSection(section, .none) }
  static func reloadSection(_ section: Int) -> Change { .reloadSection(section, .none) }
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct UpdatesRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a positive bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
