/// An update that was accepted: what the table was told, and the counts on both sides.
///
/// Its plan is made again where someone asks for it, which is seldom.
struct AcceptedUpdate {
  let calls: CallList
  let countsBefore: RowCounts
  let countsAfter: RowCounts

  var plan: UpdatePlan {
    do {
      let batch = ClosedBatch(sorting: calls)
      return try batch.validate(before: Array(countsBefore), after: Array(countsAfter))
    } catch {
      preconditionFailure("an update that was accepted is right: \(error)")
    }
  }
}
