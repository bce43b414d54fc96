@testable import HeadlessTable
@testable import TableRender
@testable import TableShell

/// Any bytes are a session: whatever is typed, the table keeps its invariants, the dump is JSON, a
/// mistake or a refusal changes nothing, and undo finds the way back.
struct SessionFuzzer {
  private let session: Session
  private let start: String
  /// The state outside any batch, to which a refused one returns; nil where a setting has changed
  /// what is in view since, which stays.
  private var outside: String?
  /// The state behind the last command.
  private var current: String
  private var line = 0
  private var hasPlayedAgain = false

  /// Whether the commands of a session are to be seen, to understand what has been found.
  private static let isSpoken = variable("FUZZ_SAY") != nil
  private static let commandCount = 100
  /// What costs much is looked at behind one command of so many, and at the end.
  private static let pace = 8
  /// Commands that play the session again: each costs as much as all before it, so one is enough.
  private static let playingAgain = ["export", "code swift"]

  static func run(_ bytes: [UInt8]) {
    var grammar = CommandGrammar(bytes)
    var fuzzer = SessionFuzzer()
    for _ in 0..<commandCount {
      guard !fuzzer.session.hasQuit, let command = grammar.next() else { break }
      if playingAgain.contains(where: command.hasPrefix) {
        if fuzzer.hasPlayedAgain { continue }
        fuzzer.hasPlayedAgain = true
      }
      fuzzer.play(command)
    }
    fuzzer.look(behind: "all commands")
    if !fuzzer.session.hasQuit { fuzzer.checkWayBack() }
  }

  private init() {
    let host = MemoryHost([
      "a.json": #"{"sections":[{"header":"a","rows":["1","2","3"]},{"rows":["4"]}]}"#,
      "b.csv": "section,row\n甲,1\n甲,2\n乙,3\n",
      "s.tvsh": "begin\ntable del 0.1\nsource t.tvsh\nend\n",
      "t.tvsh": "data del 0.1\nset 0.0\n",
    ])
    session = Session(host: host, options: SessionOptions())
    start = dump(session)
    outside = start
    current = start
  }

  private mutating func play(_ command: String) {
    let before = current
    let wasInBatch = session.isInBatch
    let mark = session.checkpoint()
    let reply = type(command)
    let isRefused = session.awaitsException
    // Where the session says itself that nothing has changed it is believed most of the time.
    if session.hasChanged(since: mark) { checkInvariants(behind: command) }
    if session.hasChanged(since: mark) || line % Self.pace == 0 { current = dump(session) }
    if line % Self.pace == 0 { checkForm(behind: command) }
    // A file of commands may do much before one of them fails.
    let isOne = !command.hasPrefix("source")
    if reply.mistakes > 0, isOne {
      require(current == before, "\(command) made a mistake and a change:\n\(before)\(current)")
    }
    if isRefused, isOne {
      let expected = session.isInBatch || !wasInBatch ? before : outside ?? current
      require(
        current == expected, "\(command) was refused and made a change:\n\(expected)\(current)")
    }
    // Settings stay, and what they let the table ask for comes behind the refused end as well.
    if command.hasPrefix("set visible") || command.hasPrefix("set layout") { outside = nil }
    if !session.isInBatch { outside = current }
    _ = session.settle()
  }

  /// Looks at everything, whatever the session says of itself.
  private func look(behind commands: String) {
    checkInvariants(behind: commands)
    let now = dump(session)
    require(now == current, "\(commands) made a change unnoticed:\n\(current)\(now)")
    checkForm(behind: commands)
  }

  private func checkInvariants(behind command: String) {
    let faults = session.table.checkInvariants().filter {
      !session.isInBatch || !$0.hasPrefix("a batch is open")
    }
    require(faults.isEmpty, "\(faults) behind \(command)")
  }

  private mutating func type(_ command: String) -> Reply {
    line += 1
    if Self.isSpoken { say(command) }
    return session.evaluate(command, at: LinePlace(name: "<fuzz>", line: line), echoed: true)
  }

  private func checkForm(behind command: String) {
    do throws(TableFile.Failure) {
      var scanner = try JSONScanner(Array(current.utf8))
      try scanner.skipValue()
      try scanner.finish()
    } catch {
      fail("the dump behind \(command) is no JSON: \(error.reason)\n\(current)")
    }
  }

  private mutating func checkWayBack() {
    if session.isInBatch { _ = type("cancel-batch") }
    // Undo leaves the settings as they are.
    var isOutOfView = false
    for setting in ["set visible all", "set layout auto"] {
      _ = type(setting)
      if session.settle() { isOutOfView = true }
    }
    let end = dump(session)
    // A state whose rows in view the data lacks may be refused, in which case no step is taken.
    var steps = 0
    while type("undo").mistakes == 0 {
      if session.settle() { return }
      steps += 1
    }
    // Rows that could not come into view then can now.
    if isOutOfView { _ = type("set visible all") }
    require(dump(session) == start, "\(steps) times undo leads to the start:\n\(dump(session))")
    if isOutOfView { return }
    for step in 0..<steps {
      require(type("redo").mistakes == 0, "redo \(step) of \(steps)")
      if session.settle() { return }
    }
    require(dump(session) == end, "\(steps) times redo leads to the end:\n\(end)\(dump(session))")
  }
}

/// What `dump` prints. The command itself would be one more of the session, before which an
/// exception counts as unmet.
private func dump(_ session: Session) -> String {
  var buffer = ByteBuffer()
  TableJSON(
    session.table.snapshot(), data: session.controller.data,
    answers: ControllerSnapshot(session.controller)
  ).write(into: &buffer)
  return String(decoding: buffer.bytes, as: UTF8.self)
}
