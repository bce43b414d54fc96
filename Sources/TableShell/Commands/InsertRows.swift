import HeadlessTable
import TableScript

extension Command {
  static let insert = Command(
    "ins", aliases: ["insert"], in: .updates, "insert rows into the data and the table",
    details: """
      The texts become rows that follow each other, the first of them at PATH. In editing mode each
      row is committed, as if an insert control there had been tapped. Elsewhere the data change,
      and the table is told by one insertRows(at:with:).
      """,
    asks: [
      Asked("In editing mode, for each row from the first to the last", .commit), .counts,
      .newRows,
    ],
    related: ["del", "table ins", "data ins", "type"],
    examples: [
      CommandExample("ins 0 1 \"长春\""), CommandExample("edit on", "ins 1 0 \"安徽\" \"福建\" with top"),
    ],
    parameters: animation(behindTexts: true), newPath, someTexts
  ) {
    (session: Session, animation: RowAnimation, path: PathArgument, texts: Words)
      throws(CommandFailure) in
    try session.insertRows(texts, at: path, with: animation)
  }

  static let tableInsert = Command(
    "table ins", aliases: ["table insert"], in: .table, "tell the table that rows are new",
    details: """
      The call alone, insertRows(at:with:). It takes paths and no texts: those are in the data,
      where the table asks for them.
      """,
    asks: [.counts, .newRows],
    related: ["ins", "data ins"],
    examples: [
      CommandExample("data ins 0 1 \"长春\"", "table ins 0 1"), CommandExample("table ins 0.1 0.2"),
    ],
    parameters: animation(), someNewPaths
  ) { (session: Session, animation: RowAnimation, patterns: PathPatterns) throws(CommandFailure) in
    let rows = try session.rows(patterns, of: .table, isChecked: false)
    try refusing { () throws(Refusal) in try session.table.insertRows(at: rows, with: animation) }
  }

  static let dataInsert = Command(
    "data ins", aliases: ["data insert"], in: .data, "put rows into the data",
    details: """
      The table is not told. The texts become rows that follow each other, the first of them at
      PATH.
      """,
    related: ["ins", "table ins"],
    examples: [
      CommandExample("data ins 0 4 \"长春\"", "show"), CommandExample("data ins 1.0 安徽 福建"),
    ],
    parameters: newPath, someTexts
  ) { (session: Session, path: PathArgument, texts: Words) throws(CommandFailure) in
    try session.requireRow(path, of: .data, orEnd: true)
    try session.requireRoom(
      forRows: texts.count, inSection: path.section, at: path.sectionRange)
    try session.insertIntoData(texts, at: path.path)
  }
}

extension Session {
  /// The proper form: the person's commit in editing mode, else the program's own call.
  fileprivate func insertRows(
    _ texts: Words, at argument: PathArgument, with animation: RowAnimation
  ) throws(CommandFailure) {
    let isInBatch = table.hasUncommittedUpdates
    let isByHand = isEditedByHand
    let count = texts.count
    if !isInBatch {
      try requireRow(argument, of: isByHand ? .dataSource : .data, orEnd: true)
      try requireRoom(
        forRows: count, inSection: argument.section, at: argument.sectionRange)
    }
    let first = argument.path
    guard !first.row.addingReportingOverflow(count).overflow else {
      throw noRow(first.row, inSection: first.section, at: argument.rowRange, of: .data)
    }
    if isByHand {
      try commitInserts(texts, at: first, with: animation)
      return
    }
    let rows = RowList(section: first.section, rows: first.row..<first.row + count)
    if isInBatch {
      for (offset, path) in rows.enumerated() {
        controller.state.deferred.append(.insertRow(path, text: texts.text(of: offset)))
      }
    } else {
      try insertIntoData(texts, at: first)
    }
    try refusing { () throws(Refusal) in try table.insertRows(at: rows, with: animation) }
  }

  private func commitInserts(_ texts: Words, at first: RowPath, with animation: RowAnimation)
    throws(CommandFailure)
  {
    controller.commitAnimation = animation
    defer {
      controller.commitAnimation = .automatic
      controller.commitText = nil
    }
    for (offset, word) in texts.enumerated() {
      controller.commitText = word.text
      let path = RowPath(section: first.section, row: first.row + offset)
      try refusing { () throws(Refusal) in try table.commitRow(.insert, at: path) }
    }
  }

  fileprivate func insertIntoData(_ texts: Words, at first: RowPath) throws(CommandFailure) {
    for offset in 0..<texts.count {
      let path = RowPath(section: first.section, row: first.row + offset)
      try refusing { () throws(Refusal) in
        try controller.state.store.insert(
          DataRow(texts.text(of: offset)), at: path, notingIn: table.trace)
      }
    }
  }
}
