import Glibc
import TableShell
import TranscriptRunner

/// A file that is being written beside the one that it will replace,
/// `.tvsh-saving-PID`.
///
/// It is locked for as long as it is open. A process that is killed leaves the file without the
/// lock, by which others tell it from one that is still written, on whatever machine, and remove
/// it.
struct TemporaryFile {
  let path: String
  let descriptor: Int32

  private static let prefix = ".tvsh-saving-"

  init(inFolder folder: String) throws(HostError) {
    // Processes of two containers that share a folder may have one number.
    for attempt in 0..<16 {
      let ending = attempt == 0 ? "" : "-\(attempt)"
      let path = FilePath.join(folder, "\(Self.prefix)\(getpid())\(ending)")
      Self.removeIfLeft(path)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw .fromSystem }
      // Before it is locked somebody may take it for one that was left: who has the lock then is
      // about to remove it. Where no file can be locked, none is removed either.
      let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      if !isTaken, Self.isLinked(descriptor) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      Glibc.close(descriptor)
    }
    throw HostError(reason: systemErrorText(EEXIST))
  }

  func close() {
    Glibc.close(descriptor)
  }

  func remove() {
    unlink(path)
    close()
  }

  /// Removes what killed processes have left in a folder.
  static func sweep(_ names: [String], inFolder folder: String) {
    for name in names where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count)
      guard let first = number.utf8.first, (0x30...0x39).contains(first),
        number.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2D })
      else { continue }
      removeIfLeft(FilePath.join(folder, name))
    }
  }

  private static func removeIfLeft(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { Glibc.close(descriptor) }
    guard isRegular(descriptor), flock(descriptor, LOCK_EX | LOCK_NB) == 0, isLinked(descriptor)
    else { return }
    unlink(path)
  }

  private static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func isLinked(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }
}
