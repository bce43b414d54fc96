/// Text for man(1). Everything that is passed is plain text; what has a meaning of its own there is
/// written so that it has none.
struct Roff {
  private(set) var text = ""

  mutating func macro(_ name: String, _ arguments: String...) {
    text += "." + name
    for argument in arguments {
      let escaped = Self.escaped(argument)
      text += escaped.contains(" ") || escaped.isEmpty ? " \"\(escaped)\"" : " \(escaped)"
    }
    text += "\n"
  }

  mutating func section(_ title: String) { macro("SH", title) }

  mutating func subsection(_ title: String) { macro("SS", title) }

  mutating func paragraph(_ content: String) {
    macro("PP")
    line(content)
  }

  /// A term and, indented below it, what it means.
  mutating func entry(_ term: String, _ meaning: String) {
    macro("TP")
    text += "\\fB\(Self.escaped(term))\\fR\n"
    line(meaning)
  }

  mutating func synopsis(_ name: String, _ arguments: String) {
    text += "\\fB\(Self.escaped(name))\\fR \(Self.escaped(arguments))\n.br\n"
  }

  /// Lines that stay as they are.
  mutating func block(_ content: String) {
    macro("PP")
    macro("nf")
    for content in content.split(separator: "\n", omittingEmptySubsequences: false) {
      line(String(content))
    }
    macro("fi")
  }

  private mutating func line(_ content: String) {
    text += Self.escaped(content) + "\n"
  }

  static func escaped(_ content: String) -> String {
    var result = ""
    var isBehindColon = false
    for scalar in content.unicodeScalars {
      // The names of methods are long: they may be broken behind a colon.
      if isBehindColon, scalar.properties.isAlphabetic { result += "\\:" }
      isBehindColon = scalar == ":"
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      case "`": result += "\\(ga"
      case "…": result += "..."
      case "." where result.isEmpty: result += "\\&."
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\[u\(hexadecimal(scalar))]"
      }
    }
    return result
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
