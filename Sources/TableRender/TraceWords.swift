package import HeadlessTable

extension ByteBuffer {
  package mutating func write(_ path: RowPath) {
    write(atMost: 2 * ByteWriter.roomForNumber) { $0.write(path) }
  }

  /// Writes paths in the order of the call, three or more following rows as a range.
  package mutating func write(_ paths: [RowPath]) {
    var index = 0
    while index < paths.count {
      let first = paths[index]
      var length = 1
      while index + length < paths.count,
        paths[index + length].section == first.section,
        paths[index + length].row == first.row &+ length
      {
        length += 1
      }
      write(byte: UInt8(ascii: " "))
      write(first)
      if length > 2 {
        write(byte: UInt8(ascii: "-"))
        write(first.row + length - 1)
      } else {
        length = 1
      }
      index += length
    }
  }

  mutating func write(_ arguments: TraceEvent.Arguments) {
    switch arguments {
    case .rows(let paths): write(paths)
    case .updateRows(let paths, let animation):
      write(paths)
      write(" with ")
      write(animation.name)
    case .updateSections(let sections, let animation):
      for section in sections { write(after: section) }
      write(" with ")
      write(animation.name)
    default: write(atMost: TraceEvent.Arguments.shortRoom) { $0.write(short: arguments) }
    }
  }

  private mutating func write(after path: RowPath) {
    write(byte: UInt8(ascii: " "))
    write(path)
  }

  private mutating func write(after number: Int) {
    write(byte: UInt8(ascii: " "))
    write(number)
  }

  mutating func write(_ answer: TraceEvent.Answer) {
    switch answer {
    case .number(let number): write(number)
    case .text(let text?): write(quoted: text)
    case .actions(let actions?) where !actions.isEmpty:
      for (index, action) in actions.enumerated() {
        if index > 0 { write(" ") }
        write(quoted: action.title)
        if action.isDestructive { write(":destructive") }
      }
    default: write(atMost: TraceEvent.Answer.shortRoom) { $0.write(short: answer) }
    }
  }

  /// Writes a height: without a fraction where it has none.
  package mutating func write(_ number: Double) {
    if let whole = Int(exactly: number) { write(whole) } else { write("\(number)") }
  }

  mutating func write(_ change: DataChange) {
    switch change {
    case .insert(let path, let text): write("insert", path, text)
    case .remove(let path, let text): write("remove", path, text)
    case .set(let path, let text): write("set", path, text)
    case .move(let source, let target):
      write("move")
      write(after: source)
      write(" to")
      write(after: target)
    case .insertSection(let section, let header): write("insert-section", section, header)
    case .removeSection(let section, let header): write("remove-section", section, header)
    case .setHeader(let section, let header): write("set-header", section, header)
    case .moveSection(let source, let target):
      write("move-section")
      write(after: source)
      write(" to")
      write(after: target)
    case .clear: write("clear")
    case .load(let counts):
      write("load")
      for count in counts { write(after: count) }
    }
  }

  private mutating func write(_ word: String, _ path: RowPath, _ text: String) {
    write(word)
    write(after: path)
    write(" ")
    write(quoted: text)
  }

  private mutating func write(_ word: String, _ section: Int, _ header: String) {
    write(word)
    write(after: section)
    write(" ")
    write(quoted: header)
  }
}
