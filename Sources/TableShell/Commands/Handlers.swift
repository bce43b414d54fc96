import HeadlessTable
import TableScript

/// `on NAME 'COMMANDS'`, or `default` in the place of the commands.
private struct HandlerAnswer: Sendable {
  var name: HandlerName
  var script: HandlerScript?
}

private let handlerChoices: Choices = [
  "commit": "a row is to be deleted or inserted", "move": "a row was moved by hand",
  "select": "a row was selected (did-select)",
  "action": "button N of a swipe was tapped; nothing is done without commands",
]

private let handlerAnswer = Parameter<HandlerAnswer>(
  usage: "commit|move|select|action N 'COMMANDS'|default",
  kind: .grammar { words in
    if words.isEmpty { return [.choices(handlerChoices)] }
    if words[0].is("action"), words.count == 1 { return [.number] }
    return words.count == (words[0].is("action") ? 2 : 1)
      ? [.either([.script, .words(["default"])])] : []
  },

  gloss: "when the commands are run; default takes them away", choices: handlerChoices
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  let name: HandlerName =
    switch try reader.choice("handler", of: ["commit", "move", "select", "action"]) {
    case "commit": .commit
    case "move": .move
    case "select": .select
    default: .action(try reader.number("N", in: 0...99).value)
    }
  let word = try reader.word("COMMANDS")
  if word.is("default") { return HandlerAnswer(name: name, script: nil) }
  try checkHandler(of: name, word, in: reader)
  return HandlerAnswer(name: name, script: HandlerScript(text: word.text))
}

/// Binds the commands of a handler once, so that a mistake in them shows where they are typed.
private func checkHandler(
  of name: HandlerName, _ word: Word, in reader: ArgumentReader
) throws(Diagnostic) {
  let path = RowPath(section: 0, row: 0)
  let names = PathName.ofHandler(this: path, target: name == .move ? path : nil)
  let source = SourceText(word.text)
  do throws(Diagnostic) {
    for statement in try Parser.parse(source, naming: names) {
      _ = try CommandCatalog.bind(statement)
    }
  } catch {
    let contents = reader.source.contents(of: word)
    let start = contents.map { $0.lowerBound + error.offset } ?? word.range.lowerBound
    throw Diagnostic(
      error.message, hint: error.hint, at: start..<max(start, word.range.upperBound),
      in: reader.source)
  }
}

private let laterCommand = Parameter<BoundStatement>(
  usage: "COMMAND", kind: .command, gloss: "what is done once the callback has returned"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  let words = try reader.texts("COMMAND")
  if words[0].is("later") {
    throw reader.mistake("a command is put off once", at: words[0].range)
  }
  return try CommandCatalog.bind(Statement(words))
}

extension Command {
  static let on = Command(
    "on", in: .editing, "replace what the controller does in a callback",
    details: """
      The commands are called a handler. With one you can try a controller that does it wrong: one
      that tells the table twice, not at all, or in the wrong order. A command that would call the
      same callback again is a mistake there; later puts one off until the callback has returned.
      Commands take no variables in this version, but these two: this is the row of the callback,
      target the destination of a move.
      """,
    related: ["later", "tap", "swipe", "actions"],
    examples: [
      CommandExample("on commit 'table del this; data del this'", "edit on", "del 0 1"),
      CommandExample("on commit 'data del this'", "edit on", "tap 0 1", "confirm", "show"),
    ],
    parameters: handlerAnswer
  ) { (session: Session, answer: HandlerAnswer) throws(CommandFailure) in
    session.controller.state.handlers[answer.name] = answer.script
    guard answer.script != nil else { return }
    switch answer.name {
    case .commit: session.controller.state.implemented.insert(.commit)
    case .move: session.controller.state.implemented.insert(.move)
    case .select: session.controller.state.implemented.insert(.didSelect)
    case .action: break
    }
  }

  static let later = Command(
    "later", in: .editing, "in a handler: do something once the callback has returned",
    details: """
      As DispatchQueue.main.async does: UIKit forbids some calls inside a callback, such as
      setEditing(_:animated:) inside commit. It stands only in the commands of on.
      """,
    related: ["on"],
    examples: [
      CommandExample(
        "on commit 'data del this; table del this; later edit off'", "edit on", "del 0 1"),
      CommandExample("on select 'later deselect this'", "select 0 1"),
    ],
    parameters: laterCommand
  ) { (session: Session, statement: BoundStatement) throws(CommandFailure) in
    try session.runLater(statement)
  }
}
