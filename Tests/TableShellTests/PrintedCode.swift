import Foundation
import TestSupport

/// Compiles printed view controllers against UIKit's names on a headless table, runs them, and says
/// what each came to.
struct PrintedCode {
  /// What a controller led to, or what `dump` says of a session.
  struct Outcome: Decodable, Equatable, CustomStringConvertible {
    struct Section: Decodable, Equatable {
      var header: String
      /// nil where a row is out of view.
      var rows: [String?]
    }

    var data: [Section]
    var table: [Section]
    var editing: Bool
    var selected: [String]

    init(_ json: some StringProtocol) throws {
      self = try JSONDecoder().decode(Outcome.self, from: Data(json.utf8))
    }

    var description: String {
      "data \(Self.words(data)) table \(Self.words(table)) editing \(editing) selected \(selected)"
    }

    private static func words(_ sections: [Section]) -> String {
      sections.map { "\($0.header): \($0.rows.map { $0 ?? "?" }.joined(separator: " "))" }
        .description
    }

    /// Rows out of view can be anything.
    func fits(_ other: Outcome) -> Bool {
      data == other.data && editing == other.editing && selected == other.selected
        && table.count == other.table.count
        && zip(table, other.table).allSatisfy { mine, others in
          mine.header == others.header && mine.rows.count == others.rows.count
            && zip(mine.rows, others.rows).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
        }
    }
  }

  private static let stubs = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "UIKitStubs")

  /// The outcome of each controller, up to the first that raises; and what the compiler or that one
  /// said.
  static func run(_ controllers: [String]) throws -> (outcomes: [Outcome], errors: String) {
    let folder = TemporaryFolder()
    var sources = try FileManager.default.contentsOfDirectory(atPath: stubs.path)
      .map { stubs.appending(path: $0).path }
    var main = ""
    for (number, code) in controllers.enumerated() {
      let name = "Session\(number)"
      let text = code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line == "import UIKit"
          ? "import Foundation"
          : line.replacingOccurrences(of: "SessionViewController", with: name)
      }
      sources.append(folder.write("\(name).swift", text.joined(separator: "\n").utf8))
      main += """
        do {
          let controller = \(name)()
          controller.replay()
          let data = controller.sections.map { (header: $0.header, rows: $0.rows) }
          try Outcome(of: controller, data: data).write()
        }

        """
    }
    sources.append(folder.write("main.swift", main.utf8))
    let program = folder.path + "/program"
    let compiler = try Self.output(
      of: "swiftc", arguments: Self.flags + sources + Self.objects + ["-o", program])
    guard compiler.status == 0 else { return ([], compiler.errors) }
    let result = try Self.output(of: program, arguments: [])
    return (try result.text.split(separator: "\n").map { try Outcome($0) }, result.errors)
  }

  /// The module of the table beside the tests, and what it was compiled to.
  private static let flags = [
    "-swift-version", "6", "-suppress-warnings", "-I", Products.path("Modules"),
  ]

  /// The objects of the sources that there are: a build folder keeps those of files long gone.
  private static var objects: [String] {
    let sources = stubs.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/HeadlessTable")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let folder = Products.path("HeadlessTable.build")
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      folder + "/" + URL(filePath: path).lastPathComponent + ".o"
    }
  }

  private static func output(of program: String, arguments: [String]) throws -> (
    status: Int32, text: String, errors: String
  ) {
    let folder = TemporaryFolder()
    let (text, errors) = (folder.write("text", []), folder.write("errors", []))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: text))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: errors))
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, try String(contentsOfFile: text, encoding: .utf8),
      try String(contentsOfFile: errors, encoding: .utf8)
    )
  }
}
