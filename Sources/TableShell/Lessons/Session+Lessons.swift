import TableRender
import TableScript

/// What a line asked of the lesson. It is done when the line has run.
enum LessonRequest {
  case start(Lesson)
  case hint
  case skip
  case leave
}

extension Session {
  package var isInLesson: Bool { lesson != nil }

  /// Runs a line as an answer, and judges it.
  func answer(_ source: SourceText) {
    let progress = lesson
    let judged = progress?.judged
    failureOfAnswer = (nil, nil)
    let mistakes = reply.mistakes
    runLine(source)
    if lessonRequest == nil, let progress, progress === lesson, progress.judged == judged,
      !hasQuit
    {
      judge(source, in: progress, madeMistake: reply.mistakes > mistakes)
    }
    answerRequest()
  }

  /// Does what a line asked of the lesson.
  func answerRequest() {
    guard let request = lessonRequest else { return }
    lessonRequest = nil
    if lesson != nil { awaitsException = false }
    switch request {
    case .start(let lesson): start(lesson)
    case .hint: giveHint()
    case .skip: skipStep()
    case .leave: leaveLesson()
    }
  }

  // MARK: Judging

  private func judge(_ source: SourceText, in progress: LessonProgress, madeMistake: Bool) {
    let line = LessonCommands(of: source)
    guard !line.isEmpty || madeMistake else { return }
    var commands = progress.openCommands
    commands.add(line)
    let outcome = answerOutcome
    awaitsException = false
    switch verdict(on: outcome, by: commands, in: progress) {
    case .right:
      progress.judged += 1
      print("  " + say("right"))
      goOn(progress)
    case .noAnswer: break
    case .unfinished: progress.openCommands = commands
    case .mistake: restoreStep(of: progress)
    case .wrong:
      progress.judged += 1
      let differences = outcome.differences(from: progress.wanted, ios: settings.iosVersion)
      restoreStep(of: progress)
      tellDifferences(differences, in: progress)
    }
  }

  private enum Verdict { case right, wrong, noAnswer, unfinished, mistake }

  private func verdict(
    on outcome: LessonOutcome, by commands: LessonCommands, in progress: LessonProgress
  ) -> Verdict {
    guard let step = progress.step else { return .noAnswer }
    let wanted = progress.wanted
    let model = LessonCommands(of: SourceText(step.answer))
    let isSame = outcome.differences(from: wanted, ios: settings.iosVersion).isEmpty
    let isIdle = outcome.differences(from: progress.before, ios: settings.iosVersion).isEmpty
    if isSame {
      guard isIdle else { return .right }
      // The model answer changes nothing: then the same command is asked for.
      if commands.doSame(as: model) { return .right }
      return commands.onlyLook ? .noAnswer : .wrong
    }
    if outcome.mistake != nil { return .mistake }
    if isIdle, commands.onlyLook { return .noAnswer }
    // What is answered in one line, and a batch, may be typed in several.
    if outcome.refusal == nil, commands.areBeginning(of: model) { return .unfinished }
    let isOpen = table.hasUncommittedUpdates && outcome.refusal == nil
    return isOpen && wanted.isOutsideBatches ? .unfinished : .wrong
  }

  private func restoreStep(of progress: LessonProgress) {
    let kept = (settings, lastRefusal)
    progress.start.restore(to: self)
    progress.openCommands = LessonCommands()
    // What was set to see better stays.
    (settings, lastRefusal) = kept
    applyTraceSettings()
  }

  // MARK: Moving on

  private func start(_ lesson: Lesson) {
    let progress = LessonProgress(lesson, in: self)
    self.lesson = progress
    tellTitle(of: lesson)
    tellStep(of: progress)
  }

  private func goOn(_ progress: LessonProgress) {
    progress.advance(in: self)
    tellStep(of: progress)
    if progress.step == nil { finishLesson(progress) }
  }

  private func skipStep() {
    guard let progress = lesson, let step = progress.step else { return }
    restoreStep(of: progress)
    tellAnswer(step.answer)
    let place = self.place
    self.place = LinePlace(name: place.name, line: place.line, folder: progress.lesson.folder)
    runLine(step.source)
    self.place = place
    awaitsException = false
    progress.judged += 1
    goOn(progress)
  }

  private func giveHint() {
    guard let progress = lesson, let step = progress.step else { return }
    progress.hints += 1
    if progress.hints == 1, let usage = LessonCommands(of: SourceText(step.answer)).usage {
      tellHint(usage)
    } else {
      tellAnswer(step.answer)
    }
  }

  private func leaveLesson() {
    guard let progress = lesson else { return }
    endLesson(progress)
    print("  " + say("you left the lesson, not tvsh: your own table is back"))
  }

  private func finishLesson(_ progress: LessonProgress) {
    endLesson(progress)
    tellEnd(of: progress.lesson)
  }

  private func endLesson(_ progress: LessonProgress) {
    flushTrace()
    progress.ownWorld.restore(to: self)
    lesson = nil
  }
}
