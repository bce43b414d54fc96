/// What came of one golden test. Without failures it passed.
package struct TestResult: Equatable {
  package var name: String
  package var failures: [TestFailure]
  /// How long it took, where somebody looked at the clock.
  package var duration: Duration?

  package init(name: String, failures: [TestFailure], duration: Duration? = nil) {
    self.name = name
    self.failures = failures
    self.duration = duration
  }

  package var hasPassed: Bool { failures.isEmpty }
}

package enum TestFailure: Equatable {
  case missingGolden(GoldenTest)
  case missingScript(GoldenTest)
  case unreadable(String)
  case unwritable(String, String)
  /// The transcript itself cannot be a golden.
  case unfitTranscript(String)
  case differs(GoldenTest, TranscriptDifference, goldenFault: String?)
  case unmetExpectation(TypedLine)
  case recorded(String)
  /// The time was up behind a line.
  case overdue(TypedLine)
  /// A failure of the whole run: no tests found, a filter that matches nothing.
  case nothingToRun(String)

  /// What happened, in one line.
  package var summary: String {
    switch self {
    case .missingGolden(let test): "no golden \(test.goldenPath)"
    case .missingScript(let test): "a golden without its script \(test.scriptPath)"
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .unwritable(let path, let reason): "cannot write \(path): \(reason)"
    case .unfitTranscript(let fault): "its transcript cannot be a golden: it \(fault)"
    case .differs(_, let difference, _): difference.summary
    case .unmetExpectation(let line): "line \(line.number), an unmet expectation: \(line.text)"
    case .recorded(let path): "recorded \(path): look at it, then run again"
    case .overdue(let line): "the time limit ran out at line \(line.number), \(line.text)"
    case .nothingToRun(let reason): reason
    }
  }

  /// What helps to mend it; may be several lines, each ended.
  ///
  /// - Parameter options: Those of the run that transcripts depend on, as they are typed.
  package func details(under options: [String] = []) -> String {
    let command = (["tvsh", "test"] + options).joined(separator: " ")
    switch self {
    case .missingGolden(let test):
      return "record it: \(command) --record new \(Self.quoted(test.scriptPath))\n"
    case .differs(let test, let difference, let goldenFault):
      let fault = goldenFault.map { "\(test.goldenPath) \($0)\n" } ?? ""
      return fault + difference.unifiedDiff
        + "accept it: \(command) --record failed \(Self.quoted(test.scriptPath))\n"
    case .overdue:
      return "give it more: tvsh test --timeout SECONDS (0 for no limit)\n"
    default:
      return ""
    }
  }

  /// A path as a shell takes it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || "/._-+,".unicodeScalars.contains(scalar)
    }
    if isPlain, !path.hasPrefix("-") { return path }
    let escaped = path.split(separator: "'", omittingEmptySubsequences: false).joined(
      separator: "'\\''")
    return (path.hasPrefix("-") ? "./" : "") + "'\(escaped)'"
  }
}
