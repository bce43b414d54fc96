import TableScript
import Testing

/// Lines are read several bytes at a time: wherever a word ends among them, it ends there.
@Suite struct WordEndTests {
  /// What stands behind a bare word, what of it belongs to the word, and the words that follow.
  private static let behind: [(typed: String, joined: String, isQuoted: Bool, others: [String])] = [
    ("", "", false, []), (" ", "", false, []), ("\t\t", "", false, []), ("　", "", false, []),
    (" x", "", false, ["x"]), (";x", "", false, ["x"]), ("；x", "", false, ["x"]),
    (" #x", "", false, []), ("#x", "#x", false, []), ("é x", "é", false, ["x"]),
    ("吉 x", "吉", false, ["x"]), ("，", "，", false, []), ("😀;x", "😀", false, ["x"]),
    ("\u{1}x", "\u{1}x", false, []), ("(x)", "(x)", false, []), ("\"b c\" x", "b c", true, ["x"]),
    ("'b;c'", "b;c", true, []), ("“b c”x", "b cx", true, []), ("\\n", "\\n", false, []),
    (#""\t" x"#, "\t", true, ["x"]),
  ]

  @Test(arguments: 1...26)
  func `a bare word of any length ends where it ends`(length: Int) throws {
    for blanks in 0..<9 {
      for (typed, joined, isQuoted, others) in Self.behind {
        let word = String(repeating: "a", count: length)
        let line = String(repeating: " ", count: blanks) + word + typed
        let words = try Parser.parse(SourceText(line)).flatMap(\.words)
        #expect(words.map(\.text) == [word + joined] + others, "\(line.debugDescription)")
        #expect(words.first?.isQuoted == isQuoted, "\(line.debugDescription)")
        #expect(words.first?.range.lowerBound == blanks, "\(line.debugDescription)")
      }
    }
  }

  @Test(arguments: 0...26)
  func `a quoted word of any length ends where it ends`(length: Int) throws {
    for blanks in 0..<9 {
      for inside in ["", " ", ";", "#", "é", "吉", "😀", "“", "\t", "\u{1}", "{", "]", "^", "["] {
        for quote in ["\"", "'"] {
          let other = quote == "'" ? "\"" : "'"
          let text = String(repeating: "a", count: length) + inside + "b" + other
          let line = String(repeating: " ", count: blanks) + quote + text + quote
          for rest in ["", " x", ";x", "y"] {
            let words = try Parser.parse(SourceText(line + rest)).flatMap(\.words)
            let joined = rest == "y" ? "y" : ""
            #expect(words.first?.text == text + joined, "\((line + rest).debugDescription)")
            #expect(words.first?.isQuoted == true)
            #expect(words.dropFirst().map(\.text) == (rest.hasSuffix("x") ? ["x"] : []))
          }
        }
      }
    }
  }

  @Test(arguments: 0...26)
  func `a mistake is found wherever it stands`(length: Int) {
    let word = String(repeating: "a", count: length)
    for line in [word + "\0", "'" + word + "\0'", "x # " + word + "\0", word + " \"b\0"] {
      let mistake = #expect(throws: Diagnostic.self) { try Parser.parse(SourceText(line)) }
      #expect(mistake?.message.description == "byte 00 is not text", "\(line.debugDescription)")
    }
    for line in ["'" + word, "x \"" + word, word + "'b", "\"" + word + #"\""#] {
      let mistake = #expect(throws: Diagnostic.self) { try Parser.parse(SourceText(line)) }
      #expect(mistake?.message.description == "unclosed quote", "\(line.debugDescription)")
    }
  }
}
