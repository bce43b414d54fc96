/// Completions of the command line for shells.
package enum ShellCompletions {
  package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
  }

  package static func script(for shell: Shell, of manual: ProgramManual) -> String {
    switch shell {
    case .bash: BashCompletions(manual: manual).script
    case .zsh: ZshCompletions(manual: manual).script
    case .fish: FishCompletions(manual: manual).script
    }
  }

  /// The first words of commands, for `-c`.
  static var commandWords: [String] {
    var words: [String] = []
    for command in CommandCatalog.commands {
      let word = String(command.name.prefix { $0 != " " })
      if !words.contains(word) { words.append(word) }
    }
    return words
  }
}

extension ProgramManual {
  /// The options that go with a service, or with none.
  func options(withService service: String?) -> [Option] {
    options.filter { option in
      if let own = option.section.service { return own == service }
      return service == nil || !Self.onlyForReplay.contains(option.names.last ?? "")
    }
  }

  private static let onlyForReplay: Set = ["--echo", "--no-echo", "--bail", "-c"]
}
