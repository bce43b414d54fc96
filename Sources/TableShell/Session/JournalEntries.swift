/// Typed lines and the replies to them, one behind the other in one piece of memory: every command
/// adds a line, and hardly any is read again.
struct JournalEntries {
  /// What is kept: a typed line, and what was replied.
  struct Entry {
    var line: String
    var reply: [UInt8]
    /// Whether the line is about the recording itself, and no part of it.
    var isHidden = false
  }

  /// What stands before the bytes of an entry: how many there are.
  private struct Head: BitwiseCopyable {
    var line: Int
    var reply: Int

    static let size = 16
    var end: Int { Head.size + line + reply }
  }

  /// The entries, each behind its head, and behind them room for others.
  private var room: ContiguousArray<UInt8> = []
  private(set) var count = 0
  /// The bytes of the entries, and 16 for each.
  private(set) var size = 0
  /// Where the head of the last entry stands.
  private var startOfLast = 0
  /// The places of the hidden entries.
  private var hidden: Set<Int> = []

  /// Adds a line without a reply.
  mutating func append(_ line: Span<UInt8>, isHidden: Bool) {
    if isHidden { hidden.insert(count) }
    startOfLast = size
    size += Head.size + line.count
    if size > room.count { makeRoom() }
    room.withUnsafeMutableBytes { room in
      let head = Head(line: line.count, reply: 0)
      room.storeBytes(of: head, toByteOffset: startOfLast, as: Head.self)
      line.withUnsafeBytes { line in
        UnsafeMutableRawBufferPointer(rebasing: room[(startOfLast + Head.size)...])
          .copyMemory(from: line)
      }
    }
    count += 1
  }

  /// Puts more behind the reply of the last entry, of which there must be one.
  mutating func extendLast(by reply: [UInt8]) {
    var head = head(at: startOfLast)
    head.reply += reply.count
    let end = size
    size += reply.count
    if size > room.count { makeRoom() }
    room.replaceSubrange(end..<size, with: reply)
    room.withUnsafeMutableBytes {
      $0.storeBytes(of: head, toByteOffset: startOfLast, as: Head.self)
    }
  }

  @inline(never)
  private mutating func makeRoom() {
    let missing = max(1 << 10, size, 2 * room.count) - room.count
    room.append(contentsOf: repeatElement(0, count: missing))
  }

  mutating func removeAll() {
    self = JournalEntries()
  }

  mutating func removeAllButLast() {
    var others = JournalEntries()
    if count > 0 {
      let start = startOfLast + Head.size
      let middle = start + head(at: startOfLast).line
      others.append(room.span.extracting(start..<middle), isHidden: hidden.contains(count - 1))
      others.extendLast(by: Array(room[middle..<size]))
    }
    self = others
  }

  // MARK: Reading

  var all: [Entry] {
    var all: [Entry] = []
    all.reserveCapacity(count)
    var start = 0
    while start < size {
      all.append(entry(at: start, isHidden: hidden.contains(all.count)))
      start += head(at: start).end
    }
    return all
  }

  var last: Entry? {
    count == 0 ? nil : entry(at: startOfLast, isHidden: hidden.contains(count - 1))
  }

  func hiddenCount(in range: Range<Int>) -> Int {
    hidden.count { range.contains($0) }
  }

  private func head(at start: Int) -> Head {
    room.span.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: Head.self)
  }

  private func entry(at start: Int, isHidden: Bool) -> Entry {
    let head = head(at: start)
    let middle = start + Head.size + head.line
    return Entry(
      line: String(decoding: room[start + Head.size..<middle], as: UTF8.self),
      reply: Array(room[middle..<start + head.end]), isHidden: isHidden)
  }
}
