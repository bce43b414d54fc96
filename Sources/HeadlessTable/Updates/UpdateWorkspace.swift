/// Where an update is sorted, checked and planned. It is kept from one update to the next, since
/// its lists have room then.
final class UpdateWorkspace {
  private var batch = ClosedBatch()
  private let changes = EffectiveChanges()
  var plan = UpdatePlan()

  /// What the update has brought into view.
  var appeared: [VisibleWindow.Slice] = []

  /// Sorts the changes and checks what can be checked before the data source is asked for its
  /// counts.
  func close(_ calls: CallList) throws(Refusal) {
    batch.refill(with: calls)
    try batch.checkReloads()
  }

  /// Checks the batch against the counts and plans it.
  func validate(before: RowCounts, after: RowCounts) throws(Refusal) {
    try batch.validate(before: before, after: after, by: changes, into: &plan)
  }
}
