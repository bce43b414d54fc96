import TableRender
import TableScript

/// Draws a mistake: below the echo of its line with a caret, or with its place.
struct DiagnosticFormatter {
  let colors: Palette
  var language = Language.english

  static let prompt = "tvsh> "

  /// The form below an echoed line: a caret, the message, a hint.
  func belowEcho(_ diagnostic: Diagnostic) -> ByteBuffer {
    var buffer = ByteBuffer()
    let column = DisplayWidth.column(
      ofByteOffset: diagnostic.offset, in: diagnostic.source.text,
      startingAt: Self.prompt.utf8.count)
    buffer.write(spaces: column)
    writeMark("^", into: &buffer)
    buffer.write("\n")
    writeMessage(of: diagnostic, into: &buffer)
    writeHint(of: diagnostic, into: &buffer)
    return buffer
  }

  /// The form with a place: `demo.tvsh:7:7: error: …`, the line, a caret, a hint.
  func located(_ diagnostic: Diagnostic) -> ByteBuffer {
    var buffer = ByteBuffer()
    let source = diagnostic.source
    buffer.write(visible: "\(source.name ?? "<stdin>"):\(source.line):\(diagnostic.column): ")
    writeMessage(of: diagnostic, into: &buffer)
    let number = String(source.line)
    buffer.write("  \(number) | ")
    buffer.write(visible: source.text)
    buffer.write("\n")
    let gutter = 2 + number.utf8.count + 3
    var before = ByteBuffer()
    before.write(visible: source.text(in: 0..<diagnostic.offset))
    let column = DisplayWidth.column(
      ofByteOffset: before.bytes.count, in: before.text, startingAt: gutter)
    buffer.write(spaces: gutter - 2)
    buffer.write("| ")
    buffer.write(spaces: column - gutter)
    writeMark("^", into: &buffer)
    buffer.write("\n")
    writeHint(of: diagnostic, into: &buffer)
    return buffer
  }

  private func writeMessage(of diagnostic: Diagnostic, into buffer: inout ByteBuffer) {
    writeMark("error:", into: &buffer)
    buffer.write(" ")
    buffer.write(visible: Translations.text(diagnostic.message, in: language))
    buffer.write("\n")
  }

  private func writeHint(of diagnostic: Diagnostic, into buffer: inout ByteBuffer) {
    guard let hint = diagnostic.hint else { return }
    buffer.write("hint: ")
    buffer.write(visible: Translations.text(hint, in: language))
    buffer.write("\n")
  }

  private func writeMark(_ mark: String, into buffer: inout ByteBuffer) {
    buffer.write(colors.mistake)
    buffer.write(mark)
    buffer.write(colors.end(of: colors.mistake))
  }
}
