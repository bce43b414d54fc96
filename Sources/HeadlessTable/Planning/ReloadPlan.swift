/// Finds the rows to reload, and which of them the first batch can reload already.
///
/// UIKit computes where a reloaded row lands from the deletes and inserts of the batch alone. Only
/// where that is where the row really goes can it be reloaded together with the moves.
@usableFromInline
struct ReloadPlan {
  /// Paths before the update, ascending.
  @usableFromInline var atOnce: [RowPath] = []

  /// Paths after the update.
  @usableFromInline var afterwards: [RowPath] = []

  @usableFromInline
  init() {}

  @inlinable
  mutating func collect(_ draft: borrowing PlanDraft, _ isChanged: (RowPath, RowPath) -> Bool) {
    var landing = Landing(deleted: draft.match.deleted, inserted: draft.match.inserted)
    for pair in draft.match.pairs {
      let landsHere = landing.place(of: pair.old) == pair.new
      collectStaying(pair, of: draft, landsHere: landsHere, isChanged)
    }
    for place in 0..<draft.loose.old.count where draft.loose.old[place].hasPartner {
      let item = draft.loose.old[place]
      if isChanged(item.path, item.partner) { afterwards.append(item.partner) }
    }
  }

  /// Rows that stay, one stretch after the other that no loose row interrupts.
  @inlinable
  mutating func collectStaying(
    _ pair: SectionPair, of draft: borrowing PlanDraft, landsHere: Bool,
    _ isChanged: (RowPath, RowPath) -> Bool
  ) {
    var landing = Landing(
      deleted: draft.loose.old.rows(pair.oldLoose), inserted: draft.loose.new.rows(pair.newLoose))
    var (nextOld, nextNew) = (pair.oldLoose.lowerBound, pair.newLoose.lowerBound)
    var path = RowPath(section: pair.old, row: 0)
    var target = RowPath(section: pair.new, row: 0)
    while path.row < pair.rowCount {
      let oldEnd = draft.loose.old.row(nextOld, in: pair.oldLoose)
      let newEnd = draft.loose.new.row(nextNew, in: pair.newLoose)
      if path.row == oldEnd {
        (nextOld, path.row) = (nextOld + 1, path.row + 1)
        continue
      }
      if target.row == newEnd {
        (nextNew, target.row) = (nextNew + 1, target.row + 1)
        continue
      }
      let end = min(pair.rowCount, oldEnd, newEnd - target.row + path.row)
      while path.row < end {
        if isChanged(path, target) {
          if landsHere, landing.place(of: path.row) == target.row {
            atOnce.append(path)
          } else {
            afterwards.append(target)
          }
        }
        path.row += 1
        target.row += 1
      }
    }
  }
}

extension Scratch<LooseItem> {
  /// The rows of a range of items that have no partner.
  @usableFromInline
  func rows(_ range: Range<Int>) -> [Int] {
    range.filter { !self[$0].hasPartner }.map { Int(self[$0].row) }
  }

  /// The row of an item, or a row past all others where the range ends.
  @usableFromInline
  func row(_ place: Int, in range: Range<Int>) -> Int {
    place < range.upperBound ? Int(self[place].row) : Int(Int32.max)
  }
}

/// Where rows, or sections, land by the deletes and inserts alone. Asked in ascending order.
@usableFromInline
struct Landing {
  let deleted: [Int]
  let inserted: [Int]
  private var deletesBelow = 0
  private var insertsBelow = 0

  @usableFromInline
  init(deleted: [Int], inserted: [Int]) {
    self.deleted = deleted
    self.inserted = inserted
  }

  @usableFromInline
  mutating func place(of old: Int) -> Int {
    while deletesBelow < deleted.count, deleted[deletesBelow] < old { deletesBelow += 1 }
    let remaining = old - deletesBelow
    while insertsBelow < inserted.count, inserted[insertsBelow] <= remaining + insertsBelow {
      insertsBelow += 1
    }
    return remaining + insertsBelow
  }
}
