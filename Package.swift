// swift-tools-version: 6.2
import PackageDescription

// An import serves the file that names it; what others see through it says so.
let imports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// Every arrow points down: a target names only targets that stand above it in this file.
let package = Package(
  name: "tvsh",
  products: [
    .library(name: "HeadlessTable", targets: ["HeadlessTable"]),
    .executable(name: "tvsh", targets: ["tvsh"]),
  ],
  targets: [
    // C libraries, each behind a handful of functions of its own.
    .target(name: "CLibEdit", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "CDisplayWidth"),
    .target(name: "CGetOpt"),

    // The table and the language. They import nothing and do not know each other.
    .target(name: "HeadlessTable", swiftSettings: imports),
    .target(name: "TableScript", swiftSettings: imports),

    // From values to text, and from keys to lines.
    .target(
      name: "TableRender", dependencies: ["HeadlessTable", "CDisplayWidth"],
      swiftSettings: imports),
    .target(name: "LineEditor", dependencies: ["CLibEdit"], swiftSettings: imports),

    // Where the language meets the table.
    .target(
      name: "TableShell", dependencies: ["HeadlessTable", "TableScript", "TableRender"],
      resources: [.embedInCode("Lessons/Scripts")], swiftSettings: imports),
    .target(name: "TranscriptRunner", dependencies: ["TableShell"], swiftSettings: imports),

    // The program: options, files, signals, the loop.
    .executableTarget(
      name: "tvsh",
      dependencies: ["TableShell", "LineEditor", "TranscriptRunner", "CGetOpt"],
      swiftSettings: imports),

    // Tests: shared helpers, then one target for each target above, then those that look at the whole.
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TestSupport", dependencies: ["HeadlessTable", "TableScript", "CPseudoTerminal"],
      path: "Tests/TestSupport"),
    .testTarget(name: "HeadlessTableTests", dependencies: ["HeadlessTable", "TestSupport"]),
    .testTarget(name: "TableScriptTests", dependencies: ["TableScript", "TestSupport"]),
    .testTarget(name: "TableRenderTests", dependencies: ["TableRender", "TestSupport"]),
    .executableTarget(name: "EditorProbe", dependencies: ["LineEditor"], path: "Tests/EditorProbe"),
    .testTarget(
      name: "LineEditorTests", dependencies: ["LineEditor", "EditorProbe", "TestSupport"]),
    .testTarget(
      name: "TableShellTests", dependencies: ["TableShell", "TableRender", "TestSupport"]),
    .testTarget(name: "TranscriptRunnerTests", dependencies: ["TranscriptRunner", "TestSupport"]),
    .testTarget(
      name: "TranscriptTests", dependencies: ["TranscriptRunner", "TestSupport"],
      exclude: ["Transcripts"]),
    .testTarget(name: "TvshTests", dependencies: ["tvsh", "TableShell", "TestSupport"]),
    .testTarget(name: "ScreenTests", dependencies: ["tvsh", "TestSupport"], exclude: ["Screens"]),
    .testTarget(name: "HouseRulesTests", dependencies: ["TableShell", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
