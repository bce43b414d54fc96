extension EffectiveChanges {
  /// The changes as iOS 17 and later list them: deletes descending, inserts ascending, then moves.
  /// Reloads are listed as their halves. (That sections are listed in the same way, and moves last,
  /// is inferred.)
  var listed: [RowCountMismatch.ListedUpdate] {
    var list: [RowCountMismatch.ListedUpdate] = []
    list.reserveCapacity(deletes.count + inserts.count + moves.count)
    for delete in deletes.reversed() where delete.kind != .move {
      list.append(
        delete.place.isSection ? .deleteSection(delete.section) : .deleteRow(delete.place.path))
    }
    for insert in inserts where insert.kind != .move {
      list.append(
        insert.place.isSection ? .insertSection(insert.section) : .insertRow(insert.place.path))
    }
    for move in moves {
      let (source, destination) = (move.source.path, move.destination.path)
      list.append(
        move.isSection
          ? .moveSection(source.section, to: destination.section)
          : .moveRow(source, to: destination))
    }
    return list
  }
}

extension RowCountMismatch.ListedUpdate: CustomStringConvertible {
  /// The line of the list, such as `Delete row (0 - 3)`.
  public var description: String {
    switch self {
    case .deleteRow(let path): "Delete row (\(Self.pair(path)))"
    case .deleteSection(let section): "Delete section (\(section))"
    case .insertRow(let path): "Insert row (\(Self.pair(path)))"
    case .insertSection(let section): "Insert section (\(section))"
    case .moveRow(let source, let destination):
      "Move row (\(Self.pair(source))) to (\(Self.pair(destination)))"
    case .moveSection(let source, let destination):
      "Move section (\(source)) to (\(destination))"
    }
  }

  private static func pair(_ path: RowPath) -> String { "\(path.section) - \(path.row)" }
}
