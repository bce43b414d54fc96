import HeadlessTable
import TableRender

/// What `help COMMAND` prints.
struct HelpPage {
  let command: Command
  let say: HelpLanguage
  let language: Language

  func write(into buffer: inout ByteBuffer) {
    buffer.writeLine(command.usage)
    buffer.writeFilled(say(command.summary))
    if !command.details.isEmpty {
      buffer.writeLine("")
      buffer.writeFilled(say(command.details))
    }
    writeArguments(into: &buffer)
    writeCallbacks(into: &buffer)
    writeExamples(into: &buffer)
    writeNames(command.aliases, title: "Also called", into: &buffer)
    writeNames(command.related, title: "See also", into: &buffer)
  }

  private func writeNames(_ names: [String], title: String, into buffer: inout ByteBuffer) {
    guard !names.isEmpty else { return }
    let list = names.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: ", ")
    buffer.writeFilled(say.announcing(title, list))
  }

  // MARK: Arguments

  private func writeArguments(into buffer: inout ByteBuffer) {
    let parameters = command.parameters.sorted { !$0.standsLast && $1.standsLast }
    guard !parameters.isEmpty else { return }
    buffer.writeLine("\n" + say("Arguments"))
    let names = parameters.map { Self.shortName(of: $0) }
    let words = parameters.flatMap { $0.choices.map { "  " + $0.key } }
    let widest = (names + words).map { DisplayWidth.of($0) }.max() ?? 0
    let column = min(widest + 4, 26)
    for (parameter, name) in zip(parameters, names) {
      buffer.writeEntry(name, say(parameter.gloss), column: column)
      for (word, gloss) in parameter.choices {
        buffer.writeEntry(word, say(gloss), indent: 4, column: column)
      }
    }
  }

  /// The argument as the usage shows it, without the brackets around what may be left out.
  private static func shortName(of parameter: ParameterInfo) -> String {
    let usage = parameter.usage
    let inner = usage.dropFirst().dropLast()
    let isBracketed = usage.hasPrefix("[") && usage.hasSuffix("]") && !inner.contains("]")
    return isBracketed ? String(inner) : usage
  }

  // MARK: Callbacks

  private func writeCallbacks(into buffer: inout ByteBuffer) {
    guard !command.asks.isEmpty else { return }
    buffer.writeLine("\n" + say("Asked and told, in this order, where implemented"))
    let names = command.asks.flatMap { $0.events.map(Self.name) }
    let column = (names.map(\.utf8.count).max() ?? 0) + 6
    for asked in command.asks {
      buffer.writeFilled(say.announcing(asked.occasion), indent: 2)
      for event in asked.events {
        let isWide = column + event.swiftName.utf8.count > HelpLayout.width
        buffer.writeEntry(
          Self.name(of: event), isWide ? "" : event.swiftName, indent: 4, column: column)
        if isWide { buffer.writeLine("      " + event.swiftName) }
      }
    }
  }

  private static func name(of event: EventName) -> String {
    "\(event.receiver.rawValue): \(event.rawValue)"
  }

  // MARK: Examples

  private func writeExamples(into buffer: inout ByteBuffer) {
    guard !command.examples.isEmpty else { return }
    buffer.writeLine("\n" + say("Examples"))
    for (index, example) in command.examples.enumerated() {
      if index > 0 { buffer.writeLine("") }
      for line in ExamplePlayer.transcript(of: example, in: language) {
        buffer.writeLine(line.isEmpty ? "" : "  " + line)
      }
    }
    buffer.writeLine("")
  }
}
