import TableScript

/// A lesson that goes on: where the learner is, and what the model answer leads to.
final class LessonProgress {
  let lesson: Lesson
  /// The learner's own session, which comes back in the end.
  let ownWorld: LessonWorld
  /// A session in which the model answers are typed.
  private let model: Session

  private(set) var index = 0
  /// The session as it was when the step began.
  var start: LessonWorld
  private(set) var before: LessonOutcome
  /// What the model answer of this step leaves behind.
  private(set) var wanted: LessonOutcome
  /// How many hints were given in this step.
  var hints = 0
  /// The commands of lines that opened a batch and wait for its end to be judged.
  var openCommands = LessonCommands()
  /// How many lines were judged, right or wrong.
  var judged = 0

  /// Begins a lesson in a session: gives it a fresh world, with what the lesson lays out.
  init(_ lesson: Lesson, in session: Session) {
    self.lesson = lesson
    ownWorld = session.lesson?.ownWorld ?? LessonWorld(session)
    model = Session(host: LessonHost(session.host), options: SessionOptions())
    for line in lesson.setup { model.play(line, folder: lesson.folder) }
    var world = LessonWorld(model)
    let settings = session.settings
    world.settings.language = settings.language
    world.settings.color = settings.color
    world.settings.names = settings.names
    if session.options.quiet { world.settings.filter = .off }
    world.restore(to: session)
    session.awaitsException = false
    start = LessonWorld(session)
    before = LessonOutcome(of: model)
    wanted = before
    playModel()
  }

  var step: LessonStep? { lesson.steps.indices.contains(index) ? lesson.steps[index] : nil }

  /// Goes to the next step. The world of the session is the one that it starts in.
  func advance(in session: Session) {
    index += 1
    hints = 0
    openCommands = LessonCommands()
    start = LessonWorld(session)
    before = LessonOutcome(of: model)
    playModel()
  }

  private func playModel() {
    guard let step else { return }
    wanted = model.play(step.answer, folder: lesson.folder)
  }
}

extension Session {
  /// Types a line whose reply nobody reads, and says what it left behind.
  @discardableResult
  fileprivate func play(_ line: String, folder: String?) -> LessonOutcome {
    failureOfAnswer = (nil, nil)
    _ = evaluate(line, at: LinePlace(name: "<lesson>", line: 1, folder: folder), echoed: true)
    return answerOutcome
  }

  /// What stands now, and what failed since the answer began.
  var answerOutcome: LessonOutcome {
    var outcome = LessonOutcome(of: self)
    outcome.refusal = failureOfAnswer.refusal
    outcome.mistake = failureOfAnswer.mistake
    return outcome
  }
}

/// The files that model answers read. What they write is dropped.
private final class LessonHost: Host {
  private let files: any Host

  init(_ files: any Host) {
    self.files = files
  }

  func readFile(_ path: String) throws(HostError) -> [UInt8] { try files.readFile(path) }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {}
}
