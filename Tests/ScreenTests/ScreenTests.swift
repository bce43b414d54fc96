import Foundation
import Testing

/// What a person sees, screen by screen.
@Suite(.enabled(if: Tmux.isWanted, "set TVSH_TEST_ALL, and install tmux"), .serialized)
struct ScreenTests {
  private let noColor = ["NO_COLOR": "1"]

  private func prompt(
    rows: Int = 24, columns: Int = 80, environment: [String: String] = ["NO_COLOR": "1"],
    files: [String: String] = [:]
  ) throws -> Tmux {
    let tmux = try Tmux(rows: rows, columns: columns, environment: environment, files: files)
    _ = try tmux.screen { $0.hasSuffix("\ntvsh>\n") }
    return tmux
  }

  @Test(arguments: [
    ("completion-commands", "d"), ("completion-paths", "del "), ("completion-styles", "style 0.1 "),
    ("completion-settings", "set "), ("completion-files", "load "),
    ("completion-quoted", "load \"吉"),
  ])
  func `candidates are listed below the line`(name: String, typed: String) throws {
    let tmux = try prompt(files: ["吉林 一.json": "{}", "吉林 二.json": "{}", "b.csv": ""])
    try tmux.type(typed)
    _ = try tmux.screen { $0.contains("tvsh> \(typed.drop { $0 == " " }.prefix(1))") }
    try tmux.press("Tab", "Tab")
    try Golden.expect(name, on: tmux)
  }

  @Test func `a wide character at the edge goes to the next row whole`() throws {
    let tmux = try prompt(columns: 21)
    try tmux.type("ins 0 3 \"吉林省长春市朝阳区\"")
    try Golden.expect("edge", on: tmux)
    try tmux.press("Home", "Right", "Right", "Right")
    try tmux.type("x")
    try Golden.expect("edge-inserted", on: tmux)
    try tmux.press("BSpace", "BSpace")
    try Golden.expect("edge-deleted", on: tmux)
  }

  @Test func `a resize draws the line anew`() throws {
    let tmux = try prompt(columns: 60)
    try tmux.enter("# before")
    try tmux.type("ins 0 3 \"内蒙古自治区呼和浩特市新疆维吾尔自治区\" with fade")
    try Golden.expect("resize-60", on: tmux)
    try tmux.resize(columns: 31)
    try tmux.waitUntilPainted(behind: "fade")
    try Golden.expect("resize-31", on: tmux)
    try tmux.resize(columns: 70)
    try tmux.waitUntilPainted(behind: "fade")
    try Golden.expect("resize-70", on: tmux)
  }

  /// 70 cells, which fill the rows of some widths exactly.
  @Test func `tmux is left no copy of the line by a resize to any width`() throws {
    let tmux = try prompt(columns: 60)
    try tmux.enter("# before")
    let line = "tvsh> " + String(repeating: "abcd吉林", count: 8)
    try tmux.type(String(line.dropFirst(6)))
    for columns in (20...90).flatMap({ [$0, 110 - $0] }) {
      try tmux.resize(columns: columns)
      // tmux wraps the line before the program does.
      try tmux.waitUntilPainted(behind: "吉林")
      let screen = try tmux.screen { !$0.hasSuffix("~\n") && copies(of: line, on: $0) == 1 }
      try #require(copies(of: line, on: screen) == 1, "\(columns) columns:\n\(screen)")
    }
  }

  private func copies(of line: String, on screen: String) -> Int {
    screen.split(separator: "\n").filter { $0.hasPrefix(line.prefix(10)) }.count
  }

  @Test func `pasted lines run once each, in their order`() throws {
    let tmux = try prompt()
    try tmux.paste("del 0 1\nins 0 3 \"吉林\"\nnosuch\t# tab\nmove 1 0\n")
    try Golden.expect("paste", on: tmux)
  }

  @Test func `a search goes through the history`() throws {
    let tmux = try prompt()
    for line in ["ins 0 3 \"吉林\"", "del 0 1", "# other"] { try tmux.enter(line) }
    try tmux.press("C-r")
    try tmux.type("林")
    try Golden.expect("search", on: tmux)
    try tmux.press("Enter")
    try Golden.expect("search-taken", on: tmux)
  }

  @Test(arguments: ["help", "help del", "help batches", "help stale", "help nosuch", "del"])
  func `help fits the screen`(line: String) throws {
    let tmux = try prompt(rows: 60)
    try tmux.type(line)
    try tmux.press("Enter")
    _ = try tmux.screen { $0.hasSuffix("\ntvsh>\n") && $0.contains(line + "\n") }
    try Golden.expect(line.replacing(" ", with: "-"), on: tmux)
  }

  private func typeColorful(_ tmux: Tmux) throws {
    for line in ["set visible 2", "edit on", "del 0 1", "dle", "table del 0 1", "show"] {
      try tmux.enter(line)
    }
  }

  @Test func `colours tell questions, answers, changes, refusals and mistakes`() throws {
    let tmux = try prompt(rows: 50, environment: [:])
    try typeColorful(tmux)
    try Golden.expect("colors-on", on: tmux, colors: true)
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `colours are off where they are not wanted`(environment: [String: String]) throws {
    let tmux = try prompt(rows: 50, environment: environment)
    try typeColorful(tmux)
    try Golden.expect("colors-off", on: tmux, colors: true)
  }

  @Test func `a dumb terminal is not edited`() throws {
    let tmux = try prompt(environment: ["TERM": "dumb"])
    try tmux.type("del 0 9")
    try tmux.press("Left")
    try tmux.type("1")
    try tmux.press("Enter")
    try Golden.expect("dumb", on: tmux)
  }
}
