import Glibc
import TableShell
import TranscriptRunner

/// `tvsh test`: finds golden tests, runs them, and reports.
struct TestCommand {
  private let options: Options
  private let files = FileHost()
  private let suite: GoldenSuite
  private let progress: ProgressLine
  private let colors: PrettyReport.Colors
  private let isOnTerminal = isatty(STDOUT_FILENO) == 1
  private var output: OutputBuffer
  private var tally = TestTally()

  init(options: Options, environment: Environment) {
    self.options = options
    let progress = ProgressLine(environment: environment)
    self.progress = progress
    output = OutputBuffer(progress: progress)
    colors =
      environment.colors(options.color, isTerminal: isOnTerminal) ? .terminal : .none
    var sessions = SessionOptions(options, color: false, isInteractive: false)
    sessions.allowsColor = false
    var runner = TranscriptRunner(
      options: sessions,
      timeLimit: options.timeLimit)
    runner.onLine = progress.tick
    suite = GoldenSuite(
      files: files, recordMode: options.recordMode
    ) { [runner] script, name, host in
      runner.run(script, name: name, host: host)
    }
  }

  /// The exit status.
  consuming func run(paths: [String]) -> Int32 {
    let found: [GoldenTest]
    do throws(UnusablePath) {
      found = try TestDiscovery.tests(in: paths, files: files)
    } catch {
      OutputBuffer.complain("tvsh: cannot read \(error.path): \(error.reason)\n")
      return ExitStatus.unusable
    }
    let chosen = found.filter { test in options.filter.map { test.name.contains($0) } ?? true }
    if options.listsTests, !chosen.isEmpty { return list(chosen) }
    switch options.reportFormat {
    case .pretty:
      let report = PrettyReport(
        colors: colors, showsTimes: isOnTerminal, options: options.ofTranscripts)
      self.report(chosen, amongst: found, from: paths, as: report)
    case .junit:
      let report = JUnitReport(options: options.ofTranscripts)
      self.report(chosen, amongst: found, from: paths, as: report)
    }
    return tally.failed == 0 ? ExitStatus.success : ExitStatus.failure
  }

  private mutating func list(_ tests: [GoldenTest]) -> Int32 {
    for test in tests { output.write(test.name + "\n") }
    output.flush()
    return ExitStatus.success
  }

  private mutating func report(
    _ tests: [GoldenTest], amongst found: [GoldenTest], from paths: [String],
    as report: some TestReport
  ) {
    var report = report
    if tests.isEmpty {
      add(nothingToRun(paths, foundAny: !found.isEmpty), to: &report)
    }
    for (index, test) in tests.enumerated() {
      progress.subject = "\(index + 1) of \(tests.count): \(test.name)"
      add(timed(test), to: &report)
      if let status = Signals.exitStatus {
        output.flush()
        progress.clear()
        exit(status)
      }
    }
    output.write(report.closing())
    // The XML is to stay XML, so there the last line stands apart.
    if options.reportFormat == .junit {
      output.writeError(Array(tally.line.utf8))
    } else {
      output.write(tally.line)
    }
    output.flush()
    progress.clear()
  }

  private func timed(_ test: GoldenTest) -> TestResult {
    let start = ContinuousClock.now
    var result = suite.result(of: test)
    result.duration = ContinuousClock.now - start
    return result
  }

  private mutating func add(_ result: TestResult, to report: inout some TestReport) {
    tally.count(result)
    output.write(report.text(for: result))
    if isOnTerminal { output.flush() }
  }

  private func nothingToRun(_ paths: [String], foundAny: Bool) -> TestResult {
    let name = paths.joined(separator: " ")
    if foundAny, let filter = options.filter {
      return TestResult(
        name: name, failures: [.nothingToRun("no test's name has \"\(filter)\" in it")])
    }
    return TestResult(
      name: name, failures: [.nothingToRun("no tests found (NAME.tvsh with NAME.transcript)")])
  }
}
