/// What stays of two sequences of numbers, neither of which has one twice, and where the other
/// numbers that both have go: the rows of nearly all tables.
///
/// Numbers are dealt onto piles as in the game of patience, which finds a longest increasing run.
/// Of a pile only the place on top of it matters, and those on top ascend from pile to pile: a set
/// of places is all that is kept of them.
@usableFromInline
struct UniqueRun: ~Copyable {
  /// In the place of a partner: there is none.
  static let gone: Int32 = -1
  /// In the place of a partner: both stay where they are.
  static let kept: Int32 = -2

  /// A place in the new sequence.
  struct Slot: BitwiseCopyable {
    /// The place of the same number in the old sequence, `gone` or `kept`.
    var old: Int32
    /// The place on top of the pile to the left when this one was dealt, or -1.
    var previous: Int32
  }

  /// For each place in the old sequence that of the same number in the new one, `gone` or `kept`.
  private(set) var targets = Scratch<Int32>()
  private(set) var slots = Scratch<Slot>()
  /// How many numbers both sequences have that do not stay.
  private(set) var movedCount = 0

  /// For each number its place in the new sequence, counted from `base`; less where it has none.
  /// What an earlier sequence left is less, so that nobody has to wipe it away.
  private var last = Scratch<Int32>()
  private var base: Int32 = 0
  private var tops = PlaceSet()

  @usableFromInline
  init() {}

  /// Finds what stays. Gives it up where a number is there twice.
  ///
  /// - Parameter count: More than the greatest number in either sequence.
  @usableFromInline
  mutating func find(
    old: borrowing Scratch<UInt32>, new: borrowing Scratch<UInt32>, count: Int
  ) -> Bool {
    guard noteNew(new, count: count) else { return false }
    defer { base += Int32(truncatingIfNeeded: new.count) }
    tops.reset(count: new.count)
    guard let greatest = deal(old) else { return false }
    var next = greatest
    while next >= 0 {
      let slot = slots[Int(next)]
      targets[Int(slot.old)] = UniqueRun.kept
      slots[Int(next)].old = UniqueRun.kept
      movedCount -= 1
      next = slot.previous
    }
    return true
  }

  /// Notes where each number stands in the new sequence.
  private mutating func noteNew(_ new: borrowing Scratch<UInt32>, count: Int) -> Bool {
    if Int(base) + 2 * new.count > Int(Int32.max) {
      base = 0
      last.removeAll()
    }
    last.extend(to: count, with: -1)
    slots.setCount(new.count)
    for place in 0..<new.count {
      let number = Int(new[place])
      if last[number] >= base {
        base += Int32(truncatingIfNeeded: new.count)
        return false
      }
      last[number] = base + Int32(truncatingIfNeeded: place)
      slots[place] = Slot(old: UniqueRun.gone, previous: -1)
    }
    return true
  }

  /// Deals all numbers of the old sequence, and gives the place on top of the last pile; nil where
  /// one is there twice.
  private mutating func deal(_ old: borrowing Scratch<UInt32>) -> Int32? {
    targets.setCount(old.count)
    movedCount = 0
    var greatest: Int32 = -1
    for place in 0..<old.count {
      let target = last[Int(old[place])] - base
      if target < 0 {
        targets[place] = UniqueRun.gone
        continue
      }
      if slots[Int(target)].old >= 0 { return nil }
      targets[place] = target
      movedCount += 1
      var previous = greatest
      tops.insert(Int(target))
      if target > greatest {
        greatest = target
      } else {
        let next = tops.place(after: Int(target))
        tops.remove(next)
        if next == Int(greatest) { greatest = target }
        previous = Int32(truncatingIfNeeded: tops.place(before: Int(target)))
      }
      slots[Int(target)] = Slot(old: Int32(truncatingIfNeeded: place), previous: previous)
    }
    return greatest
  }
}
