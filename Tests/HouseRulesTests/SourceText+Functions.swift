extension SourceText {
  /// A function, initializer, subscript or computed property with a body.
  struct Function {
    var line: Int
    var lastLine: Int
    var body: Range<Int>
    var length: Int { lastLine - line + 1 }
  }

  private static let declarations: Set = [
    "func", "init", "deinit", "subscript", "var", "let", "case", "static", "mutating", "enum",
    "struct", "class", "protocol", "extension", "typealias", "associatedtype", "import", "private",
    "package", "public",
  ]

  var functions: [Function] {
    tokens.indices.compactMap { index in
      guard opensFunction(at: index), let brace = bodyBrace(after: index) else { return nil }
      let end = closingBrace(of: brace)
      return Function(
        line: tokens[index].line, lastLine: tokens[end].line, body: brace + 1..<max(end, brace + 1))
    }
  }

  private func opensFunction(at index: Int) -> Bool {
    switch tokens[index].text {
    case "func", "subscript", "deinit", "var": !has(".", at: index - 1)
    case "init":
      // A declaration begins its line, or stands behind its modifiers; a call behind a dot.
      !has(".", at: index - 1) && !has("=", at: index - 1)
    default: false
    }
  }

  /// The brace that opens the body, if there is one: a requirement of a protocol has none.
  private func bodyBrace(after index: Int) -> Int? {
    let isVariable = tokens[index].text == "var"
    var depth = 0
    for next in tokens.indices[(index + 1)...] {
      let token = tokens[next]
      switch token.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0:
        return has("get", at: next + 1) && isRequirement(next) ? nil : next
      case "}" where depth <= 0: return nil
      case "=" where depth == 0 && isVariable: return nil
      default:
        if depth == 0 && token.line > tokens[next - 1].line {
          if Self.declarations.contains(token.text) || token.text == "@" || isVariable {
            return nil
          }
        }
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Whether a brace holds only the words of a protocol's property.
  private func isRequirement(_ brace: Int) -> Bool {
    let words = tokens[(brace + 1)...].prefix { $0.text != "}" }.map(\.text)
    return words.allSatisfy { ["get", "set", "async", "throws"].contains($0) }
  }

  private func closingBrace(of brace: Int) -> Int {
    var depth = 0
    for index in tokens.indices[brace...] {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }
}
