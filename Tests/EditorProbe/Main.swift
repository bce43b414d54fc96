import LineEditor

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program of nothing but the prompt, for tests at a pseudo terminal: each line comes back in
/// brackets.
@main struct Main {
  static func main() {
    if LineEditor.variable("PROBE_NOHUP") != nil { signal(SIGHUP, SIG_IGN) }
    let history = History(path: History.defaultPath())
    history.load()
    if let warning = history.takeWarning() { say(warning) }
    let vi = LineEditor.variable("PROBE_VI") != nil
    let reader = LineEditor.reader(history: history, completer: Words(), vi: vi)
    let prompt = LineEditor.variable("PROBE_PROMPT") ?? "> "
    exit(loop(reader, prompt: prompt, history: history))
  }

  private static func loop(_ reader: any LineReader, prompt: String, history: History) -> Int32 {
    while true {
      switch reader.readLine(prompt: prompt) {
      case .line("sleep"):
        sleep(1)
      case .line(let line):
        reader.remember(line)
        say("[\(line)]")
        if let warning = history.takeWarning() { say(warning) }
      case .interrupted:
        say("interrupted")
      case .endOfInput:
        say("end")
        return 0
      case .terminated(let signal):
        return 128 + signal
      case .failed(let failure):
        say("failed: \(failure)")
        return 1
      }
    }
  }

  private static func say(_ text: String) {
    puts(text)
    fflush(nil)
  }
}

/// Completes the last word from a few that share beginnings.
private final class Words: LineCompleter {
  private let words = [
    Candidate("delete-row", gloss: "remove rows"), Candidate("delete-section"),
    Candidate("吉林"), Candidate("吉安"), Candidate("insert"),
  ]

  func complete(_ line: String, cursor: Int) -> CompletionResult {
    let word = line.utf8.prefix(cursor).split(
      separator: UInt8(ascii: " "), omittingEmptySubsequences: false
    ).last
    guard let word, let typed = String(Substring(word)) as String? else { return .nothing }
    let fitting = words.filter { $0.text.hasPrefix(typed) }
    return .candidates(fitting, replacing: word.count)
  }
}
