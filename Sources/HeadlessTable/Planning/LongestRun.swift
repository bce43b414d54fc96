/// The longest common subsequence of two sequences of numbers, in which a number may be there more
/// than once.
///
/// All pairs of equal numbers are dealt onto piles as in the game of patience, which finds a
/// longest increasing run (Hunt and Szymanski, *A Fast Algorithm for Computing Longest Common
/// Subsequences*, 1977).
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

  /// The new places on top of the piles, which ascend from pile to pile, the greatest of them, and
  /// for each place the card that was dealt there last.
  private var tops = PlaceSet()
  private var greatest: Int32 = -1
  private var cardsAt = Scratch<Int32>()
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
    cardsAt.setCount(new.count)
    tops.reset(count: new.count)
    greatest = -1
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

  /// Lays one card on the first pile whose top is not to its left: where it equals the top, nothing
  /// is gained.
  private mutating func deal(_ old: Int, _ new: Int32) {
    let place = Int(new)
    if tops.contains(place) { return }
    tops.insert(place)
    var left = Int(greatest)
    if new > greatest {
      greatest = new
      pileCount += 1
    } else {
      let covered = tops.place(after: place)
      tops.remove(covered)
      if covered == Int(greatest) { greatest = new }
      left = tops.place(before: place)
    }
    let previous = left < 0 ? -1 : cardsAt[left]
    cardsAt[place] = Int32(truncatingIfNeeded: cards.count)
    cards.append(Card(old: Int32(truncatingIfNeeded: old), new: new, previous: previous))
  }

  /// Reads the run from the last pile back.
  private mutating func collect() {
    keptOld.setCount(pileCount)
    keptNew.setCount(pileCount)
    var next = pileCount > 0 ? cardsAt[Int(greatest)] : -1
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
