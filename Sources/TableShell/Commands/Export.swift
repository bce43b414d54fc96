import TableRender
import TableScript

/// What `export` writes, by the ending of the file.
private enum ExportFormat: String, CaseIterable {
  case mermaid = ".mmd"
  case page = ".html"
  case transcript = ".txt"
}

extension Command {
  static let export = Command(
    "export", in: .session, "write the session to be seen: a diagram, a page or a transcript",
    details: """
      NAME.mmd is a Mermaid sequence diagram of calls and callbacks, with those that trace shows
      (trace all: counts and cells too). NAME.html is a page that plays the session step by step,
      in any browser and without a network. NAME.txt is the transcript of the lines before this one.
      """,
    related: ["record", "trace", "dump"],
    examples: [
      CommandExample("edit on", "del 0 1", "export 删除.mmd"),
      CommandExample("move 1 0", "export a.html"),
      CommandExample("del 0 1", "export a.txt"),
    ],
    traits: .readOnly, parameters: file("where to: NAME.mmd, NAME.html or NAME.txt")
  ) { (session: Session, file: Word) throws(CommandFailure) in
    try session.export(to: file)
  }
}

extension Session {
  fileprivate func export(to file: Word) throws(CommandFailure) {
    let format = ExportFormat.allCases.first { file.text.hasEnding($0.rawValue) }
    guard let format else {
      throw mistake(
        "no format for \(file.text): .mmd, .html, .txt", at: file.range)
    }
    guard runningHandlers.isEmpty else {
      throw mistake("export cannot stand in a handler")
    }
    // A playback writes nothing, but finds again what went wrong then.
    guard !isPlayback else { return try write([], to: file) }
    try write(exported(as: format, to: path(of: file)).bytes, to: file)
  }

  private func exported(as format: ExportFormat, to path: String) throws(CommandFailure)
    -> ByteBuffer
  {
    let playback = try playback()
    var buffer = ByteBuffer()
    switch format {
    case .mermaid:
      MermaidDiagram.write(
        playback.steps(), filter: settings.filter, spelling: settings.names, into: &buffer)
    case .page:
      let count = journal.entries.count
      guard count <= Limits.pageLines else {
        throw mistake("a page shows at most \(Limits.pageLines) lines, the session has \(count)")
      }
      SessionPage(words: settings.language.pageWords, spelling: settings.names)
        .write(opening: playback.opening, steps: playback.steps(), into: &buffer)
    case .transcript:
      // The lines before this one: what they said is kept, and need not be played.
      var recording = Journal.Recording(path: path, isTranscript: true)
      buffer = journal.text(for: &recording, options: options)
    }
    return buffer
  }

  private func playback() throws(CommandFailure) -> SessionPlayback {
    do throws(SessionPlayback.Failure) {
      return try SessionPlayback(of: self)
    } catch {
      switch error {
      case .tooLong:
        throw mistake(
          "the session is longer than \(Limits.journalBytes >> 20) MiB, so its start is not kept",
          hint: "export after fewer commands")
      case .filesTooLarge:
        throw mistake(
          "the session read more than \(Limits.journalFileBytes >> 20) MiB, which are not kept",
          hint: "export before they are read")
      }
    }
  }
}

extension Language {
  fileprivate var pageWords: PageWords {
    switch self {
    case .english: .english
    case .simplifiedChinese: .simplifiedChinese
    case .traditionalChinese: .traditionalChinese
    }
  }
}
