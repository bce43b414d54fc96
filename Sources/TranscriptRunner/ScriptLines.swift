import TableShell

/// Cuts a script or a transcript into the lines that are typed.
///
/// The bytes may come in pieces, as from a pipe. A byte order mark and the carriage returns of CRLF
/// line ends are taken away; otherwise a line is handed on untouched. In a transcript only what
/// stands behind a prompt is typed; every other line is an old reply.
package struct ScriptLines {
  /// What a file turns out to be: by its name, or by its first line that is not empty.
  package enum Kind {
    case undecided, script, transcript
  }

  package private(set) var kind: Kind
  /// How many lines have been handed out: the number of the last one, counted from 1.
  package private(set) var count = 0

  /// What has been taken in, from the last line that was handed out on.
  package private(set) var buffer: [UInt8] = []
  private var position = 0
  /// Where the search for the next line feed goes on, so that a long line is searched once.
  private var searched = 0
  private var isAtStart = true
  private var isFinished = false
  private var waitingEmptyLines = 0

  /// How much has been taken in of a line whose end has not come.
  package var waitingCount: Int { buffer.count - position }

  /// Whether nothing has been taken in yet.
  package var isEmpty: Bool { isAtStart && buffer.isEmpty }

  package init(fileName: String? = nil) {
    kind = fileName?.hasEnding(".transcript") == true ? .transcript : .undecided
  }

  /// All typed lines of a file that is in memory as a whole.
  package init(fileName: String?, contents: [UInt8]) {
    self.init(fileName: fileName)
    buffer = contents
    isFinished = true
  }

  /// The lines of a text that is a script whatever it begins with.
  package init(script contents: [UInt8]) {
    kind = .script
    buffer = contents
    isFinished = true
  }

  package mutating func append(_ bytes: some Collection<UInt8>) {
    if position == buffer.count {
      buffer.removeAll(keepingCapacity: true)
    } else if position > 0 {
      buffer.removeSubrange(..<position)
    }
    searched -= position
    position = 0
    buffer.append(contentsOf: bytes)
  }

  /// No more bytes will come: a last line without a line end counts.
  package mutating func finish() {
    isFinished = true
  }

  /// The next typed line, or nil when more bytes are needed or all have been read.
  package mutating func next() -> ArraySlice<UInt8>? {
    nextRange().map { buffer[$0] }
  }

  /// Where the next typed line stands in ``buffer`` until more bytes are taken in; nil as for
  /// ``next()``.
  package mutating func nextRange() -> Range<Int>? {
    while true {
      if waitingEmptyLines > 0, kind != .undecided {
        waitingEmptyLines -= 1
        if kind == .script { return typed(position..<position) }
        continue
      }
      guard let line = nextPhysicalLine() else {
        guard isFinished, kind == .undecided, waitingEmptyLines > 0 else { return nil }
        kind = .script
        continue
      }
      if kind == .undecided, !decideKind(by: line) { continue }
      if kind == .script { return typed(line) }
      if let words = Prompt.typedLine(buffer[line]) { return typed(words.indices) }
    }
  }

  /// Decides by a line that is not empty. False where it is not yet its turn.
  private mutating func decideKind(by line: Range<Int>) -> Bool {
    if line.isEmpty {
      waitingEmptyLines += 1
      return false
    }
    kind = buffer[line].starts(with: Prompt.bytes) ? .transcript : .script
    guard waitingEmptyLines > 0 else { return true }
    position = line.lowerBound
    searched = position
    return false
  }

  private mutating func typed(_ line: Range<Int>) -> Range<Int> {
    count += 1
    return line
  }

  private mutating func nextPhysicalLine() -> Range<Int>? {
    if isAtStart, !skipByteOrderMark() { return nil }
    let start = position
    var end = buffer.count
    if let feed = lineFeed() {
      end = feed
      position = feed + 1
    } else {
      guard isFinished, position < end else { return nil }
      position = end
    }
    searched = position
    // All at the end go, so that a transcript, which has the line again, has it the same.
    while end > start, buffer[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// False while too few bytes are there to tell.
  private mutating func skipByteOrderMark() -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = buffer.prefix(mark.count)
    if start.count < mark.count, !isFinished, mark.starts(with: start) { return false }
    if start.elementsEqual(mark) { position = mark.count }
    searched = position
    isAtStart = false
    return true
  }

  private mutating func lineFeed() -> Int? {
    let found = Self.lineFeed(in: buffer, from: searched)
    if found == nil { searched = buffer.count }
    return found
  }

  private static func lineFeed(in buffer: [UInt8], from start: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      var index = start
      // Eight at once, as far as none of them is one.
      while index <= bytes.count &- 8 {
        let eight = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        let others = UInt64(littleEndian: eight) ^ 0x0A0A_0A0A_0A0A_0A0A
        let feeds = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
        if feeds != 0 { return index &+ feeds.trailingZeroBitCount >> 3 }
        index &+= 8
      }
      return bytes[index...].firstIndex(of: UInt8(ascii: "\n"))
    }
  }
}
