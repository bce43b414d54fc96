import Glibc
import TableShell
import TranscriptRunner

/// `tvsh lesson`: lists the lessons, or begins one at the prompt or with lines from standard input.
struct LessonCommand {
  let options: Options
  let environment: Environment

  /// The exit status.
  func run(_ name: String?) -> Int32 {
    guard let name else { return list() }
    if isatty(STDIN_FILENO) == 1 {
      return PromptLoop(options: options, environment: environment, lesson: name).run()
    }
    var replay = Replay(
      options: options, environment: environment, language: environment.language, lesson: name)
    return replay.run()
  }

  private func list() -> Int32 {
    let session = Session(
      host: FileHost(),
      options: SessionOptions(
        options, color: false, isInteractive: false, language: environment.language))
    var output = OutputBuffer()
    output.write(session.beginLesson(nil).output)
    output.flush()
    return ExitStatus.success
  }
}
