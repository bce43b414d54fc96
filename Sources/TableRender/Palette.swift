/// The colours of a terminal by what they mean. Readable on dark and on light; empty where there
/// are none.
package struct Palette: Sendable, Equatable {
  package var question = ""
  package var answer = ""
  package var change = ""
  package var refusal = ""
  package var mistake = ""

  package static let none = Palette()

  /// Of the 256 colours those in the middle between black and white, with a contrast to both: a
  /// terminal's own cyan and green are hard to read on white.
  package static let terminal = Palette(
    question: "\u{1B}[38;5;31m", answer: "\u{1B}[1m", change: "\u{1B}[38;5;28m",
    refusal: "\u{1B}[1;38;5;160m", mistake: "\u{1B}[38;5;160m")

  package func end(of color: String) -> String { color.isEmpty ? "" : "\u{1B}[0m" }
}
