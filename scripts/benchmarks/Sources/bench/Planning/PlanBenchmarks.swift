import HeadlessTable

/// Plans against the standard library in the same run. Times are the best of some runs.
struct PlanBenchmarks {
  private(set) var rows: [Row] = []

  static func rows() -> [Row] {
    var benchmarks = PlanBenchmarks()
    benchmarks.compareWithDifference()
    benchmarks.measureShapes()
    benchmarks.measureSections()
    return benchmarks.rows
  }

  /// - Parameter minimum: The fewest operations there are; nil where equal rows leave it open.
  mutating func report(
    _ name: String, plan: Double, operations: Int, minimum: Int?,
    peer: (name: String, time: Double), goal: Double? = nil
  ) {
    var row = Row("plan: \(name), \(operations) op.", plan, peer: peer.name, peer.time, goal: goal)
    if let minimum, operations != minimum { row.remark = "missed: \(minimum) op. are enough" }
    rows.append(row)
  }
}

/// A table of one section.
func table<ID>(_ rows: [ID]) -> TableOutline<Int, ID> { TableOutline(rows: [rows]) }

/// The shortest of several runs of `work`, in seconds.
func best(of runs: Int = 7, _ work: () -> Void) -> Double {
  (0..<runs).map { _ in measure(work) }.min() ?? .nan
}
