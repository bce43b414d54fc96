import TableRender

/// Lays text out in lines of at most 80 columns.
enum HelpLayout {
  static let width = 79

  /// The paragraphs of a text, each filled anew; an empty line stands between them.
  static func filled(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var paragraph: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty {
        lines += wrapped(paragraph.joined(separator: " "), width: width) + [""]
        paragraph = []
      } else {
        paragraph.append(line)
      }
    }
    return lines + wrapped(paragraph.joined(separator: " "), width: width)
  }

  /// A text broken at blanks, and behind wide characters, which need none between them. A no-break
  /// space becomes a blank that holds its words together.
  ///
  /// - Parameter hanging: the blanks in front of every line but the first.
  static func wrapped(_ text: String, width: Int, hanging: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    for piece in pieces(of: text) {
      let bare = piece.hasSuffix(" ") ? piece.dropLast() : piece
      if lineWidth + DisplayWidth.of(String(bare)) > width, !line.isEmpty {
        lines.append(trimmed(line))
        line = String(repeating: " ", count: hanging)
        lineWidth = hanging
      }
      line += piece
      lineWidth += DisplayWidth.of(String(piece))
    }
    if !line.isEmpty { lines.append(trimmed(line)) }
    return lines
  }

  /// What no line may be broken in, each with the blank behind it.
  private static func pieces(of text: String) -> [Substring] {
    var pieces: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      let next = text.index(after: index)
      let isWide = DisplayWidth.of(String(text[index])) > 1
      let opens = next < text.endIndex && "，。、：；！？）」』”".contains(text[next])
      if text[index] == " " || isWide && !opens && !"（「『“".contains(text[index]) {
        pieces.append(text[start..<next])
        start = next
      }
    }
    if start < text.endIndex { pieces.append(text[start...]) }
    return pieces
  }

  private static func trimmed(_ line: String) -> String {
    let line = line.replacing("\u{A0}", with: " ")
    return line.hasSuffix(" ") ? String(line.dropLast()) : line
  }
}

extension ByteBuffer {
  mutating func writeLine(_ line: String) {
    write(line)
    write("\n")
  }

  /// A text in filled lines, indented.
  mutating func writeFilled(_ text: String, indent: Int = 0) {
    for line in HelpLayout.filled(text, width: HelpLayout.width - indent) {
      if !line.isEmpty { write(spaces: indent) }
      writeLine(line)
    }
  }

  /// A name in a column of its own and a text beside it; a name that is too wide has a line of its
  /// own.
  mutating func writeEntry(_ name: String, _ text: String, indent: Int = 2, column: Int) {
    write(spaces: indent)
    write(name)
    var position = indent + DisplayWidth.of(name)
    if position + 2 > column, !text.isEmpty {
      write("\n")
      position = 0
    }
    for line in HelpLayout.wrapped(text, width: HelpLayout.width - column) {
      write(spaces: column - position)
      writeLine(line)
      position = 0
    }
    if text.isEmpty { write("\n") }
  }
}
