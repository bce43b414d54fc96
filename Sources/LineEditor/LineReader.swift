/// Where lines come from: a person at a terminal, or a file. Whoever reads need not know which.
package protocol LineReader: AnyObject {
  /// Reads one line, behind `prompt` where there is a person to see it. The prompt may hold colour
  /// escapes.
  func readLine(prompt: String) -> LineResult

  /// Notes a line that was accepted, for the arrow keys and the history file.
  func remember(_ line: String)
}

package enum LineResult: Equatable, Sendable {
  /// A line without its end. Bytes that are not UTF-8 have become U+FFFD.
  case line(String)

  /// Ctrl-C. `^C` and a line end are on the screen, and what was pasted and not yet run is dropped.
  case interrupted

  /// Ctrl-D on an empty line, or the end of a file.
  case endOfInput

  /// A signal that ends the program, SIGHUP too when the terminal has gone away. The status to exit
  /// with is 128 + `signal`, once everything is saved.
  case terminated(signal: Int32)

  case failed(ReadFailure)
}

package enum ReadFailure: Error, Equatable, Sendable, CustomStringConvertible {
  /// A line has more bytes than `limit`.
  case lineTooLong(limit: Int)

  /// The system said no; `code` is an `errno` value.
  case system(code: Int32)

  package var description: String {
    switch self {
    case .lineTooLong(let limit): "a line is longer than \(limit) bytes"
    case .system(let code): System.message(code)
    }
  }
}
