import TableShell

/// A path that golden tests cannot be looked for in.
package struct UnusablePath: Error {
  package var path: String
  package var reason: String
}

/// Finds the golden tests in files and folders. Folders are searched through, names sorted; hidden
/// names, links to folders, and pipes, for which a run would wait, are passed by.
package struct TestDiscovery {
  private let files: any TestFiles
  private var stems: [String] = []
  private var known: Set<String> = []
  /// The files that were named or found in folders, which need not be looked for again.
  private var found: Set<String> = []
  /// The endings that the files of a stem were named or found with.
  private var endings: [String: Set<String>] = [:]

  package static func tests(
    in paths: [String], files: any TestFiles
  ) throws(UnusablePath) -> [GoldenTest] {
    var discovery = TestDiscovery(files: files)
    for path in paths { try discovery.add(path) }
    return discovery.stems.map(discovery.test(of:))
  }

  private func test(of stem: String) -> GoldenTest {
    let found = endings[FilePath.normalized(stem)] ?? []
    let script = ending(GoldenTest.scriptEnding, of: stem, amongst: found)
    let golden = ending(GoldenTest.goldenEnding, of: stem, amongst: found)
    var test = GoldenTest(stem: stem, hasScript: script != nil, hasGolden: golden != nil)
    // A file that is missing is missed in the letters of the other.
    let isCapital = (script ?? golden)?.contains(where: \.isUppercase) == true
    test.scriptEnding =
      script ?? (isCapital ? test.scriptEnding.uppercased() : test.scriptEnding)
    test.goldenEnding =
      golden ?? (isCapital ? test.goldenEnding.uppercased() : test.goldenEnding)
    return test
  }

  /// An ending as a file of the stem has it; nil where there is none.
  private func ending(_ ending: String, of stem: String, amongst found: Set<String>) -> String? {
    if hasFile(stem + ending) { return ending }
    let others = found.filter { $0.lowercased() == ending }.sorted()
    return ([ending.uppercased()] + others).first { hasFile(stem + $0) }
  }

  private func hasFile(_ path: String) -> Bool {
    found.contains(path) || files.kind(of: path) == .file
  }

  private init(files: any TestFiles) {
    self.files = files
  }

  private mutating func add(_ path: String) throws(UnusablePath) {
    switch files.kind(of: path) {
    case .folder: try search(path)
    case .missing: throw UnusablePath(path: path, reason: "No such file or directory")
    case .file, .stream:
      guard let stem = GoldenTest.stem(of: path) else {
        throw UnusablePath(path: path, reason: "its name ends neither in .tvsh nor in .transcript")
      }
      add(path, ofStem: stem)
    }
  }

  private mutating func search(_ folder: String) throws(UnusablePath) {
    var names: [String]
    do throws(HostError) {
      names = try files.names(inFolder: folder)
    } catch {
      throw UnusablePath(path: folder, reason: error.reason)
    }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder == "." ? name : FilePath.join(folder, name)
      switch files.kind(of: path) {
      case .folder where !files.isLink(path): try search(path)
      case .file:
        guard let stem = GoldenTest.stem(of: path) else { continue }
        add(path, ofStem: stem)
      default: break
      }
    }
  }

  private mutating func add(_ path: String, ofStem stem: String) {
    found.insert(path)
    let name = FilePath.normalized(stem)
    endings[name, default: []].insert(String(path.dropFirst(stem.count)))
    if known.insert(name).inserted { stems.append(stem) }
  }
}
