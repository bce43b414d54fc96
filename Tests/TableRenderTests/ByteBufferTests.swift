import TableRender
import Testing

struct ByteBufferTests {
  @Test(arguments: [0, 7, 10, -1, 1_234_567, Int.max, Int.min])
  func `a number is written as it is spelled`(number: Int) {
    var buffer = ByteBuffer()
    buffer.write(number)
    #expect(buffer.text == String(number))
  }

  @Test func `a quoted text escapes quotes, backslashes and control characters`() {
    #expect(quoted("a\"b\\c") == #""a\"b\\c""#)
    #expect(quoted("\n\t\r\u{0}\u{7F}\u{85}") == #""\n\t\u{D}\u{0}\u{7F}\u{85}""#)
    #expect(quoted("吉林 café") == "\"吉林 café\"")
  }

  @Test func `JSON escapes the same and nothing else`() {
    var buffer = ByteBuffer()
    buffer.write(json: "a\"b\\c/\n\t\r\u{1}\u{7F}\u{85}吉林")
    #expect(buffer.text == #""a\"b\\c/\n\t\r\u0001\u007f\u0085吉林""#)
  }

  @Test(arguments: [(44.0, "44"), (44.5, "44.5"), (0, "0"), (1e300, "1e+300")])
  func `a height has a fraction only where it needs one`(height: Double, text: String) {
    var buffer = ByteBuffer()
    buffer.write(height)
    #expect(buffer.text == text)
  }
}
