import TableScript

extension Command {
  static let explain = Command(
    "explain", in: .look, "say in plain words why an update was refused",
    details: """
      Without TEXT it explains the last exception of the session. TEXT is UIKit's message, or a
      crash log with one in it. `tvsh explain FILE` does the same for a log in a file.
      """,
    related: ["help exceptions", "expect exception"],
    examples: [
      CommandExample("begin", "table del 0.1 0.3 with left", "end", "explain"),
      CommandExample(
        "explain \"attempt to delete row 2 from section 0 which only contains 1 rows "
          + "before the update\""
      ),
    ],
    traits: .readOnly,
    parameters: Parameter<[Word]>(
      usage: "[TEXT]", kind: .text, gloss: "an exception's text; the last one when left out"
    ) { (reader: inout ArgumentReader) throws(Diagnostic) in
      Array(reader.remaining())
    }
  ) { (session: Session, words: [Word]) throws(CommandFailure) in
    var text = words.map(\.text).joined(separator: " ")
    if words.isEmpty {
      guard let refusal = session.lastRefusal else {
        throw session.mistake("nothing was refused yet", hint: "explain \"TEXT\"")
      }
      text = refusal.reason(ios: session.settings.iosVersion)
    }
    for line in TableShell.explain(text: text, catalog: .in(session.settings.language)).lines {
      session.print(line)
    }
  }
}
