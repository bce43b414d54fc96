import Foundation
import TableScript
import Testing

@testable import TableShell

/// Every mistake that the golden scripts make, and those of broken files, as another language tells
/// it: with a translation of each sentence, and no English in what is filled in.
struct ToldMistakeTests {
  private static let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "TranscriptTests/Transcripts")

  private static let scripts: [String] = {
    let files = FileManager.default.enumerator(at: transcripts, includingPropertiesForKeys: nil)
    let paths = (files?.allObjects ?? []).compactMap { ($0 as? URL)?.path }
    return paths.filter { $0.hasSuffix(".tvsh") }.sorted()
  }()

  /// Types lines, and hands each mistake to `check` with its line.
  private func type(
    _ lines: [String], in folder: String = "/", _ check: (Message, String) -> Void
  ) {
    let session = Session(
      host: ReadingHost(), options: SessionOptions(language: .simplifiedChinese))
    for line in lines {
      session.failureOfAnswer.mistake = nil
      let place = LinePlace(name: "t", line: 1, folder: folder)
      _ = session.evaluate(line, at: place, echoed: true)
      if let mistake = session.failureOfAnswer.mistake { check(mistake, line) }
    }
  }

  private static let known = Set(Translations.all.map(\.english))

  /// What of a message is English in every language.
  private func untranslated(_ message: Message, in line: String) -> [String] {
    let format = Translations.key(of: message.format)
    let isSentence = format.contains(where: \.isLetter)
    guard isSentence || format != "{}" else { return [] }
    var found = isSentence && !Self.known.contains(format) ? [format] : []
    for part in message.arguments {
      switch part {
      case .message(let message): found += untranslated(message, in: line)
      // What was typed, and a set of words.
      case .text(let text) where line.contains(text) || format == "no {} {}: {}": break
      case .text(let text): if isProse(text) { found.append("\(format): \(text)") }
      }
    }
    return found
  }

  /// Whether a text has words of an English sentence, and is no text of a table or an exception.
  private func isProse(_ text: String) -> Bool {
    guard !text.hasPrefix("\"") else { return false }
    let words: Set = ["a", "and", "at", "cannot", "has", "have", "is", "no", "not", "of", "the"]
    let found = text.split(whereSeparator: { !$0.isLetter && $0 != "-" })
    return found.count > 1 && found.contains { words.contains(String($0)) }
  }

  @Test func `no mistake of a golden script is English in another language`() throws {
    var count = 0
    for path in Self.scripts {
      let script = try String(contentsOfFile: path, encoding: .utf8)
      let lines = script.split(separator: "\n").map(String.init)
      let folder = URL(filePath: path).deletingLastPathComponent().path
      type(lines.filter { !$0.contains("set lang") && !$0.hasPrefix("quit") }, in: folder) {
        count += 1
        #expect(untranslated($0, in: $1).isEmpty, "\($1)")
      }
    }
    #expect(count > 300)
  }

  @Test(arguments: [
    ("a.json", "{\"sections\":{}}", "第 1 行第 13 列：应为 [（\"sections\"）"),
    ("a.json", "[1]", "第 1 行第 1 列：应为 {（表格）"),
    ("a.json", "{\"sections\":[{\"rows\":[1]}]}", "第 1 行第 23 列：应为文字（行）"),
    ("a.json", "{\"sections\" []}", "第 1 行第 13 列：应为 :"),
    ("a.json", "{\"a\":\"\\u0000\"}", "第 1 行第 7 列：\\u0000 不是文字"),
    ("a.csv", "section\n", "第 1 行不是 section,row"),
    ("a.csv", "section,row\na\n", "第 2 行只有一个字段，应为 2 个"),
    ("a.csv", "section,row\na,\"b\n", "第 2 行开始的引号没有结束"),
    ("a.txt", "", "表格文件应为 NAME.json 或 NAME.csv"),
  ])
  func `what is wrong in a file is told in the language of the session`(
    name: String, content: String, told: String
  ) throws {
    let tvsh = try Tvsh(files: [name: content])
    let run = try tvsh.run("--lang", "zh-Hans", "-c", "load \(name)")
    #expect(run.errors.contains("error: 无法读取 \(name)：\(told)\n"))
  }

  @Test func `the words of commands that have several are named in each language`() {
    for family in CommandCatalog.families {
      type(["\(family) nosuchword"]) { mistake, line in
        for language in [Language.simplifiedChinese, .traditionalChinese] {
          let told = Translations.text(mistake, in: language)
          #expect(!told.contains("command"), "\(line): \(told)")
        }
      }
    }
  }
}

/// The files of this machine, of which none is changed.
private final class ReadingHost: TableShell.Host {
  private var written: [String: [UInt8]] = [:]

  func readFile(_ path: String) throws(HostError) -> [UInt8] {
    if let bytes = written[path] { return bytes }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw HostError(reason: "No such file or directory")
    }
    return Array(data)
  }

  func writeFile(_ path: String, _ bytes: [UInt8]) throws(HostError) { written[path] = bytes }

  func appendFile(_ path: String, _ bytes: [UInt8]) throws(HostError) {
    written[path, default: []] += bytes
  }
}
