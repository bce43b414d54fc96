import Glibc

/// Measures the shell and its library beside their peers and prints one table.
///
///   bench TVSH [--quick] [WORD]     WORD: only the groups whose name holds it
@main
enum Main {
  static func main() {
    var arguments = CommandLine.arguments.dropFirst()
    let isQuick = arguments.contains("--quick")
    arguments.removeAll { $0 == "--quick" }
    guard let tvsh = arguments.popFirst() else {
      complain("usage: bench TVSH [--quick] [WORD]")
      exit(2)
    }
    let word = arguments.first
    let shell = ShellBenchmarks(tvsh: tvsh, lines: isQuick ? 100_000 : 1_000_000)
    let groups: [(name: String, rows: () -> [Row])] = [
      ("start", shell.start), ("replay", shell.replays), ("test", shell.tests),
      ("batch", EngineBenchmarks.batches), ("growth", EngineBenchmarks.growth),
      ("undo", EngineBenchmarks.undo), ("memory", EngineBenchmarks.memory),
      ("language", LanguageBenchmarks.tokens), ("trace", LanguageBenchmarks.traceLines),
      ("plan", PlanBenchmarks.rows),
    ]
    print(Row.heading)
    for group in groups where word.map(group.name.contains) ?? true {
      for row in group.rows() {
        print(row.line)
        fflush(nil)
      }
    }
    shell.removeFiles()
  }
}
