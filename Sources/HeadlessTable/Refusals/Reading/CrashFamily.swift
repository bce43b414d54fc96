/// What kind of complaint a crash message is. Raw values are the names that `tvsh explain --json`
/// prints.
///
/// The wordings are those that developers published in crash reports of `UITableView` and
/// `UICollectionView`; `RefusalReader` recognises each of them whole or cut off.
public enum CrashFamily: String, CaseIterable, Hashable, Sendable {
  // The numbers of an update do not add up.
  case rowsCount = "rows-count"
  case itemsCount = "items-count"
  case sectionsCount = "sections-count"
  case batchTable = "batch-table"
  case batchCollection = "batch-collection"
  case otherToolkitCount = "other-toolkit-count"
  case oldGenericTable = "old-generic-table"

  // An update names a place that is not there.
  case deleteOutOfRange = "delete-out-of-range"
  case deleteInMissingSection = "delete-in-missing-section"
  case deleteSectionOutOfRange = "delete-section-out-of-range"
  case insertOutOfRange = "insert-out-of-range"
  case insertIntoMissingSection = "insert-into-missing-section"
  case insertSectionOutOfRange = "insert-section-out-of-range"
  case moveOutOfRange = "move-out-of-range"
  case moveSectionOutOfRange = "move-section-out-of-range"
  case badIndexPath = "bad-index-path"

  // Two changes of one update exclude each other.
  case deleteAndReload = "delete-and-reload"
  case deleteAndMove = "delete-and-move"
  case insertAndMove = "insert-and-move"
  case moveTwice = "move-twice"
  case moveAndSectionChange = "move-and-section-change"
  case twoAnimations = "two-animations"
  case animationFraction = "animation-fraction"

  // Questions about places that are not there, outside updates.
  case scrollOutOfRange = "scroll-out-of-range"
  case moveTargetOutOfRange = "move-target-out-of-range"
  case requestInMissingSection = "request-in-missing-section"
  case rectRequest = "rect-request"
  case globalIndex = "global-index"
  case layoutAttributes = "layout-attributes"
  case tooManyRows = "too-many-rows"
  case tableInternal = "table-internal"

  /// The app's own array was read outside its bounds. No table says so, but tables often bring it
  /// about.
  case arrayRange = "array-range"

  // Traces of a refusal without its text.
  case assertionLine = "assertion-line"
  case privateMethodName = "private-method-name"

  /// How much a message of this family tells. A log is explained by the message that tells most.
  var weight: Int {
    switch self {
    case .assertionLine, .privateMethodName: 0
    case .arrayRange: 1
    default: 2
    }
  }
}
