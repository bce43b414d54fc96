import Glibc
import TableShell

/// Reading and writing whole amounts. Calls that a signal breaks off are taken up again, unless the
/// signal asks the program to leave.
enum FileDescriptor {
  /// Keeps the numbers of standard streams that are closed, lest a file that is opened gets one and
  /// with it what is said there. They go on being of no use.
  static func reserveStandardOnes() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Nil when all was written, else the system's error number. Once a signal asks the program to
  /// leave, a reader who takes nothing is waited for two seconds.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        var most = buffer.count - done
        if Signals.exitStatus != nil {
          guard isWritable(descriptor, withinMilliseconds: 2_000) else { return EINTR }
          // So much a pipe that can be written takes without waiting.
          most = min(most, Int(PIPE_BUF))
        }
        let count = Glibc.write(descriptor, buffer.baseAddress! + done, most)
        if count >= 0 {
          done += count
        } else if errno == EAGAIN {
          _ = isWritable(descriptor, withinMilliseconds: -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(HostError) {
    if let error = writeAll(bytes, to: descriptor) { throw HostError(number: error) }
  }

  /// Reads at most `limit` bytes; empty at the end, nil on an error, which `errno` tells.
  static func read(_ descriptor: Int32, atMost limit: Int) -> [UInt8]? {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
        count = Glibc.read(descriptor, buffer.baseAddress, limit)
        initialized = max(count, 0)
      }
      if count >= 0 { return bytes }
      if errno == EAGAIN {
        waitUntilReadable(descriptor)
      } else if errno != EINTR || Signals.exitStatus != nil {
        return nil
      }
    }
  }

  private static func isWritable(_ descriptor: Int32, withinMilliseconds time: Int32) -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return Glibc.poll(&poll, 1, time) > 0
  }

  private static func waitUntilReadable(_ descriptor: Int32) {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = Glibc.poll(&poll, 1, -1)
  }
}
