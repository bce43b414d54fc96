import Glibc
import TableShell
import TranscriptRunner

/// The files of this machine.
final class FileHost: Host {
  /// The folders written to, which were rid of what killed processes had left.
  private var sweptFolders: Set<String> = []

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .fromSystem }
    defer { close(descriptor) }
    let contents = try Self.contents(of: descriptor)
    if let error = HostError.encoding(of: contents) { throw error }
    return contents
  }

  /// The bytes of a file that is read as a whole: a device may go on for ever.
  static let largestFile = 1 << 30

  /// All that an open file still holds, as a whole.
  static func contents(of descriptor: Int32) throws(HostError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .fromSystem }
    var contents: [UInt8] = []
    // One byte more than a file has: where it gives fewer, its end was met at the first read.
    let hasSize = status.st_mode & S_IFMT == S_IFREG && status.st_size > 0
    var block = hasSize ? Int(status.st_size) + 1 : 1 << 16
    while true {
      guard contents.count <= largestFile, status.st_size <= largestFile else {
        throw .tooLarge(limit: largestFile)
      }
      guard let bytes = FileDescriptor.read(descriptor, atMost: block) else { throw .fromSystem }
      if contents.isEmpty { contents = bytes } else { contents += bytes }
      if bytes.isEmpty || hasSize && bytes.count < block { return contents }
      block = 1 << 16
    }
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    try FileReplacement.write(bytes, to: path) { folder in
      guard sweptFolders.insert(folder).inserted else { return }
      TemporaryFile.sweep((try? names(inFolder: folder)) ?? [], inFolder: folder)
    }
  }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    if let number = OpenDescriptor.number(of: path) {
      return try FileDescriptor.write(bytes, to: number)
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .fromSystem }
    defer { close(descriptor) }
    try FileDescriptor.write(bytes, to: descriptor)
  }

  func listFolder(_ path: String) -> [String] {
    let names = (try? names(inFolder: path)) ?? []
    return names.sorted().map { name in
      kind(of: path + "/" + name) == .folder ? name + "/" : name
    }
  }
}

extension FileHost: TestFiles {
  func kind(of path: String) -> FileKind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    default: return .stream
    }
  }

  func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  func names(inFolder path: String) throws(HostError) -> [String] {
    guard let folder = opendir(path) else { throw .fromSystem }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
