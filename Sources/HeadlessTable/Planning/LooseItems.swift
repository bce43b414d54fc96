/// A row, or a section, that does not simply stay where it is.
@usableFromInline
struct LooseItem: BitwiseCopyable {
  @usableFromInline var section: Int32
  @usableFromInline var row: Int32

  /// Equal for equal identifiers.
  @usableFromInline var number: UInt32

  /// Where the same identifier is in the other table; the section is -1 where it is nowhere.
  @usableFromInline var partnerSection: Int32
  @usableFromInline var partnerRow: Int32

  @inlinable
  init(section: Int, row: Int, number: UInt32) {
    self.section = Int32(truncatingIfNeeded: section)
    self.row = Int32(truncatingIfNeeded: row)
    self.number = number
    partnerSection = -1
    partnerRow = 0
  }

  @usableFromInline
  var path: RowPath { RowPath(section: Int(section), row: Int(row)) }

  @usableFromInline
  var hasPartner: Bool { partnerSection >= 0 }

  @usableFromInline
  var partner: RowPath { RowPath(section: Int(partnerSection), row: Int(partnerRow)) }

  fileprivate mutating func join(_ other: LooseItem) {
    partnerSection = other.section
    partnerRow = other.row
  }
}

/// What is left of both tables when all that stays is taken away. Items with a partner are moved,
/// the others deleted or inserted.
@usableFromInline
struct LooseItems: ~Copyable {
  @usableFromInline var old = Scratch<LooseItem>()
  @usableFromInline var new = Scratch<LooseItem>()
  /// How many items of each table have a partner.
  @usableFromInline var pairCount = 0
  private var first = Scratch<Int32>()
  private var next = Scratch<Int32>()

  @usableFromInline
  init() {}

  /// Pairs equal items that have no partner yet, the first with the first.
  ///
  /// - Parameter count: More than the greatest number.
  @usableFromInline
  mutating func pair(_ oldRange: Range<Int>, _ newRange: Range<Int>, count: Int) {
    if oldRange.isEmpty || newRange.isEmpty { return }
    if pairCount == min(old.count, new.count) { return }
    first.extend(to: count, with: -1)
    next.extend(to: new.count, with: -1)
    for place in newRange.reversed() where !new[place].hasPartner {
      let number = Int(new[place].number)
      next[place] = first[number]
      first[number] = Int32(truncatingIfNeeded: place)
    }
    for place in oldRange where !old[place].hasPartner {
      let number = Int(old[place].number)
      let partner = first[number]
      guard partner >= 0 else { continue }
      first[number] = next[Int(partner)]
      old[place].join(new[Int(partner)])
      new[Int(partner)].join(old[place])
      pairCount += 1
    }
    // Whatever found a partner is taken from its list already.
    for place in newRange where !new[place].hasPartner { first[Int(new[place].number)] = -1 }
  }
}

extension LooseItems {
  /// Adds the numbers that do not stay, those that go elsewhere with their partners. `firstRow` is
  /// the row of the first number in both sections.
  ///
  /// Every item is written and most are written over, which is cheaper than a branch that nobody
  /// can foresee.
  @usableFromInline
  mutating func append(
    _ oldNumbers: borrowing Scratch<UInt32>, _ newNumbers: borrowing Scratch<UInt32>,
    without run: borrowing UniqueRun, _ oldSection: Int, _ newSection: Int, from firstRow: Int
  ) {
    var count = old.count
    old.setCount(count + oldNumbers.count)
    for place in 0..<oldNumbers.count {
      let target = run.targets[place]
      old[count] = LooseItem(
        section: oldSection, row: firstRow + place, number: oldNumbers[place],
        partnerSection: newSection, partnerRow: firstRow, place: target)
      count += target == UniqueRun.kept ? 0 : 1
    }
    old.setCount(count)
    count = new.count
    new.setCount(count + newNumbers.count)
    for place in 0..<newNumbers.count {
      let source = run.slots[place].old
      new[count] = LooseItem(
        section: newSection, row: firstRow + place, number: newNumbers[place],
        partnerSection: oldSection, partnerRow: firstRow, place: source)
      count += source == UniqueRun.kept ? 0 : 1
    }
    new.setCount(count)
    pairCount += run.movedCount
  }
}

extension LooseItem {
  /// An item whose partner, if `place` is not negative, is so many rows behind a row.
  @inline(__always)
  fileprivate init(
    section: Int, row: Int, number: UInt32, partnerSection: Int, partnerRow: Int, place: Int32
  ) {
    self.init(section: section, row: row, number: number)
    self.partnerSection = place < 0 ? -1 : Int32(truncatingIfNeeded: partnerSection)
    self.partnerRow = Int32(truncatingIfNeeded: partnerRow) &+ place
  }
}
