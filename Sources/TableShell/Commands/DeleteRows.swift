import HeadlessTable
import TableScript

extension Command {
  static let delete = Command(
    "del", aliases: ["delete"], in: .updates, "delete rows from the data and the table",
    details: """
      In editing mode it acts as the person at the screen: each row is committed, as if its delete
      control had been tapped and confirmed. Elsewhere it acts as the program: the data change, and
      the table is told by one deleteRows(at:with:).
      """,
    asks: [
      Asked("In editing mode, for each row from the last to the first", .commit), .counts,
    ],
    related: ["ins", "table del", "data del", "tap"],
    examples: [CommandExample("del 0 1"), CommandExample("edit on", "del 0.1 with fade")],
    parameters: animation(), somePaths
  ) { (session: Session, animation: RowAnimation, patterns: PathPatterns) throws(CommandFailure) in
    try session.deleteRows(patterns, with: animation)
  }

  static let tableDelete = Command(
    "table del", aliases: ["table delete"], in: .table, "tell the table that rows are gone",
    details: """
      The call alone, deleteRows(at:with:): the data stay as they are. Unless they have changed
      already, the counts do not fit, and UIKit raises its exception.
      """,
    asks: [.counts],
    related: ["del", "data del"],
    examples: [CommandExample("data del 0 1", "table del 0 1"), CommandExample("table del 0 1")],
    parameters: animation(), somePaths
  ) { (session: Session, animation: RowAnimation, patterns: PathPatterns) throws(CommandFailure) in
    let rows = try session.rows(patterns, of: .table, isChecked: false)
    try refusing { () throws(Refusal) in try session.table.deleteRows(at: rows, with: animation) }
  }

  static let dataDelete = Command(
    "data del", aliases: ["data delete"], in: .data, "take rows out of the data",
    details: """
      The table is not told: it goes on showing the rows. Rows go from the last to the first, so
      that all paths name the data as they were.
      """,
    related: ["del", "table del"],
    examples: [CommandExample("data del 0 1", "show"), CommandExample("data del 0.*")],
    parameters: somePaths
  ) { (session: Session, patterns: PathPatterns) throws(CommandFailure) in
    try session.removeFromData(session.differentRows(patterns, of: .data, isChecked: true))
  }
}

extension Session {
  /// The proper form: the person's commit in editing mode, else the program's own call.
  fileprivate func deleteRows(_ patterns: PathPatterns, with animation: RowAnimation)
    throws(CommandFailure)
  {
    let isInBatch = table.hasUncommittedUpdates
    let isByHand = isEditedByHand
    let side: Side = isByHand ? .dataSource : .data
    let paths = try differentRows(patterns, of: side, isChecked: !isInBatch)
    if isByHand, !paths.contains(where: showsCheckMark) {
      for row in try namedRows(patterns, of: side, isChecked: !isInBatch) {
        try requireDeletable(row)
      }
      try commitDeletes(paths, with: animation)
    } else if isInBatch {
      for path in paths { controller.state.deferred.append(.deleteRow(path)) }
      try refusing { () throws(Refusal) in try table.deleteRows(at: paths, with: animation) }
    } else {
      try removeFromData(paths)
      try refusing { () throws(Refusal) in try table.deleteRows(at: paths, with: animation) }
    }
  }

  private func commitDeletes(_ paths: RowList, with animation: RowAnimation)
    throws(CommandFailure)
  {
    controller.commitAnimation = animation
    defer { controller.commitAnimation = .automatic }
    for path in paths.sorted(by: >) {
      try refusing { () throws(Refusal) in try table.commitRow(.delete, at: path) }
    }
  }

  fileprivate func removeFromData(_ rows: RowList) throws(CommandFailure) {
    for path in rows.count > 1 ? .several(rows.sorted(by: >)) : rows {
      try refusing { () throws(Refusal) in
        _ = try controller.state.store.remove(at: path, notingIn: table.trace)
      }
    }
  }

  /// Whether a row shows a check mark, or would if it were in view.
  private func showsCheckMark(at path: RowPath) -> Bool {
    guard table.cellForRow(at: path) == nil else { return table.control(at: path) == .multi }
    guard controller.showsRow(at: path), mayBeEdited(path) else { return false }
    return table.usesCheckMarks || askedStyle(at: path) == .multi
  }

  /// What the data source would answer about a row out of view.
  private func mayBeEdited(_ path: RowPath) -> Bool {
    !controller.state.implemented.contains(.canEdit)
      || controller.answer(\.canEdit, at: path) ?? true
  }

  /// A row that the person could delete: it can be edited and shows a delete control.
  private func requireDeletable(_ row: NamedRow) throws(CommandFailure) {
    let isSeen = table.cellForRow(at: row.path) != nil
    guard isSeen ? table.canEditRow(at: row.path) : mayBeEdited(row.path) else {
      throw mistake("row \(row.path) cannot be deleted: it cannot be edited", at: row.range)
    }
    let style = isSeen ? shownStyle(at: row.path) : askedStyle(at: row.path)
    guard style == .delete else {
      throw mistake("row \(row.path) cannot be deleted: it is styled \(style.name)", at: row.range)
    }
  }

  private func shownStyle(at path: RowPath) -> EditingStyle {
    switch table.control(at: path) {
    case .none: .none
    case .delete: .delete
    case .insert: .insert
    case .multi: .multi
    }
  }

  private func askedStyle(at path: RowPath) -> EditingStyle {
    controller.state.implemented.contains(.editingStyle) ? controller.style(at: path) : .delete
  }
}
