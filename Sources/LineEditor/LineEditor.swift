import CLibEdit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Chooses how lines are read.
package enum LineEditor {
  /// A variable of the process's environment.
  package static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  /// The version of libedit's interface.
  package static var libraryVersion: String { String(cString: le_library_version()) }

  /// Whether there is a terminal on both sides that can show a line being edited.
  package static func capableTerminal(
    environment: (String) -> String? = LineEditor.variable, input: Int32 = 0, output: Int32 = 1
  ) -> Bool {
    guard isatty(input) == 1, isatty(output) == 1 else { return false }
    let term = environment("TERM") ?? ""
    let inEmacs = (environment("INSIDE_EMACS") ?? "").isEmpty == false
    return !["", "dumb", "emacs", "unknown"].contains(term) && !inEmacs
  }

  /// The reader for standard input: one with editing on a capable terminal, one with a plain prompt
  /// on another, and one that reads blocks where there is no terminal.
  package static func reader(
    history: History? = nil, completer: (any LineCompleter)? = nil, vi: Bool = false,
    environment: (String) -> String? = LineEditor.variable
  ) -> any LineReader {
    if capableTerminal(environment: environment),
      let editing = EditLineReader(history: history, completer: completer, vi: vi)
    {
      return editing
    }
    return isatty(0) == 1 ? PlainReader(history: history) : StreamReader(descriptor: 0)
  }
}
