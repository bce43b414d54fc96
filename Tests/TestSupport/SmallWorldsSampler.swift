import struct HeadlessTable.RowPath

/// Larger worlds, drawn at random but the same for the same seed: up to four sections of up to five
/// rows, six operations, several paths in one call, batches in batches, and what is named twice.
package struct SmallWorldsSampler {
  private var generator: SeededGenerator

  /// How many worlds were drawn: new rows carry it, so that no two rows ever have one text.
  private var drawn = 0

  package init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A world of its own.
  package mutating func next() -> SmallWorld {
    let sections = generator.number(below: 5)
    return next(
      from: SmallWorlds.texts((0..<sections).map { _ in generator.number(below: 6) }, "o"))
  }

  /// A world that begins with a table as it stands.
  package mutating func next(from loaded: [[String]]) -> SmallWorld {
    drawn += 1
    let before = loaded.map(\.count)
    // Two in three are drawn with care, as long batches are hardly ever right by accident.
    let isCareful = !generator.oneIn(3)
    var calls = isCareful ? carefulCalls(before) : carelessCalls(before)
    if !calls.isEmpty && generator.oneIn(8) {
      calls.append(calls[generator.number(below: calls.count)])
    }
    var data = SmallWorlds.rightCounts(before: before, calls)
    if generator.oneIn(isCareful ? 10 : 4) { disturb(&data) }
    return SmallWorld(
      loaded: loaded, data: SmallWorlds.texts(data, "\(drawn):"), steps: steps(calls))
  }

  // MARK: Calls

  private mutating func carelessCalls(_ before: [Int]) -> [ReferenceTableCall] {
    (0..<generator.number(below: 5)).map { _ in
      var call = operation(before)
      while generator.oneIn(4) { call = call.joined(with: operation(before)) ?? call }
      return call
    }
  }

  private mutating func carefulCalls(_ before: [Int]) -> [ReferenceTableCall] {
    var calls: [ReferenceTableCall] = []
    var record = NamedPlaces(before: before)
    for _ in 0..<generator.number(below: 10) where calls.count < 6 {
      let call = operation(before)
      guard record.take(call) else { continue }
      if let last = calls.last, generator.oneIn(2), let both = last.joined(with: call) {
        calls[calls.count - 1] = both
      } else {
        calls.append(call)
      }
    }
    return calls
  }

  private mutating func operation(_ before: [Int]) -> ReferenceTableCall {
    // A table that has grown shrinks again.
    let isLong = before.reduce(0, +) > 16
    let hasManySections = before.count > 4
    return switch generator.number(below: 24) {
    case 0..<6 where !isLong: .insertRows([newPath(before)])
    case 0..<12: .deleteRows([oldPath(before)])
    case 12..<15: .reloadRows([oldPath(before)])
    case 15..<19: .moveRow(oldPath(before), newPath(before))
    case 19 where !hasManySections: .insertSections([section(upTo: before.count + 1)])
    case 19, 20: .deleteSections([section(upTo: before.count)])
    case 21: .reloadSections([section(upTo: before.count)])
    default: .moveSection(section(upTo: before.count), section(upTo: before.count))
    }
  }

  /// A row of the table, at times one just beyond.
  private mutating func oldPath(_ before: [Int]) -> RowPath {
    path(before, rowsBeyond: generator.oneIn(8) ? 1 : 0)
  }

  /// A row where one may come, at times one just beyond.
  private mutating func newPath(_ before: [Int]) -> RowPath {
    path(before, rowsBeyond: generator.oneIn(8) ? 2 : 1)
  }

  private mutating func path(_ before: [Int], rowsBeyond: Int) -> RowPath {
    let section = section(upTo: before.count)
    let rows = section < before.count ? before[section] + rowsBeyond : 1
    return RowPath(section: section, row: generator.number(below: max(rows, 1)))
  }

  /// A section, rarely the last of these, which is beyond the table.
  private mutating func section(upTo last: Int) -> Int {
    last == 0 || generator.oneIn(16) ? last : generator.number(below: last)
  }

  // MARK: Around the calls

  /// One row or section too many or too few.
  private mutating func disturb(_ counts: inout [Int]) {
    if counts.isEmpty || generator.oneIn(6) {
      if counts.isEmpty || generator.oneIn(2) {
        counts.append(1)
      } else {
        counts.removeLast()
      }
      return
    }
    let section = generator.number(below: counts.count)
    counts[section] = max(0, counts[section] + (generator.oneIn(2) ? 1 : -1))
  }

  /// The calls in a batch, with batches in it at times. A single call may stand alone.
  private mutating func steps(_ calls: [ReferenceTableCall]) -> [SmallWorld.Step] {
    if calls.count == 1 && generator.oneIn(2) { return [.call(calls[0])] }
    var steps: [SmallWorld.Step] = [.begin]
    var depth = 1
    for call in calls {
      if generator.oneIn(8) {
        steps.append(.begin)
        depth += 1
      }
      steps.append(.call(call))
      if depth > 1 && generator.oneIn(2) {
        steps.append(.end)
        depth -= 1
      }
    }
    return steps + Array(repeating: .end, count: depth)
  }
}

/// What the calls of one batch have named so far, so that it can be kept free of the commonest
/// clashes.
private struct NamedPlaces {
  let before: [Int]
  private var old: Set<RowPath> = []
  private var new: Set<RowPath> = []

  init(before: [Int]) {
    self.before = before
  }

  /// Takes the places of a call, or says no where it would clash or names what is not there.
  mutating func take(_ call: ReferenceTableCall) -> Bool {
    switch call {
    case .insertRows(let paths): paths.allSatisfy { takeNew($0) }
    case .deleteRows(let paths), .reloadRows(let paths): paths.allSatisfy { takeOld($0) }
    case .moveRow(let from, let to):
      // Rows of a section that goes or comes cannot be moved.
      !old.contains(RowPath(wholeSection: from.section))
        && !new.contains(RowPath(wholeSection: to.section)) && takeOld(from) && takeNew(to)
    case .insertSections(let numbers):
      numbers.allSatisfy { new.insert(RowPath(wholeSection: $0)).inserted }
    case .deleteSections(let numbers), .reloadSections(let numbers):
      numbers.allSatisfy { $0 < before.count && old.insert(RowPath(wholeSection: $0)).inserted }
    case .moveSection(let from, let to):
      from < before.count && old.insert(RowPath(wholeSection: from)).inserted
        && new.insert(RowPath(wholeSection: to)).inserted
    }
  }

  private mutating func takeOld(_ path: RowPath) -> Bool {
    path.section < before.count && path.row < before[path.section] && old.insert(path).inserted
  }

  private mutating func takeNew(_ path: RowPath) -> Bool {
    path.section < before.count && path.row <= before[path.section] && new.insert(path).inserted
  }
}

extension ReferenceTableCall {
  /// One call for both, where there is one.
  fileprivate func joined(with other: ReferenceTableCall) -> ReferenceTableCall? {
    switch (self, other) {
    case (.insertRows(let first), .insertRows(let second)): .insertRows(first + second)
    case (.deleteRows(let first), .deleteRows(let second)): .deleteRows(first + second)
    case (.reloadRows(let first), .reloadRows(let second)): .reloadRows(first + second)
    case (.insertSections(let first), .insertSections(let second)): .insertSections(first + second)
    case (.deleteSections(let first), .deleteSections(let second)): .deleteSections(first + second)
    case (.reloadSections(let first), .reloadSections(let second)): .reloadSections(first + second)
    default: nil
    }
  }
}
