import HeadlessTable
import TableScript

extension Command {
  static let reload = Command(
    "reload", in: .updates, "let the table ask for rows again",
    details: """
      This is reloadRows(at:with:): the rows keep their places and get new cells. The data are not
      changed. Use it where show calls a row stale, that is, showing an old text.
      """,
    asks: [
      .counts,
      Asked(
        "For each of the rows in view; the questions of editing mode only there", .cell, .height,
        .indentationLevel, .canEdit, .editingStyle, .shouldIndent, .canMove),
    ],
    related: ["table reload", "reconfigure", "reload-data", "data set"],
    examples: [
      CommandExample("data set 0 1 \"长春\"", "reload 0 1"), CommandExample("reload 0.0-1 with fade"),
    ],
    parameters: animation(), somePaths
  ) { (session: Session, animation: RowAnimation, patterns: PathPatterns) throws(CommandFailure) in
    let isInBatch = session.table.hasUncommittedUpdates
    let paths = try session.differentRows(patterns, of: .dataSource, isChecked: !isInBatch)
    try refusing { () throws(Refusal) in try session.table.reloadRows(at: paths, with: animation) }
  }

  static let tableReload = Command(
    "table reload", in: .table, "let the table ask for rows again",
    details: """
      The call alone, reloadRows(at:with:). Where there is no such row, UIKit raises its exception.
      """,
    asks: [.counts, Asked("For each of the rows in view", .cell, .height, .indentationLevel)],
    related: ["reload"],
    examples: [CommandExample("table reload 0 1"), CommandExample("table reload 0 9")],
    parameters: animation(), somePaths
  ) { (session: Session, animation: RowAnimation, patterns: PathPatterns) throws(CommandFailure) in
    let rows = try session.rows(patterns, of: .table, isChecked: false)
    try refusing { () throws(Refusal) in try session.table.reloadRows(at: rows, with: animation) }
  }

  static let reconfigure = Command(
    "reconfigure", in: .updates, "let the table fill the cells of rows again",
    details: """
      This is reconfigureRows(at:). To reload a row gives it a new cell; to reconfigure it fills the
      cell that it has, without an animation and without the questions of editing mode.
      """,
    asks: [Asked("For each of the rows in view", .cell)],
    related: ["reload"],
    examples: [
      CommandExample("data set 0 1 \"长春\"", "reconfigure 0 1", "show"),
      CommandExample("reconfigure 0.*"),
    ],
    parameters: somePaths
  ) { (session: Session, patterns: PathPatterns) throws(CommandFailure) in
    let rows = try session.differentRows(patterns, of: .dataSource, isChecked: true)
    try refusing { () throws(Refusal) in try session.table.reconfigureRows(at: rows.paths) }
  }

  static let tableReconfigure = Command(
    "table reconfigure", in: .table, "let the table fill the cells of rows again",
    details: "The call alone, reconfigureRows(at:). Rows without a cell are passed over.",
    asks: [Asked("For each of the rows in view", .cell)],
    related: ["reconfigure"],
    examples: [
      CommandExample("data set 0 1 \"长春\"", "table reconfigure 0 1"),
      CommandExample("table reconfigure 0.9"),
    ],
    parameters: somePaths
  ) { (session: Session, patterns: PathPatterns) throws(CommandFailure) in
    let rows = try session.rows(patterns, of: .table, isChecked: false)
    try refusing { () throws(Refusal) in try session.table.reconfigureRows(at: rows.paths) }
  }
}
