import Foundation
import Testing
import TranscriptRunner

/// Replays every script below `Transcripts` and `scripts/examples` and compares with its golden.
/// What fails says which command accepts the difference.
struct TranscriptTests {
  @Test(arguments: Scripts.all)
  func `a script prints its transcript`(test: GoldenTest) {
    let result = GoldenSuite(files: DiskFiles()).result(of: test)
    for failure in result.failures {
      Issue.record("\(result.name): \(failure.summary)\n\(failure.details())")
    }
    #expect(result.hasPassed)
  }

  @Test func `there are scripts in every folder`() throws {
    for folder in Scripts.folders {
      let tests = try TestDiscovery.tests(in: [folder], files: DiskFiles())
      #expect(!tests.isEmpty, "no scripts in \(folder)")
    }
  }
}

enum Scripts {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let folders = ["Tests/TranscriptTests/Transcripts", "scripts/examples"]
    .map { root.appending(path: $0).path }

  static let all = (try? TestDiscovery.tests(in: folders, files: DiskFiles())) ?? []
}

extension GoldenTest: CustomTestStringConvertible {
  package var testDescription: String { FilePath.lastComponent(of: name) }
}
