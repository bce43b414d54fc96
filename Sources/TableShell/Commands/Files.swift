import TableRender
import TableScript

extension Command {
  static let source = Command(
    "source", in: .session, "run the commands of a file",
    details: """
      Its lines are not shown, only the replies; mistakes name the file, the line and the column.
      In a script FILE is relative to the folder of that script. Scripts take no variables in this
      version.
      """,
    related: ["record"],
    examples: [
      CommandExample("record 两步.tvsh", "edit on", "del 0 1", "record off", "new", "source 两步.tvsh"),
      CommandExample("source missing.tvsh"),
    ],
    traits: .readOnly, parameters: file("a script, NAME.tvsh")
  ) { (session: Session, file: Word) throws(CommandFailure) in
    try session.source(file)
  }

  static let record = Command(
    "record", in: .session, "write the session to a file, from its first command on",
    details: """
      Where the name ends in .transcript, as a transcript, that is, with all replies; else as a
      script. Each line is written at once, until record off. Lines that say record are left out.
      """,
    related: ["source", "help transcripts"],
    examples: [
      CommandExample("edit on", "record a.tvsh", "del 0 1", "record off"),
      CommandExample("record a.transcript", "move 1 0", "record off"),
    ],
    traits: .readOnly,
    parameters: Parameter<Word>(
      usage: "FILE|off", kind: .either([.file, .words(["off"])]),
      gloss: "where to, NAME.tvsh or NAME.transcript; off ends it"
    ) { (reader: inout ArgumentReader) throws(Diagnostic) in
      try reader.word("FILE")
    }
  ) { (session: Session, file: Word) throws(CommandFailure) in
    try session.record(file)
  }
}

extension Session {
  /// The path of a FILE: relative to the folder of the script that holds the command.
  func path(of file: Word) -> String {
    guard !file.text.hasPrefix("/"), let folder = place.folder, !folder.isEmpty else {
      return file.text
    }
    return folder + "/" + file.text
  }

  func readBytes(of file: Word) throws(CommandFailure) -> [UInt8] {
    do throws(HostError) {
      return try host.readFile(path(of: file))
    } catch {
      throw mistake("cannot read \(file.text): \(error.message)", at: file.range)
    }
  }

  func write(_ bytes: [UInt8], to file: Word) throws(CommandFailure) {
    do throws(HostError) {
      try host.writeFile(path(of: file), bytes)
    } catch {
      throw mistake("cannot write \(file.text): \(error.message)", at: file.range)
    }
  }

  fileprivate func source(_ file: Word) throws(CommandFailure) {
    guard sourceDepth < Limits.sourceDepth else {
      hasNestedTooDeep = true
      throw mistake("files nest at most \(Limits.sourceDepth) deep", at: file.range)
    }
    let bytes = try readBytes(of: file)
    let saved = (place, current)
    let depth = table.batchDepth
    let path = path(of: file)
    flushTrace()
    sourceDepth += 1
    defer {
      sourceDepth -= 1
      if sourceDepth == 0 { hasNestedTooDeep = false }
      (place, current) = saved
    }
    let failuresBefore = reply.mistakes + reply.exceptionsUnmet
    for (index, line) in SourcedFile(bytes, name: file.text).lines.enumerated() {
      place = LinePlace(
        name: file.text, line: index + 1, folder: Self.folder(of: path))
      if stopsAtFailure, leavesExceptionUnmet(String(decoding: line, as: UTF8.self)) { return }
      evaluate(line, name: file.text, line: index + 1)
      if isStopped() { stoppedAt = stoppedAt ?? place }
      if hasQuit || hasNestedTooDeep || stoppedAt != nil { return }
      if stopsAtFailure, reply.mistakes + reply.exceptionsUnmet > failuresBefore { return }
    }
    reportOpenBatch(since: depth)
  }

  private func evaluate(_ bytes: [UInt8], name: String, line: Int) {
    do throws(Diagnostic) {
      let source = try SourceText.decoding(bytes, name: name, line: line)
      evaluate(source.text.utf8.span, name: name, number: line)
    } catch {
      report(error)
    }
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  // MARK: Recording

  fileprivate func record(_ file: Word) throws(CommandFailure) {
    if file.is("off") {
      guard journal.isRecording else {
        throw mistake("nothing is recorded", at: file.range, hint: "record FILE")
      }
      journal.endRecording()
      return
    }
    let isTranscript = file.text.hasEnding(".transcript")
    if isTranscript, options.traceFormat == .json {
      throw mistake(
        "a transcript has its trace as text, this session as JSON", at: file.range,
        hint: "leave out --trace-format json, or record a script")
    }
    if Self.otherEndings.contains(where: file.text.hasEnding) {
      throw mistake(
        "a recording is a script or a transcript", at: file.range,
        hint: "record NAME.tvsh, record NAME.transcript")
    }
    guard !journal.isCut else {
      throw mistake(
        "the session is longer than \(Limits.journalBytes >> 20) MiB: record from its start",
        at: file.range)
    }
    var recording = Journal.Recording(path: path(of: file), isTranscript: isTranscript)
    let text = journal.text(for: &recording, options: options)
    try write(text.bytes, to: file)
    journal.begin(recording)
  }

  /// What `save` and `export` write, which a recording would overwrite.
  private static let otherEndings = [".json", ".csv", ".mmd", ".html"]

  /// Adds the line that was just answered to the recording.
  func writeRecording() {
    guard let recording = journal.recording else { return }
    defer { journal.finishLine() }
    var buffer = ByteBuffer()
    journal.writeLastEntry(into: &buffer)
    append(buffer.bytes, to: recording)
  }

  /// Adds to a transcript what was said at the end of a script; a script records only what is
  /// typed.
  func writeRecordingEnd(_ ending: [UInt8]) {
    guard let recording = journal.recording, recording.isTranscript else { return }
    append(ending, to: recording)
  }

  private func append(_ bytes: [UInt8], to recording: Journal.Recording) {
    guard !bytes.isEmpty else { return }
    do throws(HostError) {
      try host.appendFile(recording.path, bytes)
    } catch {
      journal.dropRecording()
      reply.mistakes += 1
      let message = say("recording in \(recording.path) ends: \(error.message)")
      reply.errors += Array("error: \(message)\n".utf8)
    }
  }
}
