extension ExplanationCatalog {
  static let englishCauses: [Cause: String] =
    englishRowCauses.merging(englishPlaceCauses) { $1 }.merging(englishOtherCauses) { $1 }

  private static let englishRowCauses: [Cause: String] = [
    .everyRowDeletedDataKept: """
    all {nouns} were deleted from the view, but the data still has every one of them. Empty the \
    data first; to show it anew, announce its {nouns} as inserts in the same batch, or call \
    reloadData.
    """,
    .deletedNotInData: """
    what was deleted from the view is still in the data. Remove it there first, then announce \
    the delete.
    """,
    .everyRowInsertedAgain: """
    all {nouns} were announced as new, but the view had already loaded exactly these. Announce \
    only what came since the view last asked, or call reloadData instead.
    """,
    .alreadyCounted: """
    the new {nouns} were already counted. The view loaded its counts after the data had changed \
    (after reloadData, at its first layout, or at the first call of the batch), and then was \
    told of the same {nouns} again.
    """,
    .insertedNotInData: """
    what was announced as inserted was never added to the data, or to another array than the \
    one that is counted.
    """,
    .removedTwiceFromData: """
    the data lost twice as many {nouns} as were announced: the code that removes ran twice, for \
    instance in commit and again in an observer.
    """,
    .addedTwiceToData: """
    the data gained twice as many {nouns} as were announced: the code that adds ran twice, for \
    instance in a button and again in an observer.
    """,
    .announcedTwice: """
    the view was told twice as much as happened in the data: the change was announced by hand \
    and again by an observer, at different index paths.
    """,
    .dataEmptied: """
    the data is empty now, though only some of the change was announced. It was cleared, or the \
    whole section went away with its last {noun}; then delete the section, or announce every \
    {noun}.
    """,
    .dataEmptiedUnannounced: """
    the data was cleared and nobody told the view. Call reloadData right after clearing, or \
    keep the old data until the new is there.
    """,
    .loadedWhenEmpty: """
    the view loaded this section while it was empty; its data arrived later and was never \
    announced. Call reloadData when the data arrives, or insert its {nouns}.
    """,
    .grewUnannounced: """
    {nouns} were added to the data without telling the view. This update, perhaps about \
    something else, was the first to notice.
    """,
    .shrankUnannounced: """
    {nouns} were removed from the data without telling the view. This update, perhaps about \
    something else, was the first to notice.
    """,
    .extraRow: """
    one {noun} is counted only sometimes: an "add" or "loading" {noun} that depends on a flag. \
    Announce it when the flag changes.
    """,
    .changedByAnother: """
    the data changed while the update ran, for instance on another thread. Change data and view \
    together, on the main thread.
    """,
    .everyRowReplaced: """
    every {noun} was reloaded, and the number of {nouns} changed meanwhile. A reload keeps the \
    number; call reloadData, or insert and delete the difference.
    """,
    .reloadForInsert: """
    a reload counts as one deleted and one inserted, and cannot add {nouns}. The data has \
    grown: announce the new {nouns} with inserts.
    """,
    .reloadForDelete: """
    a reload counts as one deleted and one inserted, and cannot take {nouns} away. The data has \
    shrunk: announce what is gone with deletes.
    """,
    .movedNotInData: """
    the move was announced but the data did not move: take the element out of the one section \
    and put it into the other before the update ends.
    """,
    .movedAndAnnounced: """
    the same {noun} was moved and also inserted or deleted. A move is both already; announce it \
    alone.
    """,
    .deletesNotInData:
      "the inserts are in the data, but the deleted {nouns} were never removed from it.",
    .insertsNotInData:
      "the deletes are in the data, but the inserted {nouns} were never added to it.",
    .neitherInData: """
    the view was told of a change that the data has not made at all. Change the data before the \
    batch ends.
    """,
    .otherSection: """
    the data changed in another section than the one that was announced. Look where the section \
    number comes from.
    """,
    .grewWhileDeleted: """
    {nouns} were deleted in the view while the data grew: something else added to it without \
    telling the view.
    """,
    .shrankWhileInserted: """
    {nouns} were inserted in the view while the data shrank: something else removed from it \
    without telling the view.
    """,
    .dataLostMore: """
    the data lost {lost:noun}, but the view was told of {deleted}.
    """,
    .dataLostLess: """
    the view was told of {deleted:noun} deleted, but the data lost only {lost}.
    """,
    .dataGrewMore: """
    the data gained {gained:noun}, but the view was told of {inserted}.
    """,
    .dataGrewLess: """
    the view was told of {inserted:noun} inserted, but the data gained only {gained}.
    """,
    .dataReplaced: """
    the data was replaced as a whole, and the announced changes are only some of the \
    difference. Compute them from old and new data, or call reloadData.
    """,
    .numbersMissing: """
    the numbers are missing here. They tell which side is off: find the whole message in the log.
    """,
    .allSectionsGone: """
    the data has no section left, and nobody told the view. Delete the sections, or call \
    reloadData.
    """,
    .sectionGoneWithLastRow: """
    a section vanished from the data together with its last row, and only the row was \
    announced. Announce the section as deleted.
    """,
    .loadedWithoutSections: """
    the view loaded its counts while there was no section at all; the data arrived later. Call \
    reloadData when it arrives.
    """,
    .sectionCameWithFirstRow: """
    a section came into the data together with its first row, and the section was not \
    announced. Insert the section; its rows come with it.
    """,
    .everySectionInsertedAgain: """
    all sections were announced as new, but the view had already loaded exactly these. Insert \
    only what came since, or call reloadData.
    """,
    .sectionAlreadyCounted: """
    the new sections were already counted: the view loaded its counts after the data had \
    changed, and then was told of them again.
    """,
    .sectionInsertedNotInData: "the section was announced as inserted but never added to the data.",
    .sectionDeletedNotInData: "the section was announced as deleted but is still in the data.",
    .sectionReloadForChange: """
    a reload keeps the number of sections. Sections came or went meanwhile: announce them with \
    inserts and deletes.
    """,
    .dataHasMoreSections: """
    the data has more sections than the update leaves: one too few was inserted or one too many \
    deleted in the view.
    """,
    .dataHasFewerSections: """
    the data has fewer sections than the update leaves: one too many was inserted or one too \
    few deleted in the view.
    """,
  ]

  private static let englishPlaceCauses: [Cause: String] = [
    .notFound: """
    the index is NSNotFound: a search such as index(of:) found nothing and its answer was used \
    as a place.
    """,
    .negativeIndex: "the index is negative: most often count - 1 of an empty array.",
    .nothingLoaded: """
    the view had no {noun} in this section: the {noun} was deleted before, or the view had not \
    loaded the data yet.
    """,
    .staleIndex: """
    the index is an old one: it was right until earlier deletes moved the {nouns} up. Look it \
    up again when it is used.
    """,
    .countAsIndex: "{nouns} count from 0: the last is one less than their number.",
    .otherList: """
    the index belongs to another list: another section, or the list as it was before a filter, \
    a search or a reload.
    """,
    .rowNotYetInData: """
    the new {noun} is not in the data when the update ends. Add it to the data first, then \
    announce it.
    """,
    .emptySection: """
    the data has nothing in this section when the update ends. Add to the data first, then \
    announce it; check that number of {nouns} counts the same array.
    """,
    .insertNamesAfter: """
    an insert names its place in the list after the update, with all deletes of the batch \
    already done. Count the place there.
    """,
    .sectionAlreadyGone: """
    the section was gone before this update, or sections were counted from 1. Deletes name the \
    view as it was before the batch.
    """,
    .noSections:
      "the view had no section at all: it had not loaded its data yet, or all sections were gone.",
    .sectionNotInserted: """
    the section is new and the data does not have it yet when the update ends. Add the section \
    to the data and insert it as a section; its {nouns} come with it.
    """,
    .sectionNotYetInData: """
    the new section is not in the data when the update ends, or its number is counted from 1. \
    Add it to the data first.
    """,
    .movePlaceNotInData: """
    the destination names the list after the update, and there the data has no such place: the \
    element was not moved in the data.
    """,
    .moveNamesBefore: """
    the source names the list as it was before the batch, and there was no such place: the \
    index is an old one, or one counted after other changes of the batch.
    """,
    .scrolledBeforeLoading: """
    the view was scrolled before it had anything to show. Load the data first; after reloadData \
    wait for the layout (layoutIfNeeded).
    """,
    .scrolledToCount: """
    the number of {nouns} was used as the index of the last one. Use count - 1.
    """,
    .scrolledToOldPlace:
      "the place is an old one: rows went away since, or it was remembered from another list.",
    .oneRowMoreThanArray: """
    the table shows one row more than the array has, such as an insert row, and that row was \
    read, moved or deleted like the others. Ask for it first, or keep it from moving \
    (canMoveRowAt, targetIndexPathForMove).
    """,
    .arrayEmpty: "the array was empty already: it was cleared before the table was told.",
    .tableShowsOldRows: """
    the array is shorter than the table believes: it changed without telling the table, and the \
    table still asks for the old rows. Change both together, or call reloadData at once.
    """,
  ]

  private static let englishOtherCauses: [Cause: String] = [
    .deletedAndReloaded: """
    two reports about one element were passed on as they came, as from a fetched results \
    controller: a delete and an update. Drop the reload of what is deleted.
    """,
    .reloadedAndMoved: """
    a reload counts as a delete, so what is moved cannot be reloaded in the same batch. Reload \
    it in a second update, or set its cell yourself.
    """,
    .deletedAndMoved: "one element was reported as deleted and as moved. Keep the delete alone.",
    .insertedAndMoved: """
    a new element and a moved one were given the same place. Inserts and destinations name the \
    list after the update, where each place holds one.
    """,
    .sourceTwice: "one row was moved to two places. Only the last move counts: announce it alone.",
    .destinationTwice: """
    two rows were moved to one place. Destinations name the list after the update, where each \
    place holds one.
    """,
    .movedIntoNewSection: """
    a new section brings all its rows along, so nothing can be moved into it. Delete the row at \
    its old place instead.
    """,
    .movedFromDeletedSection: """
    a deleted or reloaded section takes all its rows along, so nothing can be moved out of it. \
    Insert the row at its new place instead.
    """,
    .reloadedWhereMoved: """
    a row was reloaded, and another was moved to the very place where it lands. Reload in a \
    second update.
    """,
    .animationsOverlap: """
    many overlapping changes with animations in one batch, in old versions of iOS. Announce \
    less at once, or call reloadData.
    """,
    .badTarget: """
    targetIndexPathForMoveFromRowAt answered a place outside the table. Answer the proposed \
    path, or one in a section that is there.
    """,
    .askedForMissingRow: """
    the view was asked for a row or section that it has not loaded: an old index path, or data \
    that changed without reloadData.
    """,
    .viewIsStale: """
    the view still counts what it loaded last, and the question came from newer data. Reload \
    first, then ask.
    """,
    .layoutIsStale: """
    the layout answers from what it prepared before the data changed. Throw that away in \
    prepare or invalidateLayout, and answer nil for items that are gone.
    """,
    .absurdCount: """
    number of rows answered a negative or absurd number: a subtraction from an empty count, or \
    a number that was never set.
    """,
    .badPath: """
    the index path has no section and row, or was made for another view. Make it with \
    IndexPath(row:section:).
    """,
    .oldWording: """
    this old message tells no numbers. Compare what the data source answers before and after \
    the update by hand.
    """,
    .internalState: """
    cells were taken out of the view by hand, or the view was changed from inside one of its \
    own callbacks.
    """,
    .reasonIsMissing:
      "the numbers stand in the line with \"reason:\", right behind this one. Explain that one.",
  ]
}
