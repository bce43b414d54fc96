import TableScript
import Testing

/// A small generator with a seed, so that a line that fails can be made again.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}

private let pieces = [
  " ", "\t", "　", ";", "；", "#", "＃", "\"", "'", "“", "”", "‘", "’", "「", "」", "『", "』", "\\",
  "\\u{", "\\u{41}", "}", "\\n", "0", "1", ".", "。", "-", "*", "０", "．", "with", "del", "吉",
  "é", "e\u{301}", "😀", "\r", "！", "a", "9999999999",
]

@Suite struct LexerFuzzTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any line of likely pieces is read or refused, with its places in order`(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<14, using: &generator)
      let line = (0..<count).map { _ in generator.pick(pieces) }.joined()
      check(SourceText(line))
      checkUnfinished(line)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `any bytes are read or refused, with their places in order`(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<20, using: &generator)
      let bytes: [UInt8] = (0..<count).map { _ in
        Bool.random(using: &generator)
          ? UInt8.random(in: 0...255, using: &generator)
          : generator.pick([0xE3, 0x80, 0xE2, 0xEF, 0xBC, 0x8C])
      }
      do throws(Diagnostic) {
        check(try SourceText.decoding(bytes))
      } catch {
        checkPlace(of: error)
      }
      check(SourceText(String(decoding: bytes, as: UTF8.self)))
    }
  }

  private func check(_ source: SourceText) {
    do throws(Diagnostic) {
      let statements = try Parser.parse(source)
      checkOrder(of: statements.flatMap(\.words), in: source)
      for statement in statements { readArguments(of: statement, in: source) }
    } catch {
      checkPlace(of: error)
    }
  }

  private func checkOrder(of words: [Word], in source: SourceText) {
    let line = source.text.debugDescription
    var position = 0
    for word in words {
      #expect(word.range.lowerBound >= position && !word.range.isEmpty, "\(line)")
      position = word.range.upperBound
      #expect(word.isQuoted || source.typed(word).utf8.elementsEqual(word.text.utf8), "\(line)")
      if let contents = source.contents(of: word) {
        #expect(word.range.contains(contents.lowerBound) || contents == word.range, "\(line)")
        #expect(contents.upperBound <= word.range.upperBound, "\(line)")
      }
    }
    #expect(position <= source.text.utf8.count, "\(line)")
  }

  private func checkPlace(of mistake: Diagnostic) {
    let line = mistake.source.text.debugDescription
    #expect(mistake.range.lowerBound >= 0, "\(line)")
    #expect(mistake.range.upperBound <= mistake.source.text.utf8.count, "\(line)")
    #expect(mistake.column >= 1 && !mistake.message.description.isEmpty, "\(line)")
  }

  /// Whatever the words are, each way of reading them ends in a value or a mistake with a place.
  private func readArguments(of statement: Statement, in source: SourceText) {
    let readings: [(inout ArgumentReader) throws -> Void] = [
      { _ = try $0.path() }, { _ = try $0.path(leaving: 1) }, { _ = try $0.paths() },
      { _ = try $0.paths(stoppingAt: "with") }, { _ = try $0.twoPaths() },
      { _ = try $0.sections() }, { _ = try $0.animation(of: ["a"], behindTexts: false) },
    ]
    for read in readings {
      for first in 0...1 {
        var reader = ArgumentReader(statement, from: first)
        do {
          try read(&reader)
          try reader.finish()
        } catch let mistake as Diagnostic {
          checkPlace(of: mistake)
        } catch {
          Issue.record(error)
        }
      }
    }
  }

  private func checkUnfinished(_ line: String) {
    let statement = Parser.unfinished(line)
    #expect(statement.range.upperBound == line.utf8.count, "\(line.debugDescription)")
    #expect(
      statement.words.allSatisfy { $0.range.upperBound <= statement.range.lowerBound },
      "\(line.debugDescription)")
  }
}
