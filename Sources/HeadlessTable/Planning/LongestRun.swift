/// The longest common subsequence of two sequences of numbers.
///
/// All pairs of equal numbers are dealt onto piles as in the game of patience, which finds a
/// longest increasing run (Hunt and Szymanski, *A Fast Algorithm for Computing Longest Common
/// Subsequences*, 1977). Without equal numbers in one sequence there is at most one pair for each,
/// and the run is exact at n log n.
@usableFromInline
struct LongestRun: ~Copyable {
  /// What stays, ascending in both: places in the old and in the new sequence.
  @usableFromInline var keptOld = Scratch<Int32>()
  @usableFromInline var keptNew = Scratch<Int32>()

  /// For each new place: the one before it with the same number, or -1, and how many there are up
  /// to here.
  struct Link: BitwiseCopyable {
    var earlier: Int32
    var count: Int32
  }

  /// A card: a pair of places, and the card on the pile to the left that it stands on.
  struct Card: BitwiseCopyable {
    var old: Int32
    var new: Int32
    var previous: Int32
  }

  /// For each number its last place in the new sequence, or -1.
  private var last = Scratch<Int32>()
  private var links = Scratch<Link>()
  private var partners = Scratch<Int32>()
  private var cards = Scratch<Card>()

  /// The card on top of each pile, and its new place.
  private var topCards = Scratch<Int32>()
  private var topPlaces = Scratch<Int32>()
  private var pileCount = 0
  private var edit = ShortEdit()

  @usableFromInline
  init() {}

  /// Finds the run.
  ///
  /// - Parameter count: More than the greatest number in either sequence.
  @usableFromInline
  mutating func find(old: borrowing Scratch<UInt32>, new: borrowing Scratch<UInt32>, count: Int) {
    let pairs = prepare(old, new, count: count)
    if pairs <= 8 * (old.count + new.count) + 32_768 {
      dealAllPairs(old)
      collect()
    } else if !findByEdit(old, new) {
      dealFromTheEnd(old)
      collect()
    }
    for place in 0..<new.count { last[Int(new[place])] = -1 }
  }

  /// Notes where each number stands in the new sequence, and counts the pairs of equal numbers.
  private mutating func prepare(
    _ old: borrowing Scratch<UInt32>, _ new: borrowing Scratch<UInt32>, count: Int
  ) -> Int {
    cards.removeAll()
    pileCount = 0
    last.extend(to: count, with: -1)
    links.setCount(new.count)
    topCards.setCount(min(old.count, new.count))
    topPlaces.setCount(min(old.count, new.count))
    var isUnique = true
    for place in 0..<new.count {
      let number = Int(new[place])
      let earlier = last[number]
      let count = earlier < 0 ? 1 : links[Int(earlier)].count + 1
      isUnique = isUnique && earlier < 0
      links[place] = Link(earlier: earlier, count: count)
      last[number] = Int32(truncatingIfNeeded: place)
    }
    if isUnique { return old.count }
    var pairs = 0
    for place in 0..<old.count {
      let partner = last[Int(old[place])]
      if partner >= 0 { pairs += Int(links[Int(partner)].count) }
    }
    return pairs
  }

  /// New places descend for each old one, so that no run takes an old place twice.
  private mutating func dealAllPairs(_ old: borrowing Scratch<UInt32>) {
    for place in 0..<old.count {
      var partner = last[Int(old[place])]
      while partner >= 0 {
        deal(place, partner)
        partner = links[Int(partner)].earlier
      }
    }
  }

  private mutating func dealFromTheEnd(_ old: borrowing Scratch<UInt32>) {
    partners.removeAll()
    partners.extend(to: old.count, with: -1)
    for place in (0..<old.count).reversed() {
      let partner = last[Int(old[place])]
      guard partner >= 0 else { continue }
      partners[place] = partner
      last[Int(old[place])] = links[Int(partner)].earlier
    }
    for place in 0..<old.count where partners[place] >= 0 {
      deal(place, partners[place])
    }
  }

  /// Lays one card on the first pile whose top is not to its left.
  private mutating func deal(_ old: Int, _ new: Int32) {
    var pile = pileCount
    if pile > 0, topPlaces[pile - 1] >= new {
      pile = firstPile(notBelow: new)
      if topPlaces[pile] == new { return }
    } else {
      pileCount += 1
    }
    let previous = pile > 0 ? topCards[pile - 1] : -1
    topPlaces[pile] = new
    topCards[pile] = Int32(truncatingIfNeeded: cards.count)
    cards.append(Card(old: Int32(truncatingIfNeeded: old), new: new, previous: previous))
  }

  /// There is one, and no branch on the way to it depends on what the tops hold: half are left out
  /// at a time, and the last ones compared one by one.
  private func firstPile(notBelow place: Int32) -> Int {
    var (first, count) = (0, pileCount)
    while count > 32 {
      let half = count / 2
      first += topPlaces[first + half - 1] < place ? half : 0
      count -= half
    }
    var below: Int32 = 0
    for pile in first..<first + count { below += topPlaces[pile] < place ? 1 : 0 }
    return first + Int(below)
  }

  /// Reads the run from the last pile back.
  private mutating func collect() {
    keptOld.setCount(pileCount)
    keptNew.setCount(pileCount)
    var next = pileCount > 0 ? topCards[pileCount - 1] : -1
    for place in (0..<pileCount).reversed() {
      let card = cards[Int(next)]
      keptOld[place] = card.old
      keptNew[place] = card.new
      next = card.previous
    }
  }

  /// With very many equal numbers the shortest edit is cheaper, as long as it is short. Numbers
  /// that only one sequence has are no part of any run and left out first.
  private mutating func findByEdit(
    _ old: borrowing Scratch<UInt32>, _ new: borrowing Scratch<UInt32>
  ) -> Bool {
    var isInOld = [Bool](repeating: false, count: last.count)
    for place in 0..<old.count { isInOld[Int(old[place])] = true }
    var (oldPlaces, newPlaces, shared, sharedNew): ([Int], [Int], [UInt32], [UInt32])
    (oldPlaces, newPlaces, shared, sharedNew) = ([], [], [], [])
    for place in 0..<old.count where last[Int(old[place])] >= 0 {
      oldPlaces.append(place)
      shared.append(old[place])
    }
    for place in 0..<new.count where isInOld[Int(new[place])] {
      newPlaces.append(place)
      sharedNew.append(new[place])
    }
    guard
      edit.find(
        shared.span, shared.indices, sharedNew.span, sharedNew.indices,
        limit: 1_024, steps: 16 * (old.count + new.count))
    else { return false }
    LongestRun.fill(&keptOld, with: oldPlaces, without: edit.deleted)
    LongestRun.fill(&keptNew, with: newPlaces, without: edit.inserted)
    return true
  }

  private static func fill(
    _ kept: inout Scratch<Int32>, with places: [Int], without loose: [Int]
  ) {
    kept.removeAll()
    var next = 0
    for index in places.indices {
      if next < loose.count, loose[next] == index {
        next += 1
      } else {
        kept.append(Int32(truncatingIfNeeded: places[index]))
      }
    }
  }
}
