/// What a session read and wrote, so that it can be played again and find the same.
///
/// Bytes that were read share their storage with whoever read them. Of what was written only the
/// outcome is kept.
final class FileLog: Host {
  /// One call of a session to its host.
  enum Access: Sendable {
    case read(Result<[UInt8], HostError>)
    case write(HostError?)
  }

  private let host: any Host
  private(set) var accesses: [Access] = []
  private var size = 0
  /// Whether more was read than is kept; then nothing is.
  private(set) var isCut = false

  init(_ host: any Host) {
    self.host = host
  }

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    let outcome = Result { () throws(HostError) in try host.readFile(path) }
    keep(.read(outcome), size: (try? outcome.get().count) ?? 0)
    return try outcome.get()
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    try noting { () throws(HostError) in try host.writeFile(path, bytes) }
  }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    try noting { () throws(HostError) in try host.appendFile(path, bytes) }
  }

  func listFolder(_ path: String) -> [String] { host.listFolder(path) }

  private func noting(_ work: () throws(HostError) -> Void) throws(HostError) {
    do throws(HostError) {
      try work()
      keep(.write(nil), size: 0)
    } catch {
      keep(.write(error), size: 0)
      throw error
    }
  }

  private func keep(_ access: Access, size: Int) {
    guard !isCut else { return }
    accesses.append(access)
    self.size += size + MemoryLayout<Access>.stride
    if self.size > Limits.journalFileBytes {
      isCut = true
      accesses = []
    }
  }
}
