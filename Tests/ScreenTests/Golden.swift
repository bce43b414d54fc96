import Foundation
import Testing

/// Whole screens as they should be, one a file. With `TVSH_RECORD_SCREENS` set they are written
/// anew, which fails the test, so that somebody looks at them.
enum Golden {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Screens")
  private static let records =
    ProcessInfo.processInfo.environment["TVSH_RECORD_SCREENS"] != nil

  static func expect(
    _ name: String, on tmux: Tmux, colors: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name + ".txt")
    if records {
      try Data(steadyScreen(of: tmux, colors: colors).utf8).write(to: file)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let golden = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let expected = visible(golden)
    let shown = visible(try tmux.screen(colors: colors) { visible($0) == expected })
    #expect(shown == expected, "\(name)", sourceLocation: sourceLocation)
  }

  /// Escapes as text, so that a golden can be read and a failure too.
  private static func visible(_ text: String) -> String {
    text.replacing("\u{1B}", with: "␛")
  }

  private static func steadyScreen(of tmux: Tmux, colors: Bool) throws -> String {
    var last = try tmux.screen(colors: colors)
    var quiet = 0
    while quiet < 40 {
      usleep(50_000)
      let now = try tmux.screen(colors: colors)
      quiet = now == last ? quiet + 1 : 0
      last = now
    }
    return visible(last)
  }
}
