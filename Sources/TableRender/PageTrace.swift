import HeadlessTable

/// The calls of one command as nested lists. Those that only `trace all` shows are marked `q`.
struct PageTrace {
  private let events: [TraceEvent]
  private let isShown: [Bool]
  private let spelling: EventSpelling
  private let hidden: Int

  /// How many calls of one command a page lists.
  private static let limit = 500

  init(_ events: [TraceEvent], spelling: EventSpelling) {
    self.events = Array(events.prefix(Self.limit))
    self.spelling = spelling
    hidden = events.count - self.events.count
    isShown = Self.findShown(self.events)
  }

  /// How many lines only `trace all` shows.
  var quietCount: Int { isShown.count { !$0 } }

  /// A line is shown if it belongs to editing or if one inside it does.
  private static func findShown(_ events: [TraceEvent]) -> [Bool] {
    var shown = Array(repeating: false, count: events.count)
    var ancestors: [Int] = []
    for (index, event) in events.enumerated() {
      while let last = ancestors.last, events[last].depth >= event.depth { ancestors.removeLast() }
      ancestors.append(index)
      if event.isEditingEvent {
        for ancestor in ancestors { shown[ancestor] = true }
      }
    }
    return shown
  }

  func write(into buffer: inout ByteBuffer, words: PageWords) {
    guard !events.isEmpty else { return }
    buffer.write("<ul class=t>")
    var lists: [Int] = []
    for (index, event) in events.enumerated() {
      closeLists(&lists, deeperThan: event.depth, into: &buffer)
      if let deepest = lists.last, event.depth > deepest {
        buffer.write("<ul>")
        lists.append(event.depth)
      } else if lists.count < 2 {
        lists = [event.depth]
      }
      write(event, isShown: isShown[index], into: &buffer)
    }
    closeLists(&lists, deeperThan: 0, into: &buffer)
    if hidden > 0 { buffer.write("<li>+ \(hidden) \(words.further)") }
    buffer.write("</ul>\n")
  }

  /// Closes lists inside the outermost; `lists` are the depths of those that are open.
  private func closeLists(
    _ lists: inout [Int], deeperThan depth: Int, into buffer: inout ByteBuffer
  ) {
    while lists.count > 1, let last = lists.last, last > depth {
      lists.removeLast()
      buffer.write("</ul>")
    }
  }

  private func write(_ event: TraceEvent, isShown: Bool, into buffer: inout ByteBuffer) {
    let quiet = isShown ? "" : " q"
    var words = ByteBuffer()
    switch event.content {
    case .call(let name, let arguments, let answer):
      open(Self.letter(for: name.receiver) + quiet, name.receiver.rawValue, into: &buffer)
      words.write(spelling.word(for: name))
      words.write(arguments)
      buffer.write(html: words.text)
      guard let answer else { return }
      words.removeAll()
      words.write(answer)
      buffer.write(" <b>→ ")
      buffer.write(html: words.text)
      buffer.write("</b>")
    case .data(let change):
      open("c", "data", into: &buffer)
      words.write(change)
      buffer.write(html: words.text)
    case .notice(let notice):
      words.write(notice)
      buffer.write("<li class=n>")
      buffer.write(html: words.text)
    }
  }

  private func open(_ names: String, _ receiver: String, into buffer: inout ByteBuffer) {
    let attribute = names.utf8.count > 1 ? "\"\(names)\"" : names
    buffer.write("<li class=\(attribute)><i>\(receiver)</i> ")
  }

  private static func letter(for receiver: EventName.Receiver) -> String {
    switch receiver {
    case .table: "v"
    case .dataSource: "s"
    case .delegate: "d"
    case .textField: "f"
    case .data: "c"
    }
  }
}
