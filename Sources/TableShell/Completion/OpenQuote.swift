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
        || QuotePair.allCases.contains { $0.opening == scalar } || isControl(scalar)
    }
  }

  /// What would break the line, or the screen, that it stands in.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
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
    result += pair == .straightDouble ? text.unicodeScalars.map(escaped).joined() : text
    if !isOpen { result.unicodeScalars.append(pair.closing) }
    return result
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": "\\" + String(scalar)
    case "\n": "\\n"
    case "\t": "\\t"
    case _ where isControl(scalar): "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: String(scalar)
    }
  }

  /// Only straight double quotes have escapes.
  private static func canHold(_ text: String, _ pair: QuotePair) -> Bool {
    pair == .straightDouble
      || !text.unicodeScalars.contains { $0 == pair.closing || isControl($0) }
  }

  /// Whether a quoted text would end the quotes around it.
  private static func clash(_ pair: QuotePair, _ outer: QuotePair?, _ text: String) -> Bool {
    guard let outer else { return false }
    return pair == outer || text.unicodeScalars.contains(outer.closing)
      || outer == .straightDouble && text.unicodeScalars.contains("\\")
  }
}
