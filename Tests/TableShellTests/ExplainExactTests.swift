import HeadlessTable
import TestSupport
import Testing

@testable import TableShell

/// A script raises the very exception of its log: the same name, and the same words.
@Suite struct ExplainExactTests {
  static let versions = [7, 10, 12, 13, 14, 17, 26]

  /// Compares the exception of a script with that of its log.
  private func expectSame(_ script: String, _ refusal: Refusal, ios version: Int) {
    let text = refusal.reason(ios: version)
    let typist = Typist()
    for line in script.split(separator: "\n") {
      #expect(typist.session.lastRefusal == nil, "raised before \(line) of\n\(script)for \(text)")
      typist.type(String(line))
      #expect(typist.last.mistakes == 0, "\(line) of\n\(script)for \(text)")
    }
    let raised = typist.session.lastRefusal
    #expect(raised?.exceptionName == refusal.exceptionName, "\(script)for \(text)")
    #expect(
      raised?.reason(ios: typist.session.settings.iosVersion) == text, "\(script)for \(version)")
  }

  /// What a log holds around the reason.
  private func log(of refusal: Refusal, ios version: Int) -> String {
    let reason = refusal.reason(ios: version).replacing("0x…", with: "0x600000c1a2b0")
    return "*** Terminating app due to uncaught exception '\(refusal.exceptionName)', reason: '"
      + reason + "'\n*** First throw call stack:\n(\n\t0   CoreFoundation   0x0001 + 242\n)\n"
  }

  @Test(arguments: versions)
  func `a script raises the words of its log, whatever its numbers are`(version: Int) {
    var refusals = RandomRefusals(seed: UInt64(version))
    for (kind, draw) in RandomRefusals.kinds.enumerated() {
      var scripts = 0
      for _ in 0..<200 where scripts < 8 {
        let refusal = draw(&refusals)
        guard let script = explain(text: log(of: refusal, ios: version)).script else { continue }
        scripts += 1
        expectSame(script, refusal, ios: version)
      }
      #expect(scripts == 8, "kind \(kind) at \(version)")
    }
  }

  @Test(arguments: versions)
  func `what a table refuses is refused again, in the same words`(version: Int) {
    var sampler = SmallWorldsSampler(seed: UInt64(100 + version))
    var refused = 0
    for _ in 0..<200 {
      let world = sampler.next()
      let typist = Typist("trace off", "set ios \(version)")
      for line in world.script.split(separator: "\n") where typist.session.lastRefusal == nil {
        typist.type(String(line))
      }
      guard let refusal = typist.session.lastRefusal else { continue }
      refused += 1
      let result = explain(text: log(of: refusal, ios: version))
      guard let script = result.script else {
        Issue.record("no script for \(refusal.reason(ios: version)) of\n\(world.script)")
        continue
      }
      expectSame(script, refusal, ios: version)
    }
    #expect(refused > 50)
  }
}
