import Foundation
import TestSupport
import Testing

/// The program in a window of tmux, a whole terminal that others have written.
final class Tmux {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  let home = TemporaryFolder()
  private let tmuxFolder = TemporaryFolder()
  private var socket: String { tmuxFolder.path + "/socket" }

  /// Whether these tests were asked for and can run.
  static let isWanted =
    ProcessInfo.processInfo.environment["TVSH_TEST_ALL"] != nil
    && FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  private static let configuration = """
    set -g default-terminal tmux-256color
    set -g status off
    set -g escape-time 0
    set -g remain-on-exit on

    """

  init(
    _ arguments: String = "--no-init", rows: Int = 24, columns: Int = 80,
    environment: [String: String] = [:], files: [String: String] = [:]
  ) throws {
    for (name, text) in files { home.write(name, text.utf8) }
    let configuration = tmuxFolder.write("tmux.conf", Self.configuration.utf8)
    // Where coverage is measured the program would leave its counts in the folder as a file.
    var variables = [
      "HOME": home.path, "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
      "LLVM_PROFILE_FILE": "/dev/null",
    ]
    variables.merge(environment) { $1 }
    let assignments = variables.map { "\($0)='\($1)'" }.sorted().joined(separator: " ")
    let terminal = environment["TERM"] == nil ? "TERM=\"$TERM\" " : ""
    let command =
      "cd '\(home.path)' && exec env -i \(terminal)\(assignments) "
      + "'\(Products.path("tvsh"))' \(arguments)"
    try run(
      "-f", configuration, "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", command)
  }

  deinit {
    _ = try? run("kill-server")
  }

  // MARK: Typing

  func type(_ text: String) throws { try run("send-keys", "-l", text) }

  /// Presses keys by the names that tmux has for them.
  func press(_ keys: String...) throws {
    for key in keys { try run("send-keys", key) }
  }

  func paste(_ text: String) throws {
    try run("set-buffer", text)
    try run("paste-buffer", "-p")
  }

  func resize(columns: Int, rows: Int = 24) throws {
    try run("resize-window", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// Waits until the program has painted for its new size, for it deals with a key behind that.
  /// `ending` is what the line being typed ends in.
  func waitUntilPainted(behind ending: String) throws {
    try type("~")
    _ = try screen { $0.replacing("\n", with: "").hasSuffix(ending + "~") }
    try press("BSpace")
  }

  // MARK: Looking

  /// The rows of the screen; with `colors`, the sequences that paint them too.
  func screen(colors: Bool = false) throws -> String {
    var text = try run(["capture-pane", "-p"] + (colors ? ["-e"] : []))
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text == "\n" ? "" : text
  }

  /// Waits until the screen is what is wanted; answers with what it shows in the end.
  func screen(
    colors: Bool = false, within limit: Duration = .seconds(30), until isWanted: (String) -> Bool
  ) throws -> String {
    let deadline = ContinuousClock.now + limit
    while true {
      let text = try screen(colors: colors)
      if isWanted(text) || ContinuousClock.now > deadline { return text }
      usleep(30_000)
    }
  }

  /// Types a line with Enter and waits for the prompt behind its reply.
  func enter(_ line: String) throws {
    try type(line)
    _ = try screen { $0.hasSuffix(line + "\n") }
    try press("Enter")
    _ = try screen { $0.hasSuffix("\ntvsh>\n") }
  }

  @discardableResult
  private func run(_ arguments: String...) throws -> String { try run(arguments) }

  /// Not with Foundation's Process, which waits until the server that tmux leaves behind ends too.
  private func run(_ arguments: [String]) throws -> String {
    let words = ["/usr/bin/tmux", "-u", "-S", socket] + arguments
    let line = words.map { "'" + $0.replacing("'", with: "'\\''") + "'" }.joined(separator: " ")
    guard let pipe = popen("HOME='\(home.path)' LC_ALL=C.UTF-8 \(line) 2>/dev/null", "r") else {
      throw Failure(description: "no shell to run tmux")
    }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&block, 1, block.count, pipe), count > 0 {
      bytes += block[..<count]
    }
    guard pclose(pipe) == 0 || arguments == ["kill-server"] else {
      throw Failure(description: "tmux \(arguments.joined(separator: " ")) failed")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
