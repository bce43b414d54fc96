/// Typed lines and the replies to them, one behind the other in one piece of memory: every command
/// adds a line, and hardly any is read again. No array, which would fill its room before it is
/// used and ask before each line whether it is shared.
final class JournalEntries {
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
  private var room = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private(set) var count = 0
  /// The bytes of the entries, and 16 for each.
  private(set) var size = 0
  /// Where the head of the last entry stands.
  private var startOfLast = 0
  /// The places of the hidden entries.
  private var hidden: Set<Int> = []

  deinit { room.deallocate() }

  /// Adds a line without a reply.
  func append(_ line: Span<UInt8>, isHidden: Bool) {
    if isHidden { hidden.insert(count) }
    startOfLast = size
    count += 1
    makeRoom(for: Head.size + line.count)
    write(Head(line: line.count, reply: 0))
    line.withUnsafeBytes { write($0, at: startOfLast + Head.size) }
  }

  /// Puts more behind the reply of the last entry, of which there must be one.
  func extendLast(by reply: [UInt8]) {
    var head = head(at: startOfLast)
    head.reply += reply.count
    let end = size
    makeRoom(for: reply.count)
    write(head)
    reply.withUnsafeBytes { write($0, at: end) }
  }

  func removeAll() {
    (count, size, startOfLast) = (0, 0, 0)
    hidden.removeAll()
  }

  /// Keeps the last entry, and no more memory than it takes.
  func removeAllButLast() {
    guard let last else { return }
    room.deallocate()
    room = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    removeAll()
    append(last.line.utf8.span, isHidden: last.isHidden)
    extendLast(by: last.reply)
  }

  // MARK: Memory

  /// Takes so many bytes more into use.
  @inline(__always)
  private func makeRoom(for added: Int) {
    precondition(added >= 0)
    size += added
    if size > room.count { makeRoom() }
  }

  @inline(never)
  private func makeRoom() {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(1 << 10, size, 2 * room.count), alignment: 8)
    larger.copyMemory(from: UnsafeRawBufferPointer(room))
    room.deallocate()
    room = larger
  }

  @inline(__always)
  private func write(_ head: Head) {
    room.storeBytes(of: head, toByteOffset: startOfLast, as: Head.self)
  }

  @inline(__always)
  private func write(_ bytes: UnsafeRawBufferPointer, at place: Int) {
    UnsafeMutableRawBufferPointer(rebasing: room[place..<size]).copyMemory(from: bytes)
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
    room.loadUnaligned(fromByteOffset: start, as: Head.self)
  }

  private func entry(at start: Int, isHidden: Bool) -> Entry {
    let head = head(at: start)
    let middle = start + Head.size + head.line
    return Entry(
      line: String(decoding: room[start + Head.size..<middle], as: UTF8.self),
      reply: Array(room[middle..<start + head.end]), isHidden: isHidden)
  }
}
