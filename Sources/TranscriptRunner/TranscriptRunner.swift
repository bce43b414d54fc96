package import TableShell

/// A line of a script: its number among the typed lines, from 1, and its text.
package struct TypedLine: Equatable {
  package var number: Int
  package var text: String

  package init(number: Int, text: String) {
    self.number = number
    self.text = text
  }
}

/// What came of a script: its transcript and the expectations in it that were not met.
package struct ScriptOutcome: Equatable {
  package var transcript: [UInt8]
  package var unmetExpectations: [TypedLine]
  /// The line at which the time was up; the transcript ends with its reply.
  package var overdueLine: TypedLine?

  package init(
    transcript: [UInt8], unmetExpectations: [TypedLine] = [], overdueLine: TypedLine? = nil
  ) {
    self.transcript = transcript
    self.unmetExpectations = unmetExpectations
    self.overdueLine = overdueLine
  }
}

/// Runs a script in a fresh session and yields what a person typing it would have seen.
package struct TranscriptRunner {
  package var options: SessionOptions
  /// How long a script may take. The clock is looked at between two commands; nil is for ever.
  package var timeLimit: Duration?
  /// Hears the number of each line before it runs.
  package var onLine: (Int) -> Void = { _ in }
  private let now: () -> ContinuousClock.Instant

  package init(
    options: SessionOptions = SessionOptions(), timeLimit: Duration? = nil,
    now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.options = options
    self.timeLimit = timeLimit
    self.now = now
  }

  /// - Parameters:
  ///   - name: the base name of the script, as mistakes speak of it.
  ///   - host: reads and writes files for the session; it is given their names as the script has
  ///     them.
  package func run(_ script: [UInt8], name: String, host: any Host) -> ScriptOutcome {
    var lines = ScriptLines(fileName: name, contents: script)
    var player = ScriptPlayer(session: Session(host: host, options: options))
    var collector = Collector()
    var unmet: [TypedLine] = []
    var place = LinePlace(name: LinePlace.scriptName(for: name), line: 0, folder: nil)
    var outcome = ScriptPlayer.Outcome.goesOn
    let end = timeLimit.map { now() + $0 }
    while outcome == .goesOn, let line = lines.next() {
      place.line = lines.count
      onLine(place.line)
      let unmetBefore = player.failedExpectations
      outcome = player.play(line.span, at: place, echoed: true, into: &collector)
      if player.failedExpectations > unmetBefore {
        unmet.append(TypedLine(number: place.line, text: String(decoding: line, as: UTF8.self)))
      }
      if let end, now() > end {
        return ScriptOutcome(
          transcript: collector.bytes, unmetExpectations: unmet,
          overdueLine: TypedLine(
            number: place.line, text: String(decoding: line, as: UTF8.self)))
      }
    }
    if outcome == .goesOn {
      _ = player.finishScript(at: place, echoed: true, into: &collector)
    }
    return ScriptOutcome(transcript: collector.bytes, unmetExpectations: unmet)
  }
}

private struct Collector: ScriptSink {
  var bytes: [UInt8] = []

  mutating func write(_ output: [UInt8]) { bytes += output }
  mutating func writeError(_ message: [UInt8]) { bytes += message }
}
