import TableScript

/// A script to be played as a lesson: its comments are the text, its commands the model answers.
struct Lesson: Sendable {
  /// A word in the catalog, or a path.
  let name: String
  /// One line; empty where the script has none.
  let title: String
  /// Commands that stand above all text: they lay the table, and nobody is asked for them.
  let setup: [String]
  let steps: [LessonStep]
  /// What is said when all is done.
  let closing: [LessonParagraph]
  /// The folder that files in its commands are relative to.
  let folder: String?
}

/// Something to read, and one line to type.
struct LessonStep: Sendable {
  var text: [LessonParagraph]
  /// The commands to type.
  var answer: String
  /// The line of the script that they are, where mistakes in them are placed.
  var source: SourceText
}

enum LessonParagraph: Sendable {
  /// Lines that belong together, joined by a blank.
  case prose(String)
  /// A line that stands as it is.
  case verbatim(String)
}

extension Lesson {
  /// Reads a script or a transcript. Its first comment is the title where it stands alone above
  /// more text.
  init(name: String, script: [UInt8], folder: String? = nil) {
    var reader = LessonReader()
    for (index, line) in SourcedFile(script, name: name).lines.enumerated() {
      reader.read(line, at: index + 1, of: name)
    }
    reader.finishParagraph()
    self.name = name
    self.folder = folder
    title = reader.takeTitle()
    setup = reader.setup.map(\.answer)
    steps = reader.steps
    closing = reader.text
  }

  /// The number of the last step, for `step 2 of 5`.
  var count: Int { steps.count }
}

/// Takes a script apart, line by line.
private struct LessonReader {
  /// Those that stand above all text.
  var setup: [LessonStep] = []
  var steps: [LessonStep] = []
  var text: [LessonParagraph] = []
  private var prose: [Substring] = []
  private var hasText = false

  mutating func read(_ bytes: [UInt8], at number: Int, of name: String) {
    let line = String(
      decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes[...], as: UTF8.self)
    if number == 1, line.hasPrefix("#!") { return }
    let content = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{3000}" }
    guard let first = content.first else { return finishParagraph() }
    guard first == "#" || first == "＃" else {
      return readCommand(SourceText(line, name: name, line: number))
    }
    hasText = true
    let comment = content.dropFirst()
    if comment.hasPrefix("   ") {
      finishParagraph()
      text.append(.verbatim(String(comment.dropFirst())))
    } else if comment.allSatisfy({ $0 == " " }) {
      finishParagraph()
    } else {
      prose.append(comment.drop { $0 == " " })
    }
  }

  private mutating func readCommand(_ source: SourceText) {
    finishParagraph()
    let step = LessonStep(text: text, answer: Self.withoutComment(source), source: source)
    guard hasText else { return setup.append(step) }
    steps.append(step)
    text = []
  }

  mutating func finishParagraph() {
    guard !prose.isEmpty else { return }
    text.append(.prose(prose.joined(separator: " ")))
    prose = []
  }

  /// Takes the title off the text of the first step. Without any text, every command is a step.
  mutating func takeTitle() -> String {
    if !hasText {
      steps = setup
      setup = []
    }
    guard let first = steps.first?.text, first.count > 1, case .prose(let title) = first[0] else {
      return ""
    }
    steps[0].text.removeFirst()
    return title
  }

  private static func withoutComment(_ source: SourceText) -> String {
    guard let statements = try? Parser.parse(source), let first = statements.first,
      let last = statements.last
    else { return source.text }
    return source.text(in: first.range.lowerBound..<last.range.upperBound)
  }
}
