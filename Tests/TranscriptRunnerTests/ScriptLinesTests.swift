import Testing
import TranscriptRunner

struct ScriptLinesTests {
  /// The typed lines of a file, read whole.
  private func lines(_ text: String, name: String? = nil) -> [String] {
    var lines = ScriptLines(fileName: name, contents: Array(text.utf8))
    var result: [String] = []
    while let line = lines.next() { result.append(String(decoding: line, as: UTF8.self)) }
    #expect(lines.count == result.count)
    return result
  }

  @Test func `every line of a script is typed, empty ones and comments too`() {
    #expect(lines("show\n\n# why\n  del 0 1 \n") == ["show", "", "# why", "  del 0 1 "])
  }

  @Test func `a last line needs no line end`() {
    #expect(lines("show\ndump") == ["show", "dump"])
    #expect(lines("show\n") == ["show"])
    #expect(lines("") == [])
  }

  @Test func `a byte order mark and carriage returns are no part of a line`() {
    #expect(lines("\u{FEFF}show\r\ndump\r\n\r\nundo\r") == ["show", "dump", "", "undo"])
  }

  @Test func `a carriage return inside a line stays`() {
    #expect(lines("a\rb\n") == ["a\rb"])
  }

  @Test func `of a transcript only what stands behind prompts is typed`() {
    let transcript = "tvsh> show\n  section 0\ntvsh>\ntvsh> # x\ntvsh>dump\n{}\n"
    #expect(lines(transcript) == ["show", "", "# x", "dump"])
  }

  @Test func `blanks behind the prompt's own are typed`() {
    #expect(lines("tvsh>   show\ntvsh> \n") == ["  show", ""])
  }

  @Test func `the first line that is not empty tells a transcript`() {
    #expect(lines("\n\ntvsh> show\nold\n") == ["show"])
    #expect(lines("\n\nshow\ntvsh> dump\n") == ["", "", "show", "tvsh> dump"])
    #expect(lines("\n\n") == ["", ""])
  }

  @Test func `the name tells a transcript whatever it begins with`() {
    #expect(lines("old reply\ntvsh> show\n", name: "a/demo.transcript") == ["show"])
  }

  @Test func `a text that is a script by order keeps its prompts`() {
    var lines = ScriptLines(script: Array("tvsh> x".utf8))
    #expect(lines.next().map(Array.init) == Array("tvsh> x".utf8))
  }

  @Test(arguments: 1...7)
  func `lines do not depend on how the bytes come in`(size: Int) {
    let text = "\u{FEFF}\r\n\ntvsh> 吉林\r\nreply\ntvsh>\ntvsh> end"
    var lines = ScriptLines()
    var result: [String] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      lines.append(rest.prefix(size))
      rest = rest.dropFirst(size)
      while let line = lines.next() { result.append(String(decoding: line, as: UTF8.self)) }
    }
    lines.finish()
    while let line = lines.next() { result.append(String(decoding: line, as: UTF8.self)) }
    #expect(result == ["吉林", "", "end"])
  }

  @Test func `the echo of a line can be typed again`() {
    for line in ["show", "", " ", "  del 0 1 ", "\t", "tvsh> show"] {
      var echo: [UInt8] = []
      Prompt.appendEcho(of: line.utf8, to: &echo)
      #expect(Prompt.typedLine(echo.dropLast()).map(Array.init) == Array(line.utf8))
    }
    var echo: [UInt8] = []
    Prompt.appendEcho(of: [], to: &echo)
    #expect(echo == Array("tvsh>\n".utf8))
  }
}
