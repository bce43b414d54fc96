import Testing

@testable import HeadlessTable

/// The rows of a list of one section.
private struct RowSequence: Equatable, RandomAccessCollection {
  private struct Section: RowSection {
    var rows: RowTree<Int>
  }

  private final class Sections: SectionVersion {
    var sections: ContiguousArray<Section>
    var way = Way<Sections>()
    var edit = RowEdit<Int>.none
    var age: Int

    init(_ sections: ContiguousArray<Section>, age: Int) {
      self.sections = sections
      self.age = age
    }

    deinit { way.free() }
  }

  private var list: SectionList<Sections>

  init(_ rows: some Sequence<Int> = []) {
    list = SectionList([Section(rows: RowTree(rows))])
  }

  init(repeating row: Int, count: Int) {
    list = SectionList([Section(rows: RowTree(repeating: row, count: count))])
  }

  var startIndex: Int { 0 }
  var endIndex: Int { list[0].rows.count }

  subscript(index: Int) -> Int {
    get { list[0].rows[index] }
    // Inlined under the thread sanitizer, Swift 6.3 puts in the constant of another call.
    @inline(never) set { update(at: index) { $0 = newValue } }
  }

  func makeIterator() -> RowTree<Int>.Iterator { list[0].rows.makeIterator() }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  mutating func append(_ row: Int) { insert(row, at: count) }
  mutating func insert(_ row: Int, at index: Int) { list.insertRow(row, at: path(index)) }
  @discardableResult
  mutating func remove(at index: Int) -> Int { list.removeRow(at: path(index)) }
  mutating func update(at index: Int, _ change: (inout Int) -> Void) {
    list.updateRow(at: path(index), change)
  }

  mutating func apply(
    departures: [Int], arrivals: [Int], carried: ArraySlice<CarriedRow<Int>>, filled: Range<Int>,
    blank: Int
  ) {
    list.apply(
      departures: departures.count, at: { departures[$0] }, arrivals: arrivals.count,
      at: { arrivals[$0] }, to: 0, carried: carried, filled: filled, blank: blank)
  }

  mutating func replace(at index: Int, newSince older: RowSequence, with row: Int) {
    list.replaceRow(at: path(index), newSince: older.list, with: row)
  }

  mutating func become(_ other: RowSequence) { list.become(other.list) }

  /// Changes the list other than row by row.
  mutating func replaceSection() { list[0] = Section(rows: RowTree(Array(self))) }

  static func == (left: RowSequence, right: RowSequence) -> Bool {
    left.list[0].rows == right.list[0].rows
  }
}

struct SectionListTests {
  /// Whether both are equal, read in each way that a sequence can be read.
  private func agree(_ rows: RowSequence, _ array: [Int]) -> Bool {
    rows.count == array.count && rows.elementsEqual(array)
      && array.indices.allSatisfy { rows[$0] == array[$0] }
  }

  @Test(arguments: [0, 1, 55, 56, 57, 64, 65, 1344, 1345, 100_000])
  func `a sequence holds the elements it was made of`(count: Int) {
    let array = Array(0..<count)
    #expect(agree(RowSequence(array), array))
    #expect(Array(RowSequence(repeating: 7, count: count)) == Array(repeating: 7, count: count))
  }

  @Test(arguments: 0..<8)
  func `random edits do what they do to an array`(seed: UInt64) {
    var random = UpdatesRandom(state: seed)
    var array = Array(0..<[0, 1, 130, 3000][Int(seed % 4)])
    var rows = RowSequence(array)
    for step in 0..<4000 {
      // Each seed grows for a while and then shrinks, so that nodes are split and joined.
      let grows = random.below(100) < ((step / 1000) % 2 == 0 ? 70 : 30)
      if grows || array.isEmpty {
        let index = random.below(array.count + 1)
        rows.insert(-step, at: index)
        array.insert(-step, at: index)
      } else {
        let index = random.below(array.count)
        #expect(rows.remove(at: index) == array.remove(at: index))
      }
      if !array.isEmpty, step % 7 == 0 {
        let index = random.below(array.count)
        rows[index] += 1_000_000
        array[index] += 1_000_000
      }
    }
    #expect(agree(rows, array))
    while let last = array.popLast() { #expect(rows.remove(at: rows.count - 1) == last) }
    #expect(rows.isEmpty)
  }

  @Test func `a kept copy does not change`() {
    var random = UpdatesRandom(state: 5)
    var rows = RowSequence(0..<5000)
    var kept: [(RowSequence, [Int])] = []
    for step in 0..<500 {
      if step % 10 == 0 { kept.append((rows, Array(rows))) }
      switch random.below(3) {
      case 0: rows.insert(step, at: random.below(rows.count))
      case 1: rows.remove(at: random.below(rows.count))
      default: rows.update(at: random.below(rows.count)) { $0 = -step }
      }
    }
    for (copy, array) in kept { #expect(agree(copy, array)) }
  }

  @Test func `states are gone to and edited from in any order`() {
    var random = UpdatesRandom(state: 6)
    var states: [(RowSequence, [Int])] = [(RowSequence(0..<100), Array(0..<100))]
    for step in 0..<3000 {
      var (rows, array) = states[random.below(states.count)]
      let index = random.below(array.count)
      if random.below(20) == 0 { rows.replaceSection() }
      switch random.below(4) {
      case 0:
        rows.insert(-step, at: index)
        array.insert(-step, at: index)
      case 1 where array.count > 50:
        #expect(rows.remove(at: index) == array.remove(at: index))
      case 2:
        rows[index] = -step
        array[index] = -step
      default:
        #expect(agree(rows, array))
      }
      if states.count < 40 {
        states.append((rows, array))
      } else {
        states[random.below(40)] = (rows, array)
      }
    }
    for (rows, array) in states { #expect(agree(rows, array)) }
    #expect(states.allSatisfy { $0.0 == RowSequence($0.1) })
  }

  @Test(arguments: 0..<4)
  func `copies whose memory is used again stay what they became`(seed: UInt64) {
    var random = UpdatesRandom(state: seed)
    var (rows, array) = (RowSequence(0..<100), Array(0..<100))
    // The last states in a ring, as undo keeps them, and some that somebody keeps for longer.
    var ring = Array(repeating: (rows, array), count: 20)
    var kept: [(RowSequence, [Int])] = []
    for step in 0..<4000 {
      if random.below(50) == 0 { (rows, array) = ring[random.below(20)] }
      ring[step % 20].0.become(rows)
      ring[step % 20].1 = array
      if random.below(100) == 0 { kept.append(ring[random.below(20)]) }
      let index = random.below(array.count)
      switch random.below(array.count > 150 ? 3 : 4) {
      case 0 where array.count > 50:
        #expect(rows.remove(at: index) == array.remove(at: index))
      case 1:
        rows[index] = -step
        array[index] = -step
      case 2 where step % 9 == 0: rows.replaceSection()
      default:
        rows.insert(-step, at: index)
        array.insert(-step, at: index)
      }
    }
    for (rows, array) in ring + kept + [(rows, array)] { #expect(agree(rows, array)) }
  }

  @Test func `a row that an older copy lacks is changed for nobody but the newest`() {
    var random = UpdatesRandom(state: 8)
    var kept: [(RowSequence, [Int])] = []
    var (rows, array) = (RowSequence(0..<100), Array(0..<100))
    for step in 0..<600 {
      let (older, before) = (rows, array)
      let index = random.below(array.count)
      rows.insert(-step, at: index)
      array.insert(-step, at: index)
      if step % 3 == 0 { kept.append((rows, array)) }
      if step % 5 == 0 { #expect(agree(older, before)) }
      // Sometimes it is another row than the one that came.
      let changed = step % 7 == 0 ? random.below(array.count) : index
      rows.replace(at: changed, newSince: older, with: array[changed] + 1_000_000)
      array[changed] += 1_000_000
      if step % 2 == 0 { kept.append((older, before)) }
      if step % 11 == 0, let last = kept.last { (rows, array) = last }
    }
    #expect(agree(rows, array))
    for (copy, array) in kept { #expect(agree(copy, array)) }
  }

  @Test func `a copy that was kept for ever so many edits is there still, and goes in peace`() {
    var rows = RowSequence(0..<40_000)
    var kept: RowSequence? = rows
    for step in 0..<30_000 { rows[step] = -1 }
    #expect(kept?.elementsEqual(0..<40_000) == true)
    #expect(rows.count { $0 == -1 } == 30_000)
    let middle = rows
    for step in 0..<9_000 { rows[step] = 1 }
    kept = nil
    #expect(middle.count { $0 == -1 } == 30_000)
    #expect(rows.count { $0 == -1 } == 21_000)
  }

  @Test(arguments: [
    (10, 3, 2), (10, 10, 0), (0, 0, 50), (4000, 5, 7), (4000, 60, 0), (4000, 900, 1200),
  ])
  func `rows that leave and arrive at once`(count: Int, leaving: Int, arriving: Int) {
    var random = UpdatesRandom(state: UInt64(count + leaving))
    for _ in 0..<20 {
      var rows = RowSequence(0..<count)
      var left: Set<Int> = []
      while left.count < leaving { left.insert(random.below(count)) }
      var arrived: Set<Int> = []
      while arrived.count < arriving {
        arrived.insert(random.below(count - leaving + arriving))
      }
      var expected = (0..<count).filter { !left.contains($0) }
      for row in arrived.sorted() { expected.insert(-row, at: row) }
      let places = arrived.sorted()
      let carried = places.enumerated().map { CarriedRow(section: 0, arrival: $0, state: -$1) }
      rows.apply(
        departures: left.sorted(), arrivals: places, carried: carried[...], filled: 0..<count,
        blank: 0)
      #expect(agree(rows, expected))
    }
  }

  @Test(arguments: [
    (40, 30, 10), (40, 40, 0), (4000, 60, 0), (4000, 0, 90), (4000, 900, 1200), (900, 900, 900),
  ])
  func `blank rows need not be looked at when others leave and arrive`(
    count: Int, leaving: Int, arriving: Int
  ) {
    var random = UpdatesRandom(state: UInt64(count + leaving + arriving))
    for round in 0..<40 {
      let start = random.below(count)
      let filled = start..<min(count, start + (round % 4 == 0 ? 0 : random.below(60)))
      let before = (0..<count).map { filled.contains($0) ? $0 + 1 : 0 }
      var rows = RowSequence(before)
      let left = Array(0..<count).shuffled(using: &random).prefix(leaving).sorted()
      let places = Array(0..<count - leaving + arriving).shuffled(using: &random)
        .prefix(arriving).sorted()
      let carried = places.indices.filter { _ in random.below(50) == 0 }
        .map { CarriedRow(section: 0, arrival: $0, state: -$0 - 1) }
      var expected = before
      for row in left.reversed() { expected.remove(at: row) }
      for row in places { expected.insert(0, at: row) }
      for row in carried { expected[places[row.arrival]] = row.state }
      rows.apply(
        departures: left, arrivals: places, carried: carried[...], filled: filled, blank: 0)
      #expect(agree(rows, expected))
    }
  }

  @Test func `equal sequences are equal however they were made`() {
    let built = RowSequence(0..<3000)
    var grown = RowSequence()
    for number in 0..<3000 { grown.append(number) }
    #expect(grown == built)
    var changed = built
    #expect(changed == built)
    changed[1500] = -1
    #expect(changed != built)
    changed[1500] = 1500
    #expect(changed == built)
    changed.remove(at: 2999)
    #expect(changed != built)
  }
}
