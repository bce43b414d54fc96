/// Draws results as they come in, and the end of the run.
package protocol TestReport {
  mutating func text(for result: TestResult) -> String
  mutating func closing() -> String
}

/// How many tests passed and failed: the last line of every run.
package struct TestTally: Equatable {
  package private(set) var passed = 0
  package private(set) var failed = 0

  package init() {}

  package mutating func count(_ result: TestResult) {
    if result.hasPassed { passed += 1 } else { failed += 1 }
  }

  package var line: String { "\(passed) passed, \(failed) failed\n" }
}

/// For build servers: JUnit's XML, written when all results are in.
package struct JUnitReport: TestReport {
  private var tally = TestTally()
  private var cases = ""
  private let options: [String]

  /// - Parameter options: Those of the run that transcripts depend on, as they are typed.
  package init(options: [String] = []) {
    self.options = options
  }

  package mutating func text(for result: TestResult) -> String {
    tally.count(result)
    cases += "    <testcase classname=\"tvsh\" name=\"\(Self.escaped(result.name))\""
    guard !result.hasPassed else {
      cases += "/>\n"
      return ""
    }
    cases += ">\n"
    for failure in result.failures {
      cases += "      <failure message=\"\(Self.escaped(failure.summary))\">"
      cases += Self.escaped(failure.details(under: options)) + "</failure>\n"
    }
    cases += "    </testcase>\n"
    return ""
  }

  package mutating func closing() -> String {
    let counts = "tests=\"\(tally.passed + tally.failed)\" failures=\"\(tally.failed)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts)>
        <testsuite name="tvsh" \(counts)>
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  /// Characters that XML cannot hold become U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
