import HeadlessTable
import TableRender
import TableScript

extension Refusal {
  /// Whether the table was asked outside any update: then nothing was changed, and an open batch
  /// stays. A row that scrolling brings into view may raise anything.
  func leavesBatchOpen(in command: String) -> Bool {
    switch self {
    case .scrollToMissingRow, .scrollToMissingSection, .rectOfMissingRow,
      .moveTargetInMissingSection, .moveTargetPastEnd:
      true
    default: command == "scroll"
    }
  }
}

extension Session {
  var palette: Palette {
    if isPlayback || !options.allowsColor { return .none }
    return switch settings.color {
    case .auto: options.color ? .terminal : .none
    case .always: .terminal
    case .never: .none
    }
  }

  // MARK: The trace

  /// Lets the table record what will be shown.
  func applyTraceSettings() {
    table.trace.recorded = recorder == nil ? settings.filter.recorded : .all
    table.trace.recordsData = recorder != nil || settings.filter.showsData
  }

  /// Begins the trace of a command. A renderer that has drawn nothing yet serves the next one too.
  func startRendering() {
    if isRendererFresh { return }
    switch options.traceFormat {
    case .text:
      renderer = TraceText(settings.filter, spelling: settings.names, colors: palette)
    case .json:
      renderer = TraceJSON(settings.filter, spelling: settings.names)
    }
    isRendererFresh = true
  }

  func render(_ events: [TraceEvent]) {
    if events.isEmpty { return }
    renderer.render(events, into: &output)
    isRendererFresh = false
  }

  /// Prints what the trace holds so far; what a command prints itself comes behind it.
  func flushTrace() {
    if table.trace.events.isEmpty { return }
    let events = table.trace.takeEvents()
    recorder?.add(events)
    render(events)
  }

  /// Prints a block of a command, such as the lines of `show`.
  func print(_ write: (inout ByteBuffer) -> Void) {
    flushTrace()
    let start = output.bytes.count
    write(&output)
    recorder?.add(printed: output.bytes[start...])
  }

  /// Prints a line; a control character in it, as a typed command may have, is shown and not
  /// obeyed.
  func print(_ line: String) {
    print { buffer in
      buffer.write(visible: line)
      buffer.write("\n")
    }
  }

  // MARK: Mistakes

  /// A mistake that is found while a command runs, at one of its words or at its name.
  func mistake(_ message: Message, at range: Range<Int>? = nil, hint: Message? = nil)
    -> CommandFailure
  {
    guard let current else { preconditionFailure("a mistake belongs to a command") }
    return .mistake(
      Diagnostic(
        message, hint: hint, at: range ?? current.words[0].range, in: current.source))
  }

  /// Prints a mistake: below the echo while nothing stands between, else with its place. What a
  /// sourced file does is part of the transcript of the line that sources it.
  func report(_ diagnostic: Diagnostic) {
    reply.mistakes += 1
    failureOfAnswer.mistake = diagnostic.message
    let belowEcho = isNext(to: diagnostic)
    recorder?.add(mistake: drawing(of: diagnostic, belowEcho: belowEcho, .none))
    if !belowEcho, sourceDepth == 0, diagnostic.source.name == place.name,
      diagnostic.source.line <= place.line
    {
      journal.note(
        PlacedMistake(
          diagnostic: diagnostic, language: settings.language,
          linesAbove: place.line - diagnostic.source.line))
    }
    if isEchoed {
      output.write(drawing(of: diagnostic, belowEcho: belowEcho, palette))
    } else {
      reply.errors += drawing(of: diagnostic, belowEcho: false, palette).bytes
      let recorded = drawing(of: diagnostic, belowEcho: belowEcho, .none)
      journal.note(recorded, behind: output.bytes.count)
    }
  }

  /// Whether an echo of the typed line would stand right above, and hold the place of the mistake.
  private func isNext(to diagnostic: Diagnostic) -> Bool {
    sourceDepth == 0 && output.isEmpty && !wasAnswered
      && diagnostic.source.line == place.line && diagnostic.source.name == place.name
  }

  private func drawing(of diagnostic: Diagnostic, belowEcho: Bool, _ colors: Palette)
    -> ByteBuffer
  {
    let formatter = DiagnosticFormatter(colors: colors, language: settings.language)
    return belowEcho ? formatter.belowEcho(diagnostic) : formatter.located(diagnostic)
  }

  /// Says at the end of a script that a batch is still open.
  func reportOpenBatch(since depth: Int) {
    let open = table.batchDepth - depth
    guard open > 0, let batch else { return }
    if !batch.isOfThisLine { wasAnswered = true }
    report(
      Diagnostic(
        "\(open) begin without end", at: batch.begin.words[0].range,
        in: batch.begin.source))
  }

  /// What is said to whoever wants to leave the prompt while a batch is open.
  package var noticeOfOpenBatch: String {
    say("a batch is open: end, cancel-batch, or Ctrl-D again to leave")
  }

  // MARK: Exceptions

  /// Prints an exception as a log would, and what became of it here.
  func report(_ refusal: Refusal, leavesBatchOpen: Bool) {
    exception = refusal
    lastRefusal = refusal
    failureOfAnswer.refusal = refusal
    awaitsException = true
    let start = output.bytes.count
    let reason = refusal.reason(ios: settings.iosVersion)
    output.write(palette.refusal)
    output.write("*** Terminating app due to uncaught exception '\(refusal.exceptionName)'")
    output.write(", reason: '\(reason)'")
    output.write(palette.end(of: palette.refusal))
    output.write("\n")
    for line in refusal.arithmetic { output.write("  \(line)\n") }
    output.write(
      leavesBatchOpen ? "  nothing was changed\n" : "  rolled back to before the update\n")
    reportDifferences()
    recorder?.add(refusal, block: output.bytes[start...])
  }

  /// Names the sections in which data and table differ in their counts.
  private func reportDifferences() {
    let held = controller.shownSectionCount
    let shown = table.numberOfSections
    guard held == shown else {
      output.write("  data and table differ in sections (\(held) and \(shown))")
      output.write(": reload-data or undo\n")
      return
    }
    for section in 0..<held {
      let heldRows = controller.shownRowCount(inSection: section)
      let shownRows = table.numberOfRows(inSection: section)
      guard heldRows != shownRows else { continue }
      output.write("  data and table differ in section \(section)")
      output.write(" (\(heldRows) and \(shownRows) rows): reload-data or undo\n")
    }
  }
}
