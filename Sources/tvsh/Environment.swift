import LineEditor
import TableShell

/// What the program reads from its environment.
struct Environment {
  private let variable: (String) -> String?

  init(variable: @escaping (String) -> String? = LineEditor.variable) {
    self.variable = variable
  }

  /// The language of the user's locale, for the prompt, explanations, lessons and help. Replays do
  /// not ask for it: what they print depends on nothing but their lines.
  var language: Language {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    return names.lazy.compactMap(set).first.flatMap(Language.init(spelled:)) ?? .english
  }

  /// Colour is for terminals. `always` overrules what is known of the terminal, but not NO_COLOR.
  func colors(_ choice: Options.ColorChoice, isTerminal: Bool) -> Bool {
    guard allowsColor else { return false }
    switch choice {
    case .never: return false
    case .always: return true
    case .auto: return isTerminal && understandsControlSequences
    }
  }

  var allowsColor: Bool { self.set("NO_COLOR") == nil }

  var understandsControlSequences: Bool {
    self.set("TERM").map { !["dumb", "emacs", "unknown"].contains($0) } ?? false
  }

  /// `$XDG_CONFIG_HOME/tvsh/init.tvsh`, or below `~/.config`.
  var initFile: String? {
    // A relative path in the variable is to be ignored, as its specification says.
    if let folder = set("XDG_CONFIG_HOME"), folder.hasPrefix("/") {
      return "\(folder)/tvsh/init.tvsh"
    }
    return set("HOME").map { "\($0)/.config/tvsh/init.tvsh" }
  }

  private func set(_ name: String) -> String? {
    guard let value = variable(name), !value.isEmpty else { return nil }
    return value
  }
}
