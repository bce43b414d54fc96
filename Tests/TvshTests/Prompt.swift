import TestSupport

/// The program's prompt at a terminal, with a home of its own. The screen is tall, so that a whole
/// session stays on it.
final class Prompt {
  let home: TemporaryFolder
  let terminal: PseudoTerminal
  private let isPlain: Bool

  static let prompt = "tvsh>"

  init(
    _ changes: [String: String?] = [:], _ arguments: [String] = [], rows: Int = 120,
    columns: Int = 100, jobs: Bool = false, home: TemporaryFolder = TemporaryFolder()
  ) throws {
    self.home = home
    var environment = [
      "TERM": "xterm-256color", "HOME": home.path, "XDG_STATE_HOME": home.path + "/state",
      "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "PATH": "/usr/bin:/bin",
    ]
    for (name, value) in changes { environment[name] = value }
    terminal = try PseudoTerminal(
      Products.path("tvsh"), arguments, environment: environment, rows: rows, columns: columns,
      jobs: jobs)
    guard terminal.wait(until: { $0.screen.lastRow == Self.prompt }) else {
      throw PseudoTerminal.Failure("no prompt, but \(terminal.transcript)")
    }
    isPlain = ["dumb", nil].contains(environment["TERM"])
    if !isPlain { _ = terminal.wait { !$0.echoes } }
  }

  /// Types keys and Enter, and waits for the next prompt.
  func enter(_ keys: String) {
    let row = terminal.screen.cursorRow
    let scrolled = terminal.screen.scrolledOff.count
    terminal.type(keys + "\r")
    _ = terminal.wait { [isPlain] terminal in
      let screen = terminal.screen
      return screen.cursorRow + screen.scrolledOff.count > row + scrolled
        && screen.lastRow == Self.prompt && screen.cursorColumn == Self.prompt.count + 1
        && (isPlain || !terminal.echoes)
    }
  }

  /// Types keys without Enter, and waits until the last row shows something.
  @discardableResult
  func type(_ keys: String, showing row: String) -> Bool {
    terminal.type(keys)
    return terminal.wait { $0.screen.lastRow == row }
  }

  /// Leaves with `quit`, and answers with the exit status.
  func quit(_ line: String = "quit") -> Int32? {
    terminal.type(line + "\r")
    return terminal.exitStatus()
  }

  /// Everything that has stood on the screen, a line a row, below the program's first line.
  var screen: String {
    let rows = terminal.screen.scrolledOff + terminal.screen.text
    return rows.dropFirst().map { $0 + "\n" }.joined()
  }

  func file(_ name: String) -> String? {
    home.read(name).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Keys as a terminal sends them.
enum Keys {
  static let up = "\u{1B}[A"
  static let left = "\u{1B}[D"
  static let backspace = "\u{7F}"
  static let controlC = "\u{3}"
  static let controlD = "\u{4}"
  static let controlR = "\u{12}"
  static let controlZ = "\u{1A}"

  static func pasted(_ text: String) -> String { "\u{1B}[200~\(text)\u{1B}[201~" }
}
