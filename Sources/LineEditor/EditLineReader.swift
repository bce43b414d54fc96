import CLibEdit

/// Lines typed and edited at a terminal, with libedit.
package final class EditLineReader: LineReader {
  private let editor: OpaquePointer
  private let history: History?
  private let completer: (any LineCompleter)?

  /// Nil when libedit cannot edit on this terminal after all, or the user's `.editrc` says `edit
  /// off`.
  package init?(
    history: History? = nil, completer: (any LineCompleter)? = nil, vi: Bool = false
  ) {
    guard let editor = le_open("tvsh", vi) else { return nil }
    self.editor = editor
    self.history = history
    self.completer = completer
    if let history {
      le_set_history_size(editor, Int32(clamping: history.limit))
      for entry in history.entries { le_remember(editor, entry) }
      history.didClear = { le_forget_all(editor) }
    }
    connectCompleter()
  }

  deinit {
    history?.didClear = nil
    le_close(editor)
  }

  package func readLine(prompt: String) -> LineResult {
    let result = le_read(editor, prompt)
    switch Int(result.outcome) {
    case LE_LINE:
      let bytes = UnsafeRawBufferPointer(start: result.text, count: result.length)
      return .line(String(decoding: bytes, as: UTF8.self))
    case LE_INTERRUPTED: return .interrupted
    case LE_END_OF_INPUT: return .endOfInput
    case LE_TERMINATED: return .terminated(signal: result.code)
    default: return .failed(.system(code: result.code))
    }
  }

  package func remember(_ line: String) {
    guard let history else { return le_remember(editor, line) }
    if history.append(line) { le_remember(editor, line) }
  }

  /// Drops pasted lines that were not yet run, as after Ctrl-C while one of them ran.
  package func discardPending() {
    le_discard_pending(editor)
  }

  /// Begins a new row of the screen unless the cursor is at the beginning of one: behind a Ctrl-C
  /// that was pressed while a command ran it is not.
  package func beginRow() {
    le_begin_row(editor)
  }

  // MARK: Completing

  private func connectCompleter() {
    guard completer != nil else { return }
    let context = Unmanaged.passUnretained(self).toOpaque()
    le_set_completer(
      editor,
      { context, text, length, cursor in
        guard let context, let text else { return false }
        let reader = Unmanaged<EditLineReader>.fromOpaque(context).takeUnretainedValue()
        let bytes = UnsafeRawBufferPointer(start: text, count: length)
        return reader.complete(String(decoding: bytes, as: UTF8.self), cursor: cursor)
      }, context)
  }

  /// Changes the line; false for a beep.
  private func complete(_ line: String, cursor: Int) -> Bool {
    switch completer?.complete(line, cursor: cursor) ?? .nothing {
    case .nothing:
      return false
    case .insert(let text):
      le_replace(editor, 0, text)
      return true
    case .candidates(let candidates, let replacing):
      let typed = line.utf8.prefix(cursor).suffix(replacing)
      return offer(candidates, replacing: typed.count, typed: String(Substring(typed)))
    }
  }

  private func offer(_ candidates: [Candidate], replacing: Int, typed: String) -> Bool {
    guard let first = candidates.first else { return false }
    if candidates.count == 1 {
      le_replace(editor, replacing, first.text + first.ending)
      return true
    }
    let list = CandidateList(candidates: candidates)
    let prefix = list.commonPrefix
    if prefix.utf8.count > typed.utf8.count {
      le_replace(editor, replacing, prefix)
    } else {
      let rows = Int(le_rows(editor)) - 1
      le_show_below(editor, list.text(columns: Int(le_columns(editor)), rows: rows))
    }
    return true
  }
}
