import Glibc
import TranscriptRunner

/// Standard output through one buffer, and standard error past it. What has been printed reaches
/// its reader before anything is read or said on standard error.
struct OutputBuffer: ScriptSink {
  private var bytes: [UInt8] = []
  private static let blockSize = 1 << 16
  private let progress: ProgressLine?

  init(progress: ProgressLine? = nil) {
    self.progress = progress
  }

  mutating func write(_ output: [UInt8]) {
    bytes += output
    if bytes.count >= Self.blockSize { flush() }
  }

  mutating func write(_ text: String) {
    write(Array(text.utf8))
  }

  mutating func writeError(_ message: [UInt8]) {
    flush()
    progress?.clear()
    Self.complain(message)
  }

  mutating func flush() {
    guard !bytes.isEmpty else { return }
    progress?.clear()
    if let error = FileDescriptor.writeAll(bytes, to: STDOUT_FILENO) { Self.leave(error) }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Standard output cannot be written: silently where its reader has gone away.
  private static func leave(_ error: Int32) -> Never {
    if error == EINTR, let status = Signals.exitStatus { exit(status) }
    if error == EPIPE { exit(128 + SIGPIPE) }
    complain("tvsh: cannot write standard output: \(systemErrorText(error))\n")
    exit(ExitStatus.unusable)
  }

  static func complain(_ message: [UInt8]) {
    if FileDescriptor.writeAll(message, to: STDERR_FILENO) == EPIPE { exit(128 + SIGPIPE) }
  }

  static func complain(_ message: String) {
    complain(Array(message.utf8))
  }
}

enum ExitStatus {
  static let success: Int32 = 0
  /// A mistake, an exception that no `expect` met, an unmet expectation, a failed test.
  static let failure: Int32 = 1
  /// The command line is wrong, or a file cannot be read.
  static let unusable: Int32 = 2
}
