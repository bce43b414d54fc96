import CPseudoTerminal
import TestSupport
import Testing

struct ScreenTests {
  /// How a terminal of so many columns shows a text, by the rule that a wide character is never
  /// cut.
  private func wrapped(_ text: String, _ columns: Int) -> [String] {
    var rows = [""]
    var width = 0
    for scalar in text.unicodeScalars {
      let more = Int(pty_width(scalar.value))
      if width + more > columns {
        rows.append("")
        width = 0
      }
      rows[rows.count - 1].unicodeScalars.append(scalar)
      width += more
    }
    return rows.map { row in
      var row = Substring(row)
      while row.last == " " { row.removeLast() }
      return String(row)
    }
  }

  @Test(arguments: 20...43)
  func `inserting and deleting before wrapped wide characters leaves no wrong cell`(columns: Int)
    throws
  {
    let probe = try Probe(rows: 12, columns: columns)
    let tail = "吉林省长春市e\u{301}内蒙古自治区呼和浩特市新疆维吾尔自治区乌鲁木齐市宁夏"
    var line = Array("a" + tail)
    probe.terminal.type("a" + tail + Key.control("A") + Key.right)
    for (place, insert) in ["x", "吉", "y", "林", "z"].enumerated() {
      probe.terminal.type(insert + Key.right)
      line.insert(contentsOf: insert, at: 1 + 2 * place)
      let expected = wrapped("> " + String(line), columns)
      #expect(probe.rows(like: expected) == expected)
    }
    for _ in 0..<8 {
      probe.terminal.type(Key.control("A") + Key.right + Key.delete)
      line.remove(at: 1)
      let expected = wrapped("> " + String(line), columns)
      #expect(probe.rows(like: expected) == expected)
    }
    #expect(probe.type(Key.enter, expect: "[\(String(line))]"))
    #expect(probe.terminal.screen.unknown == [])
  }

  @Test(arguments: ["screen", "tmux", "xterm", "vt100", "linux"])
  func `the cursor stands where the next character goes`(term: String) throws {
    let probe = try Probe(["TERM": term], rows: 8, columns: 20)
    probe.terminal.type("吉林省长春市朝阳区" + Key.left + Key.left)
    #expect(probe.cursor(like: [0, 16]) == [0, 16])
    probe.terminal.type(Key.right)
    #expect(probe.cursor(like: [0, 18]) == [0, 18])
    probe.terminal.type(Key.right)
    #expect(probe.cursor(like: [1, 0]) == [1, 0])
  }

  @Test func `combining marks and control characters show`() throws {
    let probe = try Probe()
    probe.terminal.type("e\u{301}x\u{16}\u{1B}y" + Key.control("A") + "z")
    let expected = ["> ze\u{301}x^[y"]
    #expect(probe.rows(like: expected) == expected)
  }

  @Test func `a prompt with colours takes only the room it shows`() throws {
    let probe = try Probe(["PROBE_PROMPT": "\u{1B}[1;32mtv>\u{1B}[0m "], rows: 6, columns: 20)
    probe.terminal.type("abc")
    #expect(probe.rows(like: ["tv> abc"]) == ["tv> abc"])
    #expect(probe.terminal.screen.cursorColumn == 7)
    probe.terminal.type(Key.control("A") + "吉")
    #expect(probe.rows(like: ["tv> 吉abc"]) == ["tv> 吉abc"])
    #expect(probe.terminal.screen.cursorColumn == 6)
  }

  @Test func `a line taller than the screen shows the part with the cursor, and goes by whole`()
    throws
  {
    let probe = try Probe(rows: 4, columns: 20)
    let line = (0..<30).map { "word\($0)" }.joined(separator: " ")
    probe.terminal.type(line)
    #expect(probe.rows { $0.joined().hasSuffix("word29") })
    probe.terminal.type(Key.control("A") + "X")
    #expect(probe.rows { $0.first == "> Xword0 word1 word2" })
    #expect(probe.type(Key.enter, expect: "word29]"))
    let expected = "> X\(line)[X\(line)]>".filter { $0 != " " }
    let isWhole = probe.terminal.wait {
      ($0.screen.scrolledOff + $0.screen.text).joined().filter { $0 != " " }.hasSuffix(expected)
    }
    #expect(isWhole)
    #expect(probe.terminal.transcript.contains("[X\(line)]"))
  }

  /// Changes the width and waits until the reader has painted for it. A terminal that reflows shows
  /// what is expected before that, and the next key or resize must not overtake the reader.
  private func resize(_ probe: Probe, to columns: Int, reflowing: Bool) {
    let start = probe.terminal.output.count
    probe.terminal.resize(rows: 10, columns: columns, reflowing: reflowing, after: .zero)
    #expect(probe.terminal.wait(for: "\u{1B}8", from: start))
  }

  @Test(arguments: [true, false])
  func `a resize keeps the line and redraws it in its place`(reflowing: Bool) throws {
    let changes = reflowing ? [:] : ["TERM": "linux"]
    let probe = try Probe(changes, rows: 10, columns: 60)
    #expect(probe.type("before\r", expect: "[before]"))
    probe.waitUntilReady()
    let line = "ins 0 3 \"内蒙古自治区呼和浩特市新疆维吾尔自治区乌鲁木齐市\" with fade"
    probe.terminal.type(line)
    let above = ["> before", "[before]"]
    #expect(probe.rows(like: above + wrapped("> " + line, 60)) == above + wrapped("> " + line, 60))
    for columns in [30, 21, 72, 40] {
      resize(probe, to: columns, reflowing: reflowing)
      let expected = wrapped("> " + line, columns)
      if reflowing {
        #expect(probe.rows(like: above + expected) == above + expected)
      } else {
        #expect(probe.rows { $0.suffix(expected.count) == expected[...] })
      }
    }
    #expect(probe.type("!\r", expect: "[\(line)!]"))
  }

  /// 72 and 70 cells: each fills the rows of some width exactly.
  @Test(arguments: [
    (String(repeating: "abcdefghij", count: 7), 0), (String(repeating: "abcdefghij", count: 7), 2),
    ("内蒙古自治区呼和浩特市新疆维吾尔自治区乌鲁木齐 ins 0 3 \"吉林\" with fade", 0),
    ("内蒙古自治区呼和浩特市新疆维吾尔自治区乌鲁木齐 ins 0 3 \"吉林\" with fade", 11),
  ])
  func `a resize to any width leaves no copy of the line`(line: String, left: Int) throws {
    let probe = try Probe(rows: 10, columns: 60)
    #expect(probe.type("before\r", expect: "[before]"))
    probe.waitUntilReady()
    probe.terminal.type(line + String(repeating: Key.left, count: left))
    let above = ["> before", "[before]"]
    #expect(probe.rows(like: above + wrapped("> " + line, 60)) == above + wrapped("> " + line, 60))
    var generator = SeededGenerator(seed: 1)
    for columns in Array(20...90) + (20..<90).shuffled(using: &generator) {
      resize(probe, to: columns, reflowing: true)
      let expected = above + wrapped("> " + line, columns)
      try #require(probe.rows(like: expected) == expected, "\(columns) columns")
    }
  }

  @Test func `a screen of a few cells is no reason to crash`() throws {
    let probe = try Probe(rows: 10, columns: 40)
    var line = ""
    for columns in 3...12 {
      for rows in 2...3 {
        probe.terminal.resize(rows: rows, columns: columns, after: .zero)
        probe.terminal.settle(.milliseconds(60))
        probe.terminal.type("吉 word word word" + Key.control("A") + "e\u{301}" + Key.control("E"))
        line = "e\u{301}" + line + "吉 word word word"
      }
    }
    probe.terminal.resize(rows: 10, columns: 40)
    #expect(probe.type(Key.enter, expect: "[\(line)]"))
  }

  @Test func `keys that come while a resize is dealt with are not lost`() throws {
    let probe = try Probe(rows: 10, columns: 20)
    for number in 0..<10 {
      let line = "a line of two rows \(number)"
      probe.waitUntilReady()
      probe.terminal.type(line)
      probe.terminal.settle(.milliseconds(40))
      let start = probe.terminal.output.count
      probe.terminal.resize(rows: 10, columns: 20 + number % 2 * 3, after: .zero)
      // While it waits for more resizes, before it asks where the cursor is.
      probe.terminal.settle(.milliseconds(20))
      probe.terminal.type(" and more" + Key.enter)
      #expect(probe.terminal.wait(for: "[\(line) and more]", from: start))
    }
  }

  @Test func `the screen is a transcript: prompt and line, then what came of it`() throws {
    let probe = try Probe()
    #expect(probe.type("one\r", expect: "[one]"))
    #expect(probe.type(Key.pasted("two\nthree\n"), expect: "[three]"))
    let expected = ["> one", "[one]", "> two", "[two]", "> three", "[three]", ">"]
    #expect(probe.rows(like: expected) == expected)
  }
}
