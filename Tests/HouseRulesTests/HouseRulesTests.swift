import Testing

/// The whole package keeps the rules. A failure prints every place, and what to do there.
struct HouseRulesTests {
  /// What each target may import. Arrows point down, the table and the language import nothing
  /// at all, and only the outermost two talk to the system.
  static let allowedImports: [String: Set<String>] = [
    "Sources/HeadlessTable": [],
    "Sources/TableScript": [],
    "Sources/TableRender": ["HeadlessTable", "CDisplayWidth"],
    "Sources/LineEditor": ["CLibEdit", "Glibc", "Musl", "Darwin"],
    "Sources/TableShell": ["HeadlessTable", "TableScript", "TableRender"],
    "Sources/TranscriptRunner": ["TableShell"],
    "Sources/tvsh": [
      "TableShell", "LineEditor", "TranscriptRunner", "CGetOpt", "Glibc", "Musl", "Darwin",
      "Synchronization",
    ],
  ]

  /// Files that need the system, and what for. Anything heavier than this list makes the program
  /// start later.
  static let systemImports: [String: (modules: Set<String>, reason: String)] = [:]

  @Test func `the rules look at real files`() {
    for folder in Self.allowedImports.keys {
      #expect(!PackageFiles.swift(in: folder).isEmpty, "no Swift file below \(folder)")
    }
    #expect(PackageFiles.swift.contains { $0.path == "Tests/TestSupport/ReferenceTable.swift" })
  }

  @Test func `every target imports only what stands below it`() {
    expectNone(
      Self.allowedImports.flatMap { folder, allowed in
        PackageFiles.swift(in: folder).flatMap { file in
          HouseRules.imports(
            file, allowed: allowed, more: Self.systemImports[file.path]?.modules ?? [])
        }
      })
  }

  @Test func `every exception for the system is still needed`() {
    for (path, exception) in Self.systemImports {
      let imported = PackageFiles.swift.first { $0.path == path }?.importedModules.map(\.module)
      #expect(
        exception.modules.isSubset(of: imported ?? []),
        "\(path) no longer imports \(exception.modules.sorted()): take it off the list")
      #expect(!exception.reason.isEmpty, "say why \(path) needs \(exception.modules.sorted())")
    }
  }

  @Test func `the reference table knows nothing of the engine but a row path`() {
    let engine = PackageFiles.swift(in: "Sources/HeadlessTable").map(\.declaredTypes)
    let names = engine.reduce(into: Set<String>()) { $0.formUnion($1) }
    let reference = PackageFiles.swift(in: "Tests/TestSupport").filter {
      $0.path.contains("/ReferenceTable") || $0.path.contains("/SmallWorlds")
    }
    #expect(names.contains("RowPath"))
    // Names that both sides nest in types of their own, and that so mean two things.
    let own = reference.reduce(into: Set<String>()) { $0.formUnion($1.declaredTypes) }
    expectNone(
      reference.flatMap { HouseRules.independence($0, engineTypes: names.subtracting(own)) })
  }

  @Test func `files are short enough to be read at once`() {
    expectNone(PackageFiles.swift.flatMap(HouseRules.fileLength))
  }

  @Test func `functions are short enough to be seen at once`() {
    expectNone(PackageFiles.swift.flatMap(HouseRules.functionLength))
  }

  @Test func `lines fit beside each other`() {
    expectNone(PackageFiles.swift.flatMap(HouseRules.lineLength))
  }

  @Test func `nothing is left over`() {
    expectNone(PackageFiles.swift.flatMap(HouseRules.leftovers))
  }

  @Test func `nothing is forced`() {
    expectNone(PackageFiles.swift.flatMap(HouseRules.forcing))
  }

  @Test func `only the program prints`() {
    let silent = PackageFiles.swift.filter {
      !$0.path.hasPrefix("Sources/tvsh/") && !$0.path.hasPrefix("scripts/")
    }
    let writers = silent.reduce(into: Set<String>()) { $0.formUnion($1.typesThatPrint) }
    expectNone(silent.flatMap { HouseRules.printing($0, writers: writers) })
  }

  @Test func `no source gives up on its user`() {
    expectNone(PackageFiles.swift(in: "Sources").flatMap(HouseRules.crashing))
  }

  @Test func `only the library has public names`() {
    let others = PackageFiles.swift.filter {
      !$0.path.hasPrefix("Sources/HeadlessTable/") && !$0.path.hasPrefix("scripts/")
    }
    expectNone(others.flatMap(HouseRules.publicNames))
  }

  @Test func `only the line editor handles raw references`() {
    let others = PackageFiles.swift(in: "Sources").filter {
      !$0.path.hasPrefix("Sources/LineEditor/")
    }
    expectNone(others.flatMap(HouseRules.unmanaged))
  }

  @Test func `no file speaks of what a reader does not have`() {
    expectNone(PackageFiles.swift.flatMap(HouseRules.outsideNames))
  }

  @Test func `no two tests have one name`() {
    expectNone(HouseRules.duplicatedTestNames(PackageFiles.swift(in: "Tests")))
  }

  @Test func `every test can fail`() {
    expectNone(PackageFiles.swift(in: "Tests").flatMap(HouseRules.emptyTests))
  }

  private func expectNone(
    _ complaints: [Complaint], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let list = complaints.map(\.description).sorted().joined(separator: "\n")
    #expect(
      complaints.isEmpty, "\(complaints.count) places:\n\(list)", sourceLocation: sourceLocation)
  }
}
