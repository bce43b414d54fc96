import TestSupport

/// A program of nothing but the prompt, at a terminal, in a home of its own.
final class Probe {
  let home: TemporaryFolder
  let terminal: PseudoTerminal
  private let isPlain: Bool

  init(
    _ changes: [String: String?] = [:], rows: Int = 24, columns: Int = 80, jobs: Bool = false,
    home: TemporaryFolder = TemporaryFolder()
  ) throws {
    self.home = home
    var environment = ["TERM": "xterm-256color", "HOME": home.path, "LC_ALL": "C.UTF-8"]
    for (name, value) in changes { environment[name] = value }
    terminal = try PseudoTerminal(
      Products.path("EditorProbe"), environment: environment, rows: rows, columns: columns,
      jobs: jobs)
    guard terminal.wait(for: environment["PROBE_PROMPT"] ?? "> ") else {
      throw PseudoTerminal.Failure("no prompt, but \(terminal.transcript)")
    }
    isPlain = terminal.echoes
  }

  /// Types, and waits for an answer to come after what was there.
  func type(_ keys: String, expect answer: String) -> Bool {
    waitUntilReady()
    let start = terminal.output.count
    terminal.type(keys)
    return terminal.wait(for: answer, from: start)
  }

  /// Waits until keys go to the reader: between two lines the terminal itself deals with them.
  func waitUntilReady() {
    _ = terminal.wait { [isPlain] in
      isPlain ? $0.output.suffix(2).elementsEqual("> ".utf8) : !$0.echoes
    }
  }

}

/// The rows that a test wants to see, so that it need not wait for a silence when they are there.
extension Probe {
  func rows(like expected: [String]) -> [String] {
    _ = terminal.wait { $0.screen.text == expected }
    return terminal.screen.text
  }

  /// Waits until the rows are as wanted; false when they never are.
  func rows(_ areWanted: ([String]) -> Bool) -> Bool {
    terminal.wait { areWanted($0.screen.text) }
  }

  /// Waits until the cursor is somewhere, and tells where it is.
  func cursor(like expected: [Int]) -> [Int] {
    _ = terminal.wait {
      [$0.screen.cursorRow, $0.screen.cursorColumn] == expected
    }
    return [terminal.screen.cursorRow, terminal.screen.cursorColumn]
  }
}

enum Key {
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let backspace = "\u{7F}"
  static let delete = "\u{1B}[3~"
  static let escape = "\u{1B}"
  static let enter = "\r"

  static func control(_ letter: Character) -> String {
    String(UnicodeScalar((letter.asciiValue ?? 0x40) & 0x1F))
  }

  static func alt(_ letter: String) -> String { "\u{1B}" + letter }

  static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
