import HeadlessTable
import TableRender

@testable import TableShell

/// Files in memory that count how often they are written.
final class CountedFiles: Host {
  var contents: [String: String]
  private(set) var writes = 0
  var refusesWriting = false

  init(_ contents: [String: String] = [:]) {
    self.contents = contents
  }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard let text = contents[path] else { throw HostError(reason: "No such file or directory") }
    return Array(text.utf8)
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    writes += 1
    if refusesWriting { throw HostError(reason: "No space left on device") }
    contents[path] = String(decoding: bytes, as: UTF8.self)
  }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    writes += 1
    if refusesWriting { throw HostError(reason: "No space left on device") }
    contents[path, default: ""] += String(decoding: bytes, as: UTF8.self)
  }
}

extension Session {
  /// A session that has run some lines.
  convenience init(
    running lines: String..., files: CountedFiles = CountedFiles(),
    options: SessionOptions = SessionOptions()
  ) {
    self.init(host: files, options: options)
    for line in lines { type(line) }
  }

  @discardableResult
  func type(_ line: String) -> String {
    let reply = evaluate(line, at: LinePlace(name: "<prompt>", line: 1), echoed: true)
    return String(decoding: reply.output, as: UTF8.self)
  }

  var steps: [PlaybackStep] { (try? SessionPlayback(of: self).steps()) ?? [] }

  /// Data and table as `dump` prints them.
  var dump: String { type("dump") }
}
