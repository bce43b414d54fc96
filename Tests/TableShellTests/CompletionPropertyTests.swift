import HeadlessTable
import TableScript
import TestSupport
import Testing

@testable import TableShell

/// What holds for every place of every line.
struct CompletionPropertyTests {
  @Test(arguments: CommandCatalog.commands.map(\.name))
  func `every word of an example is offered where it is typed`(name: String) throws {
    let command = try #require(CommandCatalog.byName[name])
    for example in command.examples {
      let session = Session(host: ListedFiles(), options: SessionOptions())
      for (number, line) in example.lines.enumerated() {
        check(line, in: session)
        let place = LinePlace(name: "t", line: number + 1)
        _ = session.evaluate(line, at: place, echoed: true)
      }
    }
  }

  private func check(_ line: String, in session: Session) {
    guard let statements = try? Parser.parse(SourceText(line)) else { return }
    for statement in statements {
      for word in statement.words where !word.isQuoted {
        for end in word.range {
          check(String(decoding: line.utf8.prefix(end), as: UTF8.self), word, in: session)
        }
      }
    }
  }

  /// The set holds the word, or is empty where anything may be typed. Of numbers, paths and ranges
  /// it holds only what there is.
  private func check(_ prefix: String, _ word: Word, in session: Session) {
    let found = session.complete(prefix, cursor: prefix.utf8.count)
    let texts = found.candidates.map(\.text)
    let isNumber = word.text.unicodeScalars.allSatisfy {
      "0123456789.-*".unicodeScalars.contains($0)
    }
    let isFile = word.text.contains(".") && !isNumber
    guard !texts.isEmpty, !isNumber, !isFile else { return }
    #expect(texts.contains(word.text) || isFree(prefix), "\(prefix)| offers \(texts)")
    let typed = found.replacing
    #expect(prefix.utf8.count >= typed)
  }

  /// Whether a text may stand behind the words of a line.
  private func isFree(_ prefix: String) -> Bool {
    let unfinished = Parser.unfinished(prefix)
    let session = Session(host: ListedFiles(), options: SessionOptions())
    let kinds = CompletionSource(session: session, words: unfinished.words).place.kinds
    return kinds.contains { $0.isFree } || kinds.isEmpty
  }

  @Test func `what is offered begins as typed, and what is alone can be run through`() {
    let session = Session(host: ListedFiles(), options: SessionOptions())
    for command in CommandCatalog.commands {
      for example in command.examples {
        for line in example.lines {
          for end in line.indices {
            let prefix = String(line[..<end])
            let completion = session.complete(prefix, cursor: prefix.utf8.count)
            let typed = String(decoding: prefix.utf8.suffix(completion.replacing), as: UTF8.self)
            for candidate in completion.candidates where !typed.contains("\"") {
              let bare =
                candidate.text.hasPrefix("\"") ? String(candidate.text.dropFirst()) : candidate.text
              #expect(bare.hasPrefix(typed), "\(prefix)| offers \(candidate.text)")
            }
          }
        }
      }
    }
  }

  @Test func `no line is too strange to be completed`() {
    var generator = SeededGenerator(seed: 7)
    let session = Session(host: ListedFiles(), options: SessionOptions())
    var pieces = CommandCatalog.commands.map { $0.name + " " }
    pieces += ["\"", "'", "“", "”", "「", "\\", ";", " ", "0", "9223372036854775807", "-", ".", "*"]
    pieces += [
      "with ", "to ", "via ", "this", "吉林", "e\u{301}", "\u{0}", "\u{FEFF}", "　", "＃", "０",
      "on commit '",
    ]
    for _ in 0..<3_000 {
      let line = (0..<generator.number(below: 7)).map { _ in
        pieces[generator.number(below: pieces.count)]
      }.joined()
      let cursor = generator.number(below: line.utf8.count + 1)
      let completion = session.complete(line, cursor: cursor)
      #expect(completion.replacing <= max(cursor + 2, 0), "\(line) at \(cursor)")
    }
  }
}
