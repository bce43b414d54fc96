package import TableScript

/// A line with a place marked in it: `del 0 ⟦5⟧`, or `del⟦⟧` for a place between two characters.
package struct MarkedSource {
  package let source: SourceText
  package let range: Range<Int>

  package init(_ marked: String, name: String? = nil, line: Int = 1) {
    let opening = marked.split(separator: "⟦", omittingEmptySubsequences: false)
    precondition(opening.count == 2, "one place is marked: \(marked)")
    let closing = opening[1].split(separator: "⟧", omittingEmptySubsequences: false)
    precondition(closing.count == 2, "the place has an end: \(marked)")
    let start = opening[0].utf8.count
    range = start..<start + closing[0].utf8.count
    source = SourceText(String(opening[0] + closing[0] + closing[1]), name: name, line: line)
  }

  /// A line with the range of a mistake marked, to compare with one that was written so.
  package static func marking(_ diagnostic: Diagnostic) -> String {
    let source = diagnostic.source
    let end = source.text.utf8.count
    let range = diagnostic.range
    return source.text(in: 0..<range.lowerBound) + "⟦" + source.text(in: range) + "⟧"
      + source.text(in: range.upperBound..<end)
  }
}
