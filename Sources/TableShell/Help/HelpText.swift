import HeadlessTable
import TableRender
import TableScript

/// The pages of `help`, made from the catalog.
struct HelpText {
  let language: Language
  private var say: HelpLanguage { .of(language) }

  func overview() -> ByteBuffer {
    var buffer = ByteBuffer()
    HelpOverview(say: say).write(into: &buffer)
    return buffer
  }

  /// The page about a command or a topic, or what mentions a word; nil where nothing does.
  func about(_ subject: String) -> ByteBuffer? {
    var buffer = ByteBuffer()
    if subject == "all" {
      HelpOverview(say: say).writeAll(into: &buffer)
    } else if let command = CommandCatalog.byName[subject] {
      HelpPage(command: command, say: say, language: language).write(into: &buffer)
    } else if let topic = HelpTopic.all.first(where: { $0.name == subject }) {
      topic.write(in: say, into: &buffer)
    } else {
      writeFamily(subject, into: &buffer)
      if buffer.isEmpty { HelpSearch(subject, in: say).write(in: say, into: &buffer) }
    }
    return buffer.isEmpty ? nil : buffer
  }

  /// The commands that begin with a word, such as `table`.
  private func writeFamily(_ name: String, into buffer: inout ByteBuffer) {
    for command in CommandCatalog.commands where command.name.hasPrefix(name + " ") {
      buffer.writeEntry(command.name, say(command.summary), column: 26)
    }
    if let word = HelpWord.all.first(where: { $0.word == name }), !buffer.isEmpty {
      word.write(in: say, into: &buffer)
    }
  }

  /// What was perhaps meant by a word that nothing mentions.
  static func nearest(to subject: String) -> String? {
    let events = EventName.allCases
    let names = CommandCatalog.byName.keys.sorted() + HelpTopic.all.map(\.name)
    let callbacks = events.map(\.rawValue) + events.flatMap { pieces(of: $0.swiftName) }
    return EditDistance.nearest(
      to: subject, among: names + callbacks + HelpWord.all.map(\.word))
  }

  /// The words of a method's name, `canEditRowAt` in `tableView(_:canEditRowAt:)`.
  private static func pieces(of name: String) -> [String] {
    name.split { "(:)_".contains($0) }.map(String.init).filter { $0 != "tableView" }
  }
}
