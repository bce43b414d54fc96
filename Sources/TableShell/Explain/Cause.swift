/// A likely cause of a refusal. Raw values are the names that JSON lists; the texts are in the
/// catalog.
package enum Cause: String, CaseIterable, Sendable {
  // Rows do not add up.
  case everyRowDeletedDataKept = "every-row-deleted-data-kept"
  case deletedNotInData = "deleted-not-in-data"
  case everyRowInsertedAgain = "every-row-inserted-again"
  case alreadyCounted = "already-counted"
  case insertedNotInData = "inserted-not-in-data"
  case removedTwiceFromData = "removed-twice-from-data"
  case addedTwiceToData = "added-twice-to-data"
  case announcedTwice = "announced-twice"
  case dataEmptied = "data-emptied"
  case dataEmptiedUnannounced = "data-emptied-unannounced"
  case loadedWhenEmpty = "loaded-when-empty"
  case grewUnannounced = "grew-unannounced"
  case shrankUnannounced = "shrank-unannounced"
  case extraRow = "extra-row"
  case changedByAnother = "changed-by-another"
  case everyRowReplaced = "every-row-replaced"
  case reloadForInsert = "reload-for-insert"
  case reloadForDelete = "reload-for-delete"
  case movedNotInData = "moved-not-in-data"
  case movedAndAnnounced = "moved-and-announced"
  case deletesNotInData = "deletes-not-in-data"
  case insertsNotInData = "inserts-not-in-data"
  case neitherInData = "neither-in-data"
  case otherSection = "other-section"
  case grewWhileDeleted = "grew-while-deleted"
  case shrankWhileInserted = "shrank-while-inserted"
  case dataLostMore = "data-lost-more"
  case dataLostLess = "data-lost-less"
  case dataGrewMore = "data-grew-more"
  case dataGrewLess = "data-grew-less"
  case dataReplaced = "data-replaced"

  // Sections do not add up.
  case allSectionsGone = "all-sections-gone"
  case sectionGoneWithLastRow = "section-gone-with-last-row"
  case loadedWithoutSections = "loaded-without-sections"
  case sectionCameWithFirstRow = "section-came-with-first-row"
  case everySectionInsertedAgain = "every-section-inserted-again"
  case sectionAlreadyCounted = "section-already-counted"
  case sectionInsertedNotInData = "section-inserted-not-in-data"
  case sectionDeletedNotInData = "section-deleted-not-in-data"
  case sectionReloadForChange = "section-reload-for-change"
  case dataHasMoreSections = "data-has-more-sections"
  case dataHasFewerSections = "data-has-fewer-sections"

  // A place is not there.
  case notFound = "not-found"
  case negativeIndex = "negative-index"
  case nothingLoaded = "nothing-loaded"
  case staleIndex = "stale-index"
  case countAsIndex = "count-as-index"
  case otherList = "other-list"
  case rowNotYetInData = "row-not-yet-in-data"
  case emptySection = "empty-section"
  case insertNamesAfter = "insert-names-after"
  case sectionAlreadyGone = "section-already-gone"
  case noSections = "no-sections"
  case sectionNotInserted = "section-not-inserted"
  case sectionNotYetInData = "section-not-yet-in-data"
  case movePlaceNotInData = "move-place-not-in-data"
  case moveNamesBefore = "move-names-before"
  case scrolledBeforeLoading = "scrolled-before-loading"
  case scrolledToCount = "scrolled-to-count"
  case scrolledToOldPlace = "scrolled-to-old-place"
  case oneRowMoreThanArray = "one-row-more-than-array"
  case arrayEmpty = "array-empty"
  case tableShowsOldRows = "table-shows-old-rows"

  // Changes that exclude each other, and the rest.
  case deletedAndReloaded = "deleted-and-reloaded"
  case reloadedAndMoved = "reloaded-and-moved"
  case deletedAndMoved = "deleted-and-moved"
  case insertedAndMoved = "inserted-and-moved"
  case sourceTwice = "source-twice"
  case destinationTwice = "destination-twice"
  case movedIntoNewSection = "moved-into-new-section"
  case movedFromDeletedSection = "moved-from-deleted-section"
  case reloadedWhereMoved = "reloaded-where-moved"
  case animationsOverlap = "animations-overlap"
  case badTarget = "bad-target"
  case askedForMissingRow = "asked-for-missing-row"
  case viewIsStale = "view-is-stale"
  case layoutIsStale = "layout-is-stale"
  case absurdCount = "absurd-count"
  case badPath = "bad-path"
  case oldWording = "old-wording"
  case internalState = "internal-state"
  case numbersMissing = "numbers-missing"
  case reasonIsMissing = "reason-is-missing"
}

/// A cause, when it is likely, and what to type to see it happen on the sample table.
struct CauseRule<Numbers: Sendable>: Sendable {
  let cause: Cause
  let typed: String?
  let applies: @Sendable (Numbers) -> Bool

  init(
    _ cause: Cause, see typed: String? = nil, when applies: @escaping @Sendable (Numbers) -> Bool
  ) {
    self.cause = cause
    self.typed = typed
    self.applies = applies
  }
}

/// A cause that the numbers of one message point to.
package struct LikelyCause: Equatable, Sendable {
  package let cause: Cause
  /// Commands in one line, for the sample table; nil where this table cannot raise it.
  package let typed: String?
}
