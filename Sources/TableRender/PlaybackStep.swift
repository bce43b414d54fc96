package import HeadlessTable

/// One typed line of a session that was played again: what it did, in order, and how things stood
/// then.
package struct PlaybackStep {
  /// The line as it was typed.
  package var line: String
  /// What was printed to it in the session.
  package var reply: String
  /// What ran, in order, commands of files that it sourced included.
  package var commands: [PlaybackCommand]
  /// What was printed without belonging to a command: a line that could not be read.
  package var mistake: String?
  /// The table after the line.
  package var table: TableSnapshot
  /// The data after the line.
  package var data: any DataSnapshot
  /// What the data source answers then: the data and the insert row.
  package var answers: any DataSnapshot

  package init(
    line: String, reply: String, commands: [PlaybackCommand], mistake: String? = nil,
    table: TableSnapshot, data: any DataSnapshot, answers: any DataSnapshot
  ) {
    self.line = line
    self.reply = reply
    self.commands = commands
    self.mistake = mistake
    self.table = table
    self.data = data
    self.answers = answers
  }

  /// The calls, callbacks, data changes and notices of all commands, in order.
  package var events: [TraceEvent] { commands.flatMap(\.events) }

  /// The exception of the last command that raised one.
  package var exception: PlaybackException? { commands.compactMap(\.exception).last }

  /// Whether something in the line was a mistake or an expectation that was not met.
  package var isMistake: Bool { mistake != nil || commands.contains(where: \.isMistake) }
}

/// An exception and the block that was printed for it: its text, its arithmetic, what became of it.
package struct PlaybackException {
  package var refusal: Refusal
  package var block: String

  package init(refusal: Refusal, block: String) {
    self.refusal = refusal
    self.block = block
  }
}

/// One command of a line.
package struct PlaybackCommand {
  /// What came of a command, in the order in which it came.
  package enum Part {
    case event(TraceEvent)
    /// What the command printed itself, such as the lines of `show`.
    case printed(String)
    case exception(PlaybackException)
    /// The mistake as it was printed.
    case mistake(String)
  }

  /// The command as it was typed.
  package var label: String
  /// Its whole name, such as `table del`.
  package var name: String
  /// Whether it only looks at the session or steers it: it changes neither data nor table.
  package var isReadOnly: Bool
  /// How many files stood between the line and the command; 0 for what was typed.
  package var sourceDepth: Int
  package var parts: [Part]

  package init(
    label: String, name: String, isReadOnly: Bool, sourceDepth: Int = 0, parts: [Part] = []
  ) {
    self.label = label
    self.name = name
    self.isReadOnly = isReadOnly
    self.sourceDepth = sourceDepth
    self.parts = parts
  }

  /// The calls, callbacks, data changes and notices, in order, each with its depth.
  package var events: [TraceEvent] {
    parts.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  package var exception: PlaybackException? {
    for case .exception(let exception) in parts.reversed() { return exception }
    return nil
  }

  package var isMistake: Bool {
    parts.contains { if case .mistake = $0 { true } else { false } }
  }
}
