import TableShell
import TranscriptRunner

/// A file system of a few files; the folders are those that the files lie in.
final class MemoryFiles: TestFiles {
  var contents: [String: [UInt8]]
  var links: Set<String> = []
  var streams: Set<String> = []
  var refusesWriting = false

  init(_ files: [String: String]) {
    contents = files.mapValues { Array($0.utf8) }
  }

  func text(_ path: String) -> String? {
    contents[path].map { String(decoding: $0, as: UTF8.self) }
  }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard let bytes = contents[path] else { throw HostError(reason: "No such file or directory") }
    return bytes
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    if refusesWriting { throw HostError(reason: "No space left on device") }
    contents[path] = bytes
  }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    contents[path, default: []] += bytes
  }

  func kind(of path: String) -> FileKind {
    let path = FilePath.normalized(path)
    if streams.contains(path) { return .stream }
    if contents[path] != nil { return .file }
    return path == "." || contents.keys.contains { $0.hasPrefix(path + "/") } ? .folder : .missing
  }

  func isLink(_ path: String) -> Bool { links.contains(path) }

  func names(inFolder path: String) throws(HostError) -> [String] {
    let beginning = path == "." ? "" : path + "/"
    let inside = contents.keys.filter { $0.hasPrefix(beginning) }
    return Set(inside.map { String($0.dropFirst(beginning.count).prefix { $0 != "/" }) }).shuffled()
  }
}
