// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that a plain build of the shell does not build its fuzzers. Its folders
// of sources are links to those of the shell: they are built again here, watched by libFuzzer, by
// the address sanitizer and for coverage, and their package-wide names can be used.
let watched: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags([
    "-sanitize=fuzzer,address", "-enable-testing", "-parse-as-library", "-profile-generate",
    "-profile-coverage-mapping",
  ]),
]

// What only draws is not what the fuzzers try to reach, and its branches would cost them much time.
let drawing: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .unsafeFlags(["-sanitize=address", "-enable-testing", "-parse-as-library"]),
]

let package = Package(
  name: "fuzzers",
  targets: [
    .target(name: "CDisplayWidth"),
    .target(name: "HeadlessTable", swiftSettings: watched),
    .target(name: "TableScript", swiftSettings: watched),
    .target(
      name: "TableRender", dependencies: ["HeadlessTable", "CDisplayWidth"],
      swiftSettings: drawing),
    .target(
      name: "TableShell", dependencies: ["HeadlessTable", "TableScript", "TableRender"],
      resources: [.embedInCode("Lessons/Scripts")], swiftSettings: watched),
    .target(name: "TranscriptRunner", dependencies: ["TableShell"], swiftSettings: watched),
    .executableTarget(
      name: "fuzz", dependencies: ["TableShell", "TranscriptRunner"], swiftSettings: watched,
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer,address", "-profile-generate", "-use-ld=lld"])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
