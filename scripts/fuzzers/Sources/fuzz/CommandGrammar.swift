/// Turns bytes into commands that the shell knows, so that a fuzzer reaches the table behind the
/// language: one byte chooses the command, and one or two each argument.
struct CommandGrammar {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// The next command; nil where the bytes are used up.
  mutating func next() -> String? {
    guard !bytes.isEmpty else { return nil }
    let pattern = pick(Self.patterns)
    var command: [String] = []
    for word in pattern.split(separator: " ") { command.append(argument(String(word))) }
    return command.joined(separator: " ")
  }

  private mutating func argument(_ word: String) -> String {
    switch word {
    case "PATH": path()
    case "PATHS": paths()
    case "N": number()
    case "NS": pick(Self.sections)
    case "TEXT": pick(Self.texts)
    case "YES": pick(["yes", "no", "default"])
    case "STYLE": pick(["none", "delete", "insert", "multi", "default"])
    case "ANIMATION": pick(["automatic", "fade", "left", "none", "middle"])
    case "EVENT": pick(Self.events)
    case "HANDLER": pick(Self.handlers)
    case "FILE": pick(Self.files)
    case "SCRIPT": pick(Self.scripts)
    default: word
    }
  }

  private mutating func byte() -> Int {
    Int(bytes.popFirst() ?? 0)
  }

  private mutating func pick(_ words: [String]) -> String {
    words[byte() % words.count]
  }

  /// Mostly small, sometimes absurd.
  private mutating func number() -> String {
    let byte = byte()
    return byte < 240 ? String(byte % 4) : ["-1", "99", "1000000", "9223372036854775807"][byte % 4]
  }

  /// The last number of a range, which is not to name so many rows that a session takes seconds.
  private mutating func lastNumber() -> String {
    let byte = byte()
    return byte < 240 ? String(byte % 4) : ["-1", "99", "300", "9223372036854775807"][byte % 4]
  }

  private mutating func path() -> String {
    let byte = byte()
    return byte < 240 ? "\(byte % 3).\(byte / 3 % 6)" : number() + "." + number()
  }

  private mutating func paths() -> String {
    switch byte() % 8 {
    case 0...2: path()
    case 3: path() + " " + path()
    case 4: path() + " " + path() + " " + path()
    case 5: "\(number()).*"
    default: "\(number()).\(number())-\(lastNumber())"
    }
  }

  private static let texts = [
    "甲", "\"\"", "\"a\\\"b\\n\"", "e\u{301}", "'with'", "９", "\u{1F600}", "b", "\"section 0\"",
  ]
  private static let sections = ["0", "1", "0 1", "0-1", "*", "2", "7", "-1", "1 1", "0 2", "1-2"]
  private static let events = [
    "number-of-sections", "header", "can-edit", "editing-style", "should-indent", "commit",
    "can-move", "target-for-move", "move", "height", "should-highlight", "will-select",
    "did-select", "indentation-level", "title-for-delete", "leading-actions", "trailing-actions",
    "will-begin-editing", "did-end-editing", "footer", "will-deselect", "did-deselect",
  ]
  private static let handlers = ["commit", "move", "select", "action 0", "action 1"]
  private static let files = ["a.json", "b.csv", "c.json", "missing.json", "a.txt"]
  private static let scripts = [
    "'table del this; data del this'", "'data del this; table del this'", "'reload-data'",
    "'edit off'", "'later edit off'", "'later del 0.0'", "'begin; table del this; end'",
    "'data clear'", "'table ins this'", "'data move this target'", "'move 0.0 1.0'", "default",
    "'begin'", "'cancel-batch'", "'end'", "'del 0.0'", "'undo'", "'new'", "'later on select'",
    "'later undo'", "'insert-row on'", "'swipe 0.0'", "'quit'",
  ]

  /// Batches stand here often: what happens in them is what the table has to get right.
  private static let patterns = [
    "begin", "begin", "end", "end", "end", "end", "cancel-batch",
    "table del PATHS", "table del PATHS", "table ins PATHS", "table ins PATHS",
    "table move PATH PATH", "table move PATH PATH", "table reload PATHS with ANIMATION",
    "table ins-section NS", "table del-section NS", "table move-section N N",
    "table move-section N N", "table reload-section NS", "table reload-data", "table begin",
    "table end", "table layout", "table reconfigure PATHS", "table select PATH",
    "table deselect PATH", "data del PATHS", "data ins PATH TEXT", "data ins PATH TEXT TEXT",
    "data set PATH TEXT", "data move PATH PATH", "data ins-section N TEXT TEXT",
    "data del-section NS", "data header N TEXT", "data move-section N N", "data clear",
    "del PATHS", "del PATHS with ANIMATION", "ins PATH TEXT TEXT", "ins PATH TEXT with ANIMATION",
    "move PATH PATH", "reload PATHS", "ins-section N TEXT TEXT", "ins-section N",
    "del-section NS", "move-section N N", "reload-section NS", "reload-data", "reconfigure PATHS",
    "layout", "edit on", "edit off", "edit on plain", "style PATH STYLE", "style default STYLE",
    "can-edit PATH YES", "can-move PATH YES", "can-edit default YES", "indent default YES",
    "highlight PATH YES", "title PATH TEXT", "height PATH N", "indentation-level PATH N",
    "actions PATH TEXT TEXT:destructive", "actions PATH leading TEXT", "actions default none",
    "retarget section", "retarget free", "retarget pin PATH", "retarget reject",
    "implement EVENT", "implement EVENT", "omit EVENT", "insert-row on N", "insert-row off",
    "on HANDLER SCRIPT", "on HANDLER SCRIPT", "tap PATH", "tap PATH", "confirm", "cancel",
    "swipe PATH", "swipe PATH right", "action N", "drag PATH to PATH",
    "drag PATH via PATH PATH to PATH", "select PATHS", "deselect PATHS", "scroll PATH",
    "type TEXT", "new", "new empty", "undo", "undo N", "redo", "save FILE", "load FILE",
    "data load FILE", "plan FILE", "apply FILE", "source s.tvsh", "explain", "show",
    "show changes", "show data", "code swift", "code swift session", "record r.tvsh",
    "record r.transcript", "record off", "export e.mmd", "export e.html", "export e.txt",
    "set visible N", "set visible all", "set layout manual", "set layout auto", "set ios 26",
    "set ios 7", "set allows-selection YES", "set allows-multiple-selection YES",
    "set allows-multiple-selection-during-editing YES", "set allows-selection-during-editing YES",
    "set lang zh-Hans", "trace all", "trace off", "trace only EVENT", "trace names objc",
    "expect rows N N", "expect row PATH TEXT", "expect exception TEXT", "expect no-exception",
    "expect trace EVENT N", "history", "help", "set",
  ]
}
