/// The rows in view, counted through all sections from a first one: all of them, or as many as fit.
struct VisibleWindow: Hashable {
  /// The first row in view, counted from the first row of the table.
  var start = 0

  /// How many rows fit; nil where all do.
  var limit: Int?

  /// The rows of one section that are in view.
  struct Slice: Hashable {
    var section: Int
    var rows: Range<Int>
  }

  /// Moves the window back, as far as it must to be full.
  mutating func stayFull(rowCount: Int) {
    guard let limit else {
      start = 0
      return
    }
    start = max(0, min(start, rowCount - limit))
  }

  /// Moves the window the least that shows a row.
  mutating func show(_ row: Int) {
    guard let limit, limit > 0 else { return }
    start = max(min(start, row), row - limit + 1)
  }

  /// The sections in view from the top, with their rows in view. An empty section is in view where
  /// its place is.
  func slices(of sections: SectionList<SectionStates>) -> [Slice] {
    guard let limit else {
      return sections.indices.map { Slice(section: $0, rows: 0..<sections[$0].rows.count) }
    }
    var slices: [Slice] = []
    var first = 0
    let total = sections.reduce(0) { $0 + $1.rows.count }
    for (number, section) in sections.enumerated() {
      let count = section.rows.count
      let lower = min(max(start - first, 0), count)
      let upper = min(max(start + limit - first, 0), count)
      let isEmptyInView =
        count == 0 && start <= first && (first < start + limit || start + limit >= total)
      if lower < upper || isEmptyInView {
        slices.append(Slice(section: number, rows: lower..<max(lower, upper)))
      }
      first += count
    }
    return slices
  }
}

extension VisibleWindow.Slice {
  /// What of the slice may have no cell yet: the rows that were not in view before, and of those
  /// that were, the ones that arrived. Never nothing, for its section may have no titles yet.
  func appearing(seen: Range<Int>, arrivals: ArraySlice<PlacedChange>) -> [VisibleWindow.Slice] {
    let shared = rows.clamped(to: seen)
    if shared.isEmpty { return [self] }
    let all = arrivals.indices
    let first = BinarySearch.first(in: all) { arrivals[$0].row >= shared.lowerBound }
    let end = BinarySearch.first(in: all) { arrivals[$0].row >= shared.upperBound }
    let arrived = arrivals[first..<end].map { $0.row..<$0.row + 1 }
    return
      ([rows.lowerBound..<shared.lowerBound] + arrived + [shared.upperBound..<rows.upperBound])
      .map { VisibleWindow.Slice(section: section, rows: $0) }
  }
}
