import TableRender

/// The session as a transcript from its first command on, so that `record` can begin late.
struct Journal {
  typealias Entry = JournalEntries.Entry

  /// A recording that goes on.
  struct Recording {
    var path: String
    var isTranscript: Bool
    /// How many lines have been written.
    fileprivate var lineCount = 0

    init(path: String, isTranscript: Bool) {
      self.path = path
      self.isTranscript = isTranscript
    }
  }

  private(set) var recording: Recording?
  private let kept = JournalEntries()
  /// Whether the session has become longer than what is kept.
  private(set) var isCut = false
  /// Mistakes of a line that was not echoed, and where in its reply they belong.
  private var marks: [(offset: Int, drawn: ByteBuffer)] = []
  /// Mistakes of the line that are told with their place, and those of each entry that has some.
  private var placed: [PlacedMistake] = []
  private var placedByEntry: [Int: [PlacedMistake]] = [:]
  /// Whether the line is only about the recording itself.
  var hidesLine = false
  private var endsWithLine = false

  var isRecording: Bool { recording != nil && !endsWithLine }

  mutating func begin(_ new: Recording) {
    recording = new
    endsWithLine = false
  }

  /// The line that ends a recording still belongs to it, as far as it does anything else.
  mutating func endRecording() {
    endsWithLine = true
  }

  /// Ends a recording that cannot go on.
  mutating func dropRecording() {
    recording = nil
  }

  mutating func finishLine() {
    if endsWithLine { recording = nil }
    endsWithLine = false
  }

  mutating func note(_ drawn: ByteBuffer, behind offset: Int) {
    marks.append((offset, drawn))
  }

  /// Notes that a mistake of the line was told with its place.
  mutating func note(_ mistake: PlacedMistake) {
    placed.append(mistake)
  }

  /// Adds a typed line, and forgets all others once there are too many.
  mutating func add(line: Span<UInt8>) {
    guard isKept else { return }
    if isCut { forgetEntries() }
    kept.append(line, isHidden: hidesLine)
    cutIfTooLong()
  }

  /// Adds the reply to the line that was added last. It is empty where all that was said was
  /// printed elsewhere.
  mutating func add(reply: ByteBuffer) {
    defer { forgetNotes() }
    guard isKept else { return }
    kept.extendLast(by: Self.withoutColors(marked(reply.bytes)))
    if !placed.isEmpty { placedByEntry[kept.count - 1] = placed }
    cutIfTooLong()
  }

  /// Whether lines are kept: once the session has become too long, only that of a recording.
  private var isKept: Bool { !isCut || recording != nil }

  private mutating func cutIfTooLong() {
    guard !isCut, size > Limits.journalBytes else { return }
    isCut = true
    // The line that was one too many is still that of a recording.
    forgetEntries(exceptLast: true)
  }

  private mutating func forgetNotes() {
    marks.removeAll(keepingCapacity: true)
    placed.removeAll()
  }

  /// Adds what is printed behind the last line, at the end of a script. Gives it as a recorded
  /// transcript has it.
  mutating func addEnding(_ reply: ByteBuffer) -> [UInt8] {
    defer { forgetNotes() }
    let ending = Self.withoutColors(marked(reply.bytes))
    guard kept.count > 0 else { return ending }
    kept.extendLast(by: ending)
    let last = kept.count - 1
    placedByEntry[last, default: []] += placed
    return recording.map { moved(placed, in: ending, of: last, for: $0) } ?? ending
  }

  /// The bytes that the limit counts: a line with a mistake has a copy of its own.
  private var size: Int { kept.size + 512 * placedByEntry.count }

  private mutating func forgetEntries(exceptLast keepsLast: Bool = false) {
    let placed = keepsLast ? placedByEntry[kept.count - 1] : nil
    if keepsLast { kept.removeAllButLast() } else { kept.removeAll() }
    placedByEntry = placed.map { [0: $0] } ?? [:]
  }

  /// A reply with the mistakes that were printed elsewhere.
  private func marked(_ reply: [UInt8]) -> [UInt8] {
    if marks.isEmpty { return reply }
    var bytes = reply
    for mark in marks.reversed() { bytes.insert(contentsOf: mark.drawn.bytes, at: mark.offset) }
    return bytes
  }

  // MARK: Reading

  /// All that is kept; nothing once the session has become too long.
  var entries: [Entry] { isCut ? [] : kept.all }

  var lastEntry: Entry? { kept.last }

  /// Takes colours out: texts are printed with their control characters escaped, so that an escape
  /// is always the start of a colour.
  private static func withoutColors(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x1B) else { return bytes }
    var plain: [UInt8] = []
    var isColor = false
    for byte in bytes {
      if byte == 0x1B { isColor = true }
      if !isColor { plain.append(byte) }
      if isColor, byte == UInt8(ascii: "m") { isColor = false }
    }
    return plain
  }

  // MARK: Writing

  /// All that was recorded so far. Options that differ from the start stand first, as commands.
  func text(for recording: inout Recording, options: SessionOptions) -> ByteBuffer {
    var buffer = ByteBuffer()
    for line in Self.commands(for: options) {
      write(Entry(line: line, reply: []), for: &recording, into: &buffer)
    }
    for (index, entry) in entries.enumerated() {
      write(entry, at: index, for: &recording, into: &buffer)
    }
    return buffer
  }

  /// The last line as the recording has it.
  mutating func writeLastEntry(into buffer: inout ByteBuffer) {
    guard var recording, let entry = lastEntry else { return }
    write(entry, at: kept.count - 1, for: &recording, into: &buffer)
    self.recording = recording
  }

  private func write(
    _ entry: Entry, at index: Int? = nil, for recording: inout Recording,
    into buffer: inout ByteBuffer
  ) {
    guard !entry.isHidden else { return }
    recording.lineCount += 1
    if recording.isTranscript {
      buffer.write(entry.line.isEmpty ? "tvsh>" : DiagnosticFormatter.prompt)
    }
    buffer.write(entry.line)
    buffer.write("\n")
    guard recording.isTranscript else { return }
    guard let index, let placed = placedByEntry[index] else { return buffer.write(entry.reply) }
    buffer.write(moved(placed, in: entry.reply, of: index, for: recording))
  }

  /// A reply to the last line of a recording, with the places that its mistakes have there.
  private func moved(
    _ placed: [PlacedMistake], in reply: [UInt8], of index: Int, for recording: Recording
  ) -> [UInt8] {
    PlacedMistake.moving(placed, in: reply, to: LinePlace.scriptName(for: recording.path)) {
      linesAbove in
      let hidden = kept.hiddenCount(in: max(0, index + 1 - linesAbove)..<index + 1)
      return max(1, recording.lineCount - linesAbove + hidden)
    }
  }

  private static func commands(for options: SessionOptions) -> [String] {
    var commands: [String] = []
    if options.language != .english { commands.append("set lang \(options.language.rawValue)") }
    if options.names != .short { commands.append("trace names \(options.names.rawValue)") }
    if options.quiet { commands.append("trace off") }
    return commands
  }
}
