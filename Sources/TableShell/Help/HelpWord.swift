import TableRender

/// A word that a beginner may not know, with its name in UIKit.
struct HelpWord: Sendable {
  let word: String
  /// What UIKit calls it; empty where UIKit has no such thing.
  let name: String
  let meaning: String

  init(_ word: String, _ name: String, _ meaning: String) {
    self.word = word
    self.name = name
    self.meaning = meaning
  }

  static let all = [
    HelpWord("action", "UIContextualAction", "a button of yours that a swipe shows"),
    HelpWord("animation", "UITableView.RowAnimation", "how an update looks; it changes no result"),
    HelpWord("answer", "", "what the controller returns from a callback: style, can-edit … set it"),
    HelpWord(
      "batch", "beginUpdates() … endUpdates(), performBatchUpdates(_:completion:)",
      "updates that are checked and applied together"),
    HelpWord(
      "callback", "", "a method that the table calls: one of the data source or the delegate"),
    HelpWord(
      "cell", "UITableViewCell", "what shows a row; it keeps its text until it is asked for anew"),
    HelpWord(
      "commit", "tableView(_:commit:forRowAt:)",
      "the callback in which the data source deletes or inserts a row that a finger chose"),
    HelpWord("control", "", "what a row shows in front in editing mode: minus, plus or check mark"),
    HelpWord(
      "controller", "", "the data source and delegate of this shell, which you tell what to do"),
    HelpWord(
      "data", "", "what the data source holds: here sections with a header and rows of text"),
    HelpWord("data source", "UITableViewDataSource", "whom the table asks for counts and cells"),
    HelpWord("delegate", "UITableViewDelegate", "whom the table asks how rows behave and look"),
    HelpWord("dump", "", "data and table as one line of JSON, for programs"),
    HelpWord("editing mode", "isEditing", "the mode in which rows show their controls"),
    HelpWord("event", "", "a line of the trace: a call of the table, or a callback"),
    HelpWord("golden", "", "a transcript that a script must print again: tvsh test compares"),
    HelpWord("grip", "", "the reorder control at a row's end, by which a finger drags it"),
    HelpWord("handler", "", "commands that on runs in a callback, in place of the usual answer"),
    HelpWord(
      "implement", "", "to have an optional method of the data source or the delegate (see omit)"),
    HelpWord("in view", "indexPathsForVisibleRows", "on the screen: only such rows have cells"),
    HelpWord(
      "layout", "layoutIfNeeded()", "what the table does before it draws: it asks for what it lacks"
    ),
    HelpWord("omit", "", "not to implement an optional method: the table then assumes an answer"),
    HelpWord("path", "IndexPath", "section and row of a row, both counted from 0: 0.3"),
    HelpWord("pending", "", "told to the table in a batch that is still open"),
    HelpWord("plain", "animated: false", "without animation, as in edit on plain"),
    HelpWord(
      "proper form", "",
      "a command that changes data and table together: del, ins, move, del-section …"),
    HelpWord(
      "reconfigure", "reconfigureRows(at:)", "to fill the cell that a row has; no animation"),
    HelpWord(
      "refuse", "NSInternalInconsistencyException", "what UIKit does to an update that cannot be"),
    HelpWord("reload", "reloadRows(at:with:)", "to give rows new cells, in an update"),
    HelpWord("reload-data", "reloadData()", "to forget all and ask again; no update, no animation"),
    HelpWord(
      "retarget", "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      "to give a dragged row another place than the one it is held over"),
    HelpWord(
      "roll back", "", "to put all back as it was before a refused update; an app would be gone"),
    HelpWord(
      "stale", "", "of a cell: showing an old text, because the table was not told to reload it"),
    HelpWord(
      "style", "tableView(_:editingStyleForRowAt:)", "which control a row shows in editing mode"),
    HelpWord("table", "UITableView", "the counts that it asked for and the cells that it shows"),
    HelpWord("trace", "", "the lines below a command: who called or asked whom, and the answers"),
    HelpWord("transcript", "", "a script with all replies, as a person would have seen them"),
    HelpWord("update", "insertRows(at:with:) …", "a call that tells the table what has changed"),
  ]

  /// How wide the column of the words is.
  static let column = 17

  func write(in say: HelpLanguage, into buffer: inout ByteBuffer) {
    buffer.writeEntry(word, say(meaning), column: Self.column)
    guard !name.isEmpty else { return }
    let isWide = Self.column + name.count > HelpLayout.width
    buffer.write(spaces: isWide ? 4 : Self.column)
    buffer.writeLine(name)
  }
}
