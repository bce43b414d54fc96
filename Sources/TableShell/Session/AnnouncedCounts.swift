import HeadlessTable

/// The counts that the table has when a batch ends and those that it was told of. What is wrong by
/// these is the script's own mistake, which the table finds; an index that is right by these and
/// yet missing from the data raises the array's exception.
struct AnnouncedCounts {
  private let before: [Int]
  /// Whether the table will refuse the batch though the data have these counts.
  let areRefused: Bool
  /// nil for a section that is new or reloaded: it has the rows that the data give it.
  private var after: [Int?] = []

  init(_ table: TableView) {
    before = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    var batch = AnnouncedBatch()
    var updates = UpdateBatch()
    for change in table.snapshot().pendingChanges {
      batch.add(change)
      updates.add(change)
    }
    after = batch.counts(after: before)
    do throws(Refusal) {
      _ = try updates.close().validate(before: before, after: after.map { $0 ?? .max })
      areRefused = false
    } catch {
      areRefused = true
    }
  }

  func hadSection(_ section: Int) -> Bool { before.indices.contains(section) }

  func hadRow(at path: RowPath) -> Bool {
    hadSection(path.section) && path.row >= 0 && path.row < before[path.section]
  }

  func mayHaveSection(_ section: Int) -> Bool { after.indices.contains(section) }

  func mayHaveRow(at path: RowPath) -> Bool {
    guard mayHaveSection(path.section), path.row >= 0 else { return false }
    return after[path.section].map { path.row < $0 } ?? true
  }
}

/// The changes of a batch as sets: what two calls name alike counts once.
private struct AnnouncedBatch {
  private var goingRows: Set<RowPath> = []
  private var comingRows: Set<RowPath> = []
  private var goingSections: Set<Int> = []
  private var comingSections: Set<Int> = []
  private var reloadedSections: Set<Int> = []
  private var movedSections: [Int: Int] = [:]

  mutating func add(_ change: Change) {
    switch change {
    case .insertRow(let path, _): comingRows.insert(path)
    case .deleteRow(let path, _): goingRows.insert(path)
    case .moveRow(let source, let target):
      // A row arrives once, however often it is moved.
      if goingRows.insert(source).inserted { comingRows.insert(target) }
    case .insertSection(let section, _): comingSections.insert(section)
    case .deleteSection(let section, _): goingSections.insert(section)
    case .reloadSection(let section, _): reloadedSections.insert(section)
    case .moveSection(let source, let target): movedSections[source] = target
    case .reloadRow: break
    }
  }

  /// Sections that no change names go, in order, to the lowest new numbers that are left.
  func counts(after before: [Int]) -> [Int?] {
    let gone = goingSections.count(where: before.indices.contains)
    var after = [Int?](repeating: nil, count: before.count - gone + comingSections.count)
    let going = goingRows.counted(by: \.section)
    let coming = comingRows.counted(by: \.section)
    let taken = comingSections.union(movedSections.values)
    var next = 0
    for (old, count) in before.enumerated() where !goingSections.contains(old) {
      var new = next
      if let target = movedSections[old] {
        new = target
      } else {
        while taken.contains(new) { new += 1 }
        next = new + 1
      }
      guard after.indices.contains(new), !reloadedSections.contains(old) else { continue }
      after[new] = count - going[old, default: 0] + coming[new, default: 0]
    }
    return after
  }
}

extension Set {
  fileprivate func counted<Key: Hashable>(by key: (Element) -> Key) -> [Key: Int] {
    var counts: [Key: Int] = [:]
    for element in self { counts[key(element), default: 0] += 1 }
    return counts
  }
}
