import TableRender
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("del 0 5", 7), ("吉林", 4), ("a吉b", 4), ("é", 1), ("e\u{301}", 1), ("ｄ", 2),
    ("“”", 2), ("「」", 4), ("　", 2), ("\u{301}", 0), ("\u{200B}", 0), ("한", 2),
  ])
  func `a text is as wide as its characters`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test(arguments: [("😀", 2), ("👩‍👩‍👧", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2)])
  func `a character is as wide as its widest scalar, an emoji two`(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func `control characters take no column, unknown ones take one`() {
    #expect(DisplayWidth.of("\u{1B}\u{7}\u{85}") == 0)
    #expect(DisplayWidth.of("\u{E0FFF}") == 1)
  }

  @Test(arguments: [
    ("\t", 0, 8), ("a\t", 0, 8), ("1234567\t", 0, 8), ("12345678\t", 0, 16),
    ("\t", 6, 2), ("a\t", 6, 2), ("ab\t", 6, 10), ("吉\tb", 0, 9),
  ])
  func `a tab goes to the next of its stops`(text: String, start: Int, width: Int) {
    #expect(DisplayWidth.of(text, startingAt: start) == width)
  }

  @Test(arguments: [
    ("del 0 5", 6, 0, 6), ("ins \"吉林\" x", 12, 0, 10), ("ins\t0", 4, 6, 16),
    ("吉", 0, 0, 0), ("吉", 1, 0, 0), ("吉", 2, 0, 0), ("吉", 3, 0, 2), ("ab", 99, 6, 8),
    ("e\u{301}x", 1, 0, 0), ("e\u{301}x", 3, 0, 1),
  ])
  func `a byte is shown where its character is`(
    text: String, offset: Int, start: Int, column: Int
  ) {
    #expect(DisplayWidth.column(ofByteOffset: offset, in: text, startingAt: start) == column)
  }
}
