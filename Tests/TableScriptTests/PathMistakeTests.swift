import TableScript
import TestSupport
import Testing

@Suite struct PathMistakeTests {
  private func expect(
    _ marked: String, _ message: String, hint: String? = nil,
    by read: (String) throws -> String
  ) throws {
    let line = MarkedSource(marked).source.text
    let mistake = try #require(#expect(throws: Diagnostic.self) { _ = try read(line) })
    #expect(MarkedSource.marking(mistake) == marked)
    #expect(mistake.message.description == message)
    #expect(mistake.hint?.description == hint)
  }

  @Test(arguments: [
    ("del 0 1 ⟦2⟧", "del 0.1 0.2"),
    ("delete 1 2 ⟦3⟧ 4 5", "delete 1.2 1.3 1.4 1.5"),
    ("del 0 1 ⟦1⟧ 0", "del 0.1 1.0"),
    ("del 0 1 ⟦0⟧ 2", "del 0.1 0.2"),
    ("del 0 1 ⟦2⟧ 1.0", "del 0.1 0.2 1.0"),
    ("del 0 1 ⟦1⟧", "del 0.1"),
  ])
  func `a third number is told how to name several rows`(marked: String, hint: String) throws {
    try expect(marked, "a third number: two name one path", hint: hint, by: Reading.paths)
  }

  @Test(arguments: [
    ("del 0.1 ⟦2⟧", "del 0.1 0.2"), ("del 0 1 ⟦0.2⟧", "del 0.1 0.2"),
    ("del 2 ⟦1.0⟧", "del 0.2 1.0"),
  ])
  func `bare numbers do not mix with dotted paths`(marked: String, hint: String) throws {
    try expect(
      marked, "bare numbers name one path: several are dotted", hint: hint, by: Reading.paths)
  }

  @Test func `three numbers are not two paths`() throws {
    let message = "a third number: two name one path"
    try expect("move 0 1 ⟦2⟧", message, hint: "move 0.1 0.2", by: Reading.twoPaths)
    try expect("move 0 1 ⟦2⟧ 0.1", message, hint: "move 0.1 0.2", by: Reading.twoPaths)
    try expect("tap 0 1 ⟦2⟧", message, by: Reading.path)
    try expect("move 0 1 1 0 ⟦2⟧", "a word too many: 2", by: Reading.twoPaths)
  }

  @Test(arguments: ["0:1", "0.", "1,2", "0.1-3", "0.3-1", "2nd"])
  func `a second path that is none is not a word too many`(word: String) throws {
    let message = "no path \(word): SECTION.ROW, SECTION ROW, ROW"
    try expect("move 0 1 ⟦\(word)⟧", message, by: Reading.twoPaths)
    try expect("move 0.1 ⟦\(word)⟧", message, by: Reading.twoPaths)
    try expect("move 0 ⟦\(word)⟧", message, by: Reading.twoPaths)
  }

  @Test func `what stands behind two paths is a word too many`() throws {
    for marked in ["move 0 1 1 0 ⟦0:1⟧", "move 0.1 1.0 ⟦0:1⟧", "move 0 1 ⟦x⟧", "move 0 1 ⟦'1'⟧"] {
      let place = MarkedSource(marked)
      let word = place.source.text(in: place.range)
      try expect(marked, "a word too many: \(word)", by: Reading.twoPaths)
    }
  }

  @Test func `a second path may have a number that is too large`() throws {
    let number = "1.99999999999999999999"
    try expect("move 0 0 ⟦\(number)⟧", "number too large: \(number)", by: Reading.twoPaths)
    try expect("move 0.0 ⟦\(number)⟧", "number too large: \(number)", by: Reading.twoPaths)
  }

  @Test(arguments: ["here", "'0.1'", "0.1-2", "0.3-1", "0.*", "0.", "1,2", "0.1.2"])
  func `one path is asked for and something else is there`(word: String) throws {
    try expect(
      "tap ⟦\(word)⟧", "no path \(word): SECTION.ROW, SECTION ROW, ROW", by: Reading.path)
  }

  @Test(arguments: [
    ("x", nil), ("0.1-", nil), ("0.1.2", nil), (".1", nil), ("0.-", nil), ("0.1-*", nil),
    ("*", "0.*"), ("1-3", "0.1-3"), ("3-1", nil),
  ])
  func `paths are asked for and something else is there`(word: String, hint: String?) throws {
    let forms = "SECTION.ROW, SECTION.ROW-ROW, SECTION.*"
    try expect(
      "del ⟦\(word)⟧ 0.1", "no path \(word): \(forms)", hint: hint, by: Reading.paths)
  }

  @Test(arguments: ["x", "'1'", "0.1", "1-", "**"])
  func `sections are asked for and something else is there`(word: String) throws {
    try expect(
      "del-section 0 ⟦\(word)⟧", "no section \(word): N, N-N, *", by: Reading.sections)
  }

  @Test func `a range that runs backwards is shown forwards`() throws {
    try expect("del ⟦0.3-1⟧", "range 0.3-1 runs backwards", hint: "0.1-3", by: Reading.paths)
    try expect(
      "del-section ⟦3-1⟧", "range 3-1 runs backwards", hint: "1-3", by: Reading.sections)
  }

  @Test(arguments: [
    "tap ⟦99999999999999999999⟧", "tap ⟦0.99999999999999999999⟧",
    "tap ⟦9223372036854775808⟧", "tap 0 ⟦99999999999999999999⟧",
  ])
  func `a number may be too large`(marked: String) throws {
    let place = MarkedSource(marked)
    let number = place.source.text(in: place.range)
    try expect(marked, "number too large: \(number)", by: Reading.path)
  }

  @Test func `what is missing is missed behind the last word`() throws {
    try expect("tap⟦⟧", "tap needs a PATH", by: Reading.path)
    try expect("  del⟦⟧  ; show", "del needs a PATH", by: Reading.paths)
    try expect("move⟦⟧ # x", "move needs a PATH", by: Reading.twoPaths)
    try expect("move 1⟦⟧", "move needs a PATH", by: Reading.twoPaths)
    try expect("move 0.1⟦⟧", "move needs a PATH", by: Reading.twoPaths)
    try expect("ins 0 3⟦⟧", "ins needs a TEXT", by: Reading.pathAndTexts)
    try expect("ins 3 5⟦⟧", "ins needs a TEXT", by: Reading.pathAndTexts)
    try expect("del-section⟦⟧", "del-section needs a N", by: Reading.sections)
  }
}
