import HeadlessTable

extension TraceEvent.Arguments {
  /// Whether there are at most two rows, sections or words.
  var isShort: Bool {
    switch self {
    case .none, .editing, .path, .optionalPath, .section, .moveRow, .moveSection, .commit: true
    case .rows(let paths), .updateRows(let paths, _): paths.count == 1
    case .updateSections(let sections, _): sections.count == 1
    }
  }

  /// The bytes that short arguments take at most.
  static let shortRoom = 5 * ByteWriter.roomForNumber
}

extension TraceEvent.Answer {
  /// Whether it is at most a row or a word.
  var isShort: Bool {
    switch self {
    case .flag, .count, .style, .path: true
    case .number: false
    case .text(let text): text == nil
    case .actions(let actions): actions?.isEmpty ?? true
    }
  }

  /// The bytes that a short answer takes at most, with what stands around it.
  static let shortRoom = 3 * ByteWriter.roomForNumber
}

/// What is written most, without a look at the buffer for every word of it.
extension ByteWriter {
  @inline(__always)
  mutating func write(_ path: RowPath) {
    write(path.section)
    write(byte: UInt8(ascii: "."))
    write(path.row)
  }

  @inline(__always)
  private mutating func write(after path: RowPath) {
    write(byte: UInt8(ascii: " "))
    write(path)
  }

  @inline(__always)
  private mutating func write(after number: Int) {
    write(byte: UInt8(ascii: " "))
    write(number)
  }

  /// Writes arguments that are short.
  @inline(__always)
  mutating func write(short arguments: TraceEvent.Arguments) {
    switch arguments {
    case .none: break
    case .editing(let on, let animated):
      if on { write(" on") } else { write(" off") }
      if animated { write(" animated") } else { write(" plain") }
    case .path(let path): write(after: path)
    case .optionalPath(let path):
      if let path { write(after: path) } else { write(" none") }
    case .section(let section): write(after: section)
    case .rows(let paths): write(after: paths[0])
    case .updateRows(let paths, let animation):
      write(after: paths[0])
      write(animation)
    case .updateSections(let sections, let animation):
      write(after: sections[0])
      write(animation)
    case .moveRow(let source, let target):
      write(after: source)
      write(" to")
      write(after: target)
    case .moveSection(let source, let target):
      write(after: source)
      write(" to")
      write(after: target)
    case .commit(let style, let path):
      write(byte: UInt8(ascii: " "))
      write(style)
      write(after: path)
    }
  }

  private mutating func write(_ animation: RowAnimation) {
    switch animation {
    case .automatic: write(" with automatic")
    case .fade: write(" with fade")
    case .right: write(" with right")
    case .left: write(" with left")
    case .top: write(" with top")
    case .bottom: write(" with bottom")
    case .none: write(" with none")
    case .middle: write(" with middle")
    }
  }

  private mutating func write(_ style: EditingStyle) {
    switch style {
    case .none: write("none")
    case .delete: write("delete")
    case .insert: write("insert")
    case .multi: write("multi")
    }
  }

  /// Writes an answer that is short, and `none` for others.
  @inline(__always)
  mutating func write(short answer: TraceEvent.Answer) {
    switch answer {
    case .flag(let flag): if flag { write("yes") } else { write("no") }
    case .count(let count): write(count)
    case .style(let style): write(style)
    case .path(let path?): write(path)
    case .path, .text, .actions, .number: write("none")
    }
  }
}
