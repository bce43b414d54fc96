import HeadlessTable

/// The sum that an update of rows or sections failed on.
struct CountSum: Sendable {
  var before: Int
  var after: Int
  var inserted: Int
  var deleted: Int
  var movedIn: Int
  var movedOut: Int

  /// Whether the differences of the counts are numbers that a computer counts with. Those of a log
  /// may be absurd.
  var canBeAdded: Bool {
    let counts = [before, after, inserted, deleted, movedIn, movedOut]
    return counts.allSatisfy { $0.magnitude <= Int.max.magnitude / 8 }
  }

  // Where they cannot be added, sums wrap instead of trapping.
  var expected: Int { before &+ inserted &- deleted &+ movedIn &- movedOut }
  var off: Int { after &- expected }
  var gained: Int { after &- before }
  var lost: Int { before &- after }
  var hasMoves: Bool { movedIn > 0 || movedOut > 0 }
  var isSilent: Bool { inserted == 0 && deleted == 0 && !hasMoves }
  var isUnchanged: Bool { after == before }
  var onlyDeletes: Bool { deleted > 0 && inserted == 0 && !hasMoves }
  var onlyInserts: Bool { inserted > 0 && deleted == 0 && !hasMoves }
  var isReload: Bool { inserted > 0 && inserted == deleted && !hasMoves }
  var isMixed: Bool { inserted > 0 && deleted > 0 && inserted != deleted && !hasMoves }
}

/// Why rows do not add up, the more telling first.
let rowCountRules: [CauseRule<CountSum>] = [
  CauseRule(.everyRowDeletedDataKept, see: "new; table del 0.*") {
    $0.onlyDeletes && $0.isUnchanged && $0.deleted == $0.before && $0.deleted > 1
  },
  CauseRule(.deletedNotInData, see: "new; table del 0.1") {
    $0.onlyDeletes && $0.isUnchanged && ($0.deleted == 1 || $0.deleted != $0.before)
  },
  CauseRule(.everyRowInsertedAgain, see: "new; table ins 0.0-3") {
    $0.onlyInserts && $0.isUnchanged && $0.inserted == $0.before && $0.inserted > 1
  },
  CauseRule(.alreadyCounted, see: #"new; data ins 0.4 "山东"; reload-data; table ins 0.4"#) {
    $0.onlyInserts && $0.isUnchanged && ($0.inserted == 1 || $0.inserted != $0.before)
  },
  CauseRule(.insertedNotInData, see: "new; table ins 0.3") { $0.onlyInserts && $0.isUnchanged },
  CauseRule(.removedTwiceFromData, see: "new; data del 0.0 0.1; table del 0.0") {
    $0.onlyDeletes && $0.lost == 2 &* $0.deleted
  },
  CauseRule(.addedTwiceToData, see: #"new; data ins 0.4 "山东" "山东"; table ins 0.4"#) {
    $0.onlyInserts && $0.gained == 2 &* $0.inserted
  },
  CauseRule(.announcedTwice, see: "new; data del 0.0; table del 0.0 0.1") {
    ($0.onlyDeletes && $0.lost > 0 && 2 &* $0.lost == $0.deleted)
      || ($0.onlyInserts && $0.gained > 0 && 2 &* $0.gained == $0.inserted)
  },
  CauseRule(.dataEmptied, see: "new; data del 0.*; table del 0.0") {
    !$0.isSilent && $0.after == 0 && $0.before > 0
  },
  CauseRule(.dataEmptiedUnannounced, see: "new; data del 0.*; begin; end") {
    $0.isSilent && $0.after == 0 && $0.before > 0
  },
  CauseRule(
    .loadedWhenEmpty,
    see: #"new empty; data ins-section 0 "A"; reload-data; data ins 0.0 "a" "b"; begin; end"#
  ) { $0.isSilent && $0.before == 0 && $0.after > 0 },
  CauseRule(.grewUnannounced, see: #"new; data ins 0.4 "山东"; begin; end"#) {
    $0.isSilent && $0.gained > 0 && $0.before > 0
  },
  CauseRule(.shrankUnannounced, see: "new; data del 0.0; begin; end") {
    $0.isSilent && $0.lost > 0 && $0.after > 0
  },
  CauseRule(.extraRow, see: #"new; begin; data ins 0.4 "+"; end"#) {
    $0.isSilent && ($0.off == 1 || $0.off == -1)
  },
  CauseRule(.changedByAnother, see: #"new; begin; data ins 0.4 "山东"; end"#) { $0.isSilent },
  CauseRule(.everyRowReplaced, see: #"new; data ins 0.4 "山东" "安徽"; table reload 0.*"#) {
    $0.isReload && $0.deleted == $0.before && !$0.isUnchanged && $0.deleted > 1
  },
  CauseRule(.reloadForInsert, see: #"new; data ins 0.4 "山东"; table reload 0.0"#) {
    $0.isReload && $0.gained > 0
  },
  CauseRule(.reloadForDelete, see: "new; data del 0.3; table reload 0.0") {
    $0.isReload && $0.lost > 0
  },
  CauseRule(.movedNotInData, see: "new; table move 0.0 1.0") {
    $0.hasMoves && $0.after == $0.before &+ $0.inserted &- $0.deleted
  },
  CauseRule(
    .movedAndAnnounced,
    see: "new; data move 0.0 1.0; begin; table move 0.0 1.0; table ins 1.1; end"
  ) {
    ($0.movedIn > 0 && $0.inserted > 0 && $0.off < 0)
      || ($0.movedOut > 0 && $0.deleted > 0 && $0.off > 0)
  },
  CauseRule(
    .deletesNotInData,
    see: #"new; data ins 0.4 "山东" "安徽"; begin; table ins 0.4 0.5; table del 0.0; end"#
  ) { $0.isMixed && $0.gained == $0.inserted },
  CauseRule(
    .insertsNotInData,
    see: "new; data del 0.0 0.1; begin; table del 0.0 0.1; table ins 0.0; end"
  ) { $0.isMixed && $0.lost == $0.deleted },
  CauseRule(.neitherInData, see: "new; begin; table ins 0.0 0.1; table del 0.0; end") {
    $0.isMixed && $0.isUnchanged
  },
  CauseRule(.otherSection, see: "new; data del 1.0; table del 0.0") {
    $0.isUnchanged && ($0.onlyDeletes || $0.onlyInserts)
  },
  CauseRule(.grewWhileDeleted, see: #"new; data ins 0.4 "山东"; table del 0.0"#) {
    $0.onlyDeletes && $0.gained > 0
  },
  CauseRule(.shrankWhileInserted, see: "new; data del 0.3; table ins 0.0") {
    $0.onlyInserts && $0.lost > 0
  },
  CauseRule(.dataLostMore, see: "new; data del 0.0-2; table del 0.0") {
    $0.onlyDeletes && $0.off < 0
  },
  CauseRule(.dataLostLess, see: "new; data del 0.0; table del 0.0-2") {
    $0.onlyDeletes && $0.lost > 0 && $0.off > 0
  },
  CauseRule(.dataGrewMore, see: #"new; data ins 0.4 "山东" "安徽" "福建"; table ins 0.4"#) {
    $0.onlyInserts && $0.off > 0
  },
  CauseRule(.dataGrewLess, see: #"new; data ins 0.4 "山东" "安徽"; table ins 0.0-2"#) {
    $0.onlyInserts && $0.gained > 0 && $0.off < 0
  },
  CauseRule(
    .dataReplaced,
    see: #"new; data ins 0.4 "山东" "安徽" "福建"; begin; table ins 0.4 0.5; table del 0.0; end"#
  ) { $0.inserted > 0 && $0.deleted > 0 },
]

/// Why sections do not add up, the more telling first.
let sectionCountRules: [CauseRule<CountSum>] = [
  CauseRule(.allSectionsGone, see: "new; data clear; begin; end") {
    $0.isSilent && $0.after == 0 && $0.before > 0
  },
  CauseRule(.sectionGoneWithLastRow, see: "new; data del-section 1; table del 1.2") {
    $0.isSilent && $0.lost > 0
  },
  CauseRule(.loadedWithoutSections, see: #"new empty; data ins-section 0 "A" "a"; begin; end"#) {
    $0.isSilent && $0.before == 0 && $0.after > 0
  },
  CauseRule(
    .sectionCameWithFirstRow, see: #"new; data ins-section 2 "华南" "广东"; table ins 2.0"#
  ) { $0.isSilent && $0.gained > 0 },
  CauseRule(.everySectionInsertedAgain, see: "new; table ins-section 0-1") {
    $0.onlyInserts && $0.isUnchanged && $0.inserted == $0.before && $0.inserted > 1
  },
  CauseRule(
    .sectionAlreadyCounted,
    see: #"new; data ins-section 2 "华南"; reload-data; table ins-section 2"#
  ) { $0.onlyInserts && $0.isUnchanged },
  CauseRule(.sectionInsertedNotInData, see: "new; table ins-section 0") {
    $0.onlyInserts && $0.isUnchanged
  },
  CauseRule(.sectionDeletedNotInData, see: "new; table del-section 1") {
    $0.onlyDeletes && $0.isUnchanged
  },
  CauseRule(
    .sectionReloadForChange, see: #"new; data ins-section 2 "华南"; table reload-section 0"#
  ) { $0.isReload && !$0.isUnchanged },
  CauseRule(
    .dataHasFewerSections, see: #"new; data ins-section 2 "华南"; table ins-section 1 2"#
  ) { !$0.isSilent && $0.off < 0 },
  CauseRule(
    .dataHasMoreSections,
    see: #"new; data ins-section 2 "华南" "广东"; table del-section 0"#
  ) { !$0.isSilent && $0.off > 0 },
]
