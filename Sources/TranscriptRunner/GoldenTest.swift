import TableShell

/// A script and its golden: `NAME.tvsh` with `NAME.transcript` beside it. One of the two may be
/// missing.
package struct GoldenTest: Equatable, Sendable {
  /// The path of both without their endings.
  package var stem: String
  package var hasScript: Bool
  package var hasGolden: Bool
  /// Their endings as they are written, where in letters of another case.
  package var scriptEnding = Self.scriptEnding
  package var goldenEnding = Self.goldenEnding

  package init(stem: String, hasScript: Bool, hasGolden: Bool) {
    self.stem = stem
    self.hasScript = hasScript
    self.hasGolden = hasGolden
  }

  package var scriptPath: String { stem + scriptEnding }
  package var goldenPath: String { stem + goldenEnding }
  /// What a report calls the test: the file that is there.
  package var name: String { hasScript ? scriptPath : goldenPath }

  package static let scriptEnding = ".tvsh"
  package static let goldenEnding = ".transcript"

  /// The path without its ending, or nil for a file that belongs to no test.
  package static func stem(of path: String) -> String? {
    let name = FilePath.lastComponent(of: path)
    for ending in [scriptEnding, goldenEnding]
    where name.hasEnding(ending) && name.utf8.count > ending.utf8.count {
      return String(path.dropLast(ending.count))
    }
    return nil
  }
}
