import Foundation
import Testing

@testable import TableShell

/// The manual runs: its transcripts and commands print what it says, its code stands in the
/// example, and its table of commands is the catalog.
struct ReadmeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let file = root.appending(path: "README.md")

  /// A fenced block: the word behind the fence, and its lines.
  struct Block {
    var kind: String
    var text: String
    var line: Int
  }

  private static func readme() throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  private static func blocks(_ kind: String) throws -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    let lines = try readme().split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          if block.kind == kind { blocks.append(block) }
          open = nil
        } else {
          open = Block(kind: String(line.dropFirst(3)), text: "", line: index + 2)
        }
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }

  @Test func `every transcript of the manual is what a replay prints`() throws {
    let blocks = try Self.blocks("transcript")
    try #require(blocks.count > 4)
    for block in blocks {
      let outcome = try Tvsh(files: ["block.transcript": block.text]).run("block.transcript")
      #expect(outcome.output == block.text, "README.md:\(block.line)")
    }
  }

  @Test func `every command of the manual prints what it says`() throws {
    for block in try Self.blocks("console") {
      let lines = block.text.split(separator: "\n", maxSplits: 1)
      let command = lines[0].dropFirst("$ tvsh".count)
      let outcome = try Tvsh().shell("\"\(Tvsh.path)\"\(command) 2>&1")
      #expect(
        outcome.output == (lines.count > 1 ? String(lines[1]) : ""), "README.md:\(block.line)")
    }
  }

  @Test func `the scripts that the manual names are there`() throws {
    for block in try Self.blocks("sh") {
      for line in block.text.split(separator: "\n") {
        for word in line.split(separator: " ") {
          let path = Self.root.appending(path: String(word)).path
          #expect(FileManager.default.fileExists(atPath: path), "README.md:\(block.line) \(word)")
        }
      }
    }
  }

  @Test func `the code of the manual stands in the example package`() throws {
    let tests = Self.root.appending(
      path: "scripts/examples/testing-a-data-source/Tests/GroceriesTests/GroceryListTests.swift")
    let source = String(decoding: try Data(contentsOf: tests), as: UTF8.self)
    for block in try Self.blocks("swift") {
      #expect(source.contains(block.text), "README.md:\(block.line)")
    }
  }

  @Test func `the table of commands is the catalog`() throws {
    var table = "| command | what it does |\n|---|---|\n"
    for command in CommandCatalog.commands {
      table += "| `\(command.usage.replacing("|", with: "\\|"))` | \(command.summary) |\n"
    }
    let readme = try Self.readme()
    let start = try #require(readme.range(of: "<!-- commands -->\n"))
    let end = try #require(readme.range(of: "<!-- end of commands -->"))
    let written = String(readme[start.upperBound..<end.lowerBound])
    if written != table, ProcessInfo.processInfo.environment["TVSH_UPDATE_README"] != nil {
      let updated = readme[..<start.upperBound] + table + readme[end.lowerBound...]
      try Data(updated.utf8).write(to: Self.file)
    }
    #expect(
      written == table, "README.md is stale: TVSH_UPDATE_README=1 swift test --filter Readme")
  }
}
