/// An update that was accepted: what the table was told, and the counts on both sides.
///
/// Its plan is made again where someone asks for it, which is seldom.
final class AcceptedUpdate {
  let calls: [Call]
  let countsBefore: [Int]
  let countsAfter: [Int]

  init(_ calls: [Call], before: [Int], after: [Int]) {
    self.calls = calls
    countsBefore = before
    countsAfter = after
  }

  var plan: UpdatePlan {
    do {
      return try ClosedBatch(sorting: calls).validate(before: countsBefore, after: countsAfter)
    } catch {
      preconditionFailure("an update that was accepted is right: \(error)")
    }
  }
}
