import HeadlessTable

extension ReproductionScript {
  /// The lists of iOS 17 tell all there is.
  static func writeList(_ batch: BatchListing, into script: inout ScriptWriter) -> Bool {
    guard batch.isComplete, let before = batch.countsBefore, let after = batch.countsAfter,
      batch.sectionMismatch != nil || batch.off?.contains(where: { $0 != 0 }) == true,
      let updates = ListedUpdates(of: batch)
    else { return false }
    script.addTable(before)
    script.add("begin")
    if before.count == after.count {
      for (section, counts) in zip(before, after).enumerated() {
        script.changeRows(of: section, from: counts.0, to: counts.1)
      }
    } else {
      script.add("data clear")
      script.addSections(after)
    }
    for command in updates.commands { script.add(command) }
    script.add("end")
    return true
  }
}

/// Listed updates as commands.
///
/// Reloads are listed as their halves, which do the same on their own, but for one thing: an insert
/// must not be where a row moves, and the half of a reload may.
private struct ListedUpdates {
  private var updates: [RowCountMismatch.ListedUpdate]
  private var reloads: [RowPath] = []

  /// Nil where an insert clashes with a move and is no half of a reload.
  init?(of batch: BatchListing) {
    updates = batch.updates
    let destinations = Set(
      updates.compactMap { if case .moveRow(_, let to) = $0 { to } else { nil } })
    let clashing = inserts.filter { destinations.contains($0) }
    updates.removeAll {
      if case .insertRow(let path) = $0 { clashing.contains(path) } else { false }
    }
    for place in clashing {
      guard let source = deletes.first(where: { landing(of: $0) == place }) else { return nil }
      updates.removeAll { $0 == .deleteRow(source) }
      reloads.append(source)
    }
    guard reloads.map({ landing(of: $0) }) == clashing else { return nil }
  }

  var commands: [String] {
    reloads.map { "table reload \($0)" } + updates.map { Self.line(of: $0) }
  }

  private var deletes: [RowPath] {
    updates.compactMap { if case .deleteRow(let path) = $0 { path } else { nil } }
  }

  private var inserts: [RowPath] {
    updates.compactMap { if case .insertRow(let path) = $0 { path } else { nil } }
  }

  /// Where a row lands that is reloaded beside these updates.
  private func landing(of path: RowPath) -> RowPath {
    let deleted = updates.compactMap { if case .deleteSection(let old) = $0 { old } else { nil } }
    let inserted = updates.compactMap { if case .insertSection(let new) = $0 { new } else { nil } }
    // Numbers from a log may be absurd, so sums wrap instead of trapping.
    var section = path.section &- deleted.count { $0 < path.section }
    for new in inserted.sorted() where new <= section { section &+= 1 }
    var row = path.row &- deletes.count { $0.section == path.section && $0.row < path.row }
    for new in inserts.sorted() where new.section == section && new.row <= row { row &+= 1 }
    return RowPath(section: section, row: row)
  }

  private static func line(of update: RowCountMismatch.ListedUpdate) -> String {
    switch update {
    case .deleteRow(let path): "table del \(path)"
    case .insertRow(let path): "table ins \(path)"
    case .moveRow(let from, let to): "table move \(from) \(to)"
    case .deleteSection(let section): "table del-section \(section)"
    case .insertSection(let section): "table ins-section \(section)"
    case .moveSection(let from, let to): "table move-section \(from) \(to)"
    }
  }
}
