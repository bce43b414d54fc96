import TableScript

/// Words that may stand in one place, each with its meaning.
typealias Choices = KeyValuePairs<String, String>

/// What a word of a command may be, for help and completion.
enum ParameterKind: Sendable {
  /// One row, as one word or as two bare numbers.
  case path
  /// Rows up to the end of the command, also as ranges.
  case paths
  /// A row and where it goes.
  case twoPaths
  /// The place of a row to come: behind the last one too.
  case newPath
  case newPaths
  /// The row of a path whose section was typed as a bare number.
  case row(section: Int, isNew: Bool)
  case section
  case sections
  case twoSections
  /// The number of a section to come.
  case newSection
  case newSections
  case text
  case number
  case words([String])
  case choices(Choices)
  case animation
  case callback
  case eventName
  case file
  case commandOrTopic
  case lesson
  /// Commands as one quoted text, as `on` takes them.
  case script
  /// The words of a whole command, as `later` takes them.
  case command
  /// One of several.
  case either([ParameterKind])
  /// Several words that depend on each other: given those typed so far, what may come next.
  case grammar(@Sendable ([Word]) -> [ParameterKind])

  /// Whether anything may be typed there, so that what is offered is never all there is.
  var isFree: Bool {
    switch self {
    case .text, .number, .script, .commandOrTopic: true
    case .either(let kinds): kinds.contains(where: \.isFree)
    default: false
    }
  }
}

/// One argument of a command. What is typed most has a type of its own, so that the compiler sees
/// how it is read; all others are a ``Parameter``.
protocol CommandParameter: Sendable {
  associatedtype Value

  /// How it is shown, and what it may be.
  var info: ParameterInfo { get }

  func read(_ reader: inout ArgumentReader) throws(Diagnostic) -> Value
}

/// One argument of a command: how it is shown, what it may be, and how it is read.
struct Parameter<Value>: CommandParameter {
  /// As the usage line shows it, `PATH…` or `[with ANIMATION]`.
  var usage: String
  var kind: ParameterKind
  /// What it means, for `help COMMAND`.
  var gloss: String
  /// Words with their meanings, listed below the gloss.
  var choices: Choices = [:]
  /// Whether it is taken off the end of the line before the others are read.
  var standsLast = false
  var reading: @Sendable (inout ArgumentReader) throws(Diagnostic) -> Value

  var info: ParameterInfo {
    ParameterInfo(
      usage: usage, kind: kind, gloss: gloss, choices: choices, standsLast: standsLast)
  }

  func read(_ reader: inout ArgumentReader) throws(Diagnostic) -> Value {
    try reading(&reader)
  }
}

/// What help and completion know of a parameter.
struct ParameterInfo: Sendable {
  var usage: String
  var kind: ParameterKind
  var gloss: String
  var choices: Choices = [:]
  var standsLast = false

  /// Whether it may be left out.
  var isOptional: Bool { usage.hasPrefix("[") }
}
