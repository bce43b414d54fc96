package import TableShell

/// The files of one golden test. What the script saves under a relative name is kept in memory, a
/// scratch folder that goes with the test, and is read back from there first; everything else is
/// read beside the script. A test run so leaves the tree as it was.
package final class ScratchHost: Host {
  private let files: any TestFiles
  private let folder: String?
  private var scratch: [String: [UInt8]] = [:]

  package init(files: any TestFiles, folder: String?) {
    self.files = files
    self.folder = folder
  }

  package func readFile(_ path: String) throws(HostError) -> [UInt8] {
    if let saved = scratch[FilePath.normalized(path)] { return saved }
    return try files.readFile(FilePath.join(folder, path))
  }

  package func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    guard !path.hasPrefix("/") else { return try files.writeFile(path, bytes) }
    try checkTarget(path)
    scratch[FilePath.normalized(path)] = bytes
  }

  package func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    guard !path.hasPrefix("/") else { return try files.appendFile(path, bytes) }
    let name = FilePath.normalized(path)
    if scratch[name] == nil {
      try checkTarget(path)
      scratch[name] =
        files.kind(of: FilePath.join(folder, path)) == .file
        ? try files.readFile(FilePath.join(folder, path)) : []
    }
    scratch[name]?.append(contentsOf: bytes)
  }

  /// Refuses what the disk would refuse.
  private func checkTarget(_ path: String) throws(HostError) {
    let target = FilePath.join(folder, path)
    if files.kind(of: target) == .folder { throw HostError(reason: "Is a directory") }
    guard let parent = FilePath.folder(of: target) else { return }
    switch files.kind(of: parent) {
    case .folder: return
    case .file, .stream: throw HostError(reason: "Not a directory")
    case .missing: throw HostError(reason: "No such file or directory")
    }
  }
}
