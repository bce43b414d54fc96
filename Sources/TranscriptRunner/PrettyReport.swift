/// For people: a line a test, and below a failed one what to do.
package struct PrettyReport: TestReport {
  /// What a report is painted with; empty where there are no colours.
  package struct Colors: Sendable {
    package var passed = ""
    package var failed = ""
    package var removed = ""
    package var added = ""
    package var place = ""
    var end: String { passed.isEmpty ? "" : "\u{1B}[0m" }

    package static let none = Colors()

    /// The colours that a session has for changes, mistakes and questions.
    package static let terminal = Colors(
      passed: "\u{1B}[38;5;28m", failed: "\u{1B}[1;38;5;160m", removed: "\u{1B}[38;5;160m",
      added: "\u{1B}[38;5;28m", place: "\u{1B}[38;5;31m")
  }

  private let colors: Colors
  private let showsTimes: Bool
  private let options: [String]
  private var count = 0
  private var total = Duration.zero
  private var slowest: (name: String, duration: Duration)?

  /// - Parameters:
  ///   - showsTimes: for a terminal only; what is kept or compared does not depend on the clock.
  ///   - options: those of the run that transcripts depend on, as they are typed.
  package init(colors: Colors = .none, showsTimes: Bool = false, options: [String] = []) {
    self.colors = colors
    self.showsTimes = showsTimes
    self.options = options
  }

  package mutating func text(for result: TestResult) -> String {
    note(result)
    let time = showsTimes ? result.duration.map { "  \(Self.text($0))" } ?? "" : ""
    guard !result.hasPassed else {
      return painted("ok", colors.passed) + "      \(result.name)\(time)\n"
    }
    var text = ""
    for failure in result.failures {
      text += painted("FAILED", colors.failed) + "  \(result.name): \(failure.summary)\(time)\n"
      let details = failure.details(under: options)
      for line in details.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
        text += line.isEmpty ? "\n" : "  \(painted(line, of: failure))\n"
      }
    }
    return text
  }

  package mutating func closing() -> String {
    guard showsTimes, let slowest, count > 1 else { return "" }
    return "\(count) tests in \(Self.text(total)), "
      + "\(Self.text(slowest.duration)) of them for \(slowest.name)\n"
  }

  private mutating func note(_ result: TestResult) {
    guard let duration = result.duration else { return }
    count += 1
    total += duration
    if duration > slowest?.duration ?? .zero { slowest = (result.name, duration) }
  }

  private func painted(_ text: some StringProtocol, _ color: String) -> String {
    color.isEmpty ? String(text) : color + text + colors.end
  }

  private func painted(_ line: Substring, of failure: TestFailure) -> String {
    guard case .differs = failure else { return String(line) }
    switch line.first {
    case "-": return painted(line, colors.removed)
    case "+": return painted(line, colors.added)
    case "@": return painted(line, colors.place)
    default: return String(line)
    }
  }

  /// A duration as a person reads it: `7 ms`, `1.25 s`.
  private static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    guard milliseconds >= 1_000 else { return "\(milliseconds) ms" }
    let hundredths = milliseconds / 10 % 100
    return "\(milliseconds / 1_000).\(hundredths < 10 ? "0" : "")\(hundredths) s"
  }
}
