#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The history on disk. Each line is appended at once, under a lock that is a file of its own
/// because trimming renames the history; so a session that is killed has lost nothing, and two at a
/// time lose nothing either.
final class HistoryFile {
  let path: String
  private let limit: Int
  private var format = HistoryFormat.own
  private var count = 0
  private var isUsable = true

  /// How many lines of the file were no text.
  private(set) var unreadable = 0

  init(path: String, limit: Int) {
    self.path = HistoryFile.resolved(path)
    self.limit = limit
  }

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The entries, at most the limit. What cannot be read as text is passed over and stays in the
  /// file.
  func load() throws(Problem) -> [String] {
    guard let lines = try read() else { return [] }
    format = .recognize(lines)
    let kept = lines.filter { !format.isMark($0) && !$0.isEmpty }
    let entries = kept.compactMap { format.decode($0) }
    count = entries.count
    if count > limit { try locked { () throws(Problem) in try trim(to: limit) } }
    unreadable = kept.count - entries.count
    return entries.suffix(limit)
  }

  func append(_ entry: String) throws(Problem) {
    guard isUsable, !isDevice else { return }
    try makeFolders()
    try locked { () throws(Problem) in
      try write(entry)
      count += 1
      if count > limit + limit / 8 { try trim(to: limit) }
    }
  }

  func clear() throws(Problem) {
    guard isUsable, !isDevice, access(path, F_OK) == 0 else { return }
    try locked { () throws(Problem) in try trim(to: 0) }
  }

  // MARK: Reading

  private func read() throws(Problem) -> [ArraySlice<UInt8>]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    if descriptor < 0 {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw failure()
    }
    defer { close(descriptor) }
    guard try isRegular(descriptor) else { return nil }
    var bytes: [UInt8] = []
    let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { block.deallocate() }
    while true {
      switch System.read(descriptor, into: block) {
      case .bytes(let count): bytes += block[..<count]
      case .failed(let code): throw failure(code)
      case .end, .signal: return bytes.split(separator: 0x0A, omittingEmptySubsequences: true)
      }
    }
  }

  /// Not even a lock is to be made beside a device.
  private var isDevice: Bool {
    var status = stat()
    return stat(path, &status) == 0 && ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  /// A device, as `/dev/null`, is left alone and nobody is warned; a folder is a mistake.
  private func isRegular(_ descriptor: Int32) throws(Problem) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    if status.st_mode & S_IFMT == S_IFDIR { throw failure(EISDIR) }
    isUsable = status.st_mode & S_IFMT == S_IFREG
    return isUsable
  }

  // MARK: Writing

  private func write(_ entry: String) throws(Problem) {
    let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    guard try isRegular(descriptor) else { return }
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0x0A
    if size > 0 { _ = pread(descriptor, &last, 1, size - 1) }
    let line = (last == 0x0A ? [] : [0x0A]) + format.encode(entry)
    if !line.withUnsafeBytes({ System.writeAll($0, to: descriptor) }) {
      let code = errno
      _ = ftruncate(descriptor, size)
      throw failure(code)
    }
  }

  /// Drops the oldest entries, writing beside the file and renaming. Lines that are no text stay.
  private func trim(to limit: Int) throws(Problem) {
    guard let lines = try read() else { return }
    var surplus = -limit
    for line in lines where !format.isMark(line) && format.decode(line) != nil { surplus += 1 }
    count = min(count, limit)
    guard surplus > 0 else { return }
    var kept: [UInt8] = []
    for line in lines {
      if surplus > 0, format.decode(line) != nil, line.elementsEqual(HistoryFormat.header) == false
      {
        surplus -= format.isMark(line) ? 0 : 1
      } else {
        kept += line
        kept.append(0x0A)
      }
    }
    try replace(with: kept)
  }

  /// Whoever holds the lock is alone with the file beside the history: one that is there was left
  /// by a process that was killed.
  private func replace(with bytes: [UInt8]) throws(Problem) {
    let target = HistoryFile.resolved(path)
    let beside = target + ".new"
    var old = stat()
    guard stat(target, &old) == 0 else { throw failure() }
    unlink(beside)
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure() }
    let written = bytes.withUnsafeBytes { System.writeAll($0, to: descriptor) }
    let isSafe = written && fchmod(descriptor, old.st_mode & 0o777) == 0 && fsync(descriptor) == 0
    close(descriptor)
    if !isSafe || rename(beside, target) != 0 {
      let code = errno
      unlink(beside)
      throw failure(code)
    }
  }

  // MARK: Locking, folders, mistakes

  private func locked(_ work: () throws(Problem) -> Void) throws(Problem) {
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw failure() }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      if errno != EINTR { throw failure() }
    }
    try work()
  }

  private func makeFolders() throws(Problem) {
    guard access(path, F_OK) != 0 else { return }
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part
      if !folder.isEmpty, mkdir(folder, 0o700) != 0, errno != EEXIST, access(folder, X_OK) != 0 {
        throw failure()
      }
      folder += "/"
    }
  }

  /// The file behind a symbolic link, as renaming would replace the link.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private func failure(_ code: Int32 = errno) -> Problem {
    isUsable = false
    return Problem(description: "history: \(path): \(System.message(code)): kept in memory only")
  }
}
