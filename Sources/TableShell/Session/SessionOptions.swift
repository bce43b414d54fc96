package import TableRender

/// The form of a trace.
package enum TraceFormat: String, CaseIterable, Sendable {
  case text
  case json
}

/// The language of help, explanations, lessons and mistakes.
package enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
  case traditionalChinese = "zh-Hant"
}

/// What a session starts with.
package struct SessionOptions: Sendable {
  package var names: EventSpelling
  package var language: Language
  package var traceFormat: TraceFormat
  /// Whether the trace is off.
  package var quiet: Bool
  /// Whether colours are shown where the session is not told otherwise.
  package var color: Bool
  package var isInteractive: Bool
  /// Whether `set color always` may show colours: not where the user has said never.
  package var allowsColor = true

  package init(
    names: EventSpelling = .short, language: Language = .english,
    traceFormat: TraceFormat = .text, quiet: Bool = false, color: Bool = false,
    isInteractive: Bool = false
  ) {
    self.names = names
    self.language = language
    self.traceFormat = traceFormat
    self.quiet = quiet
    self.color = color
    self.isInteractive = isInteractive
  }
}

/// Where a line comes from.
package struct LinePlace: Sendable {
  private var script: Script
  /// The line, counted from 1.
  package var line: Int

  /// What is the same for all lines, which each of them hands on.
  private final class Script: Sendable {
    let name: String
    let folder: String?

    init(name: String, folder: String?) {
      self.name = name
      self.folder = folder
    }
  }

  package init(name: String, line: Int, folder: String? = nil) {
    script = Script(name: name, folder: folder)
    self.line = line
  }

  /// Becomes another place, which most often is in the same script.
  mutating func move(to other: LinePlace) {
    if script !== other.script { script = other.script }
    line = other.line
  }

  /// The name for `NAME:LINE:COLUMN`, such as `demo.tvsh` or `<stdin>`.
  package var name: String { script.name }

  /// The name of a script of which lines are echoed: its base name, for a transcript does not
  /// depend on where its script lies. A transcript speaks as its script does, so that replaying it
  /// gives its own bytes back.
  package static func scriptName(for fileName: String) -> String {
    let name = fileName.utf8.split(separator: UInt8(ascii: "/")).last.map(Substring.init)
    return (name.map(String.init) ?? fileName).pathOfScript
  }

  /// The folder that FILEs of the line are relative to; nil is the working folder.
  package var folder: String? { script.folder }
}
