internal import CDisplayWidth

/// How many columns a text takes on a terminal.
package enum DisplayWidth {
  /// Tab stops stand every so many columns, counted from the edge of the screen.
  package static let tabStop = 8

  /// The columns of a text that begins in column `start`, counted from 0.
  package static func of(_ text: String, startingAt start: Int = 0) -> Int {
    var column = start
    for character in text {
      column += width(of: character, at: column)
    }
    return column - start
  }

  /// The column, counted from 0, in which a byte of a line is shown, where the line itself begins
  /// in column `start`, behind a prompt for example. A byte within a character is shown where that
  /// character is; one behind the end is the end.
  package static func column(
    ofByteOffset offset: Int, in text: String, startingAt start: Int = 0
  ) -> Int {
    var column = start
    var position = 0
    for character in text {
      position += character.utf8.count
      if position > offset { break }
      column += width(of: character, at: column)
    }
    return column
  }

  /// A character is as wide as its widest scalar, and two columns wide as an emoji.
  private static func width(of character: Character, at column: Int) -> Int {
    if character == "\t" { return tabStop - column % tabStop }
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var widest = 0
    for scalar in character.unicodeScalars {
      if scalar == "\u{FE0F}" { return 2 }
      widest = max(widest, Int(tvsh_scalar_width(scalar.value)))
    }
    return widest
  }
}
