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
  var answer: String
}

enum LessonParagraph: Sendable {
  /// Lines that belong together, joined by a blank.
  case prose(String)
  /// A line that stands as it is.
  case verbatim(String)
}

extension Lesson {
  /// Reads a script. Its first comment is the title where it stands alone above more text.
  init(name: String, script: [UInt8], folder: String? = nil) {
    var reader = LessonReader()
    for line in reader.lines(of: script) { reader.read(line) }
    reader.finishParagraph()
    self.name = name
    self.folder = folder
    (title, setup) = (reader.takeTitle(), reader.setup)
    steps = reader.steps
    closing = reader.text
  }

  /// The number of the last step, for `step 2 of 5`.
  var count: Int { steps.count }
}

/// Takes a script apart, line by line.
private struct LessonReader {
  var setup: [String] = []
  var steps: [LessonStep] = []
  var text: [LessonParagraph] = []
  private var prose: [Substring] = []
  private var hasText = false

  func lines(of script: [UInt8]) -> [String] {
    var bytes = script[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
    return lines.first?.hasPrefix("#!") == true ? Array(lines.dropFirst()) : lines
  }

  mutating func read(_ line: String) {
    let content = line.drop { $0 == " " || $0 == "\t" || $0 == "\u{3000}" }
    guard let first = content.first else { return finishParagraph() }
    guard first == "#" || first == "＃" else { return readCommand(line) }
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

  private mutating func readCommand(_ line: String) {
    finishParagraph()
    let answer = Self.withoutComment(line)
    guard hasText else { return setup.append(answer) }
    steps.append(LessonStep(text: text, answer: answer))
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
      steps = setup.map { LessonStep(text: [], answer: $0) }
      setup = []
    }
    guard let first = steps.first?.text, first.count > 1, case .prose(let title) = first[0] else {
      return ""
    }
    steps[0].text.removeFirst()
    return title
  }

  private static func withoutComment(_ line: String) -> String {
    let source = SourceText(line)
    guard let statements = try? Parser.parse(source), let first = statements.first,
      let last = statements.last
    else { return line }
    return source.text(in: first.range.lowerBound..<last.range.upperBound)
  }
}
