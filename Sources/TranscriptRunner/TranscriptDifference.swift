/// How a script's transcript differs from its golden, as a person wants to be told.
package struct TranscriptDifference: Equatable {
  /// The command that the first difference belongs to; nil above the first command.
  package var command: TypedLine?
  /// Whether the lines typed are not those of the golden: then the script has changed.
  package var scriptChanged: Bool
  /// Whether a line that shows the table or a change of the data differs, or only other text.
  package var tableDiffers: Bool
  package var unifiedDiff: String

  /// Nil where the two are the same, byte for byte.
  package init?(golden: [UInt8], transcript: [UInt8], goldenName: String, scriptName: String) {
    guard golden != transcript else { return nil }
    let old = TextLines(golden).lines
    let new = TextLines(transcript).lines
    let changes = LineDiff(old: old, new: new).changes
    guard let first = changes.first else { return nil }
    let changed = changes.flatMap { old[$0.old] + new[$0.new] }
    scriptChanged = changed.contains(where: TextLines.isPrompt)
    tableDiffers = changed.contains(where: Self.showsTable)
    command = Self.command(at: first, old: old, new: new)
    unifiedDiff = UnifiedDiff(old: old, new: new, changes: changes)
      .text(oldName: goldenName, newName: scriptName)
  }

  /// One line: which reply differs, and whether it is the table or only the text.
  package var summary: String {
    let what = tableDiffers ? "the table differs" : "only the text differs"
    guard let command else { return "there is no command in it; \(what)" }
    let place = "line \(command.number)" + (command.text.isEmpty ? "" : ", \(command.text)")
    return scriptChanged
      ? "the script is not the one recorded, first at \(place)"
      : "the reply to \(place): \(what)"
  }

  private static func command(
    at change: LineDiff.Change, old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]
  ) -> TypedLine? {
    let isTyped = change.new.first.map { TextLines.isPrompt(new[$0]) } ?? false
    let end = change.new.lowerBound + (isTyped ? 1 : 0)
    var line = 0
    var typed: ArraySlice<UInt8>?
    for candidate in new[..<end] where TextLines.isPrompt(candidate) {
      line += 1
      typed = candidate
    }
    if typed == nil { typed = old[..<change.old.upperBound].first(where: TextLines.isPrompt) }
    guard let typed, let words = Prompt.typedLine(typed.dropLast()) else { return nil }
    return TypedLine(number: max(line, 1), text: String(decoding: words, as: UTF8.self))
  }

  /// Whether a line of a reply draws sections and rows (`show`, `dump`) or names a change of the
  /// data.
  private static func showsTable(_ line: ArraySlice<UInt8>) -> Bool {
    if line.starts(with: "{\"data\":".utf8) || line.starts(with: "  section ".utf8) { return true }
    let words = line.drop { $0 == UInt8(ascii: " ") }
    if words.starts(with: "data: ".utf8) { return true }
    guard line.starts(with: "    ".utf8) else { return false }
    if words.starts(with: "table ".utf8) { return true }
    let path = words.prefix { $0 != UInt8(ascii: " ") }
    return path.contains(UInt8(ascii: "."))
      && path.allSatisfy { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
  }
}
