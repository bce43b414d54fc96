import CLibEdit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A prompt without editing, for terminals that cannot show it: not one control sequence is
/// written, and the terminal itself echoes and takes back what is typed.
package final class PlainReader: LineReader {
  private let output: Int32
  private let history: History?
  private let lines: StreamReader

  package init(input: Int32 = 0, output: Int32 = 1, history: History? = nil) {
    self.output = output
    self.history = history
    lines = StreamReader(lineLimit: StreamReader.defaultLineLimit) { buffer in
      var code: Int32 = 0
      let count = le_read_plain(input, buffer.baseAddress, buffer.count, &code)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      return count == -2 ? .signal(code) : .failed(code)
    }
  }

  package func readLine(prompt: String) -> LineResult {
    le_begin_plain()
    defer { le_end_plain() }
    _ = System.writeAll(prompt, to: output)
    lines.readOn()
    let result = lines.readLine(prompt: prompt)
    switch result {
    case .terminated(signal: SIGINT):
      lines.discardPending()
      _ = System.writeAll("\n", to: output)
      return .interrupted
    case .endOfInput:
      _ = System.writeAll("\n", to: output)
      return result
    default:
      return result
    }
  }

  package func remember(_ line: String) {
    history?.append(line)
  }
}
