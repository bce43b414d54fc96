import HeadlessTable
import TableRender
import TableScript

/// A session: data, a table and the controller between them, to which a person types commands.
///
/// It takes a line and gives a reply; where lines come from and where replies go it does not know.
package final class Session {
  let table = TableView()
  let controller = Controller()
  /// The host, and what was read and written through it.
  let files: FileLog
  var host: any Host { files }
  let options: SessionOptions
  var settings: Settings { didSet { isRendererFresh = false } }
  var history = SessionHistory()
  /// A checkpoint that nobody needs any more, for the next command.
  var spareCheckpoint: Checkpoint?

  /// The state before the outermost `begin` of the open batch, and where that `begin` stands.
  var batch: OpenBatch?
  /// The exception of the last command that was no `expect`.
  var exception: Refusal? {
    get { keptException?.refusal }
    set { keptException = newValue.map(KeptRefusal.init) }
  }
  private var keptException: KeptRefusal?
  /// The last exception of the session, for `explain`.
  var lastRefusal: Refusal?
  /// Whether that exception still waits for an `expect exception`.
  package internal(set) var awaitsException = false
  package internal(set) var hasQuit = false
  /// N of `quit N`; nil where `quit` stood alone.
  package internal(set) var wantsToQuit: Int?
  /// The lines typed at the prompt; nil where there is none.
  package weak var typedLines: (any TypedLines)?
  /// Whether whoever plays the session wants it to stop, asked between the lines of a file.
  package var isStopped: () -> Bool = { false }
  /// The line of a sourced file behind which it was stopped, the innermost file's.
  package internal(set) var stoppedAt: LinePlace?
  /// Whether a failure stops the files that `source` reads.
  package var stopsAtFailure = false

  /// How many rows were in view at the last layout; nil for all.
  var shownRowLimit: Int?

  /// The line that runs.
  package internal(set) var place = LinePlace(name: "<prompt>", line: 1)
  var isEchoed = true
  var reply = Reply()
  var output = ByteBuffer()
  var renderer: any TraceRenderer
  /// Whether the renderer has drawn nothing since the settings were as they are.
  var isRendererFresh = false
  /// The commands of the line that was typed last, and of the one that was read last inside such a
  /// line: the next ones use their memory.
  var typedStatements = Statements()
  private var sourcedStatements = Statements()
  /// The command that runs, for mistakes that are found only then.
  var current: Statement?

  var runningHandlers: [HandlerName] = []
  var laterStatements: [BoundStatement] = []
  /// A mistake made inside a handler, on its way out through the table.
  var mistakeInHandler: Diagnostic?
  var sourceDepth = 0
  /// Whether a file could not be sourced because files nest too deep: then all that are open stop,
  /// since one that sources itself would run for ever.
  var hasNestedTooDeep = false
  var journal = Journal()
  /// Whether a typed line runs, and how many of its commands have begun.
  var runsTypedLine = false
  var commandsOfLine = 0
  /// The typed line that runs.
  var typedLine: SourceText? { runsTypedLine ? typedStatements.source : nil }
  /// Whether the line that ran last was answered, so that its echo is not the last thing to be
  /// seen.
  var wasAnswered = false
  /// Who listens while the session is played again; nil in a session that is no playback.
  let recorder: PlaybackRecorder?
  /// Commands that play the session again do nothing in a playback of it.
  var isPlayback: Bool { recorder != nil }

  /// The lesson that goes on, and what the line asked of it.
  var lesson: LessonProgress?
  var lessonRequest: LessonRequest?
  /// What the answer to a lesson failed by.
  var failureOfAnswer: (refusal: Refusal?, mistake: Message?) = (nil, nil)

  package convenience init(host: any Host, options: SessionOptions) {
    self.init(host: host, options: options, recorder: nil)
  }

  init(host: any Host, options: SessionOptions, recorder: PlaybackRecorder?) {
    files = FileLog(host)
    self.recorder = recorder
    self.options = options
    settings = Settings(language: options.language, names: options.names)
    if options.quiet { settings.filter = .off }
    renderer = TraceText(.off, spelling: .short, colors: .none)
    table.keep(controller)
    controller.handlerRunner = self
    startWorld(with: .sample)
    applyTraceSettings()
  }

  // MARK: Lines

  /// Runs the commands of one line, which stands at `place` and was echoed or not.
  package func evaluate(_ line: String, at place: LinePlace, echoed: Bool) -> Reply {
    evaluate(line.utf8.span, at: place, echoed: echoed)
  }

  /// Runs the commands of one line as it was read: bytes that may not be UTF-8.
  package func evaluate(_ line: Span<UInt8>, at place: LinePlace, echoed: Bool) -> Reply {
    self.place.move(to: place)
    isEchoed = echoed
    commandsOfLine = 0
    wasAnswered = false
    guard line.isUTF8 else { return refuse(line) }
    batch?.isOfThisLine = false
    evaluate(line, name: place.name, number: place.line)
    return finishReply(to: line)
  }

  /// Says where a line is no UTF-8.
  private func refuse(_ line: Span<UInt8>) -> Reply {
    let bytes = line.withUnsafeBufferPointer(Array.init)
    do throws(Diagnostic) {
      runLine(try SourceText.decoding(bytes, name: place.name, line: place.line))
    } catch {
      settleException()
      report(error)
    }
    return finishReply(to: String(decoding: bytes, as: UTF8.self).utf8.span)
  }

  /// Ends a script that had `place.line` lines.
  package func finishScript(at place: LinePlace, echoed: Bool) -> Reply {
    self.place = place
    isEchoed = echoed
    reportOpenBatch(since: 0)
    finishOutput()
    writeRecordingEnd(journal.addEnding(output))
    return takeReply()
  }

  /// Ends the input: an exception that waits for its expectation waits no longer. Says whether one
  /// did.
  package func settle() -> Bool {
    defer { awaitsException = false }
    return awaitsException
  }

  /// Where a sourced file was stopped, told once.
  package func takeStop() -> LinePlace? {
    defer { stoppedAt = nil }
    return stoppedAt
  }

  package var isInBatch: Bool { table.hasUncommittedUpdates }

  /// Whether an exception waits and the first command of a line is not the `expect exception` that
  /// could meet it. Blank lines and comments leave it waiting.
  package func leavesExceptionUnmet(_ line: String) -> Bool {
    guard awaitsException, let statements = try? Parser.parse(SourceText(line)) else {
      return awaitsException
    }
    guard let first = statements.first else { return false }
    if first.words[0].is("record") { return false }
    return !(first.words[0].is("expect") && first.words.dropFirst().first?.is("exception") == true)
  }

  /// Hands out the reply to a line.
  private func finishReply(to line: Span<UInt8>) -> Reply {
    finishOutput()
    journal.add(line: line)
    if wasAnswered { journal.add(reply: output) }
    journal.hidesLine = false
    if journal.recording != nil { writeRecording() }
    return takeReply()
  }

  /// Puts what was printed into the reply, and leaves nothing of the line for the next.
  private func finishOutput() {
    runsTypedLine = false
    current = nil
    // A copy, so that the buffer keeps its room for the next reply.
    if !output.isEmpty { reply.output = Array(output.bytes[...]) }
    wasAnswered = !output.isEmpty || reply.mistakes > 0
  }

  private func takeReply() -> Reply {
    if !output.isEmpty { output.removeAll() }
    var taken = Reply()
    swap(&taken, &reply)
    return taken
  }

  /// Runs a line of a script, given as UTF-8: in a lesson it is an answer.
  func evaluate(_ text: Span<UInt8>, name: String, number: Int) {
    if lesson != nil {
      let line = String(copying: UTF8Span(unchecked: text))
      return answer(SourceText(line, name: name, line: number))
    }
    runLine(text, name: name, number: number)
    if lessonRequest != nil { answerRequest() }
  }

  /// Of a line that is too long its beginning is shown.
  private func tooLong(_ text: Span<UInt8>, name: String, number: Int) -> Diagnostic {
    let line = String(copying: UTF8Span(unchecked: text))
    let shown = SourceText(line.prefix(60) + "…", name: name, line: number)
    return Diagnostic(
      "a line has at most \(Limits.lineBytes) bytes, this one has \(text.count)", at: 0..<0,
      in: shown)
  }

  func runLine(_ source: SourceText) {
    runLine(source.text.utf8.span, name: source.name ?? "", number: source.line)
  }

  /// Parses a line whole before any of it runs; a mistake ends it.
  private func runLine(_ text: Span<UInt8>, name: String, number: Int) {
    do throws(Diagnostic) {
      if text.count > Limits.lineBytes { throw tooLong(text, name: name, number: number) }
      let line =
        runsTypedLine
        ? try Parser.parse(text, name: name, number: number, into: &sourcedStatements)
        : try Parser.parse(text, name: name, number: number, into: &typedStatements)
      runsTypedLine = true
      try run(line)
    } catch {
      if sourceDepth == 0 { journal.hidesLine = false }
      settleException()
      report(error)
    }
  }

  // MARK: Commands

  /// Runs the commands of a line. The arguments of one that stands alone are read when it runs; of
  /// several, all are before the first of them runs.
  private func run(_ line: consuming Statements) throws(Diagnostic) {
    if line.count != 1 { return try runAll(of: line) }
    var (command, reader) = try CommandCatalog.index.find((consume line).takeFirst())
    if sourceDepth == 0 { journal.hidesLine = command.isAboutRecording }
    _ = try run(command, &reader)
  }

  private func runAll(of line: Statements) throws(Diagnostic) {
    if line.isEmpty { return }
    var statements: [BoundStatement] = []
    for statement in line { statements.append(try CommandCatalog.index.bind(statement)) }
    if sourceDepth == 0 {
      journal.hidesLine = statements.allSatisfy(\.command.isAboutRecording)
    }
    for statement in statements {
      var reader = statement.reader
      guard try run(statement.command, &reader) else { return }
    }
  }

  /// Runs one command, unless a mistake is found in its arguments. Says whether the commands behind
  /// it may run.
  private func run(
    _ command: Command, _ reader: inout ArgumentReader
  ) throws(Diagnostic) -> Bool {
    var goesOn = false
    try command.read(&reader) { statement, action in
      goesOn = run(command, statement, action)
    }
    return goesOn
  }

  /// Runs one command with all that belongs to it: the exception that may wait, undo, layout, and
  /// the way back when it fails. Says whether the commands behind it may run.
  private func run(
    _ command: Command, _ statement: borrowing Statement, _ action: CommandAction
  ) -> Bool {
    if stopsAtFailure, awaitsException, command.leavesExceptionUnmet {
      settleException()
      return false
    }
    commandsOfLine += 1
    if let recorder, !recorder.begin(command, copy statement, sourceDepth: sourceDepth) {
      hasQuit = true
      return false
    }
    if command.leavesExceptionUnmet { settleException() }
    if !command.isExpectation, !command.isAboutRecording {
      table.trace.clearCounts()
      if keptException != nil { keptException = nil }
    }
    let checkpoint = checkpoint()
    let outermost = batch
    current = copy statement
    startRendering()
    do throws(CommandFailure) {
      try perform(command, action)
      if !table.trace.events.isEmpty { flushTrace() }
      remember(command, statement, since: consume checkpoint)
      return !hasQuit
    } catch {
      return handle(error, of: command, since: checkpoint, in: outermost) && !hasQuit
    }
  }

  private func perform(_ command: Command, _ action: CommandAction) throws(CommandFailure) {
    if command.isOutsideBatches, table.hasUncommittedUpdates {
      throw mistake("\(table.batchDepth) begin without end", hint: "end, or cancel-batch")
    }
    try action(self)
    try runLaterStatements()
    try layOutIfAutomatic()
  }

  /// Puts everything back that the failed command had changed, and says what went wrong.
  ///
  /// - Parameter outermost: the batch that was open before the command, which may have closed it.
  private func handle(
    _ failure: CommandFailure, of command: Command, since checkpoint: Checkpoint,
    in outermost: OpenBatch?
  ) -> Bool {
    flushTrace()
    laterStatements.removeAll()
    runningHandlers.removeAll()
    var failure = failure
    if let diagnostic = mistakeInHandler { failure = .mistake(diagnostic) }
    mistakeInHandler = nil
    switch failure {
    case .mistake(let diagnostic):
      restore(checkpoint)
      report(diagnostic)
      return false
    case .refusal(let refusal):
      let leavesBatchOpen = refusal.leavesBatchOpen(in: command.name)
      if leavesBatchOpen {
        restore(checkpoint)
      } else {
        restore((outermost ?? batch)?.checkpoint ?? checkpoint)
        batch = nil
      }
      report(refusal, leavesBatchOpen: leavesBatchOpen)
      layOutBehindRefusal()
      return true
    }
  }

  /// Keeps the state before a command for `undo`, where it changed something; a batch is one
  /// command.
  private func remember(
    _ command: Command, _ statement: borrowing Statement, since checkpoint: consuming Checkpoint
  ) {
    if table.hasUncommittedUpdates {
      let hasChanged = !command.isBracket && hasChanged(since: checkpoint)
      if batch == nil { batch = OpenBatch(checkpoint: checkpoint, begin: copy statement) }
      if hasChanged { batch?.isEmpty = false }
      return
    }
    if let batch {
      self.batch = nil
      guard !batch.isEmpty || batch.checkpoint.neededLayout else { return }
      let rows = rowsOfCommand(command, since: batch.checkpoint)
      history.remember("begin … end", batch.checkpoint, rows: rows)
    } else if !command.isReadOnly, hasChanged(since: checkpoint) {
      let rows = rowsOfCommand(command, since: checkpoint)
      spareCheckpoint = consume checkpoint
      history.remember(statement.words, &spareCheckpoint, rows: rows)
    } else {
      spareCheckpoint = consume checkpoint
    }
  }

  /// How many rows the command that ran has made anew: those that the table asked for, and those
  /// of a file. A section of which the state before holds a copy counts as a row.
  private func rowsOfCommand(_ command: Command, since before: Checkpoint) -> Int {
    let asked = table.trace.count(of: .cell) + before.sectionCount(heldBeside: self)
    guard command.loadsRows else { return asked }
    return controller.data.sections.reduce(asked) { $0 + $1.rows.count }
  }

  /// An exception that the next command did not expect stays unmet.
  private func settleException() {
    guard awaitsException else { return }
    awaitsException = false
    reply.exceptionsUnmet += 1
  }
}
