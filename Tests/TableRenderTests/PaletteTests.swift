import Foundation
import Testing

@testable import TableRender

struct PaletteTests {
  /// How bright a colour of the cube of 6·6·6 is, between 0 and 1.
  private func luminance(_ color: Int) -> Double {
    let levels = [0, 95, 135, 175, 215, 255].map { Double($0) / 255 }
    let channels = [(color - 16) / 36, (color - 16) / 6 % 6, (color - 16) % 6].map { index in
      let level = levels[index]
      return level <= 0.04045 ? level / 12.92 : pow((level + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// The number of a colour in `ESC [ 38;5;N m`.
  private func number(_ sequence: String) -> Int? {
    sequence.dropLast().split(separator: ";").last.flatMap { Int($0) }
  }

  @Test func `every colour stands out from black and from white`() throws {
    let palette = Palette.terminal
    for color in [palette.question, palette.change, palette.refusal, palette.mistake] {
      let light = luminance(try #require(number(color)))
      #expect((light + 0.05) / 0.05 > 3.8, "\(color.dropFirst())")
      #expect(1.05 / (light + 0.05) > 3.8, "\(color.dropFirst())")
    }
  }

  @Test func `without colours nothing is written`() {
    #expect(Palette.none == Palette())
    #expect(Palette.none.end(of: Palette.none.question) == "")
    #expect(Palette.terminal.end(of: Palette.terminal.answer) == "\u{1B}[0m")
  }
}
