package import TableShell

/// Where a played script's words go.
package protocol ScriptSink {
  mutating func write(_ output: [UInt8])
  mutating func writeError(_ message: [UInt8])
}

/// Plays lines in a session: echoes each, evaluates it, hands the reply to a sink, and keeps
/// account of what went wrong. The program and the golden tests use the same one.
package struct ScriptPlayer {
  /// What a line meant for the lines behind it.
  package enum Outcome: Equatable {
    case goesOn
    /// `quit` was typed, with a status of its own or none.
    case quits(Int?)
    /// Something went wrong and the player stops at the first fault.
    case bails
  }

  package let session: Session
  package let bails: Bool
  /// Whether there was a mistake, an exception that no `expect` met, or an unmet expectation.
  package private(set) var hasFailed = false
  /// The expectations that were not met.
  package private(set) var failedExpectations = 0
  private var echo: [UInt8] = []

  package init(session: Session, bails: Bool = false) {
    self.session = session
    self.bails = bails
    session.stopsAtFailure = bails
  }

  /// Plays one line. `place.line` is its number in its source.
  package mutating func play(
    _ line: Span<UInt8>, at place: LinePlace, echoed: Bool, into sink: inout some ScriptSink
  ) -> Outcome {
    if bails, leavesExceptionUnmet(line) {
      hasFailed = true
      return .bails
    }
    if echoed {
      echo.removeAll(keepingCapacity: true)
      line.withUnsafeBufferPointer { Prompt.appendEcho(of: $0, to: &echo) }
      sink.write(echo)
    }
    let reply = session.evaluate(line, at: place, echoed: echoed)
    let wentWrong = deliver(reply, into: &sink)
    if session.hasQuit { return .quits(session.wantsToQuit) }
    return wentWrong && bails ? .bails : .goesOn
  }

  private func leavesExceptionUnmet(_ line: Span<UInt8>) -> Bool {
    let text = line.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    return session.leavesExceptionUnmet(text)
  }

  /// The end of a script, where an open batch is a mistake.
  package mutating func finishScript(
    at place: LinePlace, echoed: Bool, into sink: inout some ScriptSink
  ) -> Outcome {
    let wentWrong = deliver(session.finishScript(at: place, echoed: echoed), into: &sink)
    return wentWrong && bails ? .bails : .goesOn
  }

  /// The end of all input: an exception that still waits for its `expect` is an unmet one.
  package mutating func settle() {
    if session.settle() { hasFailed = true }
  }

  private mutating func deliver(_ reply: Reply, into sink: inout some ScriptSink) -> Bool {
    if !reply.isSilent {
      let (output, errors) = (reply.output, reply.errors)
      if !output.isEmpty { sink.write(output) }
      if !errors.isEmpty { sink.writeError(errors) }
    }
    guard reply.isFailure else { return false }
    hasFailed = true
    failedExpectations += reply.failedExpectations
    return true
  }
}
