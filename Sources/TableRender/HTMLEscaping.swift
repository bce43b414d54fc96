extension ByteBuffer {
  /// Writes a text so that HTML shows it as it is, in an element or between double quotes. Control
  /// characters, which HTML does not know, are shown as the language writes them.
  package mutating func write(html text: some StringProtocol) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case "\n", "\t": write(String(scalar))
      case "\0"..<" ", "\u{7F}"..."\u{9F}":
        write("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      default: write(String(scalar))
      }
    }
  }

  /// Writes an element of plain text, with its attributes as they are.
  mutating func write(_ element: String, _ attributes: String = "", html text: some StringProtocol)
  {
    write("<\(element)\(attributes.isEmpty ? "" : " " + attributes)>")
    write(html: text)
    write("</\(element)>")
  }
}
