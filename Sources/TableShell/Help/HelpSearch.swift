import HeadlessTable
import TableRender

/// Finds what mentions all of some words, in names, summaries, explanations and the names of
/// callbacks.
struct HelpSearch {
  let words: [HelpWord]
  let callbacks: [EventName]
  let commands: [Command]
  let topics: [HelpTopic]
  let lessons: [Lesson]

  init(_ subject: String, in say: HelpLanguage) {
    let wanted = subject.lowercased().split(separator: " ").map(String.init)
    func mentions(_ texts: [String]) -> Bool {
      !wanted.isEmpty
        && wanted.allSatisfy { word in
          texts.contains { Self.mentions(word, $0) || Self.mentions(word, say($0)) }
        }
    }
    var rest = CommandCatalog.commands
    var found: [Command] = []
    for texts in [\Command.ownNames, \.ownTexts, \.searchedTexts] {
      found += rest.filter { mentions($0[keyPath: texts]) }
      rest.removeAll { mentions($0[keyPath: texts]) }
    }
    commands = found
    callbacks = EventName.allCases.filter {
      mentions([$0.rawValue, $0.swiftName, $0.objectiveCName, $0.gloss ?? ""])
    }
    let foundWords = HelpWord.all.filter { mentions([$0.word, $0.name, $0.meaning]) }
    words = foundWords.filter { $0.word == subject } + foundWords.filter { $0.word != subject }
    topics = HelpTopic.all.filter { mentions([$0.summary, $0.text] + $0.ownNames) }
    lessons = LessonLibrary.all.filter { mentions([$0.name, $0.title]) }
  }

  /// Whether a text has a word in it that begins so: `row` is found in `rows` and in `deleteRows`,
  /// and not in `arrows`. Words of languages without blanks are found anywhere.
  static func mentions(_ word: String, _ text: String) -> Bool {
    let text = Array(text.unicodeScalars)
    let word = Array(word.unicodeScalars)
    guard let first = word.first, text.count >= word.count else { return false }
    for start in 0...text.count - word.count {
      let isWanted = zip(text[start...], word).allSatisfy { lowercased($0) == $1 }
      guard isWanted else { continue }
      let begins =
        start == 0 || !isLetter(text[start - 1]) || text[start] != lowercased(text[start])
      if begins || !isLetter(first) { return true }
    }
    return false
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    "A"..."Z" ~= scalar ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }

  var isEmpty: Bool {
    words.isEmpty && callbacks.isEmpty && commands.isEmpty && topics.isEmpty && lessons.isEmpty
  }

  func write(in say: HelpLanguage, into buffer: inout ByteBuffer) {
    if !words.isEmpty {
      buffer.writeLine(say("Words"))
      for word in words { word.write(in: say, into: &buffer) }
    }
    if !callbacks.isEmpty {
      buffer.writeLine(say("Calls and callbacks"))
      for event in callbacks { write(event, in: say, into: &buffer) }
    }
    if !commands.isEmpty {
      buffer.writeLine(say("Commands"))
      for command in commands {
        buffer.writeEntry(command.name, say(command.summary), column: HelpSearch.column)
      }
    }
    if !topics.isEmpty {
      buffer.writeLine(say("Topics"))
      for topic in topics {
        buffer.writeEntry(topic.name, say(topic.summary), column: HelpSearch.column)
      }
    }
    if !lessons.isEmpty {
      buffer.writeLine(say("Lessons"))
      for lesson in lessons {
        buffer.writeEntry("lesson \(lesson.name)", say(lesson.title), column: HelpSearch.column)
      }
    }
  }

  private static let column = 26

  private func write(_ event: EventName, in say: HelpLanguage, into buffer: inout ByteBuffer) {
    let receiver = "\(event.receiver.rawValue): \(event.rawValue)"
    buffer.writeEntry(receiver, event.gloss.map { say($0) } ?? "", column: 40)
    for name in [event.swiftName, event.objectiveCName] where name != event.rawValue {
      buffer.writeEntry(name, "", indent: 4, column: 40)
    }
  }
}

extension HelpTopic {
  /// What people call it who come with one.
  private static let otherNames = ["exceptions": ["crash", "崩溃", "崩潰", "闪退", "閃退"]]

  fileprivate var ownNames: [String] { [name] + (Self.otherNames[name] ?? []) }
}

extension Command {
  /// What other programs call the like of it, so that who knows them finds it.
  private static let otherNames = [
    "show": ["list", "print", "display"], "del": ["remove"], "ins": ["add", "append"],
    "data set": ["edit", "rename"], "reload": ["refresh"], "reload-data": ["refresh"],
    "save": ["write"], "load": ["open", "read"], "quit": ["close", "stop"], "undo": ["revert"],
    "tap": ["touch", "click", "gesture"], "swipe": ["gesture"], "drag": ["gesture"],
  ]

  fileprivate var ownNames: [String] { [name] + aliases + (Self.otherNames[name] ?? []) }

  /// What is said of the command itself.
  fileprivate var ownTexts: [String] {
    ownNames + [summary, details]
      + parameters.flatMap { [$0.gloss] + $0.choices.flatMap { [$0, $1] } }
  }

  /// And of the callbacks that it leads to.
  fileprivate var searchedTexts: [String] {
    ownTexts
      + asks.flatMap { asked in
        [asked.occasion]
          + asked.events.flatMap { [$0.rawValue, $0.swiftName, $0.objectiveCName] }
      }
  }
}
