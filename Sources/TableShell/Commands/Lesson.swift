import TableRender
import TableScript

private let lessonName = Parameter<Word?>(
  usage: "[NAME|FILE]",
  kind: .grammar { words in words.isEmpty ? [.lesson, .file] : [] },
  gloss: "a lesson, or a script of yours to be played as one; all are listed when left out"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  reader.isAtEnd ? nil : try reader.word("NAME")
}

extension Command {
  static let lesson = Command(
    "lesson", in: .session, "learn by doing: list the lessons, or begin one",
    details: """
      A lesson says what to do and waits until you have done it; any way to do it is right. It has
      a table of its own, and gives yours back in the end. show, help and other commands that only
      look are always allowed. FILE is any script: its comments are the text, its commands the
      answers.
      """,
    related: ["hint", "skip", "quit"],
    examples: [CommandExample("lesson"), CommandExample("lesson editing", "edit on", "quit")],
    traits: .readOnly, parameters: lessonName
  ) { (session: Session, word: Word?) throws(CommandFailure) in
    guard let word else { return session.listLessons() }
    session.lessonRequest = .start(try session.findLesson(word))
  }

  static let hint = Command(
    "hint", in: .session, "in a lesson: say which command helps, and at the second time how",
    related: ["lesson", "skip"],
    examples: [CommandExample("lesson editing", "hint", "quit"), CommandExample("hint")],
    traits: .readOnly
  ) { (session: Session) throws(CommandFailure) in
    try session.requireLesson()
    session.lessonRequest = .hint
  }

  static let skip = Command(
    "skip", in: .session, "in a lesson: show an answer, and go on",
    related: ["lesson", "hint"],
    examples: [CommandExample("lesson editing", "skip", "quit"), CommandExample("skip")],
    traits: .readOnly
  ) { (session: Session) throws(CommandFailure) in
    try session.requireLesson()
    session.lessonRequest = .skip
  }
}

extension Session {
  /// Begins a lesson for whoever starts the program with one, or lists them.
  package func beginLesson(_ name: String?) -> Reply {
    var line = "lesson"
    if let name { line += " " + (name.allSatisfy(\.isWordLike) ? name : quoted(name)) }
    return evaluate(line, at: LinePlace(name: "<command>", line: 1), echoed: false)
  }

  fileprivate func requireLesson() throws(CommandFailure) {
    guard lesson == nil else { return }
    throw mistake("no lesson goes on", hint: "lesson")
  }

  /// One of the shell's own, or a script: what looks like a file is one.
  fileprivate func findLesson(_ word: Word) throws(CommandFailure) -> Lesson {
    if !word.isQuoted, let lesson = LessonLibrary.lesson(named: word.ascii) { return lesson }
    guard word.isQuoted || word.text.contains(where: { $0 == "." || $0 == "/" }) else {
      throw .mistake(
        .unknown(
          word, kind: "lesson", of: LessonLibrary.names, in: current?.source ?? SourceText("")))
    }
    let lesson = Lesson(
      name: word.text, script: try readBytes(of: word), folder: folder(of: path(of: word)))
    guard lesson.count > 0 else {
      throw mistake("\(word.text) has no commands to learn", at: word.range)
    }
    return lesson
  }

  private func folder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}

extension Character {
  fileprivate var isWordLike: Bool { self == "-" || isASCII && (isLetter || isNumber) }
}
