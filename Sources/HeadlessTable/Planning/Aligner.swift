/// Tells what stays in a sequence of identifiers from what does not. Its buffers serve one sequence
/// after the other.
@usableFromInline
struct Aligner<Numbering: IdentifierNumbering & ~Copyable>: ~Copyable {
  @usableFromInline var numbering: Numbering
  @usableFromInline var edit = ShortEdit()
  @usableFromInline var unique = UniqueRun()
  @usableFromInline var run = LongestRun()
  @usableFromInline var oldNumbers = Scratch<UInt32>()
  @usableFromInline var newNumbers = Scratch<UInt32>()

  @inlinable
  init(_ numbering: consuming Numbering) {
    self.numbering = numbering
  }

  /// Adds what does not stay to `loose`. First equal ends are left out, then a short edit is looked
  /// for, then the longest run that keeps its order. Says whether all items of the sections that
  /// have partners in them have found them.
  @inlinable
  mutating func align(
    _ oldRows: [Numbering.Identifier], section oldSection: Int,
    with newRows: [Numbering.Identifier], section newSection: Int,
    into loose: inout LooseItems
  ) -> Bool {
    let (old, new) = (oldRows.span, newRows.span)
    let (oldRange, newRange) = Aligner.withoutEqualEnds(old, new)
    if oldRange.isEmpty || newRange.isEmpty {
      for row in oldRange { add(old[row], oldSection, row, to: &loose.old) }
      for row in newRange { add(new[row], newSection, row, to: &loose.new) }
      return true
    }
    let total = oldRange.count + newRange.count
    if edit.find(old, oldRange, new, newRange, limit: nearSquareRoot(total), steps: 8 * total) {
      for row in edit.deleted { add(old[row], oldSection, row, to: &loose.old) }
      for row in edit.inserted { add(new[row], newSection, row, to: &loose.new) }
      return edit.deleted.isEmpty || edit.inserted.isEmpty
    }
    numbering.number(old, oldRange, into: &oldNumbers)
    numbering.number(new, newRange, into: &newNumbers)
    let firstRow = oldRange.lowerBound
    if unique.find(old: oldNumbers, new: newNumbers, count: numbering.count) {
      loose.append(
        oldNumbers, newNumbers, without: unique, oldSection, newSection, from: firstRow)
      return true
    }
    run.find(old: oldNumbers, new: newNumbers, count: numbering.count)
    addNumbers(oldNumbers, without: run.keptOld, oldSection, firstRow, to: &loose.old)
    addNumbers(newNumbers, without: run.keptNew, newSection, firstRow, to: &loose.new)
    return false
  }

  /// What is left between the first and the last difference. Both ranges start at the same row.
  @inlinable
  static func withoutEqualEnds(
    _ old: Span<Numbering.Identifier>, _ new: Span<Numbering.Identifier>
  ) -> (old: Range<Int>, new: Range<Int>) {
    var (low, oldEnd, newEnd) = (0, old.count, new.count)
    let shorter = min(oldEnd, newEnd)
    while low < shorter, old[low] == new[low] { low += 1 }
    while oldEnd > low, newEnd > low, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return (low..<oldEnd, low..<newEnd)
  }

  @inlinable
  mutating func add(
    _ identifier: Numbering.Identifier, _ section: Int, _ row: Int,
    to items: inout Scratch<LooseItem>
  ) {
    let number = numbering.number(of: identifier)
    items.append(LooseItem(section: section, row: row, number: number))
  }
}

/// Adds an item for each number whose place is not kept. Every item is written and most are written
/// over, which is cheaper than a branch that nobody can foresee.
@usableFromInline
func addNumbers(
  _ numbers: borrowing Scratch<UInt32>, without kept: borrowing Scratch<Int32>, _ section: Int,
  _ firstRow: Int, to items: inout Scratch<LooseItem>
) {
  var (next, count) = (0, items.count)
  let keptCount = kept.count
  items.setCount(count + numbers.count)
  for place in 0..<numbers.count {
    if next == keptCount {
      for rest in place..<numbers.count {
        items[count] = LooseItem(section: section, row: firstRow + rest, number: numbers[rest])
        count += 1
      }
      break
    }
    items[count] = LooseItem(section: section, row: firstRow + place, number: numbers[place])
    let isKept = Int(kept[next]) == place
    next += isKept ? 1 : 0
    count += isKept ? 0 : 1
  }
  items.setCount(count)
}

/// A power of two near the square root of a positive value, at least 4: a search for that many
/// differences costs no more than reading the sequences once.
@usableFromInline
func nearSquareRoot(_ value: Int) -> Int {
  max(4, 1 << ((Int.bitWidth - value.leadingZeroBitCount) / 2))
}
