import TableShell

/// What `--help` prints.
enum Usage {
  static func text(in language: Language) -> String {
    UsageText.text(of: ManualCommand.manual, in: language)
  }
}
