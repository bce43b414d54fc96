import CGetOpt
import Glibc
import TableShell
import TranscriptRunner

/// Reads the command line with getopt_long. Options may stand before, between and behind the FILEs;
/// `--` ends them.
struct OptionParser {
  private var options = Options()
  private var operands: [Options.Input] = []
  private var seen: [OptionName] = []

  /// Codes that getopt_long answers with: the long options count from here.
  private static let firstCode: Int32 = 256

  /// Operands in their place, a missing value told apart, `-h` and `-c COMMANDS`.
  private static let letters = "-:hc:"

  /// - Parameter arguments: without the program's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Options {
    var parser = OptionParser()
    return try parser.parse(["tvsh"] + arguments)
  }

  private mutating func parse(_ words: [String]) throws(UsageError) -> Options {
    var copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let names = Self.longOptions()
    defer {
      for copy in copies { free(copy) }
      for option in names { free(UnsafeMutablePointer(mutating: option.name)) }
    }
    getopt_restart()
    var next = 1
    while true {
      let step = getopt_next(Int32(words.count), &copies, Self.letters, names)
      next = Int(step.next)
      guard step.code != -1 else { break }
      try take(step, word: words[max(1, next - 1)])
      if options.action != .run { return options }
    }
    operands += words[next...].map(Options.Input.file)
    try chooseAction()
    try refuseStrayOptions()
    return options
  }

  private static func longOptions() -> [option] {
    OptionName.allCases.enumerated().map { index, name in
      option(
        name: strdup(name.rawValue), has_arg: name.takesValue ? 1 : 0, flag: nil,
        val: firstCode + Int32(index))
    } + [option()]
  }

  private static func name(ofCode code: Int32) -> OptionName? {
    let index = Int(code - firstCode)
    return OptionName.allCases.indices.contains(index) ? OptionName.allCases[index] : nil
  }

  private mutating func take(_ step: getopt_step, word: String) throws(UsageError) {
    let argument = step.argument.map { String(cString: $0) } ?? ""
    switch UInt8(exactly: step.code).map({ Character(Unicode.Scalar($0)) }) {
    case "\u{1}": operands.append(argument == "-" ? .standardInput : .file(argument))
    case "c": operands.append(.commands(argument))
    case "h": options.action = .help
    case ":": throw UsageError("\(word) needs a value")
    case "?": throw Self.refusal(of: word, fault: step.fault)
    default:
      guard let name = Self.name(ofCode: step.code) else { return }
      try set(name, to: argument)
    }
  }

  private static func refusal(of word: String, fault: Int32) -> UsageError {
    if let name = name(ofCode: fault) { return UsageError("--\(name.rawValue) takes no value") }
    let name = word.hasPrefix("--") ? String(word.dropFirst(2).prefix { $0 != "=" }) : ""
    guard !name.isEmpty else { return UsageError("no option \(word.prefix(2))") }
    return UsageError("no option --\(name)", hint: OptionName.closest(to: name))
  }

  private mutating func set(_ name: OptionName, to value: String) throws(UsageError) {
    seen.append(name)
    let value = name == .lang ? Language(spelled: value)?.rawValue ?? value : value
    if let words = name.words, !words.contains(value) {
      let list = words.joined(separator: ", ")
      throw UsageError("no value \"\(value)\" for --\(name.rawValue): \(list)")
    }
    switch name {
    case .help: options.action = .help
    case .version: options.action = .version
    case .man: options.action = .manual
    case .completions:
      options.action = .completions(ShellCompletions.Shell(rawValue: value) ?? .bash)
    case .echo: options.echoes = true
    case .noEcho: options.echoes = false
    case .bail: options.bails = true
    case .quiet: options.isQuiet = true
    case .color: options.color = Options.ColorChoice(rawValue: value) ?? .auto
    case .noInit: options.readsInit = false
    case .vi: options.usesViKeys = true
    case .names: options.names = value
    case .lang: options.language = Language(rawValue: value)
    case .traceFormat: options.traceFormat = TraceFormat(rawValue: value) ?? .text
    case .record: options.recordMode = GoldenSuite.RecordMode(rawValue: value)
    case .filter: options.filter = value
    case .list: options.listsTests = true
    case .format: options.reportFormat = Options.ReportFormat(rawValue: value) ?? .pretty
    case .timeout: options.timeLimit = try Self.seconds(value)
    case .json: options.explainsAsJSON = true
    case .script: options.explainsAsScript = true
    }
  }

  private static func seconds(_ value: String) throws(UsageError) -> Duration? {
    guard let seconds = Int(value), (0...1_000_000).contains(seconds) else {
      throw UsageError("no value \"\(value)\" for --timeout: whole seconds, 0 for no limit")
    }
    return seconds == 0 ? nil : .seconds(seconds)
  }

  /// The first operand may name one of the program's other services.
  private mutating func chooseAction() throws(UsageError) {
    guard case .file(let word)? = operands.first,
      let service = OptionName.Service(rawValue: word)
    else {
      options.inputs = operands
      return
    }
    let arguments = operands.dropFirst()
    guard !arguments.contains(where: \.isCommands) else {
      throw UsageError("-c does not go with \(word)")
    }
    if service != .test, arguments.count > 1 {
      throw UsageError("\(word) takes one FILE")
    }
    switch service {
    case .test: options.action = .test(paths: arguments.map(\.text))
    case .explain: options.action = .explain(file: arguments.first)
    case .lesson: options.action = .lesson(name: arguments.first?.text)
    }
  }

  private func refuseStrayOptions() throws(UsageError) {
    for name in seen {
      guard let service = name.service, service != options.service else { continue }
      throw UsageError("--\(name.rawValue) goes with tvsh \(service.rawValue) only")
    }
    if seen.contains(.json), seen.contains(.script) {
      throw UsageError("--json does not go with --script")
    }
    let playing: [OptionName] = [.echo, .noEcho, .bail]
    if let service = options.service, service != .lesson,
      let stray = seen.first(where: playing.contains)
    {
      throw UsageError("--\(stray.rawValue) does not go with tvsh \(service.rawValue)")
    }
  }
}

extension Options {
  fileprivate var service: OptionName.Service? {
    switch action {
    case .test: .test
    case .explain: .explain
    case .lesson: .lesson
    default: nil
    }
  }
}

extension Options.Input {
  fileprivate var isCommands: Bool {
    if case .commands = self { true } else { false }
  }

  fileprivate var text: String {
    switch self {
    case .file(let text), .commands(let text): text
    case .standardInput: "-"
    }
  }
}
