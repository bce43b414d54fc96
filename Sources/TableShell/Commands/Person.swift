import HeadlessTable
import TableScript

extension Command {
  static let tap = Command(
    "tap", in: .person, "tap the control of a row while editing, else the row",
    details: """
      An insert control commits at once: the data source inserts a row there. A delete control
      shows a button, which confirm taps. A tap anywhere takes an open button away and does nothing
      else. Outside editing mode the row is selected.
      """,
    asks: [
      Asked("On an insert control", .commit), Asked("On a delete control", .deleteTitle),
      Asked("On a row outside editing mode", .shouldHighlight, .willSelect, .didSelect),
    ],
    related: ["confirm", "cancel", "select"],
    examples: [
      CommandExample("edit on", "tap 0 1", "confirm"),
      CommandExample("edit on", "style 2 insert", "tap 0 2"),
    ],
    parameters: onePath
  ) { (session: Session, path: PathArgument) throws(CommandFailure) in
    try session.requireReach(path)
    try refusing { () throws(Refusal) in try session.table.tapRow(at: path.path) }
  }

  static let confirm = Command(
    "confirm", in: .person, "tap the button that a delete control or a swipe has shown",
    details: "Only now the row is committed: the data source deletes it and tells the table.",
    asks: [
      Asked("Behind a delete control", .commit),
      Asked("Behind a swipe", .commit, .didEndEditing),
    ],
    related: ["tap", "swipe", "cancel"],
    examples: [
      CommandExample("edit on", "tap 0 1", "confirm"), CommandExample("swipe 0 1", "confirm"),
    ]
  ) { (session: Session) throws(CommandFailure) in
    try refusing { () throws(Refusal) in try session.table.confirm() }
  }

  static let cancel = Command(
    "cancel", in: .person, "tap elsewhere, so that the button goes",
    details: "Nothing is committed.",
    asks: [Asked("Behind a swipe", .didEndEditing)],
    related: ["tap", "swipe", "confirm"],
    examples: [
      CommandExample("edit on", "tap 0 1", "cancel"), CommandExample("swipe 0 1", "cancel"),
    ]
  ) { (session: Session) throws(CommandFailure) in
    try refusing { () throws(Refusal) in try session.table.cancel() }
  }

  static let swipe = Command(
    "swipe", in: .person, "swipe across a row",
    details: """
      Shows the button Delete, or the buttons that actions has named. Nothing happens in editing
      mode, nor where the row cannot be edited. The table sends itself set-editing for the time of
      the swipe.
      """,
    asks: [
      Asked(
        "Before the buttons show; leading-swipe-actions instead for a swipe to the right",
        .canEdit, .editingStyle, .trailingSwipeActions, .willBeginEditing, .deleteTitle)
    ],
    related: ["confirm", "action", "cancel", "actions"],
    examples: [
      CommandExample("swipe 0 1", "confirm"),
      CommandExample("actions 0 1 \"归档\"", "swipe 0 1", "action 0"),
    ],
    parameters: onePath,
    optionalChoice(
      "direction", of: ["left": "shows the trailing buttons", "right": "shows the leading ones"],
      "to the left when left out")
  ) { (session: Session, path: PathArgument, direction: String?) throws(CommandFailure) in
    try session.requireReach(path)
    try refusing { () throws(Refusal) in
      try session.table.swipeRow(at: path.path, toward: direction == "right" ? .right : .left)
    }
  }

  static let action = Command(
    "action", in: .person, "tap a button that a swipe has shown",
    details: """
      What it does is what on action N says, and nothing otherwise. Buttons count from 0. Such a
      button commits nothing by itself.
      """,
    asks: [Asked("After what the button does", .didEndEditing)],
    related: ["swipe", "actions", "on"],
    examples: [
      CommandExample("actions 0 1 \"归档\"", "swipe 0 1", "action 0"),
      CommandExample(
        "actions 0 1 \"归档\"", "on action 0 'del this'", "swipe 0 1", "action 0"),
    ],
    parameters: Parameter<NumberArgument>(
      usage: "N", kind: .number, gloss: "the number of the button, from 0"
    ) { (reader: inout ArgumentReader) throws(Diagnostic) in
      try reader.number("N", in: 0...99)
    }
  ) { (session: Session, number: NumberArgument) throws(CommandFailure) in
    if let button = session.table.openButton, number.value >= button.titles.count {
      throw session.mistake(
        "no button \(number.value), there are \(button.titles.count) buttons", at: number.range)
    }
    try refusing { () throws(Refusal) in try session.table.performAction(number.value) }
  }

  static let drag = Command(
    "drag", in: .person, "drag a row by its reorder control",
    details: """
      Only in editing mode, and only where can-move says yes. Dropped, the row stands where
      target-for-move said last, and the data source moves it in its data.
      """,
    asks: [
      Asked("Over each new place", .targetForMove),
      Asked("Dropped in another place than its own", .move),
    ],
    related: ["move", "retarget", "can-move"],
    examples: [
      CommandExample("edit on", "drag 0.1 to 1.0"),
      CommandExample("edit on", "retarget section", "drag 0.1 via 0.2 1.0 to 1.1"),
    ],
    parameters: dragPath
  ) { (session: Session, drag: DragPath) throws(CommandFailure) in
    try session.requireReach(drag.source)
    var places: [RowPath] = []
    for pattern in drag.through {
      let rows = try session.rows(PathPatterns(pattern), of: .table, isChecked: false)
      places += rows
    }
    try refusing { () throws(Refusal) in
      try session.table.dragRow(
        from: drag.source.path, through: places, to: drag.target.path)
    }
  }

  static let select = Command(
    "select", in: .person, "tap rows so that they are selected",
    details: """
      Where only one row may be selected, the one that was is deselected first. Several rows are tried
      with two fingers, where several may be selected. To select in editing mode, or several rows,
      set the allows-… switches.
      """,
    asks: [
      Asked(
        "For each row, if another was selected", .shouldHighlight, .willSelect, .willDeselect,
        .didDeselect, .didSelect)
    ],
    related: ["deselect", "table select", "set"],
    examples: [
      CommandExample("select 0 1", "show"),
      CommandExample("set allows-multiple-selection yes", "select 0.1 0.2", "dump"),
    ],
    parameters: somePaths
  ) { (session: Session, patterns: PathPatterns) throws(CommandFailure) in
    let paths = try session.reachable(patterns)
    try refusing { () throws(Refusal) in try session.table.selectByTouch(paths) }
  }

  static let deselect = Command(
    "deselect", in: .person, "tap selected rows so that they are no more",
    details: "A row that is not selected is passed over.",
    asks: [Asked("For each row", .willDeselect, .didDeselect)],
    related: ["select", "table deselect"],
    examples: [
      CommandExample("select 0 1", "deselect 0 1", "show"),
      CommandExample("implement will-deselect", "select 0 1", "deselect 0 1"),
    ],
    parameters: somePaths
  ) { (session: Session, patterns: PathPatterns) throws(CommandFailure) in
    let paths = try session.reachable(patterns)
    try refusing { () throws(Refusal) in
      guard session.table.openButton == nil else { return try session.table.cancel() }
      for path in paths { try session.table.deselectByTouch(path) }
    }
  }

  static let tableSelect = Command(
    "table select", in: .table, "select a row by the program",
    details: "This is selectRow(at:animated:scrollPosition:), which tells no delegate.",
    related: ["select", "table deselect"],
    examples: [CommandExample("table select 0 1", "show"), CommandExample("table select 0 9")],
    parameters: onePath
  ) { (session: Session, path: PathArgument) throws(CommandFailure) in
    try refusing { () throws(Refusal) in try session.table.selectRow(at: path.path) }
  }

  static let tableDeselect = Command(
    "table deselect", in: .table, "deselect a row by the program",
    details: "This is deselectRow(at:animated:), which tells no delegate.",
    related: ["deselect", "table select"],
    examples: [
      CommandExample("table select 0 1", "table deselect 0 1", "dump"),
      CommandExample("table deselect 0 1"),
    ],
    parameters: onePath
  ) { (session: Session, path: PathArgument) throws(CommandFailure) in
    session.table.deselectRow(at: path.path)
  }

  static let scroll = Command(
    "scroll", in: .person, "scroll until a row is in view",
    details: """
      This is scrollToRow(at:at:animated:). It moves the rows in view, as many as set visible says,
      by as little as it can.
      """,
    asks: [
      Asked(
        "For each row that comes into view; the questions of editing mode only there", .cell,
        .height, .indentationLevel, .canEdit, .editingStyle, .shouldIndent, .canMove)
    ],
    related: ["set", "select"],
    examples: [
      CommandExample("set visible 3", "edit on", "scroll 1 0"), CommandExample("scroll 0 9"),
    ],
    parameters: onePath
  ) { (session: Session, path: PathArgument) throws(CommandFailure) in
    try refusing { () throws(Refusal) in try session.table.scrollToRow(at: path.path) }
  }
}

/// `PATH [via PATH…] to PATH`.
private struct DragPath: Sendable {
  var source: PathArgument
  var through = PathPatterns()
  var target: PathArgument
}

private let dragPath = Parameter<DragPath>(
  usage: "PATH [via PATH…] to PATH",
  kind: .grammar { words in
    guard let stop = words.lastIndex(where: { $0.is("via") || $0.is("to") }) else {
      return CompletionSource.kinds(of: .path, behind: words, then: [.words(["via", "to"])])
    }
    let typed = Array(words[(stop + 1)...])
    return words[stop].is("to")
      ? CompletionSource.kinds(of: .path, behind: typed, then: [])
      : CompletionSource.kinds(of: .paths, behind: typed, then: [.words(["to"])])
  },
  gloss: "the row, the places that the finger passes, and where it is let go"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  let source = try reader.path()
  var through = PathPatterns()
  if reader.takeKeyword("via") { through = try reader.paths(stoppingAt: "to") }
  guard reader.takeKeyword("to") else {
    guard let word = reader.peek else { throw reader.missing("to PATH") }
    let target = try? reader.path().path
    let hint: Message = "drag \(source.path) to \(target ?? RowPath(section: 0, row: 0))"
    throw reader.mistake("drag goes to a PATH", at: word.range, hint: hint)
  }
  return DragPath(source: source, through: through, target: try reader.path())
}

extension Session {
  /// A finger reaches only rows that the table shows.
  fileprivate func requireReach(_ path: PathArgument) throws(CommandFailure) {
    try requireRow(path, of: .table)
    guard table.cellForRow(at: path.path) == nil else { return }
    throw mistake(
      "row \(path.path) is out of view", at: path.range, hint: "scroll \(path.path)")
  }

  fileprivate func reachable(_ patterns: PathPatterns) throws(CommandFailure) -> [RowPath] {
    let rows = try differentRows(patterns, of: .table, isChecked: true)
    for row in try namedRows(patterns, of: .table, isChecked: true)
    where table.cellForRow(at: row.path) == nil {
      throw mistake(
        "row \(row.path) is out of view", at: row.range, hint: "scroll \(row.path)")
    }
    return rows.paths
  }
}
