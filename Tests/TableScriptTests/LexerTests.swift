import TableScript
import Testing

/// The words of a line as they were understood: quoted ones between angles, commands apart.
private func reprint(_ line: String) throws -> String {
  try Parser.parse(SourceText(line)).map { statement in
    statement.words.map { $0.isQuoted ? "<\($0.text)>" : $0.ascii }.joined(separator: " ")
  }.joined(separator: " | ")
}

@Suite struct LexerTests {
  @Test(arguments: [
    ("", ""),
    ("   \t　 ", ""),
    ("show", "show"),
    ("del 0 1", "del 0 1"),
    ("  del\t0\t1  ", "del 0 1"),
    ("del　0　1", "del 0 1"),
    ("begin; del 0.1;end", "begin | del 0.1 | end"),
    (";;show;;", "show"),
    ("show；dump", "show | dump"),
    ("é😀 吉林", "é😀 吉林"),
  ])
  func `words stand between blanks, commands between semicolons`(
    line: String, words: String
  ) throws {
    #expect(try reprint(line) == words)
  }

  @Test(arguments: [
    ("# nothing", ""),
    ("#! /usr/bin/env tvsh", ""),
    ("＃ 什么都没有", ""),
    ("show # the table; not this", "show"),
    ("show ＃ 表格", "show"),
    ("show;#", "show"),
    ("ins 0.1 a#b", "ins 0.1 a#b"),
    ("ins 0.1 \"\"#b", "ins 0.1 <#b>"),
    ("ins 0.1 '# no comment'", "ins 0.1 <# no comment>"),
  ])
  func `a comment starts where a word may start`(line: String, words: String) throws {
    #expect(try reprint(line) == words)
  }

  @Test(arguments: [
    ("\"a b\"", "<a b>"),
    ("'a b'", "<a b>"),
    ("“a b”", "<a b>"),
    ("‘a b’", "<a b>"),
    ("「a b」", "<a b>"),
    ("『a b』", "<a b>"),
    ("\"\" '' “” ‘’ 「」 『』", "<> <> <> <> <> <>"),
    ("\"it's ”“「\"", "<it's ”“「>"),
    ("'say \"x\"'", "<say \"x\">"),
    ("“a \"b\" c”", "<a \"b\" c>"),
    ("「a；＃ b」", "<a；＃ b>"),
    ("'a;b　c\td'", "<a;b　c\td>"),
    ("don’t", "don’t"),
  ])
  func `each pair of quotes holds a text together`(line: String, words: String) throws {
    #expect(try reprint(line) == words)
  }

  @Test(arguments: [
    ("a\"b\"", "<ab>"),
    ("\"a\"b", "<ab>"),
    ("a\"b\"c'd'「e」f", "<abcdef>"),
    ("\"a\"\"b\"", "<ab>"),
    ("\"a\";\"b\"", "<a> | <b>"),
    ("\"a\"　\"b\"", "<a> <b>"),
  ])
  func `parts that touch are one word`(line: String, words: String) throws {
    #expect(try reprint(line) == words)
  }

  @Test(arguments: [
    (#""\"""#, "<\">"),
    (#""\\""#, "<\\>"),
    (#""a\nb""#, "<a\nb>"),
    (#""a\tb""#, "<a\tb>"),
    (#""\u{41}\u{5409}\u{1F600}\u{00000e9}""#, "<A吉😀é>"),
    (#"'\n'"#, "<\\n>"),
    (#"“\n”"#, "<\\n>"),
    (#"a\n"#, "a\\n"),
  ])
  func `only straight double quotes know escapes`(line: String, words: String) throws {
    #expect(try reprint(line) == words)
  }

  @Test(arguments: [
    ("ｄｅｌ　０．１", "del 0.1"),
    ("del ０。１", "del 0.1"),
    ("del 0。1。2", "del 0.1.2"),
    ("del 0．1－3；？", "del 0.1-3 | ?"),
    ("del ０．＊", "del 0.*"),
    ("好。 。1 a。1 1。", "好。 。1 a。1 1。"),
    ("！～", "!~"),
  ])
  func `full-width characters read as their ASCII forms`(line: String, words: String) throws {
    #expect(try reprint(line) == words)
  }

  @Test func `texts keep their full-width characters`() throws {
    let words = try Parser.parse(SourceText("ins ０．３ Ａ。１ ＂x＂ a＃b"))[0].words
    #expect(words.map(\.text) == ["ins", "０．３", "Ａ。１", "＂x＂", "a＃b"])
    #expect(words.map(\.isQuoted) == [false, false, false, false, false])
  }

  @Test func `a word with a quoted part is no keyword and no number`() throws {
    let words = try Parser.parse(SourceText("with w\"ith\" 5 '5' ｗith"))[0].words
    #expect(words.map { $0.is("with") } == [true, false, false, false, true])
    #expect(words.map(\.keyword) == ["with", nil, "5", nil, "with"])
    #expect(words.map(\.number) == [nil, nil, 5, nil, nil])
  }

  @Test func `words and commands know their bytes`() throws {
    let statements = try Parser.parse(SourceText(" ins 0.3 \"吉林\" ; show # end"))
    #expect(statements.map(\.range) == [1..<17, 20..<24])
    #expect(statements[0].words.map(\.range) == [1..<4, 5..<8, 9..<17])
    #expect(statements[0].endOfLastWord == 17)
  }

  @Test(arguments: [
    ("on commit 'table del this; del 0 1'", "table del this | del 0 1", 11),
    ("on commit 「show」", "show", 13),
    ("on commit show", "show", 10),
  ])
  func `commands within a word keep the places of the line`(
    line: String, commands: String, start: Int
  ) throws {
    let source = SourceText(line)
    let word = try Parser.parse(source)[0].words[2]
    let contents = try #require(source.contents(of: word))
    let statements = try Parser.parse(source, within: contents)
    let texts = statements.map { source.text(in: $0.range) }
    #expect(texts.joined(separator: " | ") == commands)
    #expect(statements[0].range.lowerBound == start)
  }

  @Test(arguments: [#""a\n""#, #"a"b""#, "'a'b", "'a''b'"])
  func `the text of an altered word stands nowhere in the line`(line: String) throws {
    let source = SourceText(line)
    #expect(source.contents(of: try Parser.parse(source)[0].words[0]) == nil)
  }
}
