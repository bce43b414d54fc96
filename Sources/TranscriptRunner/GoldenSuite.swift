package import TableShell

/// Runs golden tests: plays each script, compares its transcript with the golden, whole and
/// exactly, and writes goldens where it was asked to.
package struct GoldenSuite {
  /// Which goldens are written. Whatever is written fails the run, so that a new golden is looked
  /// at.
  package enum RecordMode: String, CaseIterable {
    /// Those that are missing.
    case new
    /// Those that are missing or differ.
    case failed
    /// Every one.
    case all
  }

  package typealias Run = (_ script: [UInt8], _ name: String, _ host: any Host) -> ScriptOutcome

  private let files: any TestFiles
  private let recordMode: RecordMode?
  private let run: Run

  package init(files: any TestFiles, recordMode: RecordMode? = nil, run: @escaping Run) {
    self.files = files
    self.recordMode = recordMode
    self.run = run
  }

  package init(files: any TestFiles, recordMode: RecordMode? = nil) {
    self.init(files: files, recordMode: recordMode) { script, name, host in
      TranscriptRunner().run(script, name: name, host: host)
    }
  }

  package func result(of test: GoldenTest) -> TestResult {
    guard test.hasScript else {
      return TestResult(name: test.name, failures: [.missingScript(test)])
    }
    do throws(HostError) {
      let script = try files.readFile(test.scriptPath)
      let golden = test.hasGolden ? try files.readFile(test.goldenPath) : nil
      let host = ScratchHost(files: files, folder: FilePath.folder(of: test.scriptPath))
      let outcome = run(script, FilePath.lastComponent(of: test.scriptPath), host)
      return TestResult(name: test.name, failures: judge(outcome, of: test, golden: golden))
    } catch {
      return TestResult(name: test.name, failures: [.unreadable(error.reason)])
    }
  }

  private func judge(
    _ outcome: ScriptOutcome, of test: GoldenTest, golden: [UInt8]?
  ) -> [TestFailure] {
    if let line = outcome.overdueLine { return [.overdue(line)] }
    var failures: [TestFailure] = []
    if let fault = GoldenFile.fault(in: outcome.transcript) {
      failures.append(.unfitTranscript(fault))
    } else if shouldRecord(outcome.transcript, over: golden) {
      failures.append(record(outcome.transcript, as: test))
    } else if let failure = compare(outcome.transcript, of: test, with: golden) {
      failures.append(failure)
    }
    return failures + outcome.unmetExpectations.map(TestFailure.unmetExpectation)
  }

  private func shouldRecord(_ transcript: [UInt8], over golden: [UInt8]?) -> Bool {
    switch recordMode {
    case nil: false
    case .new: golden == nil
    case .failed: golden != transcript
    case .all: true
    }
  }

  private func record(_ transcript: [UInt8], as test: GoldenTest) -> TestFailure {
    do throws(HostError) {
      try files.writeFile(test.goldenPath, transcript)
      return .recorded(test.goldenPath)
    } catch {
      return .unwritable(test.goldenPath, error.reason)
    }
  }

  private func compare(
    _ transcript: [UInt8], of test: GoldenTest, with golden: [UInt8]?
  ) -> TestFailure? {
    guard let golden else { return .missingGolden(test) }
    let difference = TranscriptDifference(
      golden: golden, transcript: transcript, goldenName: test.goldenPath,
      scriptName: test.scriptPath)
    return difference.map {
      .differs(test, $0, goldenFault: GoldenFile.fault(in: golden))
    }
  }
}
