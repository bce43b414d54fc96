/// A file whose commands are run: a script, or a transcript, in which only what stands behind
/// prompts was typed and every other line is an old reply.
struct SourcedFile {
  /// The lines to run, each with its line end.
  let lines: [[UInt8]]

  init(_ bytes: [UInt8], name: String) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = lines.first { !$0.isEmpty && !$0.elementsEqual([0x0D]) }
    let isTranscript = name.hasEnding(".transcript") || first?.starts(with: Self.prompt) == true
    self.lines = isTranscript ? lines.compactMap(Self.typed) : lines.map(Array.init)
  }

  private static let prompt = Array("tvsh>".utf8)

  private static func typed(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard line.starts(with: prompt) else { return nil }
    let typed = line.dropFirst(prompt.count)
    return Array(typed.first == UInt8(ascii: " ") ? typed.dropFirst() : typed)
  }
}
