import HeadlessTable
import Testing

/// The least number of operations, found in two ways that know nothing of plans.
enum PlanningOracle {
  /// By counting. Where sections are told apart by their identifiers, all rows that both tables
  /// have in kept sections are kept, and those in a longest common subsequence of their section
  /// cost nothing.
  static func leastOperations(from old: PlanningSample, to new: PlanningSample) -> Int {
    let (oldSections, newSections) = (old.sections, new.sections)
    let (oldNames, newNames) = (oldSections.map(\.identifier), newSections.map(\.identifier))
    let keptOld = oldSections.filter { newNames.contains($0.identifier) }
    let keptNew = newSections.filter { oldNames.contains($0.identifier) }
    var operations = oldNames.count + newNames.count - keptOld.count
    operations -= longestCommon(oldNames, newNames)
    var (oldTally, newTally): ([String: Int], [String: Int]) = ([:], [:])
    for row in keptOld.flatMap(\.rows) { oldTally[row.lowercased(), default: 0] += 1 }
    for row in keptNew.flatMap(\.rows) { newTally[row.lowercased(), default: 0] += 1 }
    for name in Set(oldTally.keys).union(newTally.keys) {
      operations += max(oldTally[name] ?? 0, newTally[name] ?? 0)
    }
    for section in keptOld {
      for match in keptNew where match.identifier == section.identifier {
        operations -= longestCommon(
          section.rows.map { $0.lowercased() }, match.rows.map { $0.lowercased() })
      }
    }
    return operations
  }

  static func longestCommon<Name: Equatable>(_ old: [Name], _ new: [Name]) -> Int {
    var lengths = [Int](repeating: 0, count: new.count + 1)
    for name in old {
      var diagonal = 0
      for index in new.indices {
        let above = lengths[index + 1]
        lengths[index + 1] = name == new[index] ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return lengths[new.count]
  }

  /// By search: every table that can be reached, one operation after the other, and in how many. It
  /// may do what no batch may, such as moving a row out of a section and then deleting it, so that
  /// it is never above the least number.
  ///
  /// - Parameter kept: Sections that both tables have: they are neither deleted nor inserted.
  static func distances(
    from old: PlanningSample, keeping kept: Set<Character>, in world: PlanningWorld
  ) -> [PlanningSample: Int] {
    var distances = [old: 0]
    var queue = [old]
    var next = 0
    while next < queue.count {
      let table = queue[next]
      let distance = distances[table, default: 0] + 1
      next += 1
      for neighbour in neighbours(of: table, keeping: kept, in: world)
      where distances[neighbour] == nil {
        distances[neighbour] = distance
        queue.append(neighbour)
      }
    }
    return distances
  }

  private static func neighbours(
    of table: PlanningSample, keeping kept: Set<Character>, in world: PlanningWorld
  ) -> [PlanningSample] {
    var result = sectionNeighbours(of: table, keeping: kept, in: world)
    let isFull = table.counts.reduce(0, +) == world.rows
    for section in table.sections.indices {
      for row in table.sections[section].rows.indices {
        var without = table
        let taken = without.sections[section].rows.remove(at: row)
        result.append(without)
        result += without.inserting(taken)
      }
      if isFull { continue }
      for text in world.texts { result += table.inserting(text, section: section) }
    }
    return result
  }

  private static func sectionNeighbours(
    of table: PlanningSample, keeping kept: Set<Character>, in world: PlanningWorld
  ) -> [PlanningSample] {
    var result: [PlanningSample] = []
    for section in table.sections.indices {
      var without = table
      let taken = without.sections.remove(at: section)
      if !kept.contains(taken.identifier) { result.append(without) }
      for place in 0...without.sections.count {
        var moved = without
        moved.sections.insert(taken, at: place)
        result.append(moved)
      }
    }
    guard table.sections.count < 2 else { return result }
    let room = world.rows - table.counts.reduce(0, +)
    for name in world.names where !kept.contains(name) {
      if table.sections.contains(where: { $0.identifier == name }) { continue }
      for rows in world.sequences where rows.count <= room {
        for place in 0...table.sections.count {
          var more = table
          more.sections.insert(.init(identifier: name, rows: rows), at: place)
          result.append(more)
        }
      }
    }
    return result
  }
}

extension PlanningSample {
  fileprivate func inserting(_ row: Character) -> [PlanningSample] {
    sections.indices.flatMap { inserting(row, section: $0) }
  }

  fileprivate func inserting(_ row: Character, section: Int) -> [PlanningSample] {
    (0...sections[section].rows.count).map { place in
      var more = self
      more.sections[section].rows.insert(row, at: place)
      return more
    }
  }
}

/// All tables of at most two sections and some rows in all.
struct PlanningWorld {
  let names: [Character]
  let texts: [Character]
  let rows: Int

  /// All rows that a section may have.
  let sequences: [[Character]]

  init(names: String, texts: String, rows: Int) {
    self.names = Array(names)
    self.texts = Array(texts)
    self.rows = rows
    var all: [[Character]] = [[]]
    var longest: [[Character]] = [[]]
    for _ in 0..<rows {
      longest = longest.flatMap { rows in texts.map { rows + [$0] } }
      all += longest
    }
    sequences = all
  }

  func tables(named names: [Character]) -> [PlanningSample] {
    switch names.count {
    case 0: return [PlanningSample([])]
    case 1:
      return sequences.map { PlanningSample([.init(identifier: names[0], rows: $0)]) }
    default:
      return sequences.flatMap { rows in
        (0...rows.count).map { cut in
          PlanningSample([
            .init(identifier: names[0], rows: Array(rows[..<cut])),
            .init(identifier: names[1], rows: Array(rows[cut...])),
          ])
        }
      }
    }
  }

  /// One of each group of tables that differ in the names of the texts alone.
  func firstTables(named names: [Character]) -> [PlanningSample] {
    tables(named: names).filter { table in
      var seen = 0
      for row in table.sections.flatMap(\.rows) {
        guard let index = texts.firstIndex(of: row), index <= seen else { return false }
        if index == seen { seen += 1 }
      }
      return true
    }
  }
}

struct PlanningOracleTests {
  @Test
  func `counting and searching agree on the least number of operations`() {
    let world = PlanningWorld(names: "ABC", texts: "ab", rows: PlanningRun.isFull ? 3 : 2)
    let targets = ["", "A", "B", "C", "AB", "BA", "AC", "CA", "BC", "CB"].map { Array($0) }
    for names in ["", "A", "AB"] {
      for old in world.firstTables(named: Array(names)) {
        for kept in Set(targets.map { Set($0).intersection(names) }) {
          let distances = PlanningOracle.distances(from: old, keeping: kept, in: world)
          for target in targets where Set(target).intersection(names) == kept {
            for new in world.tables(named: target) {
              let least = PlanningOracle.leastOperations(from: old, to: new)
              #expect(distances[new] == least, "\(old) -> \(new)")
            }
          }
        }
      }
    }
  }
}
