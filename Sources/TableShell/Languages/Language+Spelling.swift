extension Language {
  /// A language by one of its usual names: `zh`, `zh-CN`, `zh_TW.UTF-8`, `en_GB`; nil for another.
  package init?(spelled name: String) {
    let tag = name.lowercased().prefix { $0 != "." && $0 != "@" }
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch parts.first {
    case "en": self = .english
    case "zh": self = Self.chinese(parts.dropFirst())
    default: return nil
    }
  }

  /// The script decides, and where none is named the place.
  private static func chinese(_ parts: ArraySlice<Substring>) -> Language {
    if parts.contains("hans") { return .simplifiedChinese }
    let isTraditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    return isTraditional ? .traditionalChinese : .simplifiedChinese
  }
}
