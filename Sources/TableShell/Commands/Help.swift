import TableRender
import TableScript

extension Command {
  static let help = Command(
    "help", aliases: ["?"], in: .session, "explain commands and topics, or search for a word",
    details: """
      help alone lists the commands, help all with a line each. A word that is neither a command nor
      a topic is searched for in names, summaries and explanations, and in the names of callbacks as
      tvsh, Swift and Objective-C spell them.
      """,
    related: HelpTopic.all.map { "help \($0.name)" },
    examples: [CommandExample("help cancel"), CommandExample("help canMoveRowAt")],
    traits: .readOnly,
    parameters: Parameter<[Word]>(
      usage: "[COMMAND|TOPIC|WORD]", kind: .commandOrTopic, gloss: "what is to be explained"
    ) { (reader: inout ArgumentReader) throws(Diagnostic) in
      Array(reader.remaining())
    }
  ) { (session: Session, words: [Word]) throws(CommandFailure) in
    let help = HelpText(language: session.settings.language)
    guard let first = words.first, let last = words.last else {
      session.print { buffer in buffer.write(help.overview()) }
      return
    }
    let subject = words.map(\.ascii).joined(separator: " ")
    guard let text = help.about(subject) else {
      let nearest = HelpText.nearest(to: subject)
      throw session.mistake(
        "no help on \(subject)", at: first.range.lowerBound..<last.range.upperBound,
        hint: nearest.map { "help \($0)" })
    }
    session.print { buffer in buffer.write(text) }
  }
}
