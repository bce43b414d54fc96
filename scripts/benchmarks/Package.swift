// swift-tools-version: 6.2
import PackageDescription

// As in the package of the shell.
let imports: [SwiftSetting] = [.enableUpcomingFeature("InternalImportsByDefault")]

// A package of its own, so that a plain build of the shell does not build its benchmarks. The
// targets that are measured are links to those of the shell: what they share among each other can
// be called here too.
let package = Package(
  name: "benchmarks",
  targets: [
    .target(name: "CAllocated"),
    .target(name: "CDisplayWidth"),
    .target(name: "HeadlessTable", swiftSettings: imports),
    .target(name: "TableScript", swiftSettings: imports),
    .target(
      name: "TableRender", dependencies: ["HeadlessTable", "CDisplayWidth"],
      swiftSettings: imports),
    .executableTarget(
      name: "bench", dependencies: ["CAllocated", "HeadlessTable", "TableScript", "TableRender"]),
  ],
  swiftLanguageModes: [.v6]
)
