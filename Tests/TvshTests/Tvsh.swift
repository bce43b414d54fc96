import Foundation
import Glibc
import Testing

/// The built program, run in a folder of its own.
final class Tvsh {
  /// What a run came to.
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String

    init(_ status: Int32 = 0, output: String = "", errors: String = "") {
      self.status = status
      self.output = output
      self.errors = errors
    }
  }

  /// The working folder of the runs; removed with this object.
  let folder: URL
  private var environment: [String: String] = [:]

  /// The program lies beside the tests' own executable.
  static let path: String = {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "tvsh").path
  }()

  init(files: [String: String] = [:], environment: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tvsh-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "TERM": "xterm",
      // A program built for coverage would leave its counts in the folder.
      "LLVM_PROFILE_FILE": "/dev/null",
    ]
    self.environment.merge(environment) { $1 }
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try start(arguments, input: input).outcome()
  }

  /// Runs a line of the system's shell, in which `$TVSH` is the program.
  func shell(_ line: String) throws -> Outcome {
    try Running(executable: "/bin/bash", ["-c", line], in: self, input: nil).outcome()
  }

  /// Starts the program without waiting for it; `input` nil leaves its standard input open.
  func start(_ arguments: [String], input: String?) throws -> Running {
    try Running(executable: Self.path, arguments, in: self, input: input)
  }

  /// A program that runs. Its output goes to files, so that no full pipe can hold it up.
  final class Running {
    let process = Process()
    let input = Pipe()
    private let folder: URL
    private let logs: URL

    /// Whoever started the tests may have ignored signals, as nohup does; programs inherit that.
    private static let defaultSignals: Void = {
      for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { signal(number, SIG_DFL) }
    }()

    fileprivate init(executable: String, _ arguments: [String], in tvsh: Tvsh, input text: String?)
      throws
    {
      Self.defaultSignals
      folder = tvsh.folder
      logs = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: logs, withIntermediateDirectories: true)
      process.executableURL = URL(filePath: executable)
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.environment = tvsh.environment.merging(["TVSH": Tvsh.path]) { $1 }
      process.standardOutput = try log("output")
      process.standardError = try log("errors")
      if let text {
        let file = logs.appending(path: "input")
        try Data(text.utf8).write(to: file)
        process.standardInput = try FileHandle(forReadingFrom: file)
      } else {
        process.standardInput = input
      }
      try process.run()
    }

    deinit {
      try? FileManager.default.removeItem(at: logs)
    }

    private func log(_ name: String) throws -> FileHandle {
      let file = logs.appending(path: name)
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }

    func printed() throws -> String {
      String(decoding: try Data(contentsOf: logs.appending(path: "output")), as: UTF8.self)
    }

    /// Waits until the program has printed a text; gives up after a while.
    func waitForOutput(_ text: String) throws -> Bool {
      for _ in 0..<6_000 {
        if try printed().contains(text) { return true }
        usleep(10_000)
      }
      return false
    }

    /// Waits for the end, and ends a program that goes on and on. The status of one that died of a
    /// signal is the signal's number negated.
    func outcome() throws -> Outcome {
      for _ in 0..<30_000 where process.isRunning { usleep(2_000) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      let errors = try Data(contentsOf: logs.appending(path: "errors"))
      let status = process.terminationStatus
      return Outcome(
        process.terminationReason == .uncaughtSignal ? -status : status, output: try printed(),
        errors: String(decoding: errors, as: UTF8.self))
    }
  }
}
