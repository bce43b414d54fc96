import Glibc
import LineEditor
import TableShell
import TranscriptRunner

/// The prompt: reads lines from a terminal until `quit` or Ctrl-D.
struct PromptLoop {
  private let options: Options
  private let environment: Environment
  private let session: Session
  private let reader: any LineReader
  private let history: History
  private let typedLines: PromptHistory
  private let progress: ProgressLine
  private var output: OutputBuffer
  private var lineNumber = 0
  private let lesson: String?

  /// - Parameter lesson: the name or file of a lesson to begin with.
  init(options: Options, environment: Environment, lesson: String? = nil) {
    self.lesson = lesson
    self.options = options
    self.environment = environment
    let color = environment.colors(options.color, isTerminal: isatty(STDOUT_FILENO) == 1)
    session = Session(
      host: FileHost(),
      options: SessionOptions(
        options, color: color, isInteractive: true, language: environment.language))
    progress = ProgressLine(environment: environment)
    output = OutputBuffer(progress: progress)
    session.heedSignals(showing: progress)
    history = History(path: History.defaultPath())
    history.load()  // before the reader is made, which takes its lines
    reader = LineEditor.reader(
      history: history, completer: SessionCompleter(session: session), vi: options.usesViKeys)
    typedLines = PromptHistory(history)
    session.typedLines = typedLines
  }

  /// The exit status.
  consuming func run() -> Int32 {
    warnOfHistory()
    if isatty(STDOUT_FILENO) == 1 { output.write("tvsh \(Version.text): help, show, quit\n") }
    if options.readsInit { playInitFile() }
    guard beginsLesson() else { return ExitStatus.unusable }
    var wantedToLeave = false
    while !session.hasQuit {
      output.flush()
      switch reader.readLine(prompt: "tvsh> ") {
      case .line(let line):
        wantedToLeave = false
        evaluate(line)
      case .interrupted:
        wantedToLeave = false
      case .endOfInput where session.isInLesson:
        play("quit")  // which gives the learner's own table back
      case .endOfInput:
        guard session.isInBatch, !wantedToLeave else { return ExitStatus.success }
        wantedToLeave = true
        output.write("  \(session.noticeOfOpenBatch)\n")
      case .terminated(let signal):
        return 128 + signal
      case .failed(let failure):
        OutputBuffer.complain("tvsh: \(failure)\n")
        if case .system = failure { return ExitStatus.unusable }
      }
    }
    output.flush()
    return Int32(truncatingIfNeeded: session.wantsToQuit ?? 0)
  }

  /// Blanks at the end say nothing: Tab leaves one behind a word, and a transcript with one is no
  /// golden.
  private mutating func evaluate(_ typed: String) {
    let line = typed.droppingTrailingBlanks()
    reader.remember(line)
    warnOfHistory()
    play(line)
  }

  private mutating func play(_ line: String) {
    lineNumber += 1
    let place = LinePlace(name: "<stdin>", line: lineNumber, folder: nil)
    progress.begin()
    let reply = session.evaluate(line, at: place, echoed: true)
    progress.clear()
    let isInterrupted = Signals.takeInterrupt()
    if isInterrupted { (reader as? EditLineReader)?.beginRow() }
    deliver(reply)
    if Signals.takeInterrupt() || isInterrupted { stop() }
    if let status = Signals.exitStatus {
      output.flush()
      exit(status)
    }
  }

  /// Says where a sourced file was stopped, and drops the pasted lines that were to come.
  private mutating func stop() {
    if let place = session.takeStop() {
      output.writeError(Array("tvsh: stopped at \(place.name):\(place.line)\n".utf8))
    }
    (reader as? EditLineReader)?.discardPending()
  }

  /// Begins the lesson, if one is wanted. Says whether that could be done.
  private mutating func beginsLesson() -> Bool {
    guard let lesson else { return true }
    let reply = session.beginLesson(lesson)
    deliver(reply)
    if reply.isFailure { output.flush() }
    return !reply.isFailure
  }

  private mutating func playInitFile() {
    guard let path = environment.initFile, access(path, F_OK) == 0 else { return }
    do throws(HostError) {
      var lines = ScriptLines(fileName: path, contents: try FileHost().readFile(path))
      var place = LinePlace(name: path, line: 0, folder: FilePath.folder(of: path))
      while !session.hasQuit, let line = lines.next() {
        place.line = lines.count
        deliver(session.evaluate(String(decoding: line, as: UTF8.self), at: place, echoed: false))
      }
      deliver(session.finishScript(at: place, echoed: false))
    } catch {
      output.writeError(Array("tvsh: cannot read \(path): \(error.reason)\n".utf8))
    }
  }

  private mutating func deliver(_ reply: Reply) {
    output.write(reply.output)
    if !reply.errors.isEmpty { output.writeError(reply.errors) }
  }

  /// A history that cannot be kept is no reason not to work; it is said once.
  private mutating func warnOfHistory() {
    guard let warning = history.takeWarning() else { return }
    output.writeError(Array("tvsh: \(warning)\n".utf8))
  }
}

extension String {
  fileprivate func droppingTrailingBlanks() -> String {
    guard let last = utf8.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return "" }
    return String(self[...last])
  }
}
