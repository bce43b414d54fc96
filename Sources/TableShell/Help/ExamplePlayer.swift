import TableRender

/// Runs the examples of help, each in a fresh session that has files in memory alone, so that what
/// help shows is what a person would see.
enum ExamplePlayer {
  /// The lines shown of the reply to an example's last command.
  private static let limit = 16
  /// And to the commands that lead there.
  private static let earlyLimit = 5
  private static let widest = 150

  /// The example as a transcript, long replies cut.
  static func transcript(of example: CommandExample, in language: Language = .english) -> [String] {
    var lines: [String] = []
    for (index, (line, reply)) in replies(to: example, in: language).enumerated() {
      let isLast = index == example.lines.count - 1
      lines.append(DiagnosticFormatter.prompt + line)
      lines += shortened(reply, to: isLast ? limit : earlyLimit)
    }
    return lines
  }

  /// Every line of the example with the lines of its reply, until one leaves the session.
  static func replies(to example: CommandExample, in language: Language = .english)
    -> [(line: String, reply: [String])]
  {
    let files = ExampleFiles()
    let session = Session(host: files, options: SessionOptions(language: language))
    session.typedLines = files
    var replies: [(line: String, reply: [String])] = []
    for (index, line) in example.lines.enumerated() where !session.hasQuit {
      files.lines.append(line)
      let place = LinePlace(name: "<example>", line: index + 1)
      let output = session.evaluate(line, at: place, echoed: true).output
      var reply = String(decoding: output, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      if reply.last?.isEmpty == true { reply.removeLast() }
      replies.append((line, reply))
    }
    return replies
  }

  private static func shortened(_ reply: [String], to limit: Int) -> [String] {
    let lines = reply.map(shortened)
    guard lines.count > limit else { return lines }
    let indent = lines[limit - 1].prefix { $0 == " " }
    return lines.prefix(limit - 1) + [indent + "…"]
  }

  /// A line cut at a blank.
  private static func shortened(_ line: String) -> String {
    guard line.count > widest else { return line }
    let start = line.prefix(widest)
    let end = start.lastIndex(of: " ").map { line.index(after: $0) } ?? start.endIndex
    return line[..<end] + "…"
  }
}

/// Files and typed lines of an example.
final class ExampleFiles: Host, TypedLines {
  private var files: [String: [UInt8]] = [:]
  var lines: [String] = []

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard let bytes = files[path] else { throw HostError(reason: "No such file or directory") }
    return bytes
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    files[path] = bytes
  }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    files[path, default: []] += bytes
  }

  func listFolder(_ path: String) -> [String] { files.keys.sorted() }

  func clear() { lines.removeAll() }
}
