/// The files of a session that is played again: each call is answered as it was then, and nothing
/// is written.
final class PlaybackHost: Host {
  private let accesses: [FileLog.Access]
  private var next = 0

  init(_ accesses: [FileLog.Access]) {
    self.accesses = accesses
  }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard case .read(let outcome) = take() else { throw HostError.isNew }
    return try outcome.get()
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    guard case .write(let error) = take() else { throw HostError.isNew }
    if let error { throw error }
  }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    try writeFile(path, bytes)
  }

  private func take() -> FileLog.Access? {
    guard next < accesses.count else { return nil }
    defer { next += 1 }
    return accesses[next]
  }
}
