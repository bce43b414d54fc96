/// What the texts of several refusals share.
enum TableViewWording {
  /// The table view at the end of later versions' texts.
  static let instance = "Table view: <UITableView: 0x…>"

  /// What stands between the first two sentences of a count text.
  static func gap(ios version: Int) -> String { version <= 12 ? "  " : " " }

  /// What ends a count text.
  static func end(ios version: Int) -> String { version >= 17 ? " \(instance)" : "" }
}

extension Refusal {
  /// The sum behind a refusal because of a count, as lines without indentation; empty for all
  /// others.
  ///
  /// `section 0: 4 before + 0 inserted - 2 deleted + 0 moved in - 0 moved out = 2, but the data
  /// source answered 4` is such a line.
  public var arithmetic: [String] {
    switch self {
    case .invalidSectionCount(let mismatch): [mismatch.arithmetic]
    case .invalidRowCount(let mismatch): [mismatch.arithmetic]
    default: []
    }
  }
}

extension SectionCountMismatch {
  /// The number of sections that the updates leave.
  public var expected: Int { before &+ inserted &- deleted }

  fileprivate var arithmetic: String {
    "sections: \(before) before + \(inserted) inserted - \(deleted) deleted"
      + " = \(expected), but the data source answered \(after)"
  }

  func reason(ios version: Int) -> String {
    "Invalid update: invalid number of sections.\(TableViewWording.gap(ios: version))"
      + "The number of sections contained in the table view after the update (\(after))"
      + " must be equal to the number of sections contained in the table view before the update"
      + " (\(before)), plus or minus the number of sections inserted or deleted"
      + " (\(inserted) inserted, \(deleted) deleted)."
      + TableViewWording.end(ios: version)
  }
}

extension RowCountMismatch {
  /// The number of rows that the updates leave in the section.
  public var expected: Int { before &+ inserted &- deleted &+ movedIn &- movedOut }

  fileprivate var arithmetic: String {
    "section \(section): \(before) before + \(inserted) inserted - \(deleted) deleted"
      + " + \(movedIn) moved in - \(movedOut) moved out"
      + " = \(expected), but the data source answered \(after)"
  }

  func reason(ios version: Int) -> String {
    if version >= 17, after < expected { return listOfUpdates }
    return "Invalid update: invalid number of rows in section \(section)."
      + TableViewWording.gap(ios: version)
      + "The number of rows contained in an existing section after the update (\(after))"
      + " must be equal to the number of rows contained in that section before the update"
      + " (\(before)), plus or minus the number of rows inserted or deleted from that section"
      + " (\(inserted) inserted, \(deleted) deleted)"
      + " and plus or minus the number of rows moved into or out of that section"
      + " (\(movedIn) moved in, \(movedOut) moved out)."
      + TableViewWording.end(ios: version)
  }

  /// The form of iOS 17 and later for a section with fewer rows than its updates leave. (The forms
  /// of sections and moves in the list are inferred from those of rows.)
  private var listOfUpdates: String {
    var lines = [
      "Invalid batch updates detected: the number of sections and/or rows returned by the data"
        + " source before and/or after performing the batch updates are inconsistent with the"
        + " updates.",
      "Data source before updates = { \(Self.list(countsBefore)) }",
      "Data source after updates = { \(Self.list(countsAfter)) }",
      "Updates = [",
    ]
    for (index, update) in updates.enumerated() {
      lines.append("\t\(update)" + (index < updates.count - 1 ? "," : ""))
    }
    lines.append("]")
    lines.append(TableViewWording.instance)
    return lines.joined(separator: "\n")
  }

  private static func list(_ counts: [Int]) -> String {
    let list = counts.map(String.init).joined(separator: ", ")
    return "\(counts.count) section\(counts.count == 1 ? "" : "s") with row counts: [\(list)]"
  }
}
