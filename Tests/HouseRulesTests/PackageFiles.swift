import Foundation

/// The files of the package, found from where this one lies.
enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file in the package's own folders, in the order of their paths.
  static let swift: [SourceText] = ["Sources", "Tests", "scripts"]
    .flatMap(paths(below:))
    .filter { $0.hasSuffix(".swift") }
    .sorted()
    .compactMap { path in
      let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8)
      return text.map { SourceText(path: path, $0) }
    }

  static func swift(in folder: String) -> [SourceText] {
    swift.filter { $0.path.hasPrefix(folder + "/") }
  }

  /// Folders that begin with a dot hold what was built.
  private static func paths(below folder: String) -> [String] {
    let all = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    return (all?.allObjects ?? []).compactMap { entry in
      (entry as? URL)?.path.replacing(prefix, with: "", maxReplacements: 1)
    }
  }
}
