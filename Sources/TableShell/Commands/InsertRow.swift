import HeadlessTable
import TableScript

/// `on [SECTION]` or `off`.
private enum InsertRowSwitch: Sendable {
  case on(NumberArgument?)
  case off
}

private let insertRowSwitch = Parameter<InsertRowSwitch>(
  usage: "on [SECTION]|off",
  kind: .grammar { words in
    if words.isEmpty { return [.words(["on", "off"])] }
    return words.count == 1 && words[0].is("on") ? [.section] : []
  },
  gloss: "whether there is such a row, and in which section; 0 when left out"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  guard try reader.choice("switch", of: ["on", "off"]) == "on" else { return .off }
  return .on(reader.isAtEnd ? nil : try reader.number("SECTION"))
}

extension Command {
  static let insertRow = Command(
    "insert-row", in: .editing, "let the controller show one more row, to type new texts into",
    details: """
      The classic controller of articles about editing: below the rows of its data stands one with
      a text field, styled insert; all others are styled none. Its commit appends the typed text to
      the data, inserts with fade, and reloads. The data do not have that row, so that dragging it,
      or another below it, raises the exception of the array; can-move and retarget section are the
      cures.
      """,
    asks: [.everything],
    related: ["type", "tap", "retarget", "can-move"],
    examples: [
      CommandExample("insert-row on", "edit on", "type \"天津\"", "tap 0 4", "show"),
      CommandExample("insert-row on 1", "insert-row off"),
    ],
    parameters: insertRowSwitch
  ) { (session: Session, change: InsertRowSwitch) throws(CommandFailure) in
    switch change {
    case .on(let section):
      try session.requireSection(of: section)
      session.controller.showInsertRow(inSection: section?.value ?? 0)
    case .off: session.controller.state.insertRow = nil
    }
    session.table.reloadData()
  }

  static let type = Command(
    "type", in: .person, "type a text for the next row to be inserted",
    details: """
      The next tap on an insert control inserts it. With an insert row in view, the text goes into
      its text field.
      """,
    asks: [
      Asked(
        "With an insert row in view, in editing mode", .textFieldDidBeginEditing,
        .textFieldShouldReturn)
    ],
    related: ["insert-row", "tap"],
    examples: [
      CommandExample("edit on", "style 2 insert", "type \"长春\"", "tap 0 2"),
      CommandExample("insert-row on", "edit on", "type \"天津\"", "show"),
    ],
    parameters: oneText
  ) { (session: Session, text: Word) throws(CommandFailure) in
    session.controller.state.typedText = text.text
    guard session.table.isEditing, let path = session.controller.insertRowPath,
      session.table.cellForRow(at: path)?.isTextField == true
    else { return }
    session.table.trace.noteTextField(.textFieldDidBeginEditing, answer: nil)
    session.table.trace.noteTextField(.textFieldShouldReturn, answer: true)
  }
}

extension Session {
  /// An insert row stands in a section of the data, in section 0 when left out.
  fileprivate func requireSection(of argument: NumberArgument?) throws(CommandFailure) {
    let place = argument?.range ?? current?.words.last?.range ?? 0..<0
    try requireSection(argument?.value ?? 0, at: place, of: .data)
  }
}
