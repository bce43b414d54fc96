import CLibEdit

/// Candidates as lines of a screen: one a line with what they mean, or in columns by width.
struct CandidateList {
  let candidates: [Candidate]

  /// What all candidates begin with, by scalars, so that no character is cut.
  var commonPrefix: String {
    guard let first = candidates.first else { return "" }
    var prefix = Array(first.text.unicodeScalars)
    for candidate in candidates.dropFirst() {
      let same = zip(prefix, candidate.text.unicodeScalars).prefix { $0 == $1 }.count
      prefix.removeLast(prefix.count - same)
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: prefix)
    return String(text)
  }

  /// The list for a screen of so many columns, in at most `rows` lines. What they mean is left out
  /// where there are more candidates than lines.
  func text(columns: Int, rows: Int) -> String {
    let isGlossed = candidates.contains { !$0.gloss.isEmpty } && candidates.count <= rows
    let lines = isGlossed ? glossed() : inColumns(columns)
    guard lines.count > rows, rows > 0 else { return lines.joined(separator: "\n") }
    let more = "… \(lines.count - rows + 1) more lines"
    return (lines.prefix(rows - 1) + [more]).joined(separator: "\n")
  }

  private func glossed() -> [String] {
    let widest = candidates.map { CandidateList.width($0.text) }.max() ?? 0
    return candidates.map { candidate in
      let name = CandidateList.padded(candidate.text, to: widest)
      return candidate.gloss.isEmpty ? candidate.text : "\(name)  \(candidate.gloss)"
    }
  }

  /// Down the columns, as `ls` does.
  private func inColumns(_ columns: Int) -> [String] {
    let cell = (candidates.map { CandidateList.width($0.text) }.max() ?? 0) + 2
    let perLine = max(1, (columns - 1) / max(cell, 1))
    let height = (candidates.count + perLine - 1) / perLine
    return (0..<height).map { row in
      let cells = stride(from: row, to: candidates.count, by: height).map { candidates[$0].text }
      let padded = cells.dropLast().map { CandidateList.padded($0, to: cell) }
      return padded.joined() + (cells.last ?? "")
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - self.width(text)))
  }

  static func width(_ text: String) -> Int {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { Int(le_width($0.baseAddress, $0.count)) }
    }
  }
}
