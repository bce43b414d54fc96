package import HeadlessTable

/// The trace as a tree of lines, two blanks in for each level.
package struct TraceText: TraceRenderer {
  private var selection: TraceSelection
  private let spelling: EventSpelling
  private let words: EventWords
  private let colors: Palette

  package init(_ filter: TraceFilter, spelling: EventSpelling, colors: Palette) {
    selection = TraceSelection(filter)
    self.spelling = spelling
    words = EventWords.words(spelling)
    self.colors = colors
  }

  package mutating func render(_ events: [TraceEvent], into buffer: inout ByteBuffer) {
    var selection = selection
    for event in events {
      selection.select(event) { write($0, into: &buffer) }
    }
    self.selection = selection
  }

  private func write(_ event: TraceEvent, into buffer: inout ByteBuffer) {
    if case .call(let name, let arguments, let answer) = event.content, colors == .none,
      arguments.isShort, answer?.isShort ?? true
    {
      return write(name, arguments, answer, depth: event.depth, into: &buffer)
    }
    buffer.write(spaces: 2 * event.depth)
    switch event.content {
    case .call(let name, let arguments, let answer):
      write(name, arguments, answer, into: &buffer)
    case .data(let change):
      buffer.write(colors.change)
      buffer.write("data: ")
      buffer.write(change)
      buffer.write(colors.end(of: colors.change))
    case .notice(let notice):
      buffer.write(notice)
    }
    buffer.write("\n")
  }

  /// Writes a whole line at once, as nearly all are.
  private func write(
    _ name: EventName, _ arguments: TraceEvent.Arguments, _ answer: TraceEvent.Answer?,
    depth: Int, into buffer: inout ByteBuffer
  ) {
    let range = words.range(of: name)
    let room =
      2 * depth + range.count + TraceEvent.Arguments.shortRoom
      + TraceEvent.Answer.shortRoom
    buffer.write(atMost: room) { line in
      line.write(spaces: 2 * depth)
      words.write(range, into: &line)
      line.write(short: arguments)
      if let answer {
        line.write(" -> ")
        line.write(short: answer)
      }
      line.write("\n")
    }
  }

  private func write(
    _ name: EventName, _ arguments: TraceEvent.Arguments, _ answer: TraceEvent.Answer?,
    into buffer: inout ByteBuffer
  ) {
    let color = name.receiver == .table ? "" : colors.question
    buffer.write(color)
    buffer.write(name.receiver.rawValue)
    buffer.write(": ")
    buffer.write(spelling.word(for: name))
    buffer.write(arguments)
    buffer.write(colors.end(of: color))
    guard let answer else { return }
    buffer.write(" -> ")
    buffer.write(colors.answer)
    buffer.write(answer)
    buffer.write(colors.end(of: colors.answer))
  }
}
