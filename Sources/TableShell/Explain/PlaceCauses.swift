import HeadlessTable

/// A place that was named, and how many there are.
struct MissedPlace: Sendable {
  var index: Int
  var bound: Int
  /// Whether the bound is that before the update.
  var isBefore: Bool

  var isNotFound: Bool {
    index == Int.max || index == Int(Int32.max)
  }
  /// Also where the message prints a negative number without its sign, as old phones do.
  var isNegative: Bool { index < 0 || index == Int(UInt32.max) }
  var isPlain: Bool { !isNegative && !isNotFound }
  var isJustPast: Bool { isPlain && index == bound && bound > 0 }
  var isFarPast: Bool { isPlain && index > bound && bound > 0 }
  var isOfNone: Bool { isPlain && bound == 0 }
}

/// Why a place is not there, by family, the more telling first. Every family starts with
/// `anyPlaceRules`.
let placeRules: [CrashFamily: [CauseRule<MissedPlace>]] = [
  .deleteOutOfRange: [
    CauseRule(.nothingLoaded, see: "new; data del 0.*; reload-data; table del 0.0") {
      $0.isOfNone
    },
    CauseRule(.staleIndex, see: "new; del 0.3; table del 0.3") { $0.isJustPast },
    CauseRule(.countAsIndex, see: "new; table del 0.4") { $0.isJustPast },
    CauseRule(.otherList, see: "new; table del 0.9") { $0.isFarPast },
    CauseRule(.staleIndex, see: "new; del 0.1-3; table del 0.3") { $0.isFarPast },
  ],
  .deleteInMissingSection: [
    CauseRule(.noSections, see: "new empty; table del 0.0") { $0.isOfNone },
    CauseRule(.sectionAlreadyGone, see: "new; del-section 1; table del 1.0") { !$0.isOfNone },
  ],
  .deleteSectionOutOfRange: [
    CauseRule(.noSections, see: "new empty; table del-section 0") { $0.isOfNone },
    CauseRule(.sectionAlreadyGone, see: "new; del-section 1; table del-section 1") {
      !$0.isOfNone
    },
  ],
  .insertOutOfRange: [
    CauseRule(.emptySection, see: "new; data del 0.*; reload-data; table ins 0.0") {
      $0.isOfNone
    },
    CauseRule(.rowNotYetInData, see: "new; table ins 0.4") { $0.isJustPast },
    CauseRule(
      .insertNamesAfter,
      see: #"new; data del 0.0; data ins 0.3 "山东"; begin; table del 0.0; table ins 0.4; end"#
    ) { $0.isJustPast || $0.isFarPast },
    CauseRule(.otherList, see: #"new; data ins 0.4 "山东"; table ins 0.9"#) { $0.isFarPast },
  ],
  .insertIntoMissingSection: [
    CauseRule(.sectionNotInserted, see: "new; table ins 2.0") { _ in true }
  ],
  .insertSectionOutOfRange: [
    CauseRule(.sectionNotYetInData, see: "new; table ins-section 2") { _ in true }
  ],
  .moveOutOfRange: [
    CauseRule(.moveNamesBefore, see: "new; table move 0.4 0.0") { $0.isBefore },
    CauseRule(.movePlaceNotInData, see: "new; table move 0.0 1.3") { !$0.isBefore },
  ],
  .moveSectionOutOfRange: [
    CauseRule(.moveNamesBefore, see: "new; table move-section 2 0") { $0.isBefore },
    CauseRule(.movePlaceNotInData, see: "new; table move-section 0 2") { !$0.isBefore },
  ],
  .scrollOutOfRange: [
    CauseRule(.scrolledBeforeLoading, see: "new; data del 0.*; reload-data; scroll 0.0") {
      $0.isOfNone
    },
    CauseRule(.scrolledToCount, see: "new; scroll 0.4") { $0.isJustPast },
    CauseRule(.scrolledToOldPlace, see: "new; del 0.1-3; scroll 0.3") { $0.isFarPast },
  ],
  .arrayRange: [
    CauseRule(.arrayEmpty, see: "new; begin; del 0.0; data del 0.*; end") { $0.isOfNone },
    CauseRule(.oneRowMoreThanArray, see: "new; insert-row on; edit on; move 4 0") {
      $0.isJustPast
    },
    CauseRule(.tableShowsOldRows, see: "new; begin; del 0.3; data del 0.1-3; end") {
      $0.isFarPast || $0.isJustPast
    },
  ],
  .requestInMissingSection: [CauseRule(.viewIsStale) { _ in true }],
  .globalIndex: [CauseRule(.viewIsStale) { _ in true }],
]

/// Indexes that are wrong in any table.
let anyPlaceRules: [CauseRule<MissedPlace>] = [
  CauseRule(.notFound) { $0.isNotFound },
  CauseRule(.negativeIndex) { $0.isNegative },
]

/// Causes that need no numbers, by family.
let plainCauses: [CrashFamily: [LikelyCause]] = [
  .deleteAndReload: [
    LikelyCause(
      cause: .deletedAndReloaded, typed: "new; begin; table del 0.0; table reload 0.0; end")
  ],
  .insertAndMove: [
    LikelyCause(
      cause: .insertedAndMoved, typed: "new; begin; table ins 0.0; table move 0.3 0.0; end")
  ],
  .twoAnimations: [
    LikelyCause(
      cause: .reloadedWhereMoved, typed: "new; begin; table reload 0.0; table move 0.1 0.0; end")
  ],
  .moveTargetOutOfRange: [
    LikelyCause(cause: .badTarget, typed: "new; edit on; retarget pin 0.9; drag 0.0 to 0.1")
  ],
  .rectRequest: [LikelyCause(cause: .askedForMissingRow, typed: "new; table select 0.9")],
  .arrayRange: [
    LikelyCause(
      cause: .tableShowsOldRows, typed: "new; begin; del 0.3; data del 0.1-3; end")
  ],
  .animationFraction: [LikelyCause(cause: .animationsOverlap, typed: nil)],
  .requestInMissingSection: [LikelyCause(cause: .viewIsStale, typed: nil)],
  .globalIndex: [LikelyCause(cause: .viewIsStale, typed: nil)],
  .layoutAttributes: [LikelyCause(cause: .layoutIsStale, typed: nil)],
  .tooManyRows: [LikelyCause(cause: .absurdCount, typed: nil)],
  .badIndexPath: [LikelyCause(cause: .badPath, typed: nil)],
  .rowsCount: [LikelyCause(cause: .numbersMissing, typed: nil)],
  .itemsCount: [LikelyCause(cause: .numbersMissing, typed: nil)],
  .sectionsCount: [LikelyCause(cause: .numbersMissing, typed: nil)],
  .batchTable: [LikelyCause(cause: .numbersMissing, typed: nil)],
  .batchCollection: [LikelyCause(cause: .numbersMissing, typed: nil)],
  .otherToolkitCount: [LikelyCause(cause: .numbersMissing, typed: nil)],
  .oldGenericTable: [LikelyCause(cause: .oldWording, typed: nil)],
  .tableInternal: [LikelyCause(cause: .internalState, typed: nil)],
  .assertionLine: [LikelyCause(cause: .reasonIsMissing, typed: nil)],
  .privateMethodName: [LikelyCause(cause: .reasonIsMissing, typed: nil)],
]
