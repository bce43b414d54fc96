// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that a sanitizer need not build the whole shell again: the table and the
// language with their tests, in folders that are links to those of the shell. It is built for
// release, with which a sanitized run is several times as fast, and takes the long drawn runs.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"), .unsafeFlags(["-enable-testing"]),
]

let package = Package(
  name: "sanitizers",
  targets: [
    .target(name: "HeadlessTable", swiftSettings: settings),
    .target(name: "TableScript", swiftSettings: settings),
    .target(name: "CPseudoTerminal"),
    .target(
      name: "TestSupport", dependencies: ["HeadlessTable", "TableScript", "CPseudoTerminal"]),
    .testTarget(name: "HeadlessTableTests", dependencies: ["HeadlessTable", "TestSupport"]),
    .testTarget(name: "TableScriptTests", dependencies: ["TableScript", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
