import HeadlessTable

extension ExplanationCatalog {
  /// The English texts.
  package static let english = ExplanationCatalog(
    headlines: englishHeadlines, facts: englishFacts, causes: englishCauses,
    units: [
      .row: ("row", "rows"), .item: ("item", "items"), .section: ("section", "sections"),
      .tableView: ("table view", "table or collection view"),
      .collectionView: ("collection view", "table or collection view"),
    ])

  private static let englishHeadlines: [CrashFamily: String] = [
    .rowsCount: "The rows of a section do not add up after an update.",
    .itemsCount: "The items of a section do not add up after an update.",
    .sectionsCount: "The sections do not add up after an update.",
    .batchTable: "The rows or sections do not add up after an update (the wording of iOS 17).",
    .batchCollection:
      "The items or sections do not add up after an update (the wording of iOS 16).",
    .otherToolkitCount:
      "Another toolkit's list checks the same sum as UIKit, and it does not add up.",
    .oldGenericTable:
      "An update does not fit what the data source answers (the wording before iOS 6).",
    .deleteOutOfRange: "An update deletes a {noun} that is not there.",
    .deleteInMissingSection: "An update deletes a {noun} of a section that is not there.",
    .deleteSectionOutOfRange: "An update deletes a section that is not there.",
    .insertOutOfRange: "An update inserts a {noun} where the data has no place for it.",
    .insertIntoMissingSection: "An update inserts a {noun} into a section that is not there.",
    .insertSectionOutOfRange: "An update inserts a section that the data does not have.",
    .moveOutOfRange: "An update moves a row from or to a place that is not there.",
    .moveSectionOutOfRange: "An update moves a section from or to a place that is not there.",
    .badIndexPath: "An index path was passed that does not name a row.",
    .deleteAndReload: "One update both deletes and reloads the same place.",
    .deleteAndMove: "One update both deletes and moves the same place.",
    .insertAndMove: "One update both inserts at a place and moves to it.",
    .moveTwice: "One update moves twice from one place, or twice to one place.",
    .moveAndSectionChange:
      "One update moves a row and inserts or deletes the whole section around it.",
    .twoAnimations: "One update would animate the same cell in two ways.",
    .animationFraction: "A row's animation would end before it starts.",
    .scrollOutOfRange: "The view was scrolled to a place that is not there.",
    .moveTargetOutOfRange: "The delegate sent a dragged row to a place that is not there.",
    .requestInMissingSection: "Someone asked about a section that is not there.",
    .rectRequest: "Someone asked where a place is that is not there.",
    .globalIndex: "Someone asked for an item behind the last one.",
    .layoutAttributes: "The layout and the collection view do not agree on which items there are.",
    .tooManyRows: "The data source answered a number of rows that no table can hold.",
    .tableInternal: "The view lost track of its own cells.",
    .arrayRange: "An array of the app was read outside its bounds. No table raised this.",
    .assertionLine: "UIKit logged that an assertion failed. The reason stands in another line.",
    .privateMethodName:
      "A method of UIKit that ends the app over wrong counts. The reason is missing.",
  ]

  private static let englishFacts: [ExplanationFact: String] = [
    .loadedInSection: "loaded: {before:noun} in section {section}, when the {view} last asked",
    .loadedCount: "loaded: {before:noun}, when the {view} last asked",
    .loadedSections: "loaded: {before:section}, when the {view} last asked",
    .loadedSectionsBefore: "loaded: {sectionsBefore:section}, when the {view} last asked",
    .told: "told: {changes}, which leaves {expected}",
    .toldNothing: "told: nothing, which leaves {expected}",
    .inserted: "{inserted} inserted",
    .deleted: "{deleted} deleted",
    .movedIn: "{movedIn} moved in",
    .movedOut: "{movedOut} moved out",
    .toldDelete: "told: delete {noun} {row} of section {section}",
    .toldDeleteSection: "told: delete section {section}",
    .toldInsert: "told: insert {noun} {row} into section {section}",
    .toldInsertSection: "told: insert section {section}",
    .toldMove: "told: move row {from} to {to}",
    .toldMoveSection: "told: move section {section}",
    .foundRows: "found: {after:noun} in the data source, when the update ended",
    .foundSections: "found: {after:section} in the data source, when the update ended",
    .foundPlaces: "found: {bound:noun}",
    .foundPlacesOfSections: "found: {bound:section}",
    .foundInSection: "found: {after:noun} in section {section}, when the update ended",
    .foundSectionsAfter: "found: {sectionsAfter:section}, when the update ended",
    .more: "off by {distance}: the data source has {distance:noun} more than the update leaves",
    .fewer: "off by {distance}: the data source has {distance:noun} fewer than the update leaves",
    .addsUp: "These numbers add up: is the message complete and copied right?",
    .foundArray: "found: an array of {bound}",
    .pastSection: "off by {distance}: the last section is {last}",
    .pastIndex: "off by {distance}: its last index is {last}",
    .past: "off by {distance}: the last {noun} is {last}",
    .separator: ", ",
    .cause: "Likely cause: {text}",
    .typed: "to see it: {text}",
    .cutOff: "The log cuts the message off; what stands behind the cut is missing.",
    .assertion: "Logged by {text}.",
    .noScript: """
    No script: the table cannot raise this message, its numbers are cut off, or they are too \
    large.
    """,
    .unknown: "No message of a table view or collection view was found in this text.",
    .unknownHint: "Look for the line with \"reason:\" in the log, and give its whole sentence.",
  ]
}
