/// One line of a script, and where it comes from.
package struct SourceText: Equatable, Sendable {
  /// The name that mistakes are located by, such as `demo.tvsh` or `<stdin>`; nil at the prompt.
  package var name: String? { heldName.isEmpty ? nil : heldName }
  /// Empty for none: a text that may be missing is dearer to pass on, and no file has this name.
  let heldName: String
  /// Counted from 1.
  package let line: Int
  /// The line without byte order mark and line end.
  package let text: String

  package init(_ text: String, name: String? = nil, line: Int = 1) {
    heldName = name ?? ""
    self.line = line
    var text = text
    text.makeContiguousUTF8()
    self.text = text
  }

  /// A line as it was held elsewhere.
  init(held text: String, name: String, line: Int) {
    heldName = name
    self.line = line
    self.text = text
  }

  /// Reads a line as it comes from a file: with its line end, and at the first line with the byte
  /// order mark that some editors put there.
  package static func decoding(
    _ bytes: [UInt8], name: String? = nil, line: Int = 1
  ) throws(Diagnostic) -> SourceText {
    var content = bytes[...]
    if line == 1, content.starts(with: [0xEF, 0xBB, 0xBF]) { content = content.dropFirst(3) }
    if content.last == 0x0A { content = content.dropLast() }
    while content.last == 0x0D { content = content.dropLast() }
    guard let text = String(validating: content, as: UTF8.self) else {
      throw notUTF8(content, name: name, line: line)
    }
    return SourceText(text, name: name, line: line)
  }

  /// Places the first byte that is no UTF-8 in a line in which such bytes are replaced, because
  /// that is the line that can be shown.
  private static func notUTF8(
    _ bytes: ArraySlice<UInt8>, name: String?, line: Int
  ) -> Diagnostic {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    let byte = bytes[bytes.startIndex + offset]
    let shown = SourceText(String(decoding: bytes, as: UTF8.self), name: name, line: line)
    return Diagnostic(
      "byte \(hexadecimal(byte)) is not UTF-8", at: offset..<offset + 3, in: shown)
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// The bytes of the line in `range`, as text.
  package func text(in range: Range<Int>) -> String {
    text.text(at: range)
  }

  /// A word with its quotes.
  package func typed(_ word: Word) -> String {
    text(in: word.range)
  }

  /// The column of a byte, counted in characters from 1.
  package func column(ofByte offset: Int) -> Int {
    text(in: 0..<offset).count + 1
  }

  /// Where the text of a word stands in the line just as it is, that is, between its quotes; nil
  /// where escapes or joined parts make the text another than what was typed.
  package func contents(of word: Word) -> Range<Int>? {
    let quotes = word.range.count - word.text.utf8.count
    guard quotes >= 0, quotes.isMultiple(of: 2) else { return nil }
    let start = word.range.lowerBound + quotes / 2
    let contents = start..<word.range.upperBound - quotes / 2
    return text(in: contents) == word.text ? contents : nil
  }
}
