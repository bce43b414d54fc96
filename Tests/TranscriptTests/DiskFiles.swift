import Foundation
import TableShell
import TranscriptRunner

/// The disk, for reading scripts and goldens. Nothing is written: the tests of the package never
/// record.
final class DiskFiles: TestFiles {
  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw HostError(reason: "No such file or directory")
    }
    return [UInt8](data)
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    throw HostError(reason: "Read-only file system")
  }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    throw HostError(reason: "Read-only file system")
  }

  func kind(of path: String) -> FileKind {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return .missing
    }
    return isFolder.boolValue ? .folder : .file
  }

  func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  func names(inFolder path: String) throws(HostError) -> [String] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw HostError(reason: "No such file or directory")
    }
    return names
  }
}
