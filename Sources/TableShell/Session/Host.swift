import TableScript

/// Why a file could not be read or written.
package struct HostError: Error, Equatable {
  let message: Message
  package var reason: String { message.description }

  /// - Parameter reason: In the words of the system, which are the same in every language.
  package init(reason: String) {
    message = "\(reason)"
  }

  private init(_ message: Message) {
    self.message = message
  }

  /// A file is larger than what is read as a whole.
  package static func tooLarge(limit: Int) -> HostError {
    HostError("a file has at most \(limit >> 20) MiB")
  }

  /// Zero bytes part the numbers of a log.
  static var isNoText: HostError { HostError("it is neither UTF-8 nor UTF-16") }

  /// What some editors save as text, where every file here is UTF-8; nil for other bytes.
  package static func encoding(of bytes: [UInt8]) -> HostError? {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
      ? HostError("it is UTF-16: save it as UTF-8") : nil
  }

  /// A signal broke off what waited, as Ctrl-C does.
  package static var interrupted: HostError { HostError("it was interrupted") }

  /// A session that is played again asks for a file that it did not ask for then.
  static var isNew: HostError { HostError("it was not used in the session") }
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
