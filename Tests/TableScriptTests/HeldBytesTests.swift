import TableScript
import Testing

struct HeldBytesTests {
  @Test func `bytes are held as they are, whatever was held before`() {
    var held = HeldBytes()
    #expect(held.text == "")
    let texts = ["del 0 7", "", "吉林", String(repeating: "é", count: 100), "show", "a\0b"]
    for text in texts + texts.reversed() {
      held.hold(text.utf8.span)
      #expect(held.text == text)
      #expect(held.count == text.utf8.count)
    }
  }

  @Test func `a copy keeps its text`() {
    var held = HeldBytes()
    held.hold("del 0 7".utf8.span)
    let copy = held
    held.hold("show".utf8.span)
    #expect(copy.text == "del 0 7")
    #expect(held.text == "show")
  }

  @Test(arguments: [
    ("del 0 7", 0, "del 0 7"), (" del 0 7 ; show # end", 0, "del 0 7"),
    ("show; ins 0 1 'a b' \"c\\n\"", 1, "ins 0 1 'a b' \"c\\n\""),
  ])
  func `a command is held as it was typed`(line: String, index: Int, command: String) throws {
    var held = HeldBytes()
    held.hold(try Parser.parse(SourceText(line))[index].words)
    #expect(held.text == command)
  }
}
