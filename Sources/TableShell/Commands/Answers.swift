import HeadlessTable
import TableScript

/// The row that an answer is about, or all rows that have none of their own.
enum AnswerTarget: Sendable {
  case row(PathArgument)
  case allRows
}

private func target(leaving: Int = 0) -> Parameter<AnswerTarget> {
  Parameter(
    usage: "PATH|default", kind: .either([.path, .words(["default"])]),
    gloss: "a row, or default for all rows that have no answer of their own"
  ) { (reader: inout ArgumentReader) throws(Diagnostic) in
    reader.takeKeyword("default") ? .allRows : .row(try reader.path(leaving: leaving))
  }
}

private let yesNo = choice(
  "answer", of: ["yes", "no", "default"],
  "what the callback answers; default takes the answer away")

/// A yes-or-no answer: its name, its callback, and where it is kept.
private func flagCommand(
  _ name: String, _ callback: EventName, _ key: any WritableKeyPath<RowAnswers, Bool?> & Sendable,
  summary: String, details: String, related: [String], examples: [CommandExample],
  reloads: Bool = true
) -> Command {
  Command(
    name, in: .editing, summary, details: details, asks: reloads ? [.reloadedRow] : [],
    related: related, examples: examples, parameters: target(), yesNo
  ) { (session: Session, target: AnswerTarget, word: String) throws(CommandFailure) in
    let answer: Bool? = word == "default" ? nil : word == "yes"
    try session.setAnswer(
      key, to: answer, for: target, callback: callback, reloads: reloads)
  }
}

extension Command {
  static let style = Command(
    "style", in: .editing, "choose the control that a row shows",
    details: """
      The answer of editing-style, tableView(_:editingStyleForRowAt:), which this command
      implements. It stays with the row of the data, wherever that goes.
      """,
    asks: [.reloadedRow],
    related: ["edit", "can-edit", "tap"],
    examples: [
      CommandExample("edit on", "style 2 insert"),
      CommandExample("style default none", "edit on"),
    ],
    parameters: target(),
    choice(
      "style",
      of: [
        "none": "no control", "delete": "a minus, which asks for a confirmation",
        "insert": "a plus, which inserts at once",
        "multi": "a round check mark, delete and insert together",
        "default": "no answer of its own",
      ], "the style, that is, the control")
  ) { (session: Session, target: AnswerTarget, word: String) throws(CommandFailure) in
    let answer = EditingStyle.allCases.first { $0.name == word }
    try session.setAnswer(
      \.style, to: answer, for: target, callback: .editingStyle, reloads: true)
  }

  static let canEdit = flagCommand(
    "can-edit", .canEdit, \.canEdit, summary: "say whether a row can be edited",
    details: """
      The answer of can-edit, tableView(_:canEditRowAt:). A row that cannot be edited shows no
      control, does not indent, and offers nothing when it is swiped.
      """,
    related: ["style", "can-move"],
    examples: [
      CommandExample("can-edit 0 1 no", "edit on"),
      CommandExample("edit on", "can-edit default no"),
    ])

  static let canMove = flagCommand(
    "can-move", .canMove, \.canMove, summary: "say whether a row can be moved by hand",
    details: """
      The answer of can-move, tableView(_:canMoveRowAt:). A row that can be moved shows a reorder
      control at its end, the grip, by which it is dragged.
      """,
    related: ["move", "drag", "retarget"],
    examples: [
      CommandExample("can-move 0 1 no", "edit on"),
      CommandExample("edit on", "can-move 0.0 no", "move 0 1"),
    ])

  static let indent = flagCommand(
    "indent", .shouldIndent, \.indent, summary: "say whether a row indents while editing",
    details: """
      The answer of should-indent, tableView(_:shouldIndentWhileEditingRowAt:), which this command
      implements.
      """,
    related: ["style"],
    examples: [
      CommandExample("indent 0 1 no", "edit on"), CommandExample("edit on", "indent default no"),
    ])

  static let highlight = flagCommand(
    "highlight", .shouldHighlight, \.highlight, summary: "say whether a tap highlights a row",
    details: """
      The answer of should-highlight, tableView(_:shouldHighlightRowAt:), which this command
      implements. A row that is not highlighted is not selected either.
      """,
    related: ["select"],
    examples: [
      CommandExample("highlight 0 1 no", "select 0 1", "show"),
      CommandExample("highlight default no", "trace all", "tap 0 1"),
    ], reloads: false)

  static let title = Command(
    "title", in: .editing, "name the button that confirms a delete",
    details: """
      The answer of delete-title, tableView(_:titleForDeleteConfirmationButtonForRowAt:), which this
      command implements. The title is Delete where nothing is said.
      """,
    related: ["tap", "confirm", "swipe"],
    examples: [
      CommandExample("title 0 1 \"删除\"", "edit on", "tap 0 1"),
      CommandExample("title default \"移除\"", "swipe 0 1"),
    ],
    parameters: target(), titleText
  ) { (session: Session, target: AnswerTarget, word: Word) throws(CommandFailure) in
    let answer = word.is("default") ? nil : ExactText(word.text)
    try session.setAnswer(
      \.title, to: answer, for: target, callback: .deleteTitle, reloads: false)
  }

  static let height = Command(
    "height", in: .editing, "say how high a row is, in points",
    details: """
      The answer of height, tableView(_:heightForRowAt:), which this command implements. A row is 44
      points high where nothing is said.
      """,
    related: ["indentation-level", "trace"],
    examples: [
      CommandExample("height 0 1 60", "trace all", "reload 0 1"),
      CommandExample("height default 80", "trace only height", "reload-data"),
    ],
    parameters: target(leaving: 1), heightNumber
  ) { (session: Session, target: AnswerTarget, height: Double?) throws(CommandFailure) in
    try session.setAnswer(
      \.height, to: height, for: target, callback: .height, reloads: false)
  }

  static let indentationLevel = Command(
    "indentation-level", in: .editing, "say how many steps a row is indented",
    details: """
      The answer of indentation-level, tableView(_:indentationLevelForRowAt:), which this command
      implements. It is 0 where nothing is said.
      """,
    related: ["height", "indent"],
    examples: [
      CommandExample("indentation-level 0 1 2", "trace only indentation-level", "reload 0 1"),
      CommandExample("indentation-level default 1", "trace all", "reload-data"),
    ],
    parameters: target(leaving: 1), levelNumber
  ) { (session: Session, target: AnswerTarget, level: Int?) throws(CommandFailure) in
    try session.setAnswer(
      \.indentationLevel, to: level, for: target, callback: .indentationLevel, reloads: false)
  }
}

private let titleText = Parameter<Word>(
  usage: "TEXT|default", kind: .either([.text, .words(["default"])]),
  gloss: "the title; default takes the answer away"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  try reader.word("TEXT")
}

private let heightNumber = Parameter<Double?>(
  usage: "N|default", kind: .either([.number, .words(["default"])]),
  gloss: "a height in points; default takes the answer away"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  if reader.takeKeyword("default") { return nil }
  let word = try reader.word("N")
  guard let text = word.keyword, text.isDecimal, let height = Double(text), height.isFinite else {
    throw reader.mistake(
      "no height \(reader.source.typed(word)): a number of points, 0 or more", at: word.range)
  }
  return height
}

extension String {
  /// Whether it is digits, and perhaps a point and more digits.
  fileprivate var isDecimal: Bool {
    let parts = utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      }
  }
}

private let levelNumber = Parameter<Int?>(
  usage: "N|default", kind: .either([.number, .words(["default"])]),
  gloss: "a number of steps; default takes the answer away"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  reader.takeKeyword("default") ? nil : try reader.number("N", in: 0...1000).value
}

extension Session {
  /// Keeps an answer, implements its callback, and where the row is on the screen while editing
  /// lets the controller reload it, so that the answer is asked for.
  func setAnswer<Value>(
    _ key: WritableKeyPath<RowAnswers, Value?>, to value: Value?, for target: AnswerTarget,
    callback: EventName, reloads: Bool
  ) throws(CommandFailure) {
    switch target {
    case .row(let argument):
      try requireRow(argument, of: .dataSource)
      var answers = controller.ownAnswers(at: argument.path)
      answers[keyPath: key] = value
      controller.setOwnAnswers(answers, at: argument.path)
    case .allRows:
      var defaults = controller.state.defaults
      defaults[keyPath: key] = value
      controller.set(\.defaults, to: defaults)
    }
    controller.implement(callback)
    guard reloads, isEditedByHand, !table.hasUncommittedUpdates else { return }
    try reload(target, withoutOwn: key)
  }

  private func reload<Value>(
    _ target: AnswerTarget, withoutOwn key: WritableKeyPath<RowAnswers, Value?>
  ) throws(CommandFailure) {
    let paths: [RowPath]
    switch target {
    case .row(let argument): paths = [argument.path]
    case .allRows:
      paths = table.indexPathsForVisibleRows.filter {
        controller.ownAnswers(at: $0)[keyPath: key] == nil
      }
    }
    guard !paths.isEmpty else { return }
    try refusing { () throws(Refusal) in try table.reloadRows(at: paths, with: .none) }
  }
}
