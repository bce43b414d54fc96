import TestSupport
import Testing

@testable import TableShell

/// Sequences of commands as nobody would type them: whatever happens, the session keeps its
/// promises.
struct RandomCommandTests {
  @Test(arguments: 0..<60)
  func `whatever is typed, a failure changes nothing and undo finds the way back`(seed: Int) {
    var commands = RandomCommands(seed: UInt64(seed))
    let typist = Typist("trace off")
    let start = typist.dump
    var outside = start
    for _ in 0..<60 {
      let before = typist.dump
      let wasInBatch = typist.session.isInBatch
      let line = commands.next()
      typist.type(line)
      let reply = typist.last
      let after = typist.dump
      expectWellFormed(after, behind: line)
      if reply.mistakes > 0 { #expect(after == before, "\(line) made a mistake and a change") }
      if typist.session.awaitsException {
        let expected = typist.session.isInBatch || !wasInBatch ? before : outside
        #expect(after == expected, "\(line) was refused and made a change")
      }
      if !typist.session.isInBatch { outside = after }
      _ = typist.session.settle()
    }
    if typist.session.isInBatch { typist.type("cancel-batch") }
    expectWayBack(typist, to: start)
  }

  private func expectWayBack(_ typist: Typist, to start: String) {
    let end = typist.dump
    var steps = 0
    while typist.type("undo").contains("undone") { steps += 1 }
    #expect(typist.dump == start)
    for _ in 0..<steps { #expect(typist.type("redo").contains("redone")) }
    #expect(typist.dump == end)
  }

  /// A dump has balanced brackets outside its texts and no line end but the last.
  private func expectWellFormed(_ dump: String, behind line: String) {
    var depth = 0
    var isInText = false
    var isEscaped = false
    for byte in dump.utf8.dropLast() {
      if isEscaped {
        isEscaped = false
      } else if isInText, byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInText.toggle()
      } else if !isInText {
        if "[{".utf8.contains(byte) { depth += 1 }
        if "]}".utf8.contains(byte) { depth -= 1 }
      }
      #expect(byte >= 0x20, "a control character behind \(line)")
    }
    #expect(depth == 0 && !isInText && dump.hasSuffix("]}\n"), "\(dump) behind \(line)")
  }

  @Test(arguments: 0..<20)
  func `a sequence prints the same each time`(seed: Int) {
    func play() -> [String] {
      var commands = RandomCommands(seed: UInt64(1000 + seed))
      let typist = Typist("trace all")
      return (0..<40).map { _ in typist.type(commands.next()) }
    }
    #expect(play() == play())
  }
}

/// Commands with rows that are often there and sometimes absurd.
private struct RandomCommands {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> String {
    let verb = pick(Self.verbs)
    let words = verb.split(separator: " ").map { word in
      switch word {
      case "PATH": path()
      case "PATHS": paths()
      case "N": number()
      case "NS": pick(["0", "1", "0 1", "0-1", "*", "2", "7", "-1", "1 1"])
      case "TEXT": pick(["甲", "\"\"", "\"a\\\"b\\n\"", "e\u{301}", "'with'", "９", "\u{1F600}"])
      case "YES": pick(["yes", "no", "default"])
      case "STYLE": pick(["none", "delete", "insert", "multi", "default"])
      default: String(word)
      }
    }
    return words.joined(separator: " ")
  }

  private mutating func pick(_ words: [String]) -> String {
    words[generator.number(below: words.count)]
  }

  private mutating func number() -> String {
    generator.oneIn(12) ? pick(["-1", "99", "9223372036854775807"]) : pick(["0", "1", "2"])
  }

  private mutating func path() -> String {
    let row = generator.oneIn(12) ? number() : String(generator.number(below: 5))
    return number() + "." + row
  }

  private mutating func paths() -> String {
    pick([path(), path() + " " + path(), "0.*", "1.*", "0.0-2", "1.1-3", "2.*"])
  }

  private static let verbs = [
    "del PATHS", "ins PATH TEXT TEXT", "move PATH PATH", "reload PATHS", "ins-section N TEXT TEXT",
    "del-section NS", "move-section N N", "reload-section NS", "reload-data", "begin", "end", "end",
    "cancel-batch", "table del PATHS", "table ins PATHS", "table move PATH PATH",
    "table reload PATHS", "table ins-section NS", "table del-section NS",
    "table move-section N N", "table reload-section NS", "table select PATH", "table deselect PATH",
    "reconfigure PATHS", "data ins PATH TEXT", "data del PATHS", "data set PATH TEXT",
    "data move PATH PATH", "data ins-section N TEXT", "data del-section NS", "data header N TEXT",
    "data move-section N N", "data clear", "edit on", "edit off", "style PATH STYLE",
    "style default STYLE", "can-edit PATH YES", "can-move PATH YES", "indent default YES",
    "title PATH TEXT", "retarget section", "retarget free", "implement should-indent",
    "omit commit",
    "implement commit", "tap PATH", "confirm", "cancel", "swipe PATH", "select PATHS",
    "deselect PATHS", "scroll PATH", "drag PATH to PATH", "type TEXT", "new", "new empty",
    "undo", "redo", "undo 2", "insert-row on N", "insert-row off", "actions PATH TEXT", "action 0",
    "on commit 'table del this'", "on commit default", "layout",
  ]
}
