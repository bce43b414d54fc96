package import TableShell

/// The file system as golden tests need it, beyond reading and writing.
package protocol TestFiles: Host {
  /// What stands at a path; links are followed.
  func kind(of path: String) -> FileKind
  func isLink(_ path: String) -> Bool
  /// The names in a folder, in any order, without `.` and `..`.
  func names(inFolder path: String) throws(HostError) -> [String]
}

package enum FileKind {
  case missing, folder, file
  /// A pipe, a socket or a device: reading may wait for somebody who writes.
  case stream
}
