import TableShell
import TranscriptRunner

/// The long options, as they are written behind `--`.
enum OptionName: String, CaseIterable {
  case echo
  case noEcho = "no-echo"
  case bail, quiet, color
  case noInit = "no-init"
  case vi, names, lang
  case traceFormat = "trace-format"
  case help, version, man, completions
  case record, filter, list, format, timeout
  case json, script

  /// What the program does besides running commands, named by the first operand.
  enum Service: String, CaseIterable {
    case test, explain, lesson

    var summary: String {
      switch self {
      case .test: "compare scripts with their transcripts"
      case .explain: "explain the exception in a log"
      case .lesson: "learn by doing"
      }
    }
  }

  /// The service that an option belongs to, if only to one.
  var service: Service? {
    switch self {
    case .record, .filter, .list, .format, .timeout: .test
    case .json, .script: .explain
    default: nil
    }
  }

  var takesValue: Bool { words != nil || valueName != nil }

  /// The values that an option takes, if they are a set of words.
  var words: [String]? {
    switch self {
    case .color: Options.ColorChoice.allCases.map(\.rawValue)
    case .names: ["short", "swift", "objc"]
    case .lang: Language.allCases.map(\.rawValue)
    case .traceFormat: TraceFormat.allCases.map(\.rawValue)
    case .completions: ShellCompletions.Shell.allCases.map(\.rawValue)
    case .record: GoldenSuite.RecordMode.allCases.map(\.rawValue)
    case .format: Options.ReportFormat.allCases.map(\.rawValue)
    default: nil
    }
  }

  /// What stands for the value of an option that takes any.
  var valueName: String? {
    switch self {
    case .filter: "TEXT"
    case .timeout: "SECONDS"
    default: nil
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .echo: "show each line behind the prompt, as for files"
    case .noEcho: "show none, as for -c and standard input"
    case .bail: "stop at the first mistake or unmet exception"
    case .quiet: "print no trace"
    case .color: "colours; auto: on a terminal"
    case .noInit: "leave out the init file of the prompt"
    case .vi: "vi's keys at the prompt"
    case .names: "how the trace names callbacks (short)"
    case .lang: "the language of help, lessons and mistakes"
    case .traceFormat: "the trace as lines of text or as JSON objects"
    case .help: "print this help"
    case .version: "print the version"
    case .man: "print the manual page"
    case .completions: "print completions for a shell"
    case .record: "write goldens: missing, differing too, or all"
    case .filter: "run the tests with TEXT in their path"
    case .list: "list the tests"
    case .format: "the form of the report"
    case .timeout: "the time for each test (60; 0: no limit)"
    case .json: "first a line of JSON with family and numbers"
    case .script: "print commands that raise the same exception"
    }
  }

  /// The option that was perhaps meant: the one that begins most like the word.
  static func closest(to word: String) -> String? {
    func likeness(_ option: OptionName) -> Int {
      zip(option.rawValue, word).prefix { $0 == $1 }.count
    }
    guard let near = allCases.max(by: { likeness($0) < likeness($1) }), likeness(near) > 1,
      likeness(near) > 2 || likeness(near) == word.count
    else { return nil }
    return "--\(near.rawValue)"
  }
}
