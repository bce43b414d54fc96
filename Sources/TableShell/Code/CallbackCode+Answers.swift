import HeadlessTable
import TableRender

extension CallbackCode {
  // MARK: Answers

  /// A method whose answer depends on the row: `switch` on its text where rows have answers of
  /// their own.
  private func answer<Value>(
    _ event: EventName, _ label: String, _ type: String, _ key: KeyPath<RowAnswers, Value?>,
    usual: String, insertRow: String? = nil, besideInsertRow: String? = nil,
    spelling: (Value) -> String
  ) -> [[String]] {
    guard implements(event) else { return [] }
    let signature = "tableView(\(Self.table)\(label) indexPath: IndexPath) -> \(type)"
    var otherwise = state.defaults[keyPath: key].map(spelling) ?? usual
    if usesInsertRow, let besideInsertRow {
      otherwise = "insertRowSection == nil ? \(otherwise) : \(besideInsertRow)"
    }
    var cases: [(pattern: String, answer: String)] = []
    if usesInsertRow, let insertRow {
      let own = state.insertRow?.answers[keyPath: key].map(spelling)
      cases.append(("case _ where isInsertRow(indexPath)", own ?? insertRow))
    }
    for (text, answers) in ownAnswers {
      guard let own = answers[keyPath: key] else { continue }
      cases.append(("case \(SwiftSpelling.literal(text))", spelling(own)))
    }
    guard cases.contains(where: { $0.answer != otherwise }) else {
      return [Self.method(signature, otherwise.inLines)]
    }
    cases.append(("default", otherwise))
    let lines = cases.flatMap { pattern, answer in
      answer.contains("\n")
        ? ["\(pattern):"] + answer.inLines.map { "  " + $0 } : ["\(pattern): \(answer)"]
    }
    return [Self.method(signature, ["switch text(at: indexPath) {"] + lines + ["}"])]
  }

  /// The rows with answers of their own, each text once.
  private var ownAnswers: [(text: String, answers: RowAnswers)] {
    var seen: Set<String> = []
    return state.store.data.sections.flatMap { section in
      section.rows.filter(\.hasAnswers).map { ($0.text, $0.answers) }
    }.filter { seen.insert($0.0).inserted }
  }

  private static func spelling(_ style: EditingStyle) -> String {
    // Check marks are both styles at once, which has no name of its own.
    style == .multi ? "UITableViewCell.EditingStyle(rawValue: 3) ?? .delete" : ".\(style.name)"
  }

  var editing: [[String]] {
    answer(.canEdit, "canEditRowAt", "Bool", \.canEdit, usual: "true") { "\($0)" }
      + answer(
        .editingStyle, "editingStyleForRowAt", "UITableViewCell.EditingStyle", \.style,
        usual: ".delete", insertRow: ".insert", besideInsertRow: ".none", spelling: Self.spelling)
      + answer(.shouldIndent, "shouldIndentWhileEditingRowAt", "Bool", \.indent, usual: "true") {
        "\($0)"
      }
      + answer(
        .deleteTitle, "titleForDeleteConfirmationButtonForRowAt", "String?", \.title,
        usual: "\"Delete\"", spelling: { SwiftSpelling.literal($0.text) })
      + answer(.canMove, "canMoveRowAt", "Bool", \.canMove, usual: "true", insertRow: "true") {
        "\($0)"
      } + target + notices
  }

  private var target: [[String]] {
    guard implements(.targetForMove) else { return [] }
    let body =
      switch state.retarget {
      case .free: ["proposed"]
      case .reject: ["source"]
      case .pin(let path): [SwiftSpelling.indexPath(path)]
      case .section:
        [
          "let last = max(0, sections[source.section].rows.count - 1)",
          "if proposed.section < source.section {",
          "  return IndexPath(row: 0, section: source.section)", "}",
          "let row = proposed.section > source.section ? last : min(proposed.row, last)",
          "return IndexPath(row: row, section: source.section)",
        ]
      }
    return [
      Self.method(
        "tableView(\(Self.table)targetIndexPathForMoveFromRowAt source: IndexPath, "
          + "toProposedIndexPath proposed: IndexPath) -> IndexPath", body)
    ]
  }

  private var notices: [[String]] {
    var parts: [[String]] = []
    if implements(.willBeginEditing) {
      parts.append(
        Self.method("tableView(\(Self.table)willBeginEditingRowAt indexPath: IndexPath)", []))
    }
    if implements(.didEndEditing) {
      parts.append(
        Self.method("tableView(\(Self.table)didEndEditingRowAt indexPath: IndexPath?)", []))
    }
    return parts
  }

  // MARK: Heights and actions

  var answers: [[String]] {
    answer(.height, "heightForRowAt", "CGFloat", \.height, usual: "44") { "\($0)" }
      + answer(
        .indentationLevel, "indentationLevelForRowAt", "Int", \.indentationLevel, usual: "0"
      ) { "\($0)" }
      + actions(.leadingSwipeActions, "leading", \.leadingActions)
      + actions(.trailingSwipeActions, "trailing", \.trailingActions) + editActions
  }

  private func actions(
    _ event: EventName, _ side: String, _ key: KeyPath<RowAnswers, [ScriptedAction]?>
  ) -> [[String]] {
    answer(
      event, "\(side)SwipeActionsConfigurationForRowAt", "UISwipeActionsConfiguration?", key,
      usual: "nil"
    ) { actions in
      guard !actions.isEmpty else { return "nil" }
      let elements = actions.enumerated().map { number, action in
        let style = action.isDestructive ? ".destructive" : ".normal"
        let script = state.handlers[.action(number)].map {
          " /* \($0.text.onOneLine.replacingCommentMarks) */"
        }
        return
          "    UIContextualAction(style: \(style), title: \(SwiftSpelling.literal(action.title)))"
          + " { _, _, done in\(script ?? "") done(true) },\n"
      }
      return "UISwipeActionsConfiguration(\n  actions: [\n\(elements.joined())  ])"
    }
  }

  private var editActions: [[String]] {
    answer(
      .editActions, "editActionsForRowAt", "[UITableViewRowAction]?", \.trailingActions,
      usual: "nil"
    ) { actions in
      let elements = actions.map { action in
        let style = action.isDestructive ? ".destructive" : ".normal"
        return
          "UITableViewRowAction(style: \(style), title: \(SwiftSpelling.literal(action.title)))"
          + " { _, _ in }"
      }
      return elements.isEmpty ? "nil" : "[\(elements.joined(separator: ", "))]"
    }
  }

  // MARK: Selection

  var selection: [[String]] {
    var parts = answer(
      .shouldHighlight, "shouldHighlightRowAt", "Bool", \.highlight, usual: "true",
      insertRow: "false"
    ) { "\($0)" }
    for (event, label) in [(.willSelect, "willSelect"), (.willDeselect, "willDeselect")]
      as [(EventName, String)] where implements(event)
    {
      let signature = "tableView(\(Self.table)\(label)RowAt indexPath: IndexPath) -> IndexPath?"
      parts.append(Self.method(signature, ["indexPath"]))
    }
    for (event, label) in [
      (.didSelect, "didSelectRowAt"), (.didDeselect, "didDeselectRowAt"),
      (.didBeginMultipleSelection, "didBeginMultipleSelectionInteractionAt"),
    ] as [(EventName, String)] where implements(event) {
      let handler = event == .didSelect ? state.handlers[.select] : nil
      parts.append(
        Self.method(
          "tableView(\(Self.table)\(label) indexPath: IndexPath)",
          handler.map(Self.scripted) ?? []))
    }
    if implements(.shouldBeginMultipleSelection) {
      parts.append(
        Self.method(
          "tableView(\(Self.table)shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)"
            + " -> Bool", ["false"]))
    }
    if implements(.didEndMultipleSelection) {
      parts.append(
        Self.method(
          "tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)", []))
    }
    return parts
  }
}

extension String {
  fileprivate var inLines: [String] { split(separator: "\n").map(String.init) }

  /// A text inside a comment between marks must not end or open one.
  fileprivate var replacingCommentMarks: String {
    split(separator: "*", omittingEmptySubsequences: false).joined(separator: "＊")
  }
}
