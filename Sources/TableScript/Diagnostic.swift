/// A mistake in a script, as a value: what is wrong, and where. Drawing it is somebody else's job.
package struct Diagnostic: Error, Equatable, Sendable {
  /// One line: what is wrong, then what there is.
  package let message: Message
  /// What was perhaps meant.
  package let hint: Message?
  /// The bytes of the line that are at fault; empty where something is missing.
  package let range: Range<Int>
  package let source: SourceText

  package init(
    _ message: Message, hint: Message? = nil, at range: Range<Int>, in source: SourceText
  ) {
    self.message = message
    self.hint = hint
    self.range = range
    self.source = source
  }

  package var offset: Int { range.lowerBound }

  /// Counted in characters from 1.
  package var column: Int { source.column(ofByte: range.lowerBound) }

  /// A word that is none of `names`. Where there are too many to name them all, `listed` is false.
  package static func unknown(
    _ word: Word, kind: String, of names: [String], listed: Bool = true, in source: SourceText
  ) -> Diagnostic {
    let typed = source.typed(word)
    let message: Message =
      listed
      ? "no \(kind) \(typed): \(names.joined(separator: ", "))" : "no \(kind) \(typed)"
    // A name in quotes or in capitals is meant as the name.
    let plain = word.ascii.lowercased()
    let suggestion =
      names.contains(plain) ? plain : EditDistance.nearest(to: word.ascii, among: names)
    return Diagnostic(
      message, hint: suggestion.map { "\($0)" }, at: word.range, in: source)
  }
}
