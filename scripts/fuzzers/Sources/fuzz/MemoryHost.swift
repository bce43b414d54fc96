import TableShell

/// Files that are kept in memory, none of them longer than a fuzzer has patience for.
final class MemoryHost: Host {
  private var files: [String: [UInt8]]

  init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard let bytes = files[path] else { throw HostError(reason: "No such file or directory") }
    return bytes
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    guard bytes.count < 1 << 20 else { throw HostError(reason: "No space left on device") }
    files[path] = bytes
  }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    try writeFile(path, files[path, default: []] + bytes)
  }

  func listFolder(_ path: String) -> [String] { files.keys.sorted() }
}
