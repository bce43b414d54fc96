import Testing
import TranscriptRunner

struct GoldenFileTests {
  private func fault(_ text: String) -> String? { GoldenFile.fault(in: Array(text.utf8)) }

  @Test func `a golden of ended lines is in form`() {
    #expect(fault("") == nil)
    #expect(fault("tvsh> ins 0 3 \"吉林\"\n  data: insert 0.3 \"吉林\"\ntvsh>\n") == nil)
  }

  @Test func `whatever breaks the form is named with its line`() {
    #expect(fault("\u{FEFF}tvsh>\n") == "begins with a byte order mark")
    #expect(fault("tvsh>\ntvsh> x\r\n") == "has a carriage return at a line's end (line 2)")
    #expect(fault("tvsh> \n") == "has a blank at a line's end (line 1)")
    #expect(fault("tvsh> a\t\n") == "has a blank at a line's end (line 1)")
    #expect(fault("tvsh>\nx") == "has a last line that is not ended (line 2)")
    #expect(GoldenFile.fault(in: [0x61, 0xFF, 0x0A]) == "is not UTF-8 (line 1)")
  }
}
