import HeadlessTable
import TableScript

extension RowAnimation {
  static let names = glosses.map(\.key)

  static let glosses: Choices = [
    "automatic": "the table chooses", "fade": "fades in or out",
    "right": "slides in from the right, or out to it",
    "left": "slides in from the left, or out to it",
    "top": "slides in from the top, or out to it",
    "bottom": "slides in from the bottom, or out to it", "none": "at once",
    "middle": "from the middle of its space, or to it",
  ]

  @inline(never)
  static func named(_ name: String) -> RowAnimation {
    allCases.first { $0.name == name } ?? .automatic
  }
}

/// `with ANIMATION`, which may end any update.
struct AnimationParameter: CommandParameter {
  /// Whether it stands behind texts.
  let behindTexts: Bool

  var info: ParameterInfo {
    ParameterInfo(
      usage: "[with ANIMATION]", kind: .animation,
      gloss: """
        how it looks on a screen; automatic when left out: automatic fade right left top bottom \
        none middle
        """, standsLast: true)
  }

  func read(_ reader: inout ArgumentReader) throws(Diagnostic) -> RowAnimation {
    guard let name = try reader.animation(of: RowAnimation.names, behindTexts: behindTexts)
    else { return .automatic }
    return .named(name)
  }
}

func animation(behindTexts: Bool = false) -> AnimationParameter {
  AnimationParameter(behindTexts: behindTexts)
}

// MARK: Rows

let onePath = path("a row: SECTION.ROW, SECTION ROW, or ROW alone in section 0")

func path(_ gloss: String, leaving: Int = 0) -> Parameter<PathArgument> {
  Parameter(usage: "PATH", kind: .path, gloss: gloss) {
    (reader: inout ArgumentReader) throws(Diagnostic) in
    try reader.path(leaving: leaving)
  }
}

let newPath = NewPathParameter()

/// Where rows will be.
struct NewPathParameter: CommandParameter {
  var info: ParameterInfo {
    ParameterInfo(
      usage: "PATH", kind: .newPath,
      gloss: """
        where the first new row will be: SECTION.ROW, SECTION ROW, or ROW alone in section 0
        """)
  }

  func read(_ reader: inout ArgumentReader) throws(Diagnostic) -> PathArgument {
    try reader.path()
  }
}

let somePaths = PathsParameter(
  kind: .paths,
  gloss: """
    rows: SECTION.ROW, a range as 0.1-3, all as 0.*; or one as SECTION ROW, or ROW alone
    """)

let someNewPaths = PathsParameter(
  kind: .newPaths,
  gloss: "where the new rows are, in the table as it will be: SECTION.ROW, a range as 0.1-3")

/// Rows up to the end of the command.
struct PathsParameter: CommandParameter {
  let kind: ParameterKind
  let gloss: String

  var info: ParameterInfo { ParameterInfo(usage: "PATH…", kind: kind, gloss: gloss) }

  func read(_ reader: inout ArgumentReader) throws(Diagnostic) -> PathPatterns {
    try reader.paths()
  }
}

/// A source and a destination.
struct PathPair: Sendable {
  var from: PathArgument
  var to: PathArgument
}

let twoPaths = Parameter<PathPair>(
  usage: "PATH PATH", kind: .twoPaths,
  gloss: "from where to where; two bare numbers are two rows of section 0, four are two pairs"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  let pair = try reader.twoPaths()
  return PathPair(from: pair.from, to: pair.to)
}

// MARK: Sections

let oneSection = section(.section, "a section, counted from 0")
let newSection = section(.newSection, "the number that the new section will have, from 0")

private func section(_ kind: ParameterKind, _ gloss: String) -> Parameter<NumberArgument> {
  Parameter(usage: "N", kind: kind, gloss: gloss) {
    (reader: inout ArgumentReader) throws(Diagnostic) in
    try reader.number("N")
  }
}

let someSections = sections(.sections, "sections, also as a range like 2-3, or * for all")
let someNewSections = sections(.newSections, "the numbers that the new sections will have")

private func sections(_ kind: ParameterKind, _ gloss: String) -> Parameter<[SectionPattern]> {
  Parameter(usage: "N…", kind: kind, gloss: gloss) {
    (reader: inout ArgumentReader) throws(Diagnostic) in
    try reader.sections()
  }
}

// MARK: Texts

let someTexts = TextsParameter()

/// The texts of rows.
struct TextsParameter: CommandParameter {
  var info: ParameterInfo {
    ParameterInfo(
      usage: "TEXT…", kind: .text, gloss: "one text a row; quotes around a text with blanks")
  }

  func read(_ reader: inout ArgumentReader) throws(Diagnostic) -> Words {
    try reader.texts()
  }
}

let oneText = text("TEXT", "a text; quotes where it has blanks")

func text(_ name: String, _ gloss: String) -> Parameter<Word> {
  Parameter(usage: name, kind: .text, gloss: gloss) {
    (reader: inout ArgumentReader) throws(Diagnostic) in
    try reader.word(name)
  }
}

/// `[HEADER [TEXT…]]` of a new section.
struct SectionTexts: Sendable {
  var header = ""
  var texts: [String] = []
}

let sectionTexts = Parameter<SectionTexts>(
  usage: "[HEADER [TEXT…]]", kind: .text, gloss: "the section's header, then the texts of its rows"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  let words = reader.remaining()
  guard words.count > 1 else { return SectionTexts(header: words.first?.text ?? "") }
  return SectionTexts(header: words[0].text, texts: (1..<words.count).map { words[$0].text })
}

func file(_ gloss: String) -> Parameter<Word> {
  Parameter(usage: "FILE", kind: .file, gloss: gloss) {
    (reader: inout ArgumentReader) throws(Diagnostic) in
    try reader.word("FILE")
  }
}
