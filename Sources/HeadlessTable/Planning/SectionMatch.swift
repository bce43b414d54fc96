/// A section that both tables have.
@usableFromInline
struct SectionPair {
  @usableFromInline var old: Int
  @usableFromInline var new: Int
  @usableFromInline var isMoved: Bool

  /// Its rows that do not simply stay, among the loose items of each table.
  @usableFromInline var oldLoose = 0..<0
  @usableFromInline var newLoose = 0..<0

  /// The number of rows before.
  @usableFromInline var rowCount = 0

  /// Whether all loose rows have the partners that they have in the section.
  @usableFromInline var isPaired = false
}

/// Which sections both tables have, and which only one of them has.
@usableFromInline
struct SectionMatch {
  /// Ascending by their place in the old table.
  @usableFromInline var pairs: [SectionPair] = []
  @usableFromInline var deleted: [Int] = []
  @usableFromInline var inserted: [Int] = []

  @inlinable
  init<SectionID: Hashable>(_ old: [SectionID], _ new: [SectionID]) {
    var aligner = Aligner(HashedNumbering<SectionID>())
    var loose = LooseItems()
    if !aligner.align(old, section: 0, with: new, section: 0, into: &loose) {
      loose.pair(0..<loose.old.count, 0..<loose.new.count, count: aligner.numbering.count)
    }
    self.init(loose, oldCount: old.count)
  }

  @usableFromInline
  init(_ loose: borrowing LooseItems, oldCount: Int) {
    pairs.reserveCapacity(oldCount)
    var (nextOld, nextNew, new) = (0, 0, 0)
    for old in 0..<oldCount {
      if nextOld < loose.old.count, Int(loose.old[nextOld].row) == old {
        let item = loose.old[nextOld]
        if item.hasPartner {
          pairs.append(SectionPair(old: old, new: item.partner.row, isMoved: true))
        } else {
          deleted.append(old)
        }
        nextOld += 1
      } else {
        while nextNew < loose.new.count, Int(loose.new[nextNew].row) == new {
          nextNew += 1
          new += 1
        }
        pairs.append(SectionPair(old: old, new: new, isMoved: false))
        new += 1
      }
    }
    for place in 0..<loose.new.count where !loose.new[place].hasPartner {
      inserted.append(Int(loose.new[place].row))
    }
  }
}
