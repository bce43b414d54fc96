import TableShell
import TranscriptRunner

/// What the command line asks for.
struct Options: Equatable {
  /// A source of commands, in the order of the command line.
  enum Input: Equatable {
    case file(String)
    case standardInput
    case commands(String)

    /// What a message calls it.
    var name: String {
      switch self {
      case .file(let path): path
      case .standardInput: "standard input"
      case .commands: "-c"
      }
    }
  }

  enum Action: Equatable {
    /// Replays the inputs; without any, a prompt on a terminal, else standard input.
    case run
    case test(paths: [String])
    case explain(file: Input?)
    case lesson(name: String?)
    case help
    case version
    case manual
    case completions(ShellCompletions.Shell)
  }

  enum ColorChoice: String, CaseIterable {
    case auto, always, never
  }

  enum ReportFormat: String, CaseIterable {
    case pretty, junit
  }

  var action = Action.run
  var inputs: [Input] = []
  /// Nil: files are echoed, `-c` and standard input are not.
  var echoes: Bool?
  var bails = false
  var isQuiet = false
  var color = ColorChoice.auto
  var readsInit = true
  var usesViKeys = false
  var names: String?
  var language: Language?
  var traceFormat = TraceFormat.text

  var recordMode: GoldenSuite.RecordMode?
  var filter: String?
  var listsTests = false
  var reportFormat = ReportFormat.pretty
  /// How long a test may take; nil for ever.
  var timeLimit: Duration? = .seconds(60)

  var explainsAsJSON = false
  var explainsAsScript = false

  /// Those that a transcript depends on, as they are typed.
  var ofTranscripts: [String] {
    var words: [String] = []
    if let names { words += ["--names", names] }
    if let language { words += ["--lang", language.rawValue] }
    if isQuiet { words.append("--quiet") }
    if traceFormat != .text { words += ["--trace-format", traceFormat.rawValue] }
    return words
  }
}

/// A command line that cannot be understood: what is wrong, and perhaps what was meant.
struct UsageError: Error, Equatable {
  var message: String
  var hint: String?

  init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
