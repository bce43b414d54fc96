import TableScript

/// A mistake that a reply tells with its place. In a recording its line has another place: that
/// which it has when the recording is replayed.
struct PlacedMistake {
  let diagnostic: Diagnostic
  let language: Language
  /// How many lines above the one that was replied to its own stands.
  let linesAbove: Int

  /// How it is told: in the reply, or where its line is `number` of a script.
  private func drawing(at number: Int? = nil, of name: String = "") -> [UInt8] {
    let source = diagnostic.source
    let placed = number.map { SourceText(source.text, name: name, line: $0) } ?? source
    return DiagnosticFormatter(colors: .none, language: language).located(
      Diagnostic(diagnostic.message, hint: diagnostic.hint, at: diagnostic.range, in: placed)
    ).bytes
  }

  /// A reply, in which these mistakes stand one after another, as a script has it.
  ///
  /// - Parameter number: The number of the line that stands so many lines above the one replied to.
  static func moving(
    _ mistakes: [PlacedMistake], in reply: [UInt8], to name: String, number: (Int) -> Int
  ) -> [UInt8] {
    var moved: [UInt8] = []
    var rest = reply[...]
    for mistake in mistakes {
      let told = mistake.drawing()
      guard let found = rest.firstRange(of: told) else { continue }
      moved += rest[..<found.lowerBound]
      moved += mistake.drawing(at: number(mistake.linesAbove), of: name)
      rest = rest[found.upperBound...]
    }
    return moved + rest
  }
}
