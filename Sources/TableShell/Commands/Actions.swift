import HeadlessTable
import TableScript

/// What `actions` was told.
private struct ActionsAnswer: Sendable {
  var isLeading = false
  /// nil takes the answer away, an empty list answers none.
  var actions: [ScriptedAction]?
}

private let actionsAnswer = Parameter<ActionsAnswer>(
  usage: "[leading|trailing] TITLE[:destructive]…|none|default",
  kind: .grammar { words in
    let isSide = words.count == 1 && (words[0].is("leading") || words[0].is("trailing"))
    if words.isEmpty {
      return [.either([.text, .words(["leading", "trailing", "none", "default"])])]
    }
    return isSide ? [.either([.text, .words(["none", "default"])])] : [.text]
  },

  gloss: """
    the side, trailing when left out, and the titles; none answers none, which means the usual \
    Delete; default takes the answer away
    """
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  var answer = ActionsAnswer()
  if reader.takeKeyword("leading") {
    answer.isLeading = true
  } else {
    _ = reader.takeKeyword("trailing")
  }
  if reader.takeKeyword("default") { return answer }
  if reader.takeKeyword("none") {
    answer.actions = []
    return answer
  }
  let source = reader.source
  answer.actions = try reader.texts("TITLE").map { scriptedAction($0, in: source) }
  return answer
}

/// The mark stands behind the title, quoted or not; inside quotes it is part of the title.
private func scriptedAction(_ word: Word, in source: SourceText) -> ScriptedAction {
  let mark = ":destructive"
  guard word.text.hasSuffix(mark), word.text.utf8.count > mark.utf8.count,
    source.text(in: word.range).hasSuffix(mark)
  else {
    return ScriptedAction(title: word.text, isDestructive: false)
  }
  return ScriptedAction(title: String(word.text.dropLast(mark.count)), isDestructive: true)
}

private let rowOrDefault = Parameter<AnswerTarget>(
  usage: "PATH|default", kind: .either([.path, .words(["default"])]),
  gloss: "a row, or default for all rows that have no answer of their own"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  reader.takeKeyword("default") ? .allRows : .row(try reader.path())
}

extension Command {
  static let actions = Command(
    "actions", in: .editing, "choose the buttons that a swipe shows",
    details: """
      The answer of trailing-swipe-actions, shown by a swipe to the left, or of
      leading-swipe-actions, shown by one to the right; this command implements it. edit-actions
      of before iOS 11, where it is implemented instead, answers with the trailing ones.
      """,
    related: ["swipe", "action", "on"],
    examples: [
      CommandExample("actions 0 1 \"归档\" \"删除\":destructive", "swipe 0 1", "action 0"),
      CommandExample("actions default leading \"标记\"", "swipe 0 1 right"),
    ],
    parameters: rowOrDefault, actionsAnswer
  ) { (session: Session, target: AnswerTarget, answer: ActionsAnswer) throws(CommandFailure) in
    if answer.isLeading {
      try session.setAnswer(
        \.leadingActions, to: answer.actions, for: target, callback: .leadingSwipeActions,
        reloads: false)
    } else {
      try session.setAnswer(
        \.trailingActions, to: answer.actions, for: target, callback: .trailingSwipeActions,
        reloads: false)
    }
  }
}
