import Glibc
import TableShell

/// `tvsh explain`: reads a log and explains the exception in it.
struct ExplainCommand {
  let options: Options
  let environment: Environment

  /// The exit status: 1 where the log holds no message that is known.
  func run(on input: Options.Input?) -> Int32 {
    do throws(HostError) {
      return print(
        try explain(
          log: log(from: input), catalog: .in(options.language ?? environment.language)))
    } catch {
      let name = if case .file(let path) = input { path } else { "standard input" }
      OutputBuffer.complain("tvsh: cannot read \(name): \(error.reason)\n")
      return ExitStatus.unusable
    }
  }

  private func log(from input: Options.Input?) throws(HostError) -> [UInt8] {
    if case .file(let path) = input { return try FileHost().readFile(path) }
    return try FileHost.contents(of: STDIN_FILENO)
  }

  private func print(_ result: ExplainResult) -> Int32 {
    var output = OutputBuffer()
    if options.explainsAsScript {
      if let script = result.script {
        output.write(script)
      } else {
        OutputBuffer.complain("tvsh: \(result.isKnown ? result.withoutScript : result.lines[0])\n")
      }
      output.flush()
      return result.script == nil ? ExitStatus.failure : ExitStatus.success
    }
    if options.explainsAsJSON { output.write(result.json + "\n") }
    for line in result.lines { output.write(line + "\n") }
    output.flush()
    return result.isKnown ? ExitStatus.success : ExitStatus.failure
  }
}
