import TestSupport

@testable import HeadlessTable
@testable import TableShell

/// Refusals of every kind, with numbers that are often those of a real one.
struct RandomRefusals {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  typealias Draw = @Sendable (inout RandomRefusals) -> Refusal

  /// One for each kind of which a script can be made.
  static let kinds: [Draw] = places + moves + clashes + gestures + counts + arrays

  private static let places: [Draw] = [
    { .deleteMissingSection($0.high, sectionsBefore: $0.low) },
    { .deleteRowInMissingSection($0.path(in: $0.high), sectionsBefore: $0.low) },
    { .deleteMissingRow(RowPath(section: $0.low, row: $0.high), rowsBefore: $0.low) },
    { .insertSectionPastEnd($0.high, sectionsAfter: $0.low) },
    { .insertRowInMissingSection($0.path(in: $0.high), sectionsAfter: $0.low) },
    { .insertRowPastEnd(RowPath(section: $0.low, row: $0.high), rowsAfter: $0.low) },
  ]

  private static let moves: [Draw] = [
    { .moveMissingSection($0.high, sectionsBefore: $0.low) },
    { .moveSectionPastEnd($0.low, to: $0.high, sectionsAfter: $0.low) },
    { .moveSectionPastEnd($0.high, to: $0.high, sectionsAfter: $0.low) },
    { .moveRowFromMissingSection($0.path(in: $0.high), sectionsBefore: $0.low) },
    { .moveMissingRow(RowPath(section: $0.low, row: $0.high), rowsBefore: $0.low) },
    { .moveRowToMissingSection($0.path, to: $0.path(in: $0.high), sectionsAfter: $0.low) },
    { .moveRowPastEnd($0.path, to: RowPath(section: $0.low, row: $0.high), rowsAfter: $0.low) },
  ]

  private static let clashes: [Draw] = [
    { .deleteAndReload($0.path) }, { .deleteAndReload(RowPath(section: $0.low, row: .max)) },
    { .deleteAndMoveSection($0.low) }, { .deleteAndMoveRow($0.path) },
    { .insertAndMoveSection($0.low) }, { .insertAndMoveRow($0.path) },
    { .moveRowIntoInsertedSection($0.low) }, { .moveRowFromDeletedSection($0.low) },
    { _ in .twoAnimationsForCell },
    {
      let (first, second) = $0.pair { $0.low }
      return .moveSectionTwice($0.low, to: first, and: second)
    },
    {
      let (first, second) = $0.pair { $0.path }
      return .moveRowTwice($0.path, to: first, and: second)
    },
    {
      let (first, second) = $0.pair { $0.low }
      return .moveSectionsToOnePlace(first, and: second, to: $0.low)
    },
    {
      let (first, second) = $0.pair { $0.path }
      return .moveRowsToOnePlace(first, and: second, to: $0.path)
    },
  ]

  private static let gestures: [Draw] = [
    { .scrollToMissingRow(RowPath(section: $0.low, row: $0.high), rows: $0.low) },
    { .scrollToMissingSection($0.high, sections: $0.low) },
    { .rectOfMissingRow($0.path) },
    { .moveTargetInMissingSection($0.path(in: $0.high), sections: $0.low) },
    { .moveTargetPastEnd(RowPath(section: $0.low, row: $0.high), rows: $0.low) },
  ]

  private static let counts: [Draw] = [
    {
      .invalidSectionCount(
        SectionCountMismatch(before: $0.high, after: $0.high, inserted: $0.low, deleted: $0.low))
    },
    { refusals in
      var sum = refusals.rowSum
      // With fewer rows than that, later versions tell a list.
      while sum.after < sum.expected { sum = refusals.rowSum }
      return .invalidRowCount(sum)
    },
    { .invalidRowCount($0.listedSum) },
  ]

  private static let arrays: [Draw] = [
    { ArrayException.reading($0.high, count: $0.low) },
    { ArrayException.removing($0.high, count: $0.low) },
    { ArrayException.inserting($0.high, count: $0.low) },
  ]

  // MARK: Numbers

  private var low: Int {
    mutating get { generator.oneIn(40) ? 60 : generator.number(below: 5) }
  }

  private var high: Int {
    mutating get {
      switch generator.number(below: 40) {
      case 0: 999
      case 1: 80
      case 2: Int(Int32.max)
      default: generator.number(below: 9)
      }
    }
  }

  private var path: RowPath { mutating get { path(in: low) } }

  private mutating func path(in section: Int) -> RowPath { RowPath(section: section, row: low) }

  /// Two that differ, the lower one first.
  private mutating func pair<Place: Comparable>(
    _ draw: (inout RandomRefusals) -> Place
  ) -> (Place, Place) {
    var (first, second) = (draw(&self), draw(&self))
    while first == second { second = draw(&self) }
    return first < second ? (first, second) : (second, first)
  }

  private var rowSum: RowCountMismatch {
    mutating get {
      RowCountMismatch(
        section: low, before: high, after: high, inserted: low, deleted: low,
        movedIn: generator.number(below: 3), movedOut: generator.number(below: 3), countsBefore: [],
        countsAfter: [], updates: [])
    }
  }

  /// A section that loses rows nobody announced, between others that are as announced.
  private var listedSum: RowCountMismatch {
    mutating get {
      let (deleted, inserted) = (generator.number(below: 5), generator.number(below: 5))
      var sum = rowSum
      (sum.section, sum.before, sum.movedIn, sum.movedOut) = (1, 9, 0, 0)
      (sum.deleted, sum.inserted) = (deleted, inserted)
      sum.after = inserted + generator.number(below: 9 - deleted)
      let others = [low, low]
      sum.countsBefore = [others[0], sum.before, others[1]]
      sum.countsAfter = [others[0], sum.after, others[1]]
      sum.updates =
        (0..<sum.deleted).reversed().map { .deleteRow(RowPath(section: 1, row: $0)) }
        + (0..<sum.inserted).map { .insertRow(RowPath(section: 1, row: $0)) }
      return sum
    }
  }
}
