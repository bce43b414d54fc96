/// Two tables compared: which sections both have, and which of their rows do not simply stay.
@usableFromInline
struct PlanDraft: ~Copyable {
  @usableFromInline var match: SectionMatch
  @usableFromInline var loose = LooseItems()

  @inlinable
  init<SectionID, Numbering: IdentifierNumbering & ~Copyable>(
    _ old: TableOutline<SectionID, Numbering.Identifier>,
    _ new: TableOutline<SectionID, Numbering.Identifier>, _ numbering: consuming Numbering
  ) {
    match = SectionMatch(old.sections.map(\.identifier), new.sections.map(\.identifier))
    var aligner = Aligner(numbering)
    var (oldRows, newRows) = (0, 0)
    for pair in match.pairs {
      oldRows += old.sections[pair.old].rows.count
      newRows += new.sections[pair.new].rows.count
    }
    // Memory that is not written to costs nothing; memory that grows is copied.
    loose.old.reserve(oldRows)
    loose.new.reserve(newRows)
    for index in match.pairs.indices {
      let pair = match.pairs[index]
      let (oldStart, newStart) = (loose.old.count, loose.new.count)
      match.pairs[index].isPaired = aligner.align(
        old.sections[pair.old].rows, section: pair.old,
        with: new.sections[pair.new].rows, section: pair.new, into: &loose)
      match.pairs[index].rowCount = old.sections[pair.old].rows.count
      match.pairs[index].oldLoose = oldStart..<loose.old.count
      match.pairs[index].newLoose = newStart..<loose.new.count
    }
    pairLooseRows(count: aligner.numbering.count)
  }

  /// Within each section first, then across sections.
  @usableFromInline
  mutating func pairLooseRows(count: Int) {
    for pair in match.pairs where !pair.isPaired {
      loose.pair(pair.oldLoose, pair.newLoose, count: count)
    }
    if match.pairs.count > 1 {
      loose.pair(0..<loose.old.count, 0..<loose.new.count, count: count)
    }
  }

  /// The batches, without reloads.
  @usableFromInline
  func stages(_ animation: RowAnimation) -> [[Change]] {
    let changes = structuralChanges(animation)
    return changes.isEmpty ? [] : [changes]
  }

  /// The batches, with a reload for each row that stays or moves and whose content changed.
  @inlinable
  func stages(
    _ animation: RowAnimation, isChanged: (RowPath, RowPath) -> Bool
  ) -> [[Change]] {
    var reloads = ReloadPlan()
    reloads.collect(self, isChanged)
    var first = structuralChanges(animation)
    for path in reloads.atOnce { first.append(.reloadRow(path, animation)) }
    let second = reloads.afterwards.sorted().map { Change.reloadRow($0, animation) }
    return [first, second].filter { !$0.isEmpty }
  }

  @usableFromInline
  func structuralChanges(_ animation: RowAnimation) -> [Change] {
    let sections = match.deleted.count + match.inserted.count + match.pairs.count
    let rows = loose.old.count + loose.new.count - loose.pairCount
    return [Change](capacity: sections + rows) { changes in
      appendDeletes(animation, to: &changes)
      appendInserts(animation, to: &changes)
      for pair in match.pairs where pair.isMoved {
        changes.append(.moveSection(pair.old, to: pair.new))
      }
      for place in 0..<loose.old.count where loose.old[place].hasPartner {
        let item = loose.old[place]
        changes.append(.moveRow(item.path, to: item.partner))
      }
    }
  }

  private func appendDeletes(_ animation: RowAnimation, to changes: inout OutputSpan<Change>) {
    for section in match.deleted.reversed() {
      changes.append(.deleteSection(section, animation))
    }
    for place in (0..<loose.old.count).reversed() where !loose.old[place].hasPartner {
      changes.append(.deleteRow(loose.old[place].path, animation))
    }
  }

  private func appendInserts(_ animation: RowAnimation, to changes: inout OutputSpan<Change>) {
    for section in match.inserted {
      changes.append(.insertSection(section, animation))
    }
    for pair in match.pairs.sorted(by: { $0.new < $1.new }) {
      for place in pair.newLoose where !loose.new[place].hasPartner {
        changes.append(.insertRow(loose.new[place].path, animation))
      }
    }
  }
}
