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
}

extension Session {
  var helpLanguage: HelpLanguage { .of(settings.language) }
}
