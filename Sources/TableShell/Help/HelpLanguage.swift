/// Says the texts of help in one language. What has no translation stays English.
struct HelpLanguage: Sendable {
  let language: Language

  static let english = HelpLanguage(language: .english)

  static func of(_ language: Language) -> HelpLanguage {
    HelpLanguage(language: language)
  }

  func callAsFunction(_ english: String) -> String {
    Translations.text(english, in: language)
  }

  /// A text with what it announces behind it, on its line or below. Chinese has a colon of its own,
  /// which needs no blank.
  func announcing(_ english: String, _ what: String = "") -> String {
    let blank = what.isEmpty ? "" : " "
    return self(english) + (language == .english ? ":" + blank : "：") + what
  }
}

extension Session {
  var helpLanguage: HelpLanguage { .of(settings.language) }
}
