import CPseudoTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program at a terminal: a test types, resizes and hangs up, and looks at the screen.
package final class PseudoTerminal {
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
      self.description = description
    }
  }

  package private(set) var screen: Screen
  package private(set) var output: [UInt8] = []
  /// Whether it answers a program that asks it something, such as where the cursor is.
  package var isAnswering = true

  private let process: Int32
  private var master: Int32 = -1
  private var status: Int32?

  /// - Parameters:
  ///   - environment: All that the program gets; TERM, HOME and LC_ALL belong in it.
  ///   - jobs: Puts a small shell between, which prints `stopped` when the program stops; `fg`
  ///     wakes it.
  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String],
    rows: Int = 24, columns: Int = 80, jobs: Bool = false
  ) throws(Failure) {
    screen = Screen(rows: rows, columns: columns)
    let words = CStrings([program] + arguments)
    // A program built for coverage would leave its counts in the folder.
    let all = environment.merging(["LLVM_PROFILE_FILE": "/dev/null"]) { own, _ in own }
    let variables = CStrings(all.map { "\($0)=\($1)" })
    process = pty_start(
      program, words.pointers, variables.pointers, Int32(rows), Int32(columns), jobs, &master)
    guard process > 0 else { throw Failure("cannot start \(program)") }
  }

  deinit {
    hangUp()
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
  }

  /// Everything written so far, as text.
  package var transcript: String { String(decoding: output, as: UTF8.self) }

  /// Whether the terminal itself echoes what is typed.
  package var echoes: Bool { pty_echoes(master) }

  /// Processor time that the program has used, in milliseconds.
  package var processorTime: Int { pty_processor_time(process) }

  package func type(_ keys: String) {
    type(bytes: Array(keys.utf8))
  }

  package func type(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, master >= 0 {
      let count = rest.prefix(512).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return }
      _ = read(for: .zero)
    }
  }

  /// Changes the size once nothing more has come for a while.
  package func resize(
    rows: Int, columns: Int, reflowing: Bool = true, after quiet: Duration = .milliseconds(100)
  ) {
    settle(quiet)
    screen.resize(rows: rows, columns: columns, reflowing: reflowing)
    _ = pty_resize(master, Int32(rows), Int32(columns))  // the kernel signals it
  }

  package func send(signal: Int32) {
    kill(process, signal)
  }

  /// Closes the terminal under the program.
  package func hangUp() {
    if master >= 0 { close(master) }
    master = -1
  }

  // MARK: Waiting

  /// Reads until `condition` holds; false when it does not within the time.
  package func wait(
    within limit: Duration = .seconds(60), until condition: (PseudoTerminal) -> Bool
  ) -> Bool {
    let deadline = ContinuousClock.now + limit
    while !condition(self) {
      guard ContinuousClock.now < deadline else { return false }
      guard read(for: .milliseconds(50)) else { return condition(self) }
    }
    return true
  }

  /// Reads until the output, from its `start`th byte on, contains `text`.
  package func wait(for text: String, from start: Int = 0, within limit: Duration = .seconds(60))
    -> Bool
  {
    let wanted = Array(text.utf8)
    return wait(within: limit) { $0.output.dropFirst(start).contains(sequence: wanted) }
  }

  /// Reads until nothing more has come for a while.
  package func settle(_ quiet: Duration = .milliseconds(150)) {
    var last = ContinuousClock.now
    while ContinuousClock.now < last + quiet {
      let before = output.count
      guard read(for: .milliseconds(20)) else { return }
      if output.count != before { last = ContinuousClock.now }
    }
  }

  /// The exit status, 128 + n for a signal; nil when the program still runs after the time.
  package func exitStatus(within limit: Duration = .seconds(60)) -> Int32? {
    let deadline = ContinuousClock.now + limit
    while status == nil, ContinuousClock.now < deadline {
      if !read(for: .milliseconds(20)) { usleep(5000) }
      let now = pty_exit_status(process)
      if now >= 0 { status = now }
    }
    _ = read(for: .zero)
    return status
  }

  /// Takes what is there, waiting at most so long; false when nothing will come any more.
  private func read(for limit: Duration) -> Bool {
    guard master >= 0 else { return false }
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    let (seconds, attoseconds) = limit.components
    let wait = Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    guard poll(&entry, 1, wait) > 0 else { return true }
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = block.withUnsafeMutableBytes { recv(master, $0) }
    guard count > 0 else { return false }
    output += block[..<count]
    screen.show(block[..<count])
    let answers = screen.answers
    screen.answers = []
    guard isAnswering else { return true }
    _ = answers.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
    return true
  }

  private func recv(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}

/// An array of C strings with a nil behind it.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() { pointers[index] = strdup(string) }
    pointers[count] = nil
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}

extension ArraySlice<UInt8> {
  fileprivate func contains(sequence wanted: [UInt8]) -> Bool {
    guard let first = wanted.first else { return true }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: wanted) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
