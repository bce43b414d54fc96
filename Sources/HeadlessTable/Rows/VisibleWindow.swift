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
  func slices(of sections: ContiguousArray<SectionState>) -> [Slice] {
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

/// What must be asked for in one section because it has come into view.
struct Appearance {
  var section: Int

  /// The rows that may have no cell yet, ascending and apart.
  var rows: [Range<Int>] = []

  /// Nothing of a section, to be added to.
  init(section: Int) {
    self.section = section
  }

  /// All rows of a slice.
  init(all slice: VisibleWindow.Slice) {
    section = slice.section
    rows = [slice.rows]
  }

  /// The rows of a slice that were not in view before, and of those that were, the ones that
  /// arrived.
  init(_ slice: VisibleWindow.Slice, before seen: Range<Int>, arrivals: [Int]) {
    section = slice.section
    rows = []
    let shared = slice.rows.clamped(to: seen)
    guard !shared.isEmpty else {
      rows = [slice.rows]
      return
    }
    rows.append(slice.rows.lowerBound..<shared.lowerBound)
    for row in arrivals where shared.contains(row) { rows.append(row..<row + 1) }
    rows.append(shared.upperBound..<slice.rows.upperBound)
  }
}
