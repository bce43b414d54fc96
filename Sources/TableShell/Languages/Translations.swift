import TableScript

/// The one catalog of all that is said to a person. The English sentence is the name of an entry;
/// how its blanks and line ends lie does not count.
///
/// The catalog is text: three lines an entry, English, simplified and traditional Chinese, and an
/// empty line between entries. A `\n` stands for a line end.
enum Translations {
  struct Entry: Equatable, Sendable {
    let english: String
    let simplified: String
    let traditional: String

    subscript(language: Language) -> String {
      switch language {
      case .english: english
      case .simplifiedChinese: simplified
      case .traditionalChinese: traditional
      }
    }
  }

  /// Every entry, by topic.
  static let all: [Entry] = [
    mistakes, moreMistakes, fileMistakes, talk, explanations, causes, lessons, moreLessons, manual,
    lookingHelp, updateHelp,
    sideHelp, editingHelp, sessionHelp, topics, callbacks,
  ].flatMap(entries)

  private static let byEnglish = Dictionary(
    all.map { ($0.english, $0) }, uniquingKeysWith: { first, _ in first })

  // MARK: Looking up

  /// A sentence in a language; in English where it has no translation.
  static func text(_ english: String, in language: Language) -> String {
    language == .english ? english : byEnglish[key(of: english)]?[language] ?? english
  }

  static func text(_ message: Message, in language: Language) -> String {
    guard language != .english else { return message.description }
    var parts = message.arguments.map { part in
      switch part {
      case .text(let text): text
      case .message(let message): text(message, in: language)
      }
    }
    if formatsWithKind.contains(message.format), let kind = parts.first {
      parts[0] = self.kind(kind, in: language)
    }
    return Message.filling(text(message.format, in: language), with: parts)
  }

  /// `no style W: …` says first what the word should have been.
  private static let formatsWithKind: Set = ["no {} {}: {}", "no {} {}"]

  /// What a set of words is called, `style`, or `table command` for those behind its first words.
  private static func kind(_ english: String, in language: Language) -> String {
    let noun = " command"
    if english.hasSuffix(noun) {
      let template = text("{}\(noun) (kind)", in: language)
      return Message.filling(template, with: [String(english.dropLast(noun.count))])
    }
    let marked = "\(english) (kind)"
    let translated = text(marked, in: language)
    return translated == marked ? english : translated
  }

  static func key(of english: String) -> String {
    english.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Reading

  private static func entries(of topic: String) -> [Entry] {
    let lines: [String] = topic.split(separator: "\n").map { line in
      String(line).replacing(#"\n"#, with: "\n")
    }
    let starts = stride(from: 0, to: lines.count - 2, by: 3)
    return starts.map { (start: Int) -> Entry in
      Entry(english: lines[start], simplified: lines[start + 1], traditional: lines[start + 2])
    }
  }
}

extension Session {
  func say(_ message: Message) -> String {
    Translations.text(message, in: settings.language)
  }

  /// A text that is not written in the sources but in a lesson.
  func say(text: String) -> String {
    Translations.text(text, in: settings.language)
  }
}
