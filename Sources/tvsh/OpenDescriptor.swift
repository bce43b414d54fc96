import Glibc
import TranscriptRunner

/// What the process has open itself, by the names that the system gives it: `/dev/stdout`,
/// `/dev/fd/3`, and links to those.
///
/// A file behind such a name is not opened anew, for then what goes both ways would be written over
/// one another, and it is not replaced either, for then all that was printed would be lost.
enum OpenDescriptor {
  /// Nil for the name of anything else.
  static func number(of path: String) -> Int32? {
    var path = path
    for _ in 0..<40 {
      if let number = numberNamed(by: path) { return number }
      guard let lead = FileReplacement.lead(of: path) else { return nil }
      path = lead
    }
    return nil
  }

  private static func numberNamed(by path: String) -> Int32? {
    let name = FilePath.lastComponent(of: path)
    guard name.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int32(name),
      fcntl(number, F_GETFD) >= 0, let folder = realpath(FilePath.folder(of: path) ?? ".", nil)
    else { return nil }
    defer { free(folder) }
    let place = String(cString: folder)
    return place.hasPrefix("/proc/\(getpid())/") && place.hasSuffix("/fd") ? number : nil
  }
}
