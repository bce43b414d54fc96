import TableScript

/// A word that begins with a quote which nothing has closed yet.
struct OpenQuote {
  let pair: QuotePair
  /// What stands behind the quote, as typed.
  let contents: String

  /// Nil where the word begins otherwise, or its quote is closed.
  init?(_ typed: String) {
    let scalars = typed.unicodeScalars
    guard let first = scalars.first,
      let pair = QuotePair.allCases.first(where: { $0.opening == first })
    else { return nil }
    let contents = scalars.dropFirst()
    var isEscaped = false
    for scalar in contents {
      if !isEscaped, scalar == pair.closing { return nil }
      isEscaped = !isEscaped && pair == .straightDouble && scalar == "\\"
    }
    self.pair = pair
    self.contents = String(contents)
  }

  /// Whether a text would be read as something else where it stood alone.
  static func areNeeded(by text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      " \t;#；＃\u{3000}".unicodeScalars.contains(scalar)
        || QuotePair.allCases.contains { $0.opening == scalar }
    }
  }

  /// A text between quotes, of the wanted kind if it can stand between those; nil where it can
  /// between none. `isOpen` leaves out the closing one.
  static func quoted(_ text: String, in wanted: QuotePair, avoiding outer: QuotePair?, isOpen: Bool)
    -> String?
  {
    let pairs = [wanted, .straightDouble, .straightSingle, .curlyDouble, .corner]
    guard let pair = pairs.first(where: { canHold(text, $0) && !clash($0, outer, text) }) else {
      return nil
    }
    var result = String(Character(pair.opening))
    for scalar in text.unicodeScalars {
      if pair == .straightDouble, scalar == "\"" || scalar == "\\" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    if !isOpen { result.unicodeScalars.append(pair.closing) }
    return result
  }

  private static func canHold(_ text: String, _ pair: QuotePair) -> Bool {
    let scalars = text.unicodeScalars
    guard pair == .straightDouble else { return !scalars.contains(pair.closing) }
    return !scalars.contains { $0.value < 0x20 }
  }

  /// Whether a quoted text would end the quotes around it.
  private static func clash(_ pair: QuotePair, _ outer: QuotePair?, _ text: String) -> Bool {
    guard let outer else { return false }
    return pair == outer || text.unicodeScalars.contains(outer.closing)
      || outer == .straightDouble && text.unicodeScalars.contains("\\")
  }
}
