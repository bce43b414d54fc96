/// Why a file could not be read or written, in the words of the system.
package struct HostError: Error, Equatable {
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

/// The files behind a session. Tests have a host without a disk.
package protocol Host: AnyObject {
  func readFile(_ path: String) throws(HostError) -> [UInt8]
  /// Writes a whole file, so that either the old or the new one is there.
  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError)
  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError)
  /// The names in a folder, those of folders with a `/` at their end; none where it cannot be read.
  func listFolder(_ path: String) -> [String]
}

extension Host {
  package func listFolder(_ path: String) -> [String] { [] }
}
