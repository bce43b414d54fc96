/// How many rows a batch announces to come to and to leave one section that lives on.
struct RowTally {
  var inserted = 0
  var deleted = 0
  var movedIn = 0
  var movedOut = 0

  /// The tallies by new section. A row that moves within the section that its section becomes
  /// counts neither as moved in nor as moved out.
  static func tallies(of changes: EffectiveChanges) -> [RowTally] {
    let sections = changes.sections
    var tallies = Array(repeating: RowTally(), count: sections.count)
    for delete in changes.deletes where !delete.place.isSection && delete.kind != .move {
      tallies[sections.newNumber(of: delete.section)].deleted += 1
    }
    for insert in changes.inserts where !insert.place.isSection && insert.kind != .move {
      tallies[insert.section].inserted += 1
    }
    for move in changes.moves where !move.isSection {
      let home = sections.newNumber(of: move.source.path.section)
      let destination = move.destination.path.section
      if home != destination {
        tallies[home].movedOut += 1
        tallies[destination].movedIn += 1
      }
    }
    return tallies
  }
}
