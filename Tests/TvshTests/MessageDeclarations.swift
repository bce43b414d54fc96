/// Where a text of the sources becomes a message: the parameters and properties that are declared
/// as one.
struct MessageDeclarations {
  /// `mistake 0` for the first argument of a call, where it has no label; `Failure reason` for one
  /// that has.
  private(set) var places: Set<String> = []
  /// The types around a line, and how deep the braces of each stand.
  private var types: [(name: String, depth: Int)] = []
  private var depth = 0

  mutating func add(_ source: String) {
    (types, depth) = ([], 0)
    // A declaration may go over several lines.
    let code = source.split(separator: "\n").map(Self.withoutTexts)
    for (index, line) in code.enumerated() {
      if let type = line.firstMatch(of: /\b(?:struct|enum|class|extension) ([\w.]+).*\{$/) {
        let name = type.1.split(separator: ".").last ?? ""
        types.append((String(name), depth))
      }
      if let property = line.firstMatch(of: /\b(?:let|var) (\w+): Message\b/), let type = types.last
      {
        places.insert("\(type.name) \(property.1)")
      }
      if let function = line.firstMatch(of: /\bfunc (\w+)[^(]*\(|\binit[?]?\(/) {
        let name = function.1.map(String.init) ?? types.last?.name ?? ""
        let rest = ([String(line[function.range.upperBound...])] + code[(index + 1)...].prefix(12))
        addParameters(rest.joined(separator: " "), of: name)
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      while let type = types.last, type.depth >= depth { types.removeLast() }
    }
  }

  private mutating func addParameters(_ text: String, of function: String) {
    for (number, parameter) in Self.list(text).enumerated() {
      let form = /^\s*(\w+)(?: \w+)?: (?:@autoclosure \(\) -> |inout )?\[?Message\b/
      guard let match = parameter.firstMatch(of: form) else { continue }
      places.insert("\(function) \(match.1 == "_" ? String(number) : String(match.1))")
    }
  }

  /// What stands between commas up to the parenthesis that closes the list.
  private static func list(_ text: String) -> [String] {
    var items = [""]
    var depth = 0
    for character in text {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if depth < 0 { break }
      if character == ",", depth == 0 {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    return items
  }

  private static func withoutTexts(_ line: Substring) -> String {
    String(line).replacing(/"(?:\\.|[^"\\])*"/, with: "\"\"").replacing(/\/\/.*/, with: "")
  }
}
