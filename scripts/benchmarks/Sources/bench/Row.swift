/// One line of the table: our figure, a peer's in the same run, and how they compare.
struct Row {
  var name: String
  var ours: String
  var peer = ""
  var ratio: Double?
  var goal: Double?
  /// Said behind the goal, or in the place of the ratio where there is none.
  var remark = ""

  /// A row of two times.
  init(_ name: String, _ ours: Double, peer: String, _ theirs: Double, goal: Double? = nil) {
    self.name = name
    self.ours = time(ours)
    self.peer = "\(peer) \(time(theirs))"
    ratio = ours / theirs
    self.goal = goal
  }

  /// A row of one figure.
  init(_ name: String, _ ours: String, peer: String = "", remark: String = "") {
    self.name = name
    self.ours = ours
    self.peer = peer
    self.remark = remark
  }

  /// A row of two figures that are no times.
  init(
    _ name: String, _ ours: String, peer: String, ratio: Double, goal: Double?
  ) {
    self.name = name
    self.ours = ours
    self.peer = peer
    self.ratio = ratio
    self.goal = goal
  }

  private static let widths = [58, 12, 30, 9]

  static let heading =
    columns("what", "ours", "peer", "ratio") + "goal\n"
    + columns(widths.map { String(repeating: "-", count: $0 - 2) }) + "----------"

  var line: String {
    var verdict = remark
    if let ratio, let goal {
      let reached = "\(decimal(goal))" + (ratio <= goal ? "" : "  missed")
      verdict = remark.isEmpty ? reached : "\(reached)  \(remark)"
    }
    return Self.columns(name, ours, peer, ratio.map(decimal) ?? "") + verdict
  }

  private static func columns(_ texts: String...) -> String { columns(texts) }

  private static func columns(_ texts: [String]) -> String {
    zip(texts, widths).map { text, width in
      text + String(repeating: " ", count: max(1, width - text.count))
    }.joined()
  }
}

/// A time in the unit that suits it.
func time(_ seconds: Double) -> String {
  switch seconds {
  case ..<1e-6: "\(decimal(seconds * 1e9)) ns"
  case ..<1e-3: "\(decimal(seconds * 1e6)) µs"
  case ..<1: "\(decimal(seconds * 1e3)) ms"
  default: "\(decimal(seconds)) s"
  }
}

/// A number with three digits that count.
func decimal(_ number: Double) -> String {
  var places = 0
  var limit = 100.0
  while places < 3, number < limit {
    places += 1
    limit /= 10
  }
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let units = Int((number * scale).rounded())
  guard places > 0 else { return "\(units)" }
  let fraction = "\(units % Int(scale))"
  return "\(units / Int(scale))." + String(repeating: "0", count: places - fraction.count)
    + fraction
}
