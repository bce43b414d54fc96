import TableScript
import TestSupport
import Testing

@Suite struct LexerMistakeTests {
  private func parsing(_ marked: String) -> Diagnostic? {
    #expect(throws: Diagnostic.self) { try Parser.parse(MarkedSource(marked).source) }
  }

  @Test(arguments: [
    "ins 0 3 ⟦\"⟧吉林",
    "ins 0 3 ⟦'⟧吉林; show",
    "ins 0 3 ⟦“⟧吉林",
    "ins 0 3 ⟦‘⟧吉林",
    "ins 0 3 ⟦「⟧吉林",
    "ins 0 3 ⟦『⟧吉林",
    "ins 0 3 don⟦'⟧t",
    "ins 0 3 \"a\" ⟦\"⟧don't",
    "ins 0 3 ⟦\"⟧a\\\"",
    "ins 0 3 ⟦\"⟧a\\",
    "⟦\"⟧",
    "show; ⟦'⟧",
  ])
  func `a quote left open is a mistake where it opens`(marked: String) throws {
    let mistake = try #require(parsing(marked))
    #expect(MarkedSource.marking(mistake) == marked)
    #expect(mistake.message.description == "unclosed quote")
    #expect(mistake.hint == nil)
  }

  @Test(arguments: [
    ("⟦\"⟧吉林”", "\"", "”"),
    ("⟦\"⟧吉林“", "\"", "“"),
    ("⟦\"⟧吉林＂ with fade", "\"", "＂"),
    ("⟦\"⟧吉林'", "\"", "'"),
    ("⟦\"⟧it's 吉林”; show", "\"", "”"),
    ("⟦\"⟧吉林”辽宁", "\"", "”"),
    ("⟦'⟧吉林’", "'", "’"),
    ("⟦'⟧吉林＇", "'", "＇"),
    ("⟦'⟧吉林\"", "'", "\""),
    ("⟦“⟧吉林\"", "“", "\""),
    ("⟦“⟧吉林“", "“", "“"),
    ("⟦‘⟧吉林'", "‘", "'"),
    ("⟦「⟧吉林』", "「", "』"),
    ("⟦『⟧吉林」", "『", "」"),
    ("⟦「⟧吉林「", "「", "「"),
  ])
  func `a quote closed by another kind is told so`(
    marked: String, opening: String, closing: String
  ) throws {
    let mistake = try #require(parsing(marked))
    #expect(MarkedSource.marking(mistake) == marked)
    #expect(mistake.message.description == "unclosed quote")
    #expect(mistake.hint?.description == "opened with \(opening) and closed with \(closing)")
  }

  @Test(arguments: [
    (#"ins 0.3 "a⟦\q⟧b""#, #"no escape \q: \", \\, \n, \t, \u{…}"#),
    (#"ins 0.3 "吉⟦\林⟧""#, #"no escape \林: \", \\, \n, \t, \u{…}"#),
    (#"ins 0.3 "⟦\u⟧41""#, #"no escape \u: \", \\, \n, \t, \u{…}"#),
    (#"ins 0.3 "⟦\u{}⟧""#, #"no character \u{}"#),
    (#"ins 0.3 "⟦\u{D800}⟧""#, #"no character \u{D800}"#),
    (#"ins 0.3 "⟦\u{110000}⟧""#, #"no character \u{110000}"#),
    (#"ins 0.3 "⟦\u{0}⟧""#, #"no character \u{0}"#),
    (#"ins 0.3 "⟦\u{4x}⟧""#, #"no character \u{4x}"#),
    (#"ins 0.3 "⟦\u{zz}⟧b""#, #"no character \u{zz}"#),
    (#"ins 0.3 "⟦\u{吉}⟧""#, #"no character \u{吉}"#),
    (#"ins 0.3 "⟦\u{123456789}⟧""#, #"no character \u{123456789}"#),
    (#"ins 0.3 "⟦\u{41⟧ }""#, #"no character \u{41"#),
    (#"ins 0.3 "⟦\u{41⟧""#, #"no character \u{41"#),
    (#"ins 0.3 "⟦\u{41⟧\n}""#, #"no character \u{41"#),
    (#"ins 0.3 "⟦\u{41⟧"#, #"no character \u{41"#),
  ])
  func `an escape that is none is a mistake at its backslash`(
    marked: String, message: String
  ) throws {
    let mistake = try #require(parsing(marked))
    #expect(MarkedSource.marking(mistake) == marked)
    #expect(mistake.message.description == message)
  }

  @Test func `a mistake in one command leaves none of the line`() {
    #expect(throws: Diagnostic.self) { try Parser.parse(SourceText("show; del 0 1; 'x")) }
  }

  @Test func `a NUL is a mistake where it stands, even in a comment`() throws {
    let mistake = try #require(parsing("show # ab⟦\0⟧c"))
    #expect(mistake.range == 9..<10)
    #expect(mistake.message.description == "byte 00 is not text")
  }
}
