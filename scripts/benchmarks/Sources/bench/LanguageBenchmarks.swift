import Glibc
import HeadlessTable
import TableRender
import TableScript

/// Reading lines and writing traces.
enum LanguageBenchmarks {
  static func tokens() -> [Row] {
    let lines = (0..<100_000).map { "ins 0 \($0 % 10) \"row \($0)\"" }
    let times = medians(
      of: 9,
      [
        {
          measure {
            // As a session does, each line into the memory of the one before.
            var statements = Statements()
            for line in lines {
              do {
                try Parser.parse(line.utf8.span, name: "", number: 1, into: &statements)
              } catch {
                preconditionFailure()
              }
              use(statements)
            }
          }
        },
        { measure { for line in lines { use(line.split(separator: " ")) } } },
      ])
    return [
      Row(
        "language: the words of a line", times[0] / 1e5, peer: "String.split", times[1] / 1e5,
        goal: 0.1)
    ]
  }

  static func traceLines() -> [Row] {
    let count = 100_000
    let events = (0..<count).map { number in
      TraceEvent(
        .call(
          .canEdit, .path(RowPath(section: 0, row: number)), answer: .flag(number % 2 == 0)),
        depth: 2)
    }
    var buffer = ByteBuffer()
    let times = medians(
      of: 9,
      [
        {
          buffer.removeAll()
          var text = TraceText(.all, spelling: .short, colors: .none)
          return measure { text.render(events, into: &buffer) }
        },
        {
          withoutOutput {
            measure {
              for number in 0..<count {
                let answer = number % 2 == 0 ? "yes" : "no"
                print("    data-source: can-edit 0.\(number) -> \(answer)")
              }
            }
          }
        },
      ])
    return [
      Row(
        "trace: a line into the buffer", times[0] / Double(count), peer: "print",
        times[1] / Double(count), goal: 0.2)
    ]
  }

  /// Runs work whose standard output nobody reads.
  private static func withoutOutput(_ work: () -> Double) -> Double {
    fflush(nil)
    let kept = dup(STDOUT_FILENO)
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, STDOUT_FILENO)
    let result = work()
    fflush(nil)
    dup2(kept, STDOUT_FILENO)
    close(nowhere)
    close(kept)
    return result
  }
}
