extension ByteBuffer {
  /// A longer text is cut: it would push the participants apart.
  private static let longestMermaidText = 120

  /// Writes a text of a Mermaid message or note, so that it is shown as it is.
  ///
  /// Mermaid ends a text at `#`, `;` and line ends, reads `#…;` as a character, `<…>` as HTML, `%%`
  /// as a comment or a directive, and cuts what looks like `style …:…#…;`.
  package mutating func write(mermaid text: String) {
    guard !text.isEmpty else { return write("#8203;") }
    let cut = text.count > Self.longestMermaidText
    let text = cut ? text.prefix(Self.longestMermaidText) + "…" : text
    let escapesColons = ["style", "classDef", "wrap"].contains { text.contains($0) }
    // A lone `end` may be read as the end of a block.
    if text.lowercased() == "end" {
      return write("#\(text.utf8.first ?? 0x65);\(text.dropFirst())")
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "#", ";", "<", ">", "&", "%", "{", "}", "\\": write(entity: scalar)
      case ":" where escapesColons: write(entity: scalar)
      case "\0"..." ", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{2029}": write(" ")
      default: write(String(scalar))
      }
    }
  }

  private mutating func write(entity scalar: Unicode.Scalar) {
    write("#\(scalar.value);")
  }
}
