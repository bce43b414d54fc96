import HeadlessTable

extension ExplanationCatalog {
  package static let simplifiedChinese = english.translated(into: .simplifiedChinese)
  package static let traditionalChinese = english.translated(into: .traditionalChinese)

  package static func `in`(_ language: Language) -> ExplanationCatalog {
    switch language {
    case .english: .english
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    }
  }

  private func translated(into language: Language) -> ExplanationCatalog {
    func say(_ text: String) -> String { Translations.text(text, in: language) }
    return ExplanationCatalog(
      headlines: headlines.mapValues(say), facts: facts.mapValues(say),
      causes: causes.mapValues(say),
      units: units.mapValues { (one: say($0.one), many: say($0.many)) })
  }
}
