/// What is to be said of the program around the commands: its forms and options. The manual page,
/// the completions of shells and `--help` are made from it.
package struct ProgramManual: Sendable {
  package let version: String
  package let forms: [Form]
  package let options: [Option]

  package init(version: String, forms: [Form], options: [Option]) {
    self.version = version
    self.forms = forms
    self.options = options
  }

  /// One way to call the program.
  package struct Form: Sendable {
    /// What stands behind `tvsh`, such as `test [PATH…]`.
    package let arguments: String
    package let gloss: String
    /// The word that chooses it, where one does.
    package let service: String?

    package init(_ arguments: String, _ gloss: String, service: String? = nil) {
      self.arguments = arguments
      self.gloss = gloss
      self.service = service
    }
  }

  /// What options are about.
  package enum Section: String, CaseIterable, Sendable {
    case running = "Running commands"
    case testing = "Testing (tvsh test)"
    case explaining = "Explaining (tvsh explain)"
    case other = "This program"

    /// The word that chooses the service which alone has these options.
    package var service: String? {
      switch self {
      case .testing: "test"
      case .explaining: "explain"
      case .running, .other: nil
      }
    }
  }

  package struct Option: Sendable {
    /// With its dashes; the short name first where there are two.
    package let names: [String]
    /// What the value is called, or the words that it may be; empty where there is none.
    package let value: String
    package let words: [String]
    package let gloss: String
    package let section: Section

    package init(
      _ names: String..., value: String = "", words: [String] = [], in section: Section,
      _ gloss: String
    ) {
      self.names = names
      self.value = value.isEmpty ? words.joined(separator: "|") : value
      self.words = words
      self.section = section
      self.gloss = gloss
    }

    package var takesValue: Bool { !value.isEmpty }
    var longName: String? {
      names.last.flatMap { $0.hasPrefix("--") ? String($0.dropFirst(2)) : nil }
    }

    /// As it is written: `--color auto|always|never`.
    package var usage: String {
      names.joined(separator: ", ") + (takesValue ? " \(value)" : "")
    }
  }

  package func options(in section: Section) -> [Option] {
    options.filter { $0.section == section }
  }

  var services: [Form] { forms.filter { $0.service != nil } }

  package static let exitStatus: [(status: String, meaning: String)] = [
    ("0", "all went well"),
    ("1", "a mistake, an unmet exception, a failed test"),
    ("2", "a wrong command line, or an unreadable file"),
    ("N", "quit N was run"),
    ("130, 143", "Ctrl-C, or the signal TERM, ended it"),
  ]
}
