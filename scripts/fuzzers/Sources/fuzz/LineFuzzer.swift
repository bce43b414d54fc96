@testable import TableScript
@testable import TableShell

/// Any bytes are a line: read or refused with places that lie in it, and completed at any cursor.
enum LineFuzzer {
  static func run(_ bytes: [UInt8]) {
    do throws(Diagnostic) {
      check(try SourceText.decoding(bytes))
    } catch {
      checkPlace(of: error)
    }
    let line = String(decoding: bytes, as: UTF8.self)
    check(SourceText(line))
    let typed = String(line.unicodeScalars.prefix(bytes.count / 2))
    let unfinished = Parser.unfinished(line)
    require(unfinished.range.upperBound == line.utf8.count, "an unfinished word ends at the cursor")
    let session = Session(host: MemoryHost(), options: SessionOptions())
    let completion = session.complete(line, cursor: typed.utf8.count)
    require(completion.replacing <= typed.utf8.count, "a completion replaces what was typed")
  }

  private static func check(_ source: SourceText) {
    do throws(Diagnostic) {
      let statements = try Parser.parse(source)
      checkOrder(of: statements.flatMap(\.words), in: source)
      for statement in statements {
        readArguments(of: statement)
        _ = try CommandCatalog.bind(statement)
      }
    } catch {
      checkPlace(of: error)
    }
  }

  private static func checkOrder(of words: [Word], in source: SourceText) {
    var position = 0
    for word in words {
      require(word.range.lowerBound >= position && !word.range.isEmpty, "words stand in order")
      position = word.range.upperBound
    }
    require(position <= source.text.utf8.count, "words end with the line")
    for word in words where !word.isQuoted {
      require(source.typed(word).utf8.elementsEqual(word.text.utf8), "a bare word is as typed")
    }
  }

  private static func checkPlace(of mistake: Diagnostic) {
    let count = mistake.source.text.utf8.count
    require(
      mistake.range.lowerBound >= 0 && mistake.range.upperBound <= count,
      "\(mistake.message) lies in its line")
    require(mistake.column >= 1, "\(mistake.message) has a column")
  }

  /// Whatever the words are, each way of reading them ends in a value or a mistake with a place.
  private static func readArguments(of statement: Statement) {
    let readings: [(inout ArgumentReader) throws -> Void] = [
      { _ = try $0.path() }, { _ = try $0.path(leaving: 1) }, { _ = try $0.paths() },
      { _ = try $0.paths(stoppingAt: "with") }, { _ = try $0.twoPaths() },
      { _ = try $0.sections() }, { _ = try $0.animation(of: ["a"], behindTexts: false) },
    ]
    for read in readings {
      var reader = ArgumentReader(statement, from: 0)
      do {
        try read(&reader)
        try reader.finish()
      } catch let mistake as Diagnostic {
        checkPlace(of: mistake)
      } catch {
        fail("a reading ends in \(error)")
      }
    }
  }
}
