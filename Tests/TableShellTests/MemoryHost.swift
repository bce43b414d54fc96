import TableShell

/// Files that are kept in memory.
final class MemoryHost: Host {
  var files: [String: [UInt8]] = [:]
  var refusal: String?

  func text(_ path: String) -> String? {
    files[path].map { String(decoding: $0, as: UTF8.self) }
  }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard let bytes = files[path] else { throw HostError(reason: "No such file or directory") }
    return bytes
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    if let refusal { throw HostError(reason: refusal) }
    files[path] = bytes
  }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    if let refusal { throw HostError(reason: refusal) }
    files[path, default: []] += bytes
  }
}
