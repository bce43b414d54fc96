/// What the table was told by one call, or by a part of it. Several rows stay in the list in which
/// they came, so that a call of ten thousand is put down as quickly as one of two.
enum Call: Sendable {
  case insertRows([RowPath], RowAnimation)
  case deleteRows([RowPath], RowAnimation)
  case reloadRows([RowPath], RowAnimation)
  /// Any one change.
  case change(Change)

  /// The changes one by one.
  var changes: [Change] {
    switch self {
    case .insertRows(let paths, let animation): paths.map { .insertRow($0, animation) }
    case .deleteRows(let paths, let animation): paths.map { .deleteRow($0, animation) }
    case .reloadRows(let paths, let animation): paths.map { .reloadRow($0, animation) }
    case .change(let change): [change]
    }
  }
}

/// The calls of one update. Most updates are a single call, which needs no list.
enum CallList: Sendable {
  case one(Call)
  case several([Call])

  /// One call for rows of which each is one change.
  @inline(__always)
  static func rows(
    _ paths: RowList, _ animation: RowAnimation,
    one: (RowPath, RowAnimation) -> Change, several: ([RowPath], RowAnimation) -> Call
  ) -> CallList {
    switch paths {
    case .one(let path): .one(.change(one(path, animation)))
    case .several(let paths): .one(several(paths, animation))
    }
  }

  init(_ calls: some Collection<Call>) {
    if calls.count == 1, let call = calls.first {
      self = .one(call)
    } else {
      self = .several(Array(calls))
    }
  }
}
