import Glibc

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

  /// Nil when all was written, else the system's error number.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = write(descriptor, buffer.baseAddress! + done, buffer.count - done)
        if count >= 0 {
          done += count
        } else if errno == EAGAIN {
          waitUntilWritable(descriptor)
        } else if errno != EINTR || Signals.exitStatus != nil {
          return errno
        }
      }
      return nil
    }
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

  private static func waitUntilWritable(_ descriptor: Int32) {
    var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = Glibc.poll(&poll, 1, -1)
  }

  private static func waitUntilReadable(_ descriptor: Int32) {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = Glibc.poll(&poll, 1, -1)
  }
}
