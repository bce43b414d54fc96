/// The lines that were run, oldest first, here and in a file that other sessions write too.
///
/// Nothing is printed and nothing fails: where the file cannot be read or written, the history
/// lives in memory, and ``takeWarning()`` says so once.
package final class History {
  package let limit: Int
  private let file: HistoryFile?
  private var lines: [String] = []
  private var warning: String?

  /// Called when the history is cleared, so that the arrow keys forget too.
  var didClear: (() -> Void)?

  /// - Parameters:
  ///   - path: The file, or nil for none.
  ///   - limit: How many lines are kept, at least 1.
  package init(path: String?, limit: Int = 10_000) {
    self.limit = max(1, limit)
    file = path.map { HistoryFile(path: $0, limit: max(1, limit)) }
  }

  /// The file that `TVSH_HISTORY` names, none when it is empty; else `tvsh/history` in
  /// `$XDG_STATE_HOME` or `~/.local/state`.
  package static func defaultPath(
    environment: (String) -> String? = LineEditor.variable
  ) -> String? {
    if let named = environment("TVSH_HISTORY") { return named.isEmpty ? nil : named }
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      return state + "/tvsh/history"
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/tvsh/history"
  }

  package var entries: [String] { Array(lines.suffix(limit)) }

  /// Reads the file; for once, before the first line.
  package func load() {
    guard let file else { return }
    attempt { () throws(HistoryFile.Problem) in lines = try file.load() }
    if file.unreadable > 0 {
      let lines = file.unreadable == 1 ? "1 line is" : "\(file.unreadable) lines are"
      warning = warning ?? "history: \(file.path): \(lines) not text: left alone"
    }
  }

  /// Notes a line, in the file at once. Kept out are blank lines, lines that begin with a blank,
  /// and a repeat of the line before.
  /// - Returns: Whether it was noted.
  @discardableResult
  package func append(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first, !first.properties.isWhitespace else {
      return false
    }
    if let last = lines.last, last.utf8.elementsEqual(line.utf8) { return false }
    lines.append(line)
    if lines.count > limit + limit / 8 + 64 { lines.removeFirst(lines.count - limit) }
    attempt { () throws(HistoryFile.Problem) in try file?.append(line) }
    return true
  }

  /// The lines that contain `text`, numbered from 1, the oldest.
  package func search(_ text: String) -> [(number: Int, line: String)] {
    entries.enumerated().filter { text.isEmpty || $0.element.containsBytes(of: text) }
      .map { (number: $0.offset + 1, line: $0.element) }
  }

  /// Forgets everything, in the file too.
  package func clear() {
    lines = []
    attempt { () throws(HistoryFile.Problem) in try file?.clear() }
    didClear?()
  }

  /// What went wrong with the file, told once.
  package func takeWarning() -> String? {
    defer { warning = nil }
    return warning
  }

  private func attempt(_ work: () throws(HistoryFile.Problem) -> Void) {
    do {
      try work()
    } catch {
      warning = warning ?? error.description
    }
  }
}

extension String {
  fileprivate func containsBytes(of text: String) -> Bool {
    let wanted = Array(text.utf8)
    let bytes = Array(utf8)
    guard wanted.count <= bytes.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { start in
      bytes[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}
