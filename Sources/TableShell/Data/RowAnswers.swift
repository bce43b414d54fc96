import HeadlessTable

/// What the controller answers about one row, where a command has said so. nil leaves it to the
/// default.
struct RowAnswers: Equatable, Sendable {
  var canEdit: Bool?
  var style: EditingStyle?
  var canMove: Bool?
  var indent: Bool?
  var highlight: Bool?
  var title: ExactText?
  var height: Double?
  var indentationLevel: Int?
  var leadingActions: [ScriptedAction]?
  var trailingActions: [ScriptedAction]?

  var isEmpty: Bool { self == RowAnswers() }
}

/// A swipe action as `actions` names it.
struct ScriptedAction: Equatable, Sendable {
  var title: String
  var isDestructive: Bool

  static func == (left: ScriptedAction, right: ScriptedAction) -> Bool {
    left.isDestructive == right.isDestructive && left.title.utf8.elementsEqual(right.title.utf8)
  }
}

/// A text that is compared by its bytes, where Swift would call different spellings of a character
/// equal.
struct ExactText: Equatable, Sendable {
  var text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (left: ExactText, right: ExactText) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }
}

/// The answers of one row, kept out of line: most rows have none, and a row is copied with every
/// kept state.
final class AnswersBox: Sendable {
  let answers: RowAnswers

  init(_ answers: RowAnswers) {
    self.answers = answers
  }
}
