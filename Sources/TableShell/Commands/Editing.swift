import HeadlessTable
import TableScript

private let animatedOrPlain = optionalChoice(
  "way", of: ["animated": "animated: true", "plain": "animated: false"],
  "whether the change is animated; animated when left out")

extension Command {
  static let edit = Command(
    "edit", in: .editing, "turn editing mode on or off",
    details: """
      This is setEditing(_:animated:). A row whose can-edit says no is asked for neither style nor
      indent and shows no control. A row shows a grip, the control that it is dragged by, where
      can-move says yes. Turned off, the table asks nothing.
      """,
    asks: [
      Asked(
        "Turned on, each row in view, from top to bottom and one after the other", .canEdit,
        .editingStyle, .shouldIndent, .canMove)
    ],
    related: ["style", "can-edit", "can-move", "help editing"],
    examples: [CommandExample("edit on"), CommandExample("edit on plain", "edit off")],
    parameters: choice("switch", of: ["on", "off"], "whether the table is in editing mode"),
    animatedOrPlain
  ) { (session: Session, mode: String, way: String?) throws(CommandFailure) in
    session.table.setEditing(mode == "on", animated: way != "plain")
  }

  static let retarget = Command(
    "retarget", in: .editing, "choose where a dragged row may go",
    details: """
      To retarget a dragged row is to give it another place than the one it is held over. This is the
      answer of target-for-move, which this command implements:
      tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
      """,
    related: ["move", "drag"],
    examples: [
      CommandExample("edit on", "retarget section", "drag 0.1 to 1.0"),
      CommandExample("edit on", "retarget pin 0.0", "move 3 2"),
    ],
    parameters: retargetAnswer
  ) { (session: Session, answer: Retarget) throws(CommandFailure) in
    session.controller.set(\.retarget, to: answer)
    session.controller.implement(.targetForMove)
  }

  static let implement = Command(
    "implement", in: .editing, "let the controller implement optional callbacks",
    details: """
      A callback is a method of the data source or the delegate that the table calls. Most of them
      are optional. One that is implemented is called and traced; until a command sets its answer,
      the answer is the one that the table would assume without it.
      """,
    related: ["omit", "trace"],
    examples: [
      CommandExample("implement should-indent", "edit on"),
      CommandExample("implement will-select did-select", "select 0 1"),
    ],
    parameters: callbackNames
  ) { (session: Session, names: [NamedCallback]) throws(CommandFailure) in
    for name in names { session.controller.implement(name.event) }
  }

  static let omit = Command(
    "omit", in: .editing, "take optional callbacks away from the controller",
    details: """
      To omit an optional method is not to implement it: it is not called, and the table does what
      UIKit does without it. number-of-rows and cell are required. Without number-of-sections there
      is one section; without commit no row can be deleted by swiping.
      """,
    related: ["implement"],
    examples: [
      CommandExample("omit can-move", "edit on"),
      CommandExample("omit commit", "edit on", "tap 0 1", "confirm"),
    ],
    parameters: callbackNames
  ) { (session: Session, names: [NamedCallback]) throws(CommandFailure) in
    for name in names where [.numberOfRows, .cell].contains(name.event) {
      throw session.mistake("\(name.event.rawValue) is required", at: name.range)
    }
    var implemented = session.controller.state.implemented
    for name in names { implemented.remove(name.event) }
    session.controller.set(\.implemented, to: implemented)
  }
}

private let retargetChoices: Choices = [
  "free": "where it is proposed to go",
  "section": "Apple's recipe: it stays in its section, at the near end",
  "pin": "always to PATH", "reject": "back to where it came from",
]

private let retargetAnswer = Parameter<Retarget>(
  usage: "free|section|pin PATH|reject",
  kind: .grammar { words in
    if words.isEmpty { return [.choices(retargetChoices)] }
    guard words[0].is("pin") else { return [] }
    return CompletionSource.kinds(of: .path, behind: Array(words.dropFirst()), then: [])
  },
  gloss: "where a dragged row may go", choices: retargetChoices
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  switch try reader.choice("target", of: ["free", "section", "pin", "reject"]) {
  case "section": .section
  case "pin": .pin(try reader.path().path)
  case "reject": .reject
  default: .free
  }
}

/// A callback, and the word that named it.
struct NamedCallback: Sendable {
  var event: EventName
  var range: Range<Int>
}

private let callbackNames = Parameter<[NamedCallback]>(
  usage: "NAME…", kind: .callback,
  gloss: "callbacks by their short names, such as can-edit: help WORD finds them"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  let events = EventName.allCases.filter(\.isCallback)
  var names: [NamedCallback] = []
  repeat {
    let word = try reader.word("NAME")
    guard let keyword = word.keyword, let event = EventName(rawValue: keyword), event.isCallback
    else {
      throw .unknown(word, kind: "callback", of: events.map(\.rawValue), in: reader.source)
    }
    names.append(NamedCallback(event: event, range: word.range))
  } while !reader.isAtEnd
  return names
}
