/// A text as lines, each with its line end, so that a last line without one differs from one with
/// it.
package struct TextLines {
  package private(set) var lines: [ArraySlice<UInt8>] = []

  package init(_ text: [UInt8]) {
    var start = text.startIndex
    while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(text[start...end])
      start = end + 1
    }
    if start < text.endIndex { lines.append(text[start...]) }
  }

  package static func isPrompt(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: Prompt.bytes)
  }

  /// A line as text, without its line end.
  package static func text(_ line: ArraySlice<UInt8>) -> String {
    let content = line.last == UInt8(ascii: "\n") ? line.dropLast() : line
    return String(decoding: content, as: UTF8.self)
  }
}
