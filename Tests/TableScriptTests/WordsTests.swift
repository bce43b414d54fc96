import TableScript
import Testing

/// A word as it is typed, and as it is understood.
private let spellings: [(typed: String, text: String)] = [
  ("del", "del"), ("0.12", "0.12"), ("\"a b\"", "a b"), ("'c;d'", "c;d"), (#""e\"f""#, "e\"f"),
  ("g\"h\"i", "ghi"), ("「吉 林」", "吉 林"), ("０．１", "０．１"), ("\"\"", ""),
]

@Suite struct WordsTests {
  @Test(arguments: 1...24)
  func `a command keeps all its words, however many and however written`(count: Int) throws {
    let chosen = (0..<count).map { spellings[($0 * 7 + count) % spellings.count] }
    let line = chosen.map(\.typed).joined(separator: " ")
    let statement = try #require(try Parser.parse(SourceText(line)).first)
    #expect(statement.words.map(\.text) == chosen.map(\.text))
    #expect(statement.words.count == count)
    #expect(statement.words.suffix(1).map(\.text) == [chosen[count - 1].text])
    #expect(statement.range == 0..<line.utf8.count)
    let source = SourceText(line)
    #expect(statement.words.map { source.text(in: $0.range) } == chosen.map(\.typed))
  }

  @Test(arguments: 0...20)
  func `a line keeps all its commands in their order`(count: Int) throws {
    let commands = (0..<count).map { number in
      ["del \(number)", "show", #"ins 0 "\t" 'b' c d e f g"#][number % 3]
    }
    let line = ";" + commands.joined(separator: " ;; ") + "；"
    let source = SourceText(line)
    let statements = try Parser.parse(source)
    #expect(statements.count == count)
    #expect(statements.isEmpty == (count == 0))
    #expect(statements.map { source.text(in: $0.range) } == commands)
    #expect(
      statements.map { $0.words.map(\.text) }
        == (try commands.map { try Parser.parse(SourceText($0))[0].words.map(\.text) }))
  }

  @Test func `words are equal by what they say and where they stand`() throws {
    let words = try Parser.parse(SourceText("show 'show'"))[0].words
    let later = try Parser.parse(SourceText(" show")).first?.words.first
    #expect(words[0] == (try Parser.parse(SourceText("show; dump"))[0].words[0]))
    #expect(words[0] != words[1])
    #expect(words[0] != later)
  }

  @Test func `a word may name a row where a path may stand, and is itself elsewhere`() throws {
    let names = [PathName("this", section: 0, row: 1), PathName("target", section: 2, row: 3)]
    func reader(_ line: String) throws -> ArgumentReader {
      ArgumentReader(try Parser.parse(SourceText(line), naming: names)[0])
    }
    var one = try reader("data this this target 5")
    #expect(try one.path().range == 5..<9)
    #expect(try one.texts().map(\.text) == ["this", "target", "5"])
    var list = try reader("del this 0.2 ｔａｒｇｅｔ")
    #expect(try list.paths().map(\.section) == [0, 0, 2])
    var pair = try reader("move 0 1 target")
    let (from, to) = try pair.twoPaths()
    #expect([from.section, from.row, to.section, to.row] == [0, 1, 2, 3])
    var bare = try reader("ins 0 this")
    #expect(try bare.path().row == 0)
    #expect(try bare.texts().map(\.text) == ["this"])
    var number = try reader("del-section this")
    #expect(throws: Diagnostic.self) { try number.sections() }
    var quoted = try reader("del 'this'")
    #expect(throws: Diagnostic.self) { try quoted.paths() }
    var unnamed = ArgumentReader(try Parser.parse(SourceText("del this"))[0])
    #expect(throws: Diagnostic.self) { try unnamed.paths() }
  }

  @Test func `a line in the memory of another leaves that as it is while somebody holds it`() throws
  {
    let lines = [
      "ins 0 3 \"row 5\"", #"a"b" "\t" 12 'c'; show; data del 0.1"#, "", "del 0 7",
      (0..<40).map { "w\($0)" }.joined(separator: " "), "# nothing", "x ; y",
    ]
    var statements = Statements()
    var held: [(line: String, statements: Statements)] = []
    for (number, line) in (lines + lines.reversed()).enumerated() {
      try Parser.parse(line.utf8.span, name: "", number: number, into: &statements)
      #expect(statements.elementsEqual(try Parser.parse(SourceText(line))))
      #expect(statements.allSatisfy { $0.source == SourceText(line, line: number) })
      // Every other line is held on to, so that the next has to find memory of its own.
      if number.isMultiple(of: 2) { held.append((line, statements)) }
    }
    for (line, statements) in held {
      #expect(statements.elementsEqual(try Parser.parse(SourceText(line))), "\(line)")
    }
  }

  @Test func `a mistake in a line leaves no commands of it nor of the one before`() throws {
    var statements = try Parser.parse(SourceText("del 0 1; show"))
    #expect(throws: Diagnostic.self) {
      try Parser.parse("ins 0 1 'a'; show \"b".utf8.span, name: "", number: 1, into: &statements)
    }
    #expect(statements.isEmpty)
    try Parser.parse("dump".utf8.span, name: "", number: 1, into: &statements)
    #expect(statements.map { $0.words.map(\.text) } == [["dump"]])
  }

  @Test(arguments: [
    ("0", 0), ("7", 7), ("007", 7), ("999999999", 999_999_999), ("000000001", 1),
    ("0000000001", 1), ("1234567890", 1_234_567_890), ("9223372036854775807", Int.max),
    ("9223372036854775808", nil), ("1a", nil), ("a1", nil), ("'1'", nil), ("1\"2\"", nil),
    ("１２", 12), ("-3", -3), ("1.", nil), ("１2345678", 12_345_678),
  ])
  func `a number is read alike however many digits it has`(typed: String, value: Int?) throws {
    let line = "del \(typed) \(typed)"
    let words = try Parser.parse(SourceText(line))[0].words
    #expect(words[1].number == value)
    var reader = ArgumentReader(try Parser.parse(SourceText(line))[0])
    if let value {
      let path = try reader.path()
      #expect((path.section, path.row) == (value, value))
      #expect(path.range == 4..<line.utf8.count)
    } else {
      #expect(throws: Diagnostic.self) { _ = try reader.number() }
    }
  }

  @Test func `a blank line of any kind has no command`() throws {
    for line in ["", " ", "\t　", ";", "；；", "# show", "  ＃"] {
      #expect(try Parser.parse(SourceText(line)).isEmpty, "\(line.debugDescription)")
    }
    #expect(Statements().isEmpty)
  }
}

@Suite struct KeywordTreeTests {
  private let names = [
    "del", "delete", "data", "data del", "expect row", "expect data row", "expect data rows", "d",
  ]

  private func find(_ line: String) throws -> (name: String?, length: Int) {
    let found = KeywordTree(names).find(try Parser.parse(SourceText(line))[0].words)
    return (found.name.map { names[$0] }, found.length)
  }

  @Test func `each name is found, with its words`() throws {
    for name in names {
      let found = try find(name + " 'x'")
      #expect(found.name == name)
      #expect(found.length == name.split(separator: " ").count)
    }
  }

  @Test(arguments: [
    ("deli", nil, 0), ("de", nil, 0), ("Del", nil, 0), ("'del'", nil, 0), ("d\"el\"", nil, 0),
    ("expect", nil, 1), ("expect data", nil, 2), ("expect data del", nil, 2),
    ("expect 'data' row", nil, 1), ("data delete", "data", 1), ("data rows", "data", 1),
    ("del del", "del", 1), ("ｄａｔａ　ｄｅｌ", "data del", 2), ("row", nil, 0), ("ｄé", nil, 0),
  ])
  func `only whole words count, and none in quotes`(
    line: String, name: String?, length: Int
  ) throws {
    let found = try find(line)
    #expect(found.name == name)
    #expect(found.length == length)
  }

  @Test func `names that begin and end alike are told apart`() throws {
    let letters = ["a", "b", "c"]
    let middles = letters.flatMap { first in letters.map { first + $0 } }
    let names = middles.flatMap { ["x\($0)y", "x\($0)zy", "x\($0)y x\($0)y"] }
    let tree = KeywordTree(names)
    for (number, name) in names.enumerated() {
      let found = tree.find(try Parser.parse(SourceText(name + " 1"))[0].words)
      #expect(found.name == number, "\(name)")
    }
  }

  @Test func `a tree of no names finds none`() throws {
    let words = try Parser.parse(SourceText("del"))[0].words
    #expect(KeywordTree([]).find(words).name == nil)
  }
}
