import HeadlessTable

/// What `explain` answers, ready to be printed.
package struct ExplainResult: Sendable {
  /// One line of JSON without its line end: family, fields and causes.
  package let json: String

  /// The explanation in plain words, lines without line ends.
  package let lines: [String]

  /// A script that raises the message with the same numbers, lines joined and ended; nil where no
  /// table can raise it or the log was cut off before its numbers.
  package let script: String?

  /// What to say where there is no script.
  package let withoutScript: String

  /// Whether a message was found. If not, `explain` ends with status 1.
  package let isKnown: Bool
}

/// Finds a refusal in the bytes of a log and explains it.
package func explain(
  log: [UInt8], catalog: ExplanationCatalog = .english
) throws(HostError) -> ExplainResult {
  explain(text: try LogBytes.text(of: log), catalog: catalog)
}

/// Finds a refusal in a text and explains it.
package func explain(
  text: String, catalog: ExplanationCatalog = .english
) -> ExplainResult {
  let withoutScript = catalog.facts[.noScript] ?? ""
  guard let report = RefusalReader.read(text) else {
    return ExplainResult(
      json: ExplanationJSON.unknown,
      lines: [ExplanationFact.unknown, .unknownHint].compactMap { catalog.facts[$0] },
      script: nil, withoutScript: withoutScript, isKnown: false)
  }
  let explanation = Explanation(of: report)
  return ExplainResult(
    json: ExplanationJSON.line(of: explanation), lines: explanation.lines(in: catalog),
    script: ReproductionScript.text(for: report), withoutScript: withoutScript, isKnown: true)
}
