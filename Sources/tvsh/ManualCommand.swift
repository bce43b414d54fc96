import TableShell

/// `tvsh --man` and `tvsh --completions`, and what `--help` is made from.
enum ManualCommand {
  static let manual = ProgramManual(
    version: Version.text, forms: forms,
    options: [
      .init("-c", value: "COMMANDS", in: .running, "run COMMANDS, in order with other -c and FILEs")
    ] + OptionName.allCases.map(\.inManual))

  private static let forms: [ProgramManual.Form] =
    [
      .init("", "a prompt, or without a terminal standard input"),
      .init("FILE [FILE…]", "replay scripts or transcripts; - is standard input"),
      .init("-c 'COMMANDS'", "run commands and leave"),
    ] + OptionName.Service.allCases.map(\.inManual)

  static func page() -> String { ManualPage.text(of: manual) }

  static func completions(for shell: ShellCompletions.Shell) -> String {
    ShellCompletions.script(for: shell, of: manual)
  }
}

extension OptionName.Service {
  fileprivate var inManual: ProgramManual.Form {
    let operand =
      switch self {
      case .test: "[PATH…]"
      case .explain: "[FILE|-]"
      case .lesson: "[NAME|FILE]"
      }
    return .init("\(rawValue) \(operand)", summary, service: rawValue)
  }
}

extension OptionName {
  fileprivate var inManual: ProgramManual.Option {
    let long = "--\(rawValue)"
    let value = valueName ?? ""
    return self == .help
      ? .init("-h", long, in: section, summary)
      : .init(long, value: value, words: words ?? [], in: section, summary)
  }

  private var section: ProgramManual.Section {
    switch service {
    case .test: .testing
    case .explain: .explaining
    case .lesson, nil: [.help, .version, .man, .completions].contains(self) ? .other : .running
    }
  }
}
