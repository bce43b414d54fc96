import Glibc
import TableShell
import TranscriptRunner

/// Writes a file so that a crash or a full disk leaves the old one whole: beside it, to the disk,
/// and then renamed over it. The new file keeps the old one's mode and owner, and a link goes on
/// leading to it. What is no regular file, as a device or a pipe, is written directly.
enum FileReplacement {
  /// - Parameter prepare: is given the folder in which a new file is about to be made.
  static func write(
    _ bytes: [UInt8], to path: String, preparing prepare: (String) -> Void
  ) throws(HostError) {
    if let number = OpenDescriptor.number(of: path) {
      return try FileDescriptor.write(bytes, to: number)
    }
    var status = stat()
    let exists = stat(path, &status) == 0
    if !exists, errno != ENOENT { throw .fromSystem }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      return try writeDirectly(bytes, to: path)
    }
    let target = try followingLinks(path)
    // A file that may not be written is not to be replaced either.
    if exists, faccessat(AT_FDCWD, target, W_OK, AT_EACCESS) != 0 { throw .fromSystem }
    let folder = FilePath.folder(of: target) ?? "."
    prepare(folder)
    let temporary = try TemporaryFile(inFolder: folder)
    do throws(HostError) {
      try fill(temporary.descriptor, with: bytes, like: exists ? status : nil)
      guard rename(temporary.path, target) == 0 else { throw .fromSystem }
    } catch {
      temporary.remove()
      throw error
    }
    temporary.close()
    synchronize(folder: folder)
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], like old: stat?
  ) throws(HostError) {
    var error: Int32?
    if let old {
      // The owner can be kept by root alone; the mode comes second, for a new owner clears bits of
      // it.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      if fchmod(descriptor, old.st_mode & 0o7777) != 0 { error = errno }
    }
    error = error ?? FileDescriptor.writeAll(bytes, to: descriptor)
    if error == nil, fsync(descriptor) != 0 { error = errno }
    if let error { throw HostError(number: error) }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(HostError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .fromSystem }
    var error = FileDescriptor.writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, error == nil { error = errno }
    if let error { throw HostError(number: error) }
  }

  /// Where links lead, the last of which may lead to a file that is not there yet.
  private static func followingLinks(_ path: String) throws(HostError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let lead = lead(of: path) else { return path }
      path = lead
    }
    throw HostError(number: ELOOP)
  }

  /// Where a link leads; nil for what is none.
  static func lead(of path: String) -> String? {
    let size = Int(PATH_MAX)
    var buffer = [CChar](repeating: 0, count: size)
    let count = readlink(path, &buffer, size)
    guard count > 0 else { return nil }
    let lead = String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return FilePath.join(FilePath.folder(of: path), lead)
  }

  /// So that the new name, too, outlives a power cut. Some file systems cannot; the file stands
  /// anyway.
  private static func synchronize(folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
