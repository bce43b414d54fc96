import TableScript
import Testing

@Suite struct SourceTextTests {
  @Test(arguments: [
    ("show", "show"),
    ("show\n", "show"),
    ("show\r\n", "show"),
    ("show\r", "show"),
    ("\u{FEFF}show\r\n", "show"),
    ("\u{FEFF}", ""),
    (" show ", " show "),
    ("", ""),
  ])
  func `a line loses its mark and its end, nothing else`(line: String, text: String) throws {
    let source = try SourceText.decoding(Array(line.utf8))
    #expect(Array(source.text.utf8) == Array(text.utf8))
  }

  @Test func `only the first line may begin with a byte order mark`() throws {
    let source = try SourceText.decoding(Array("\u{FEFF}show".utf8), line: 2)
    #expect(source.text.utf8.count == 7)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], 1, "FF"),
      ([0xE5, 0x90, 0x89, 0xC3], 3, "C3"),
      ([0xED, 0xA0, 0x80], 0, "ED"),
      ([0x80], 0, "80"),
      ([0x61, 0x05, 0xC0, 0x8A], 2, "C0"),
    ] as [([UInt8], Int, String)])
  func `bytes that are no UTF-8 are refused where they stand`(
    bytes: [UInt8], offset: Int, byte: String
  ) throws {
    let mistake = try #require(
      #expect(throws: Diagnostic.self) {
        try SourceText.decoding(bytes, name: "demo.tvsh", line: 7)
      })
    #expect(mistake.offset == offset)
    #expect(mistake.message.description == "byte \(byte) is not UTF-8")
    #expect(mistake.source.name == "demo.tvsh")
    #expect(mistake.source.line == 7)
    #expect(mistake.source.text(in: mistake.range) == "\u{FFFD}")
  }

  @Test(arguments: [(0, 1), (4, 5), (5, 6), (8, 7), (15, 8), (17, 10), (20, 11)])
  func `columns count characters from 1`(offset: Int, column: Int) {
    let source = SourceText("ins \"吉林🏻\" e\u{301}")
    #expect(source.column(ofByte: offset) == column)
  }

  @Test func `a message knows its parts in any language`() {
    let message: Message = "no row \(5) in section \(0)"
    #expect(message.format == "no row {} in section {}")
    #expect(message.arguments == ["5", "0"])
    #expect(message.description == "no row 5 in section 0")
    let parts = message.arguments.map(\.description)
    #expect(Message.filling("第 {2} 节没有第 {1} 行", with: parts) == "第 0 节没有第 5 行")
    #expect(Message.filling("{} {x} {3} {}", with: parts) == "5 {x} {3} 0")
  }

  @Test func `a message may be a part of another`() {
    let reason: Message = "line \(2) has \("{}")"
    let message: Message = "cannot read \("a.csv"): \(reason)"
    #expect(message.format == "cannot read {}: {}")
    #expect(message.arguments == ["a.csv", .message(reason)])
    #expect(message.description == "cannot read a.csv: line 2 has {}")
  }

  @Test func `a part that looks like a place for one is left alone`() {
    let message: Message = "no path \("{}"): \("{1}")"
    #expect(message.description == "no path {}: {1}")
  }
}
