import struct HeadlessTable.RowPath

/// A table that was loaded, the calls that follow, and what the data source holds when they end.
package struct SmallWorld: Sendable {
  package enum Step: Equatable, Sendable {
    case begin
    case end
    case call(ReferenceTableCall)
  }

  package var loaded: [[String]]
  package var data: [[String]]
  package var steps: [Step]

  package init(loaded: [[String]], data: [[String]], steps: [Step]) {
    self.loaded = loaded
    self.data = data
    self.steps = steps
  }

  package var calls: [ReferenceTableCall] {
    steps.compactMap { if case .call(let call) = $0 { call } else { nil } }
  }

  /// The same world for the shell, to be typed or piped.
  package var script: String {
    var lines = ["new empty"] + Self.dataLines(loaded) + ["reload-data"]
    let change = ["data clear"] + Self.dataLines(data)
    var isChanged = false
    for step in steps {
      // Outside a batch the data changes before the call, in a batch after its first begin.
      if !isChanged && step != .begin {
        lines += change
        isChanged = true
      }
      switch step {
      case .begin: lines.append("begin")
      case .end: lines.append("end")
      case .call(let call): lines.append(call.line)
      }
    }
    return (lines + ["dump"]).joined(separator: "\n")
  }

  private static func dataLines(_ sections: [[String]]) -> [String] {
    sections.enumerated().map { number, texts in
      let rows = texts.map { " \"\($0)\"" }.joined()
      return "data ins-section \(number) \"S\(number)\"\(rows)"
    }
  }
}

extension ReferenceTableCall {
  /// The call as it is typed.
  package var line: String {
    switch self {
    case .insertRows(let paths): Self.line("ins", paths)
    case .deleteRows(let paths): Self.line("del", paths)
    case .reloadRows(let paths): Self.line("reload", paths)
    case .moveRow(let from, let to): Self.line("move", [from, to])
    case .insertSections(let numbers): Self.line("ins-section", numbers)
    case .deleteSections(let numbers): Self.line("del-section", numbers)
    case .reloadSections(let numbers): Self.line("reload-section", numbers)
    case .moveSection(let from, let to): Self.line("move-section", [from, to])
    }
  }

  private static func line(_ command: String, _ places: [some CustomStringConvertible]) -> String {
    "table \(command) " + places.map(\.description).joined(separator: " ")
  }
}

/// Every table of at most two sections of at most two rows, with every batch of at most two
/// operations that name something there or just beyond, and with data that fits or is off by one
/// row or section.
package enum SmallWorlds {
  package static func visitAll<Failure: Error>(
    _ body: (SmallWorld) throws(Failure) -> Void
  ) throws(Failure) {
    for before in tables {
      let operations = operations(on: before)
      let loaded = texts(before, "o")
      try worlds(of: loaded, []).forEachTyped(body)
      for (index, first) in operations.enumerated() {
        try worlds(of: loaded, [first]).forEachTyped(body)
        for second in operations[index...] {
          try worlds(of: loaded, [first, second]).forEachTyped(body)
        }
      }
    }
  }

  /// The row counts of every table.
  static let tables: [[Int]] = [[], [0], [1], [2]] + (0..<9).map { [$0 / 3, $0 % 3] }

  private static func worlds(of loaded: [[String]], _ calls: [ReferenceTableCall]) -> [SmallWorld] {
    let steps = [.begin] + calls.map(SmallWorld.Step.call) + [.end]
    return countsNear(rightCounts(before: loaded.map(\.count), calls)).map { counts in
      SmallWorld(loaded: loaded, data: texts(counts, "n"), steps: steps)
    }
  }

  /// Rows that tell where they were made.
  package static func texts(_ counts: [Int], _ mark: String) -> [[String]] {
    counts.enumerated().map { section, count in
      (0..<count).map { "\(mark)\(section).\($0)" }
    }
  }

  /// The counts that the data source should answer, new sections having one row. For a batch that
  /// cannot be right, something near.
  package static func rightCounts(before: [Int], _ calls: [ReferenceTableCall]) -> [Int] {
    let batch = ReferenceTableBatch(calls).withoutDropped()
    let inserted = batch.insertedSections.count
    let total = max(0, before.count + inserted - batch.deletedSections.count)
    let newNumber = batch.newNumbers(before: before.count, after: total)
    var counts = Array(repeating: 1, count: total)
    for (old, new) in newNumber where old < before.count && new < total {
      let flow = batch.flow(from: old, to: new, newNumber: newNumber)
      let right = before[old] + flow.inserted - flow.deleted + flow.movedIn - flow.movedOut
      counts[new] = max(0, right)
    }
    return counts
  }

  /// The counts, each of them one more or less, and one section more or less.
  private static func countsNear(_ right: [Int]) -> [[Int]] {
    var all = [right, right + [1]]
    if !right.isEmpty { all.append(right.dropLast()) }
    for section in right.indices {
      var other = right
      other[section] += 1
      all.append(other)
      other[section] -= 2
      if other[section] >= 0 { all.append(other) }
    }
    return all
  }

  /// Every single operation that names something of the table before or after it, or just beyond.
  private static func operations(on before: [Int]) -> [ReferenceTableCall] {
    // Before: one row and one section beyond. After: one more, as there may be one more by then.
    let old = paths(before, rowsBeyond: 1) + [RowPath(section: before.count, row: 0)]
    let new =
      paths(before, rowsBeyond: 2) + [
        RowPath(section: before.count, row: 0), RowPath(section: before.count, row: 1),
        RowPath(section: before.count + 1, row: 0),
      ]
    let oldSections = Array(0...before.count)
    let newSections = Array(0...before.count + 1)
    var all: [ReferenceTableCall] = new.map { .insertRows([$0]) }
    all += old.map { .deleteRows([$0]) }
    all += old.map { .reloadRows([$0]) }
    for from in old { all += new.map { .moveRow(from, $0) } }
    all += newSections.map { .insertSections([$0]) }
    all += oldSections.map { .deleteSections([$0]) }
    all += oldSections.map { .reloadSections([$0]) }
    for from in oldSections { all += newSections.map { .moveSection(from, $0) } }
    return all
  }

  private static func paths(_ counts: [Int], rowsBeyond: Int) -> [RowPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count + rowsBeyond).map { RowPath(section: section, row: $0) }
    }
  }
}

extension Array {
  fileprivate func forEachTyped<Failure: Error>(
    _ body: (Element) throws(Failure) -> Void
  ) throws(Failure) {
    for element in self { try body(element) }
  }
}
