extension SourceText {
  /// Every module that is imported, and where.
  var importedModules: [(module: String, line: Int)] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    return tokens.indices.compactMap { index in
      guard has("import", at: index), !has(".", at: index - 1), index + 1 < tokens.count else {
        return nil
      }
      let isOfKind = kinds.contains(tokens[index + 1].text)
      guard tokens.indices.contains(index + (isOfKind ? 2 : 1)) else { return nil }
      return (tokens[index + (isOfKind ? 2 : 1)].text, tokens[index].line)
    }
  }

  /// Types that are declared outside of functions, or in them: all are names that another file can
  /// mean.
  var declaredTypes: Set<String> {
    let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    return Set(
      tokens.indices.dropLast().filter { kinds.contains(tokens[$0].text) }
        .map { tokens[$0 + 1].text }.filter { $0.first?.isUppercase == true })
  }

  /// For every token the type or extension that it stands in.
  var enclosingTypes: [String?] {
    let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "extension"]
    var open: [String?] = []
    var next: String?
    return tokens.indices.map { index in
      if kinds.contains(tokens[index].text), index + 1 < tokens.count,
        tokens[index + 1].text.first?.isUppercase == true
      {
        next = tokens[index + 1].text
      }
      if tokens[index].text == "{" {
        open.append(next ?? open.last ?? nil)
        next = nil
      }
      if tokens[index].text == "}" { _ = open.popLast() }
      return open.last ?? nil
    }
  }

  /// The types that have a method of their own named `print`.
  var typesThatPrint: Set<String> {
    let types = enclosingTypes
    return Set(tokens.indices.filter { has("func", "print", at: $0) }.compactMap { types[$0] })
  }

  /// The names of functions that are sentences, and where they stand.
  var testNames: [(name: Substring, line: Int)] {
    lines.enumerated().compactMap { index, line in
      guard !linesInTexts.contains(index + 1), let start = line.firstRange(of: "func `") else {
        return nil
      }
      let rest = line[start.upperBound...]
      guard let end = rest.firstIndex(of: "`") else { return nil }
      return (rest[..<end], index + 1)
    }
  }

  /// Whether `@Test` stands before the function of this line.
  func isTest(functionAt line: Int) -> Bool {
    guard let index = tokens.firstIndex(where: { $0.line == line && $0.text == "func" }) else {
      return false
    }
    // Attributes stand before the function, behind whatever ended before them.
    let before = tokens[..<index].reversed().prefix { !["}", "{", ";"].contains($0.text) }
    return zip(before.dropFirst(), before).contains { $0.text == "@" && $1.text == "Test" }
  }
}
