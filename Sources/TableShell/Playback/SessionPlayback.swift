import HeadlessTable
package import TableRender

/// A session from its first line, played again.
///
/// Sessions are deterministic: the same lines and the same files give the same calls in the same
/// order. So nothing but the typed lines and what was read is kept, and whoever wants every call,
/// also those that no trace showed, runs them once more with ears open.
package struct SessionPlayback {
  /// Why a session cannot be played again.
  package enum Failure: Error {
    case tooLong
    case filesTooLarge
  }

  private let entries: [Journal.Entry]
  private let accesses: [FileLog.Access]
  private let options: SessionOptions
  private let stopsAtFailure: Bool
  /// The line that runs, where a command of it wants the playback, and how many commands of it have
  /// begun.
  private let unfinished: (line: String, commands: Int)?

  package init(of session: Session) throws(Failure) {
    guard !session.journal.isCut else { throw .tooLong }
    guard !session.files.isCut else { throw .filesTooLarge }
    entries = session.journal.entries
    accesses = session.files.accesses
    options = session.options
    stopsAtFailure = session.stopsAtFailure
    unfinished = session.typedLine.map { ($0.text, session.commandsOfLine) }
  }

  /// How things stood before the first line.
  package var opening: PlaybackStep {
    let session = Session(host: PlaybackHost([]), options: options, recorder: PlaybackRecorder())
    return step("", reply: [], of: session)
  }

  /// The steps of the session, a line each. Lines about recording are no part of it.
  package func steps() -> [PlaybackStep] {
    var steps: [PlaybackStep] = []
    play { steps.append($0) }
    return steps
  }

  /// Plays the session and gives each step as soon as it is done.
  package func play(_ body: (PlaybackStep) -> Void) {
    let recorder = PlaybackRecorder()
    let host = PlaybackHost(accesses)
    let session = Session(host: host, options: options, recorder: recorder)
    session.stopsAtFailure = stopsAtFailure
    for (index, entry) in entries.enumerated() {
      run(entry.line, number: index + 1, in: session)
      let step = step(entry.line, reply: entry.reply, of: session)
      if !entry.isHidden { body(step) }
    }
    guard let unfinished else { return }
    recorder.commandsLeft = unfinished.commands
    run(unfinished.line, number: entries.count + 1, in: session)
    let reply = session.journal.lastEntry?.reply ?? []
    body(step(unfinished.line, reply: reply, of: session))
  }

  private func run(_ line: String, number: Int, in session: Session) {
    session.hasQuit = false
    let place = LinePlace(name: "<prompt>", line: number, folder: nil)
    _ = session.evaluate(line, at: place, echoed: true)
  }

  private func step(_ line: String, reply: [UInt8], of session: Session) -> PlaybackStep {
    let came = session.recorder?.take()
    return PlaybackStep(
      line: line, reply: String(decoding: reply, as: UTF8.self), commands: came?.commands ?? [],
      mistake: came?.mistake, table: session.table.snapshot(),
      data: session.controller.data,
      answers: ControllerSnapshot(session.controller.frozen()))
  }
}
