import Glibc

/// A program that is run to its end.
struct Child {
  var path: String
  var arguments: [String] = []
  /// The file that is its standard input.
  var input = "/dev/null"
  /// The file that takes its standard output.
  var output = "/dev/null"

  /// A program of the search path; nil where it is not installed.
  static func named(_ name: String, _ arguments: [String] = [], input: String = "/dev/null")
    -> Child?
  {
    guard let folders = getenv("PATH") else { return nil }
    for folder in String(cString: folders).split(separator: ":") {
      let path = "\(folder)/\(name)"
      if access(path, X_OK) == 0 { return Child(path: path, arguments: arguments, input: input) }
    }
    return nil
  }

  func writing(to file: String) -> Child {
    var child = self
    child.output = file
    return child
  }

  /// Runs it and gives the processor time it took, in seconds.
  func run() -> Double {
    let usage = runForUsage()
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  /// Runs it, and says nothing where it fails.
  func runIgnoringStatus() { _ = runForUsage(mayFail: true) }

  /// The most memory it held, in bytes.
  func peakMemory() -> Int { runForUsage().ru_maxrss * 1024 }

  private func runForUsage(mayFail: Bool = false) -> rusage {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &files, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    var usage = rusage()
    guard posix_spawn(&process, path, &files, nil, &words, environ) == 0 else {
      complain("bench: cannot run \(path)")
      exit(1)
    }
    var status: Int32 = 0
    wait4(process, &status, 0, &usage)
    guard status == 0 || mayFail else {
      complain("bench: \(path) \(arguments.joined(separator: " ")) failed")
      exit(1)
    }
    return usage
  }

  private func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// Says something on standard error.
func complain(_ message: String) {
  let bytes = Array("\(message)\n".utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
}
