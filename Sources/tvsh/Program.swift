import Glibc
import LineEditor
import TableShell
import TranscriptRunner

/// Chooses what the command line asked for and does it.
struct Program {
  let options: Options
  private let environment = Environment()

  init(options: Options) {
    self.options = options
  }

  /// The exit status.
  func run() -> Int32 {
    FileDescriptor.reserveStandardOnes()
    Signals.install()
    switch options.action {
    case .run where options.inputs.isEmpty && isatty(STDIN_FILENO) == 1:
      return PromptLoop(options: options, environment: environment).run()
    case .run:
      var replay = Replay(options: options, environment: environment)
      let status = replay.run()
      // The system takes back at once what the session holds; letting go of it takes long.
      return withExtendedLifetime(replay) { exit(status) }
    case .test(let paths):
      return TestCommand(options: options, environment: environment).run(
        paths: paths.isEmpty ? ["."] : paths)
    case .help:
      return print(Usage.text(in: options.language ?? environment.language))
    case .version:
      return print("tvsh \(Version.text) (libedit \(LineEditor.libraryVersion))\n")
    case .explain(let input):
      return ExplainCommand(options: options, environment: environment).run(on: input)
    case .manual:
      return print(ManualCommand.page())
    case .completions(let shell):
      return print(ManualCommand.completions(for: shell))
    case .lesson(let name):
      return LessonCommand(options: options, environment: environment).run(name)
    }
  }

  private func print(_ text: String) -> Int32 {
    var output = OutputBuffer()
    output.write(text)
    output.flush()
    return ExitStatus.success
  }
}

enum Version {
  static let text = "1.0"
}
