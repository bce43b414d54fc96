extension ByteBuffer {
  /// Writes a text between double quotes, as the language reads it back: `"`, `\` and control
  /// characters are escaped.
  package mutating func write(quoted text: String) {
    write(byte: UInt8(ascii: "\""))
    if text.utf8.contains(where: Self.needsEscape) {
      for scalar in text.unicodeScalars { write(escaped: scalar) }
    } else {
      write(text)
    }
    write(byte: UInt8(ascii: "\""))
  }

  /// Writes a text as it stands, but with its control characters escaped, so that no text can act
  /// on a terminal. Tabs stay.
  package mutating func write(visible text: String) {
    guard text.utf8.contains(where: Self.needsEscape) else { return write(text) }
    for scalar in text.unicodeScalars {
      if ["\"", "\\", "\t"].contains(scalar) {
        write(String(scalar))
      } else {
        write(escaped: scalar)
      }
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
      || byte == 0xC2  // the first byte of U+0080 to U+009F, which are control characters too
  }

  private mutating func write(escaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\t": write("\\t")
    case "\0"..<" ", "\u{7F}"..."\u{9F}":
      write("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
    default: write(String(scalar))
    }
  }

  /// Writes a JSON string. Only what must be escaped is, and all other control characters, which a
  /// terminal might obey.
  package mutating func write(json text: String) {
    write(byte: UInt8(ascii: "\""))
    if text.utf8.contains(where: Self.needsEscape) {
      for scalar in text.unicodeScalars { write(jsonEscaped: scalar) }
    } else {
      write(text)
    }
    write(byte: UInt8(ascii: "\""))
  }

  private mutating func write(jsonEscaped scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": write("\\\"")
    case "\\": write("\\\\")
    case "\n": write("\\n")
    case "\t": write("\\t")
    case "\r": write("\\r")
    case "\0"..<" ", "\u{7F}"..."\u{9F}":
      let digits = String(scalar.value, radix: 16)
      write("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
    default: write(String(scalar))
    }
  }
}

/// A text between double quotes, as the language reads it back.
package func quoted(_ text: String) -> String {
  var buffer = ByteBuffer()
  buffer.write(quoted: text)
  return buffer.text
}
