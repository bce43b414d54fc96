import TableScript

/// One word of a set. `kind` is what mistakes call it.
func choice(_ kind: String, of words: [String], usage: String? = nil, _ gloss: String)
  -> Parameter<String>
{
  let usage = usage ?? words.joined(separator: "|")
  return Parameter(usage: usage, kind: .words(words), gloss: gloss) {
    (reader: inout ArgumentReader) throws(Diagnostic) in
    try reader.choice(kind, of: words)
  }
}

/// One word of a set whose words have meanings of their own.
func choice(_ kind: String, of choices: Choices, _ gloss: String) -> Parameter<String> {
  let words = choices.map(\.key)
  return Parameter(
    usage: words.joined(separator: "|"), kind: .choices(choices), gloss: gloss, choices: choices
  ) { (reader: inout ArgumentReader) throws(Diagnostic) in
    try reader.choice(kind, of: words)
  }
}

/// One word of a set, or nothing.
func optionalChoice(_ kind: String, of words: [String], usage: String? = nil, _ gloss: String)
  -> Parameter<String?>
{
  let usage = usage ?? "[" + words.joined(separator: "|") + "]"
  return Parameter(usage: usage, kind: .words(words), gloss: gloss) {
    (reader: inout ArgumentReader) throws(Diagnostic) in
    reader.isAtEnd ? nil : try reader.choice(kind, of: words)
  }
}

/// One word of a set whose words have meanings of their own, or nothing.
func optionalChoice(_ kind: String, of choices: Choices, _ gloss: String) -> Parameter<String?> {
  let words = choices.map(\.key)
  return Parameter(
    usage: "[" + words.joined(separator: "|") + "]", kind: .choices(choices), gloss: gloss,
    choices: choices
  ) { (reader: inout ArgumentReader) throws(Diagnostic) in
    reader.isAtEnd ? nil : try reader.choice(kind, of: words)
  }
}

/// A whole number that may be left out.
func optionalNumber(_ usage: String, in limits: ClosedRange<Int>, _ gloss: String)
  -> Parameter<NumberArgument?>
{
  Parameter(usage: "[\(usage)]", kind: .number, gloss: gloss) {
    (reader: inout ArgumentReader) throws(Diagnostic) in
    reader.isAtEnd ? nil : try reader.number(usage, in: limits)
  }
}
