/// An open batch: the changes that a table was told since `beginUpdates()`, in the order of the
/// calls.
///
/// A batch may hold anything; whether the changes fit together and fit the data is only found when
/// it ends. That happens in two steps, because the data source is asked for its counts between
/// them:
///
/// ```swift
/// var batch = UpdateBatch()
/// batch.add(.deleteRow(RowPath(section: 0, row: 1), .fade))
/// let closed = try batch.close()
/// let plan = try closed.validate(before: [4], after: [3])
/// ```
///
/// The order of the calls does not matter to the result (Apple, *Table View Programming Guide for
/// iOS*, "Ordering of Operations and Index Paths").
public struct UpdateBatch: Hashable, Sendable {
  /// The changes in the order of the calls. A change that was told twice stands here twice.
  public private(set) var changes: [Change]

  /// Makes a batch without changes.
  public init() {
    changes = []
  }

  /// Adds a change. Nothing is checked yet.
  public mutating func add(_ change: Change) {
    changes.append(change)
  }

  /// Sorts the changes, makes a set of each kind, and refuses a row or section that is both deleted
  /// and reloaded. This is the only check that comes before the data source is asked for its
  /// counts.
  ///
  /// Where one row or section is named twice by the same kind of change, the animation of the first
  /// call stays.
  ///
  /// - Throws: `Refusal.deleteAndReload` with the lowest such path, a section counting as the row
  ///   `Int.max` of itself (measured in crash reports).
  public func close() throws(Refusal) -> ClosedBatch {
    let batch = ClosedBatch(sorting: CallList(changes.lazy.map(Call.change)))
    try batch.checkReloads()
    return batch
  }
}
