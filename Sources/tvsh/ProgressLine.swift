import Glibc
import TableShell

/// One line on standard error that says how far long work has come. It stands only on a terminal,
/// only while nothing else has been printed there for a second, and goes before anything else is
/// printed.
final class ProgressLine {
  /// What is being worked on.
  var subject = ""

  private let isShown: Bool
  private let sharesTerminal: Bool
  private var isDrawn = false
  private var nextTime: ContinuousClock.Instant

  private static let patience = Duration.seconds(1)
  private static let pause = Duration.milliseconds(100)

  init(environment: Environment) {
    isShown = isatty(STDERR_FILENO) == 1 && environment.understandsControlSequences
    sharesTerminal = isatty(STDOUT_FILENO) == 1
    nextTime = ContinuousClock.now + Self.patience
  }

  /// Counts the patience from now on: at a prompt the time before was the person's.
  func begin() {
    nextTime = ContinuousClock.now + Self.patience
  }

  func tick(line: Int) {
    if isShown { tick(line: line, of: subject) }
  }

  func tick(line: Int, of subject: String) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now >= nextTime else { return }
    nextTime = now + Self.pause
    // Without wrapping, so that one row holds it and one row is to be cleared.
    write("\r\u{1B}[?7ltvsh: \(subject), line \(line)\u{1B}[K\u{1B}[?7h")
    isDrawn = true
  }

  /// Makes room for what is about to be printed.
  func clear() {
    if isDrawn { write("\r\u{1B}[K") }
    isDrawn = false
    if isShown, sharesTerminal { nextTime = ContinuousClock.now + Self.patience }
  }

  private func write(_ text: String) {
    _ = FileDescriptor.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}

extension Session {
  /// Stops sourced files at a signal, and shows how far they have come.
  func heedSignals(showing progress: ProgressLine) {
    isStopped = { [weak self] in
      if let place = self?.place { progress.tick(line: place.line, of: place.name) }
      return Signals.exitStatus != nil
    }
  }
}
