import Testing

@testable import TableShell

struct JournalEntriesTests {
  private func told(_ entries: JournalEntries) -> [String] {
    entries.all.map { entry in
      let reply = String(decoding: entry.reply, as: UTF8.self)
      return "\(entry.isHidden ? "-" : "+")\(entry.line)|\(reply)"
    }
  }

  @Test func `lines and replies come back in their order, however many there are`() {
    let entries = JournalEntries()
    var expected: [String] = []
    for number in 0..<1_000 {
      let line = String(repeating: "吉", count: number % 7) + "\(number)"
      let reply = String(repeating: "r", count: number % 5)
      entries.append(line.utf8.span, isHidden: number.isMultiple(of: 3))
      if !reply.isEmpty { entries.extendLast(by: Array(reply.utf8)) }
      expected.append("\(number.isMultiple(of: 3) ? "-" : "+")\(line)|\(reply)")
    }
    #expect(told(entries) == expected)
    #expect(entries.count == 1_000)
    #expect(entries.size == 16 * 1_000 + expected.reduce(0) { $0 + $1.utf8.count - 2 })
    #expect(entries.hiddenCount(in: 0..<10) == 4)
    #expect(entries.hiddenCount(in: 1..<3) == 0)
  }

  @Test func `a reply grows at its end`() {
    let entries = JournalEntries()
    entries.append("a".utf8.span, isHidden: false)
    entries.append("b".utf8.span, isHidden: false)
    entries.extendLast(by: Array("one ".utf8))
    entries.extendLast(by: [])
    entries.extendLast(by: Array(repeating: UInt8(ascii: "x"), count: 5_000))
    #expect(told(entries) == ["+a|", "+b|one " + String(repeating: "x", count: 5_000)])
  }

  @Test func `all are forgotten, or all but the last`() {
    let entries = JournalEntries()
    entries.removeAllButLast()
    #expect(entries.last == nil)
    for line in ["a", "b", "c"] {
      entries.append(line.utf8.span, isHidden: true)
      entries.extendLast(by: Array("of \(line)".utf8))
    }
    entries.removeAllButLast()
    #expect(told(entries) == ["-c|of c"])
    #expect(entries.size == 16 + 5)
    entries.removeAll()
    #expect(entries.all.isEmpty)
    #expect(entries.size == 0)
    entries.append("d".utf8.span, isHidden: false)
    #expect(told(entries) == ["+d|"])
    #expect(entries.hiddenCount(in: 0..<1) == 0)
  }
}
