import Glibc
import TableShell
import TranscriptRunner

/// Plays the FILEs, the `-c` COMMANDS and standard input of the command line, in their order and in
/// one session.
struct Replay {
  private let options: Options
  private var player: ScriptPlayer
  private let progress: ProgressLine
  private var output: OutputBuffer
  private var hasUnreadable = false
  private let lesson: String?

  private static let blockSize = 1 << 16
  /// The bytes of a line that are waited for: one that is longer than a line may be is still a
  /// mistake like any other, but one that never ends is not to fill the memory.
  private static let longestLine = 100 << 20

  /// - Parameters:
  ///   - language: used where the command line names none.
  ///   - lesson: the name or file of a lesson to begin with.
  init(
    options: Options, environment: Environment, language: Language = .english,
    lesson: String? = nil
  ) {
    self.options = options
    progress = ProgressLine(environment: environment)
    output = OutputBuffer(progress: progress)
    self.lesson = lesson
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let color = environment.colors(options.color, isTerminal: isTerminal)
    let session = Session(
      host: FileHost(),
      options: SessionOptions(options, color: color, isInteractive: false, language: language))
    session.heedSignals(showing: progress)
    player = ScriptPlayer(session: session, bails: options.bails)
  }

  /// The exit status.
  mutating func run() -> Int32 {
    let inputs = options.inputs.isEmpty ? [.standardInput] : options.inputs
    guard inputs.allSatisfy(isReadable) else { return ExitStatus.unusable }
    if let lesson {
      let reply = player.session.beginLesson(lesson)
      output.write(reply.output)
      output.writeError(reply.errors)
      output.flush()
      if reply.isFailure { return ExitStatus.unusable }
    }
    var outcome = ScriptPlayer.Outcome.goesOn
    for (index, input) in inputs.enumerated() where outcome == .goesOn {
      outcome = play(input, isLast: index == inputs.count - 1)
    }
    if outcome == .goesOn || outcome == .quits(nil) { player.settle() }
    output.flush()
    progress.clear()
    if case .quits(let status?) = outcome { return Int32(truncatingIfNeeded: status) }
    if hasUnreadable { return ExitStatus.unusable }
    return player.hasFailed ? ExitStatus.failure : ExitStatus.success
  }

  /// Whether a FILE can be read is found out before anything runs.
  private func isReadable(_ input: Options.Input) -> Bool {
    guard case .file(let path) = input else { return true }
    var status = stat()
    var error: Int32?
    if stat(path, &status) != 0 || faccessat(AT_FDCWD, path, R_OK, AT_EACCESS) != 0 {
      error = errno
    } else if status.st_mode & S_IFMT == S_IFDIR {
      error = EISDIR
    }
    if let error { OutputBuffer.complain("tvsh: cannot read \(path): \(systemErrorText(error))\n") }
    return error == nil
  }

  private mutating func play(_ input: Options.Input, isLast: Bool) -> ScriptPlayer.Outcome {
    progress.subject = input.name
    switch input {
    case .commands(let text):
      var lines = ScriptLines(script: Array(text.utf8))
      var place = LinePlace(name: "<command>", line: 0, folder: nil)
      let outcome = playLines(&lines, at: &place, echoed: options.echoes ?? false)
      guard outcome == .goesOn, isLast else { return outcome }
      return finishScript(at: place, echoed: options.echoes ?? false)
    case .standardInput:
      let place = LinePlace(name: "<stdin>", line: 0, folder: nil)
      return playFile(
        STDIN_FILENO, lines: ScriptLines(), named: input.name, at: place,
        echoed: options.echoes ?? false)
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return fail(toRead: path) }
      defer { close(descriptor) }
      let echoed = options.echoes ?? true
      // A message on standard error leads to the file, and the lines are those of a script.
      let name = echoed ? LinePlace.scriptName(for: path) : path.pathOfScript
      let place = LinePlace(name: name, line: 0, folder: FilePath.folder(of: path))
      return playFile(
        descriptor, lines: ScriptLines(fileName: path), named: path, at: place, echoed: echoed)
    }
  }

  private mutating func playFile(
    _ descriptor: Int32, lines: ScriptLines, named path: String, at place: LinePlace, echoed: Bool
  ) -> ScriptPlayer.Outcome {
    var lines = lines
    var place = place
    var isAtEnd = false
    while !isAtEnd {
      // Whoever feeds commands one by one sees the replies to those it has written.
      output.flush()
      guard let block = FileDescriptor.read(descriptor, atMost: Self.blockSize) else {
        return fail(toRead: path)
      }
      if lines.isEmpty, let error = HostError.encoding(of: block) {
        return fail(toRead: path, because: error.reason)
      }
      isAtEnd = block.isEmpty
      if isAtEnd { lines.finish() } else { lines.append(block) }
      let outcome = playLines(&lines, at: &place, echoed: echoed)
      guard outcome == .goesOn else { return outcome }
      if lines.waitingCount > Self.longestLine {
        return fail(
          toRead: path, because: "line \(lines.count + 1) is longer than \(Self.longestLine) bytes")
      }
    }
    return finishScript(at: place, echoed: echoed)
  }

  private mutating func playLines(
    _ lines: inout ScriptLines, at place: inout LinePlace, echoed: Bool
  ) -> ScriptPlayer.Outcome {
    while let range = lines.nextRange() {
      place.line = lines.count
      progress.tick(line: place.line)
      let line = lines.buffer.span.extracting(range)
      let outcome = player.play(line, at: place, echoed: echoed, into: &output)
      guard case .goesOn = outcome else { return outcome }
      leaveOnSignal(at: place)
    }
    return .goesOn
  }

  private mutating func finishScript(at place: LinePlace, echoed: Bool) -> ScriptPlayer.Outcome {
    player.finishScript(at: place, echoed: echoed, into: &output)
  }

  private mutating func fail(toRead path: String) -> ScriptPlayer.Outcome {
    let error = errno
    leaveOnSignal()
    return fail(toRead: path, because: systemErrorText(error))
  }

  private mutating func fail(toRead path: String, because reason: String) -> ScriptPlayer.Outcome {
    output.writeError(Array("tvsh: cannot read \(path): \(reason)\n".utf8))
    hasUnreadable = true
    return .bails
  }

  /// - Parameter place: the line behind which the replay stops; nil where it waits for one.
  private mutating func leaveOnSignal(at place: LinePlace? = nil) {
    guard let status = Signals.exitStatus else { return }
    output.flush()
    progress.clear()
    if let place = player.session.stoppedAt ?? place {
      OutputBuffer.complain("tvsh: stopped at \(place.name):\(place.line)\n")
    }
    exit(status)
  }
}
