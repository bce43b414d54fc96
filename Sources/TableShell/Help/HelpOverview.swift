import TableRender

/// What `help` prints: what a beginner needs with a line each, then the names of all that there is.
struct HelpOverview {
  let say: HelpLanguage

  /// A line of several commands: those that belong together, by their proper forms.
  struct Entry: Sendable {
    let names: [String]
    let summary: String?

    init(_ names: String..., saying summary: String? = nil) {
      self.names = names
      self.summary = summary
    }

    /// Its commands; one that stands alone with its spellings for the table and the data.
    var commands: [Command] {
      let spellings = names.count > 1 ? names : ["", "table ", "data "].map { $0 + names[0] }
      return spellings.compactMap { CommandCatalog.byName[$0] }
    }
  }

  static let first = [
    Entry("lesson", saying: "learn by doing, step by step"), Entry("show"), Entry("ins"),
    Entry("del"), Entry("move"), Entry("reload"),
    Entry("data set"), Entry("reload-data"),
    Entry("begin", "end", saying: "open a batch of updates, and close it"),
    Entry("edit"), Entry("style"),
    Entry("can-edit", "can-move", saying: "say whether a row can be edited, be moved"),
    Entry("tap", "confirm", "cancel", saying: "tap a control or a row, and its button"),
    Entry("swipe", "action", saying: "swipe across a row; tap a button of yours"), Entry("drag"),
    Entry("trace"), Entry("explain"),
    Entry("undo", "redo", saying: "take back the last change, and do it again"), Entry("new"),
    Entry("quit"),
  ]

  private static let column = 34

  func write(into buffer: inout ByteBuffer) {
    buffer.writeLine(say("First steps"))
    var written: Set<String> = []
    for entry in Self.first {
      let commands = entry.commands
      guard let command = commands.first else { continue }
      written.formUnion(commands.map(\.name))
      buffer.writeEntry(
        commands.map(\.name).joined(separator: ", "), say(entry.summary ?? command.summary),
        column: Self.column)
    }
    buffer.writeFilled(
      say(
        """
        The data are what your data source holds, the table is what the UITableView shows: del \
        changes both, table del only tells the table, data del only changes the data.
        """))
    writeOthers(than: written, into: &buffer)
  }

  private func writeOthers(than written: Set<String>, into buffer: inout ByteBuffer) {
    buffer.writeLine(say("More"))
    for group in CommandGroup.allCases {
      let names = CommandCatalog.commands
        .filter { $0.group == group && !written.contains($0.name) }.map(\.name)
      guard !names.isEmpty else { continue }
      buffer.writeEntry(say(group.shortName), Self.unbroken(names), column: 12)
    }
    buffer.writeEntry(say("topics"), Self.unbroken(HelpTopic.all.map(\.name)), column: 12)
    buffer.writeFilled(
      say(
        """
        help del explains a command, help paths a topic; help WORD searches, also for callbacks, as \
        help canEditRowAt; help all has a line for every command.
        """))
  }

  /// Names of two words are kept on one line.
  private static func unbroken(_ names: [String]) -> String {
    names.map { $0.replacing(" ", with: "\u{A0}") }.joined(separator: ", ")
  }

  /// What `help all` prints: every command and topic with a line each.
  func writeAll(into buffer: inout ByteBuffer) {
    for group in CommandGroup.allCases {
      buffer.writeLine(say(group.rawValue))
      for command in CommandCatalog.commands where command.group == group {
        buffer.writeEntry(command.name, say(command.summary), column: 26)
      }
    }
    buffer.writeLine(say("Topics"))
    for topic in HelpTopic.all { buffer.writeEntry(topic.name, say(topic.summary), column: 26) }
  }
}

extension CommandGroup {
  /// The group in one word.
  var shortName: String {
    switch self {
    case .look: "look"
    case .check: "check"
    case .updates: "update"
    case .table: "table"
    case .data: "data"
    case .editing: "answer"
    case .person: "touch"
    case .session: "session"
    }
  }
}
