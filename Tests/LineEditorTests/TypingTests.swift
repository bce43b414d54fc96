import TestSupport
import Testing

struct TypingTests {
  @Test(arguments: [1, 79, 80, 81, 160, 161])
  func `what was typed ahead is shown once more, in a row of its own`(count: Int) throws {
    let probe = try Probe()
    let keys = String(repeating: "x", count: count)
    probe.terminal.type("sleep\r")
    #expect(probe.terminal.wait { $0.echoes })
    probe.terminal.type(keys)
    #expect(probe.type(Key.backspace + "y\r", expect: "[\(keys.dropLast())y]"))
    var rows = ["> sleep"]
    var text = keys[...]
    while !text.isEmpty {
      rows.append(String(text.prefix(80)))
      text = text.dropFirst(80)
    }
    var shown = ("> " + keys.dropLast() + "y")[...]
    while !shown.isEmpty {
      rows.append(String(shown.prefix(80)))
      shown = shown.dropFirst(80)
    }
    #expect(probe.rows { $0.starts(with: rows) }, "\(probe.terminal.screen.text)")
  }

  @Test func `nothing but the prompt is written where nothing was typed ahead`() throws {
    let probe = try Probe()
    #expect(probe.type("one\r", expect: "[one]"))
    probe.waitUntilReady()
    #expect(!probe.terminal.transcript.contains(String(repeating: " ", count: 80)))
  }

  @Test(arguments: ["C", "POSIX", "C.UTF-8", "xx_YY.nothing"])
  func `characters beyond ASCII arrive in every locale`(locale: String) throws {
    let probe = try Probe(["LC_ALL": locale])
    #expect(probe.type("ins 0 3 \"吉林\"\r", expect: "[ins 0 3 \"吉林\"]"))
    #expect(probe.type("é ï ÿ 🎉 e\u{301}\r", expect: "[é ï ÿ 🎉 e\u{301}]"))
  }

  @Test func `bytes that are no text become replacement characters`() throws {
    let probe = try Probe()
    probe.terminal.type(bytes: Array("a".utf8) + [0xFF] + Array("b\r".utf8))
    #expect(probe.terminal.wait(for: "[a\u{FFFD}b]"))
  }

  @Test(arguments: [
    ("\u{1B}[H", "\u{1B}[F"), ("\u{1B}OH", "\u{1B}OF"), ("\u{1B}[1~", "\u{1B}[4~"),
    ("\u{1B}[7~", "\u{1B}[8~"), ("\u{1}", "\u{5}"),
  ])
  func `Home and End move in every encoding`(home: String, end: String) throws {
    let probe = try Probe()
    #expect(probe.type("middle\(home)first \(end) last\r", expect: "[first middle last]"))
  }

  @Test(arguments: [
    ("abc\u{1B}[D\u{1B}[D\u{1B}[3~", "ac"), ("one two\u{1B}[1;5DX", "one Xtwo"),
    ("one two\u{1}\u{1B}[1;5CX", "oneX two"), ("one two\u{1B}bX", "one Xtwo"),
    ("one two\u{1}\u{1B}fX", "oneX two"), ("one two\u{1}\u{1B}d", " two"),
    ("del 0.1 0.2\u{17}", "del 0.1 "), ("one two\u{15}", ""),
    ("one two\u{1B}b\u{15}", "two"), ("one two\u{1B}b\u{B}", "one "),
    ("one two\u{17}\u{17}x\u{19}", "xone two"), ("one two\u{1B}\u{7F}", "one "),
    ("a\u{1B}[15~\u{1B}[3;2~\u{1B}OP\u{1B}[24;5~\u{1B}[2~b", "ab"),
  ])
  func `keys edit`(keys: String, line: String) throws {
    let probe = try Probe()
    #expect(probe.type("\(keys)\r", expect: "[\(line)]"))
  }

  @Test(arguments: [
    ("one two\u{17}\u{1F}", "one two"), ("one two\u{1F}", "one "), ("one two\u{1F}\u{1F}", ""),
    ("吉林\u{7F}\u{7F}\u{1F}\u{1F}", "吉林"), ("ab\u{1}x\u{5}y\u{1F}\u{1F}c", "cab"),
    ("abc\u{15}\u{18}\u{15}d", "abcd"), ("\u{1F}a", "a"), ("a\u{1B}[200~b c\u{1B}[201~\u{1F}", "a"),
    ("ab\u{1}\u{B}\u{19}\u{19}\u{1F}\u{1F}\u{1F}", "ab"), ("a\u{1B}xb", "ab"),
  ])
  func `Ctrl-underscore takes back changes, of what was typed up to a blank`(
    keys: String, line: String
  ) throws {
    let probe = try Probe()
    #expect(probe.type("\(keys)\r", expect: "[\(line)]"))
  }

  @Test(arguments: [
    ("a吉林\u{7F}", "a吉"), ("ae\u{301}\u{7F}", "a"), ("xe\u{301}y\u{1B}[D\u{1B}[D\u{1B}[3~", "xy"),
    ("🇨🇳🇩🇪\u{7F}", "🇨🇳"), ("👩‍👩‍👧x\u{1B}[D\u{7F}", "x"), ("👍🏽\u{7F}", ""),
    ("吉林，长春\u{1B}bX", "吉林，X长春"), ("吉林，长春\u{1}\u{1B}fX", "吉林X，长春"),
    ("abc吉林\u{1B}bX", "abcX吉林"), ("cafe\u{301} x\u{1}\u{1B}fX", "cafe\u{301}X x"),
  ])
  func `characters go with their marks`(keys: String, line: String) throws {
    let probe = try Probe()
    #expect(probe.type("\(keys)\r", expect: "[\(line)]"))
  }

  @Test func `Ctrl-D ends the input on an empty line only`() throws {
    let probe = try Probe()
    #expect(probe.type("ab\u{1}\u{4}\r", expect: "[b]"))
    #expect(probe.type(Key.control("D"), expect: "end"))
    #expect(probe.terminal.exitStatus() == 0)
  }

  @Test func `an empty line is a line`() throws {
    let probe = try Probe()
    #expect(probe.type("\r", expect: "[]"))
  }

  @Test func `Ctrl-L leaves the line alone on a clear screen`() throws {
    let probe = try Probe()
    #expect(probe.type("one\r", expect: "[one]"))
    probe.terminal.type("two\u{C}")
    #expect(probe.rows(like: ["> two"]) == ["> two"])
  }

  @Test func `vi moves, inserts and recalls`() throws {
    let probe = try Probe(["PROBE_VI": "1"])
    #expect(probe.type("one two\u{1B}bi吉\u{1B}\r", expect: "[one 吉two]"))
    #expect(probe.type("\u{1B}kx\r", expect: "[one 吉tw]"))
    #expect(probe.type("x\u{1B}[A\u{1B}[D!\r", expect: "[one 吉t!w]"))
    #expect(probe.type("\u{12}吉two\r", expect: "[one 吉two]"))
  }

  @Test func `editrc has the last word, and may choose vi`() throws {
    let home = TemporaryFolder()
    home.write(
      ".editrc", "# mine\ntvsh:bind -v\nbind ^B ed-move-to-beg\nbind ^Z no-such-name\n".utf8)
    let probe = try Probe(home: home)
    #expect(probe.type("bc\u{2}a\u{1B}A!\u{1B}[1~吉\r", expect: "[吉abc!]"))
  }

  @Test func `a key is shown with one write and no more bytes than it needs`() throws {
    let probe = try Probe()
    probe.terminal.type("hello")
    #expect(probe.rows(like: ["> hello"]) == ["> hello"])
    probe.terminal.settle()
    let start = probe.terminal.output.count
    probe.terminal.type("x")
    #expect(probe.rows(like: ["> hellox"]) == ["> hellox"])
    probe.terminal.settle()
    #expect(probe.terminal.output[start...].elementsEqual("x".utf8))
  }
}
