/// Where an update is sorted, checked and planned. It is kept from one update to the next, since
/// its lists have room then.
struct UpdateWorkspace: ~Copyable {
  private var batch = ClosedBatch()
  /// Made by the first update: a workspace that none has used is nothing.
  private var changes: EffectiveChanges?
  private(set) var plan = UpdatePlan()

  /// Sorts the changes and checks what can be checked before the data source is asked for its
  /// counts.
  mutating func close(_ calls: [Call]) throws(Refusal) {
    batch.refill(with: calls)
    try batch.checkReloads()
  }

  /// Checks the batch against the counts and plans it.
  mutating func validate(before: [Int], after: [Int]) throws(Refusal) {
    let changes = changes ?? EffectiveChanges()
    self.changes = changes
    try batch.validate(before: before, after: after, by: changes, into: &plan)
  }
}
