/// Draws changes as a unified diff. Each hunk is headed by the line of the command that it belongs
/// to.
struct UnifiedDiff {
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  let changes: [LineDiff.Change]

  private static let context = 3
  private static let longest = 200

  func text(oldName: String, newName: String) -> String {
    var text = "--- \(oldName)\n+++ \(newName)\n"
    var drawn = 0
    for hunk in hunks() {
      guard drawn < Self.longest else { break }
      drawn += draw(hunk, into: &text, room: Self.longest - drawn)
    }
    let all = changes.reduce(0) { $0 + $1.old.count + $1.new.count }
    if all > drawn { text += "… and \(all - drawn) more lines that differ\n" }
    return text
  }

  /// Changes whose contexts touch share a hunk.
  private func hunks() -> [ArraySlice<LineDiff.Change>] {
    var hunks: [ArraySlice<LineDiff.Change>] = []
    var start = 0
    for index in changes.indices.dropFirst()
    where changes[index].old.lowerBound - changes[index - 1].old.upperBound > 2 * Self.context {
      hunks.append(changes[start..<index])
      start = index
    }
    if start < changes.count { hunks.append(changes[start...]) }
    return hunks
  }

  /// Returns how many differing lines were drawn.
  private func draw(_ hunk: ArraySlice<LineDiff.Change>, into text: inout String, room: Int) -> Int
  {
    guard let first = hunk.first, let last = hunk.last else { return 0 }
    let above = min(Self.context, first.old.lowerBound)
    let below = min(Self.context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - above..<last.old.upperBound + below
    let newLines = first.new.lowerBound - above..<last.new.upperBound + below
    text += "@@ -\(range(oldLines)) +\(range(newLines)) @@\(command(at: first))\n"
    var drawn = 0
    var position = oldLines.lowerBound
    for change in hunk {
      for line in old[position..<change.old.lowerBound] { append(" ", line, to: &text) }
      for line in old[change.old].prefix(max(room - drawn, 0)) { append("-", line, to: &text) }
      drawn += min(change.old.count, max(room - drawn, 0))
      for line in new[change.new].prefix(max(room - drawn, 0)) { append("+", line, to: &text) }
      drawn += min(change.new.count, max(room - drawn, 0))
      position = change.old.upperBound
      if drawn >= room { return drawn }
    }
    for line in old[position..<oldLines.upperBound] { append(" ", line, to: &text) }
    return drawn
  }

  /// A range as a diff writes it: from 1, and a length unless it is 1.
  private func range(_ lines: Range<Int>) -> String {
    if lines.count == 1 { return "\(lines.lowerBound + 1)" }
    return "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }

  private func command(at change: LineDiff.Change) -> String {
    let line = new[..<change.new.lowerBound].last(where: TextLines.isPrompt)
    return line.map { " " + TextLines.text($0) } ?? ""
  }

  /// Blanks and carriage returns at a line's end are made visible in lines that differ.
  private func append(_ mark: String, _ line: ArraySlice<UInt8>, to text: inout String) {
    let isEnded = line.last == UInt8(ascii: "\n")
    var shown = Substring(TextLines.text(line))
    var ending = ""
    while mark != " ", let last = shown.unicodeScalars.last, last == " " || last == "\r" {
      ending = (last == " " ? "·" : "␍") + ending
      shown.unicodeScalars.removeLast()
    }
    text += "\(mark)\(shown)\(ending)\n"
    if !isEnded { text += "\\ no line end\n" }
  }
}
