import LineEditor
import TableShell

/// Lets Tab ask the session.
final class SessionCompleter: LineCompleter {
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  func complete(_ line: String, cursor: Int) -> CompletionResult {
    let completion = session.complete(line, cursor: cursor)
    guard !completion.candidates.isEmpty else { return .nothing }
    return .candidates(
      completion.candidates.map { Candidate($0.text, gloss: $0.gloss, ending: $0.ending) },
      replacing: completion.replacing)
  }
}

/// Lets `history` see the lines typed at the prompt.
final class PromptHistory: TypedLines {
  private let history: History

  init(_ history: History) {
    self.history = history
  }

  var lines: [String] { history.entries }

  func clear() { history.clear() }
}
