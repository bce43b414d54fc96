package import HeadlessTable

/// The trace for programs: one JSON object a line.
package struct TraceJSON: TraceRenderer {
  private var selection: TraceSelection
  private let spelling: EventSpelling

  package init(_ filter: TraceFilter, spelling: EventSpelling) {
    selection = TraceSelection(filter)
    self.spelling = spelling
  }

  package mutating func render(_ events: [TraceEvent], into buffer: inout ByteBuffer) {
    var selection = selection
    for event in events {
      selection.select(event) { write($0, into: &buffer) }
    }
    self.selection = selection
  }

  private func write(_ event: TraceEvent, into buffer: inout ByteBuffer) {
    var object = JSONLine(behind: &buffer)
    switch event.content {
    case .call(let name, let arguments, let answer):
      object.add("receiver", name.receiver.rawValue)
      object.add("event", spelling.word(for: name))
      object.add(arguments)
      if let answer { object.add(answer) }
    case .data(let change):
      object.add("receiver", "data")
      object.add(change)
    case .notice(let notice):
      var words = ByteBuffer()
      words.write(notice)
      object.add("notice", words.text)
    }
    object.add("depth", event.depth)
    object.finish(into: &buffer)
  }
}

/// One JSON object while it is written.
private struct JSONLine {
  private var buffer = ByteBuffer()
  private var isEmpty = true

  /// Takes the buffer until it is finished, so that the object is written where it belongs.
  init(behind other: inout ByteBuffer) {
    swap(&buffer, &other)
    buffer.write(byte: UInt8(ascii: "{"))
  }

  mutating func finish(into other: inout ByteBuffer) {
    buffer.write("}\n")
    swap(&buffer, &other)
  }

  private mutating func key(_ key: String) {
    buffer.write(isEmpty ? "\"" : ",\"")
    buffer.write(key)
    buffer.write("\":")
    isEmpty = false
  }

  mutating func add(_ key: String, _ text: String) {
    self.key(key)
    buffer.write(json: text)
  }

  mutating func add(_ key: String, _ number: Int) {
    self.key(key)
    buffer.write(number)
  }

  mutating func add(_ key: String, _ flag: Bool) {
    self.key(key)
    buffer.write(flag ? "true" : "false")
  }

  mutating func add(_ key: String, _ path: RowPath?) {
    self.key(key)
    guard let path else { return buffer.write("null") }
    buffer.write("\"")
    buffer.write(path)
    buffer.write("\"")
  }

  private mutating func add(_ key: String, list: [String]) {
    self.key(key)
    buffer.write("[" + list.joined(separator: ",") + "]")
  }

  mutating func add(_ arguments: TraceEvent.Arguments) {
    switch arguments {
    case .none: break
    case .editing(let on, let animated):
      add("on", on)
      add("animated", animated)
    case .path(let path): add("path", path)
    case .optionalPath(let path): add("path", path)
    case .section(let section): add("section", section)
    case .rows(let paths): add("paths", list: paths.map { "\"\($0)\"" })
    case .updateRows(let paths, let animation):
      add("paths", list: paths.map { "\"\($0)\"" })
      add("animation", animation.name)
    case .updateSections(let sections, let animation):
      add("sections", list: sections.map(String.init))
      add("animation", animation.name)
    case .moveRow(let source, let target):
      add("path", source)
      add("to", target)
    case .moveSection(let source, let target):
      add("section", source)
      add("to", target)
    case .commit(let style, let path):
      add("style", style.name)
      add("path", path)
    }
  }

  mutating func add(_ answer: TraceEvent.Answer) {
    switch answer {
    case .flag(let flag): add("answer", flag)
    case .count(let count): add("answer", count)
    case .number(let number):
      key("answer")
      buffer.write(number)
    case .text(let text):
      if let text { add("answer", text) } else { addNull() }
    case .style(let style): add("answer", style.name)
    case .path(let path): add("answer", path)
    case .actions(let actions):
      guard let actions else { return addNull() }
      add("answer", list: actions.map(Self.object))
    }
  }

  private mutating func addNull() {
    key("answer")
    buffer.write("null")
  }

  private static func object(for action: TraceEvent.Answer.Action) -> String {
    var buffer = ByteBuffer()
    var object = JSONLine(behind: &buffer)
    object.add("title", action.title)
    object.add("destructive", action.isDestructive)
    object.finish(into: &buffer)
    return String(buffer.text.dropLast())
  }

  mutating func add(_ change: DataChange) {
    switch change {
    case .insert(let path, let text): add("insert", path, text)
    case .remove(let path, let text): add("remove", path, text)
    case .set(let path, let text): add("set", path, text)
    case .move(let source, let target):
      add("event", "move")
      add("path", source)
      add("to", target)
    case .insertSection(let section, let header): add("insert-section", section, header)
    case .removeSection(let section, let header): add("remove-section", section, header)
    case .setHeader(let section, let header): add("set-header", section, header)
    case .moveSection(let source, let target):
      add("event", "move-section")
      add("section", source)
      add("to", target)
    case .clear: add("event", "clear")
    case .load(let counts):
      add("event", "load")
      add("counts", list: counts.map(String.init))
    }
  }

  private mutating func add(_ event: String, _ path: RowPath, _ text: String) {
    add("event", event)
    add("path", path)
    add("text", text)
  }

  private mutating func add(_ event: String, _ section: Int, _ header: String) {
    add("event", event)
    add("section", section)
    add("header", header)
  }
}
