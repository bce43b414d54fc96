/// The wordings of UIKit, and of those that took them over, that a log is searched for.
///
/// Where two of them begin alike, the one that the log follows longest is meant; of two that it
/// follows equally far, the first. They were gathered from published crash reports of iOS 2 to 26.
enum MessageCatalog {
  static let templates: [MessageTemplate] =
    counts + batches + deletes + inserts + moves + clashes + requests + arrays

  // The versions of iOS that differ in their words.
  static let twoBlanks = 7...12
  static let oneBlank = 13...Int.max
  static let endingInView = 17...Int.max

  private static let counts: [MessageTemplate] = [
    MessageTemplate(
      .rowsCount, ofItems: .itemsCount,
      """
      invalid number of {noun}^ in section {section}.{gap} The
      | number of {noun} contained in an existing section^ after the update ({after?}) must be equal to the
      | number of {noun} contained in that section^ before the update ({before?}), plus or minus the
      | number of {noun} [inserted or deleted][added or removed] from that section^
      ({inserted?} inserted, {deleted?} deleted) and plus or minus the
      | number of {noun} moved into or out of that section^ ({movedIn?} moved in, {movedOut?} moved out).
      {end}
      """),
    MessageTemplate(
      .sectionsCount, noun: .sections,
      """
      invalid number of sections^.{gap} The
      | number of sections contained in the {view}^ after the update ({after?}) must be equal to the
      | number of sections contained in the {view}^ before the update ({before?}), plus or minus the
      | number of sections inserted or deleted^
      ({inserted?} inserted, {deleted?} deleted).
      {end}
      """),
    MessageTemplate(
      .otherToolkitCount,
      """
      invalid number of {noun}^ in section {section}. The number of {noun} after the update ({after?}) must
      be equal to the number of {noun} before the update ({before?}) plus or minus the number of {noun}
      inserted or deleted ({inserted?} inserted, {deleted?} deleted)
      """),
    MessageTemplate(
      .otherToolkitCount, noun: .sections,
      """
      invalid number of sections^. The number of sections after the update ({after?}) must be equal to the
      number of sections before the update ({before?}) plus or minus the number of sections inserted or
      deleted ({inserted?} inserted, {deleted?} deleted)
      """),
    MessageTemplate(
      .oldGenericTable, view: .table,
      """
      invalid table view update^. The | application has requested an update to the table view that is
      inconsistent^ with the state provided by the data source
      """),
  ]

  private static let batches: [MessageTemplate] = [
    MessageTemplate(
      .batchTable, ofItems: .batchCollection, versions: endingInView,
      """
      invalid batch updates detected^: the | number of sections and/or {noun} returned by the data source^
      before and [or] after performing the batch updates are inconsistent with the updates
      """)
  ]

  private static let deletes: [MessageTemplate] = [
    MessageTemplate(
      .deleteOutOfRange,
      """
      attempt to delete {noun} {row}^ from section {section} which only contains {before} {noun} before the
      update
      """),
    MessageTemplate(
      .deleteInMissingSection,
      """
      attempt to delete {noun} {row}^ from section {section}, but there are only {sectionsBefore} section [s]
      before the update
      """),
    MessageTemplate(
      .deleteSectionOutOfRange, noun: .sections,
      """
      attempt to delete section {section}^, but there are only {sectionsBefore} section [s] before the update
      """),
  ]

  private static let inserts: [MessageTemplate] = [
    MessageTemplate(
      .insertOutOfRange,
      """
      attempt to insert {noun} {row}^ into section {section}, but there are only {after} {noun} in section
      {_} after the update
      """),
    MessageTemplate(
      .insertIntoMissingSection,
      """
      attempt to insert {noun} {row}^ into section {section}, but there are only {sectionsAfter} section [s]
      after the update
      """),
    MessageTemplate(
      .insertSectionOutOfRange, noun: .sections,
      """
      attempt to insert section {section}^, but there are only {sectionsAfter} section [s] after the update
      """),
  ]

  private static let moves: [MessageTemplate] = [
    MessageTemplate(
      .moveOutOfRange,
      """
      attempt to move index path^ ({from}) that does not exist - there are only {count} {noun} in section
      {section} {side} the update
      """),
    MessageTemplate(
      .moveOutOfRange,
      """
      attempt to move index path^ ({from}) from a section that does not exist - there are only {count}
      section [s] {side} the update
      """),
    MessageTemplate(
      .moveOutOfRange,
      """
      attempt to move index path^ ({from}) to index path ({to}) that does not exist - there are only {count}
      {noun} in section {section} {side} the update
      """),
    MessageTemplate(
      .moveOutOfRange,
      """
      attempt to move index path^ ({from}) to index path ({to}) in section that does not exist - there are
      only {count} section [s] {side} the update
      """),
    MessageTemplate(
      .moveSectionOutOfRange, noun: .sections,
      "attempt to move section {section}^, but there are only {count} section [s] {side} the update"
    ),
    MessageTemplate(
      .moveSectionOutOfRange, noun: .sections,
      """
      attempt to to move section {section}^ to section {toSection}, but there are only {count} section [s]
      {side} the update
      """),
    MessageTemplate(
      .moveSectionOutOfRange, noun: .sections,
      """
      attempt to move section {section} to section {toSection}^, but there are only {count} section [s]
      {side} the update
      """),
    MessageTemplate(
      .moveTwice, noun: .sections, side: .before,
      "attempt to move section {section} to both^ section {toSection} and section {otherSection}"),
    MessageTemplate(
      .moveTwice, noun: .sections, side: .after,
      "attempt to move both section^ {section} and section {otherSection} to section {toSection}"),
    MessageTemplate(
      .moveTwice, side: .before,
      "attempt to move {noun} at index path {from} to both^ {to} and {other}"),
    MessageTemplate(
      .moveTwice, side: .after,
      "attempt to move both {noun} at index path^ {from} and {other} to {to}"),
    MessageTemplate(
      .moveTargetOutOfRange, side: .after,
      """
      returned an invalid target index path^ (section: {section}, row: {row}) because there are only {count}
      {noun} in this section of the {view}
      """),
    MessageTemplate(
      .moveTargetOutOfRange, side: .before,
      """
      returned an invalid target index path^ (section: {section}, row: {row}) because there are only {count}
      section [s] in the {view}
      """),
  ]

  private static let clashes: [MessageTemplate] = [
    MessageTemplate(
      .deleteAndReload, "attempt to delete and reload the same^ [section][index path] ({path})"),
    MessageTemplate(
      .deleteAndMove, "attempt to perform a delete and a move from the same index path^ ({path})"),
    MessageTemplate(
      .deleteAndMove, noun: .sections,
      "attempt to perform a delete and a move from the same section^ ({section})"),
    MessageTemplate(
      .insertAndMove, "attempt to perform an insert and a move to the same index path^ ({path})"),
    MessageTemplate(
      .insertAndMove, noun: .sections,
      "attempt to perform an insert and a move to the same section^ ({section})"),
    MessageTemplate(
      .moveAndSectionChange, side: .after,
      "cannot move a [n] {noun} into a newly inserted section^ ({section})"),
    MessageTemplate(
      .moveAndSectionChange, side: .before,
      "cannot move a [n] {noun} from a deleted section^ ({section})"),
    MessageTemplate(.twoAnimations, "attempt to create two animations for^ [cell][view]"),
    MessageTemplate(
      .animationFraction, "animation stop fraction^ must be greater than start fraction"),
  ]
}
