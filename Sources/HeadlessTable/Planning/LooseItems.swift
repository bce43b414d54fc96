/// A row, or a section, that does not simply stay where it is.
@usableFromInline
struct LooseItem: BitwiseCopyable {
  @usableFromInline var section: Int32
  @usableFromInline var row: Int32

  /// Equal for equal identifiers.
  @usableFromInline var number: UInt32

  /// Where the same identifier is among the loose items of the other table, or -1.
  @usableFromInline var partner: Int32 = -1

  @inlinable
  init(section: Int, row: Int, number: UInt32) {
    self.section = Int32(truncatingIfNeeded: section)
    self.row = Int32(truncatingIfNeeded: row)
    self.number = number
  }

  @usableFromInline
  var path: RowPath { RowPath(section: Int(section), row: Int(row)) }
}

/// What is left of both tables when all that stays is taken away. Items with a partner are moved,
/// the others deleted or inserted.
@usableFromInline
struct LooseItems: ~Copyable {
  @usableFromInline var old = Scratch<LooseItem>()
  @usableFromInline var new = Scratch<LooseItem>()
  private var pairCount = 0
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
    for place in newRange.reversed() where new[place].partner < 0 {
      let number = Int(new[place].number)
      next[place] = first[number]
      first[number] = Int32(truncatingIfNeeded: place)
    }
    for place in oldRange where old[place].partner < 0 {
      let number = Int(old[place].number)
      let partner = first[number]
      guard partner >= 0 else { continue }
      first[number] = next[Int(partner)]
      old[place].partner = partner
      new[Int(partner)].partner = Int32(truncatingIfNeeded: place)
      pairCount += 1
    }
    // Whatever found a partner is taken from its list already.
    for place in newRange where new[place].partner < 0 { first[Int(new[place].number)] = -1 }
  }
}
