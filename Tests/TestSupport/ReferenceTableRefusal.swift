/// Why the plain table refuses a batch: the exception's name and its words in every version of iOS.
package struct ReferenceTableRefusal: Error, Equatable, Sendable {
  /// The text that was raised, without its numbers. Tests count how often each was met.
  package enum Kind: String, CaseIterable, Sendable {
    case deleteAndReload
    case deleteAndMoveSection, deleteAndMoveRow
    case deleteSectionOutside, deleteRowSectionOutside, deleteRowOutside
    case insertAndMoveSection, insertAndMoveRow
    case insertSectionOutside, insertRowSectionOutside, insertRowOutside
    case moveSectionFromOutside, moveSectionToOutside
    case moveRowFromSectionOutside, moveRowFromOutside, moveRowToSectionOutside, moveRowToOutside
    case oneSectionToTwo, oneRowToTwo, twoSectionsToOne, twoRowsToOne
    case moveIntoInsertedSection, moveFromDeletedSection
    case numberOfSections, numberOfRows, fewerRows
    case twoAnimations
  }

  package let kind: Kind
  package let exceptionName = "NSInternalInconsistencyException"

  /// A count exception has two sentences; others are one text, which never changed.
  private let sentences: [String]

  /// What stands in the place of the sentences from iOS 17 on, where a section has too few rows.
  private let batchTable: String?

  init(_ kind: Kind, _ text: String) {
    self.kind = kind
    sentences = [text]
    batchTable = nil
  }

  init(_ kind: Kind, _ first: String, _ second: String, batchTable: String? = nil) {
    self.kind = kind
    sentences = [first, second]
    self.batchTable = batchTable
  }

  /// The reason as iOS `ios` (7 to 26) words it.
  package func text(ios: Int) -> String {
    guard sentences.count == 2 else { return sentences[0] }
    if ios <= 12 { return sentences[0] + "  " + sentences[1] }
    if ios <= 16 { return sentences[0] + " " + sentences[1] }
    if let batchTable { return batchTable }
    return sentences[0] + " " + sentences[1] + " Table view: <UITableView: 0x…>"
  }
}
