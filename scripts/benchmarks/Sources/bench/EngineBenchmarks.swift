import CAllocated
import HeadlessTable

/// A data source with texts of its own.
final class Texts: TableViewDataSource {
  var texts: [String]
  let implementedCallbacks: CallbackSet = []

  init(count: Int) { texts = (0..<count).map { "row \(String($0 + 10_000_000))" } }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    texts.count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> Cell {
    Cell(texts[path.row])
  }
}

/// A table that has loaded its rows.
struct World {
  let table = TableView()
  let texts: Texts

  init(count: Int, rowsInView: Int? = nil) {
    texts = Texts(count: count)
    table.trace.recorded = []
    table.visibleRowLimit = rowsInView
    table.dataSource = texts
    update { () throws(Refusal) in try table.layoutIfNeeded() }
  }

  /// Updates of benchmarks are right.
  func update(_ work: () throws(Refusal) -> Void) {
    do { try work() } catch { preconditionFailure("\(error)") }
  }
}

/// The table view itself.
enum EngineBenchmarks {
  // MARK: Batches

  static func batches() -> [Row] { [largeBatch(), smallBatch()] }

  private static func largeBatch() -> Row {
    // A screen shows some of the rows; only those are asked for cells.
    let world = World(count: 100_000, rowsInView: 20)
    let old = world.texts.texts
    var random = SeededGenerator(state: 5)
    let places = Array(0..<100_000).shuffled(using: &random)
    let deletes = places[..<10_000].map { RowPath(section: 0, row: $0) }
    let sources = places[10_000..<12_000].map { RowPath(section: 0, row: $0) }
    let targets = Array(0..<100_000).shuffled(using: &random)
    let inserts = targets[..<10_000].map { RowPath(section: 0, row: $0) }
    let destinations = targets[10_000..<12_000].map { RowPath(section: 0, row: $0) }
    let new = (0..<100_000).map { "row \($0 + 20_000_000)" }
    let difference = readyDifference(old, gone: places[..<12_000], come: targets[..<12_000])
    let saved = world.table.savedState()
    let times = medians(
      of: 15,
      [
        {
          world.table.restore(saved)
          world.texts.texts = new
          return measure {
            world.update { () throws(Refusal) in
              world.table.beginUpdates()
              try world.table.deleteRows(at: deletes, with: .fade)
              try world.table.insertRows(at: inserts, with: .fade)
              for (source, destination) in zip(sources, destinations) {
                try world.table.moveRow(at: source, to: destination)
              }
              try world.table.endUpdates()
            }
          }
        },
        { measure { use(old.applying(difference)) } },
      ])
    return Row(
      "batch: 22,000 changes in 100,000 rows, 20 in view", times[0], peer: "applying",
      times[1], goal: 0.12)
  }

  /// The same change as the standard library's difference, ready to be applied.
  private static func readyDifference(
    _ old: [String], gone: ArraySlice<Int>, come: ArraySlice<Int>
  ) -> CollectionDifference<String> {
    let removals = gone.map {
      CollectionDifference<String>.Change.remove(offset: $0, element: old[$0], associatedWith: nil)
    }
    let insertions = come.map {
      CollectionDifference<String>.Change.insert(
        offset: $0, element: "row \($0 + 20_000_000)", associatedWith: nil)
    }
    guard let difference = CollectionDifference(removals + insertions) else {
      preconditionFailure("each place changes once")
    }
    return difference
  }

  private static func smallBatch() -> Row {
    let world = World(count: 1_000_000)
    let paths = (0..<5).map { RowPath(section: 0, row: $0 * 150_000 + 7) }
    let saved = world.table.savedState()
    var copy: [String] = []
    let times = medians(
      of: 15,
      [
        {
          world.table.restore(saved)
          return measure {
            world.update { () throws(Refusal) in
              world.table.beginUpdates()
              try world.table.deleteRows(at: paths, with: .fade)
              try world.table.insertRows(at: paths, with: .fade)
              try world.table.endUpdates()
            }
          }
        },
        {
          copy = []
          let time = measure { copy = world.texts.texts.map { $0 } }
          use(copy)
          return time
        },
      ])
    return Row(
      "batch: 10 changes in 1,000,000 rows", times[0], peer: "copy of the rows", times[1],
      goal: 0.1)
  }

  // MARK: Growth

  static func growth() -> [Row] {
    let (small, large) = (World(count: 1_000), World(count: 1_000_000))
    let times = medians(of: 9, [{ edits(in: small) }, { edits(in: large) }])
    return [
      Row(
        "growth: an edit in 1,000,000 rows", times[1], peer: "in 1,000 rows", times[0], goal: 2)
    ]
  }

  private static let editCount = 20_000

  /// Rows are reloaded at random places: the data stay, whose own array is not what is measured.
  private static func edits(in world: World) -> Double {
    var random = SeededGenerator(state: 3)
    let rows = world.texts.texts.count
    return measure {
      for _ in 0..<editCount / 2 {
        let (gone, come) = (Int.random(in: 0..<rows, using: &random), rows - 1)
        world.update { () throws(Refusal) in
          try world.table.moveRow(
            at: RowPath(section: 0, row: gone), to: RowPath(section: 0, row: come))
          try world.table.reloadRows(at: [RowPath(section: 0, row: gone)], with: .none)
        }
      }
    } / Double(editCount)
  }

  // MARK: Undo

  static func undo() -> [Row] {
    let (small, large) = (World(count: 1_000), World(count: 1_000_000))
    let times = medians(of: 9, [{ restoring(small) }, { restoring(large) }])
    return [
      Row("undo: back and forth, 1,000,000 rows", times[1], peer: "1,000 rows", times[0], goal: 2),
      stepsInMemory(large),
    ]
  }

  private static func restoring(_ world: World) -> Double {
    let before = world.table.savedState()
    world.update { () throws(Refusal) in
      try world.table.reloadRows(at: [RowPath(section: 0, row: 500)], with: .none)
    }
    let after = world.table.savedState()
    return measure {
      for _ in 0..<10_000 {
        world.table.restore(before)
        world.table.restore(after)
      }
    } / 20_000
  }

  private static func stepsInMemory(_ world: World) -> Row {
    var random = SeededGenerator(state: 9)
    var steps: [TableView.SavedState] = []
    let start = allocatedBytes()
    for _ in 0..<1_000 {
      steps.append(world.table.savedState())
      let row = Int.random(in: 0..<1_000_000, using: &random)
      world.update { () throws(Refusal) in
        try world.table.moveRow(
          at: RowPath(section: 0, row: row), to: RowPath(section: 0, row: 999_999 - row))
      }
    }
    let bytes = allocatedBytes() - start
    use(steps)
    let table = tableBytes(rows: 1_000_000)
    return Row(
      "undo: memory of a table of 1,000,000 rows and 1,000 steps", megabytes(table + bytes),
      peer: "the table \(megabytes(table))", ratio: Double(table + bytes) / Double(table), goal: 2)
  }

  // MARK: Memory

  static func memory() -> [Row] {
    let each = Double(tableBytes(rows: 1_000_000)) / 1e6
    return [
      Row(
        "memory: a row of 12 bytes, of 1,000,000", "\(decimal(each)) bytes", peer: "48 bytes",
        ratio: each / 48, goal: 1)
    ]
  }

  /// What a table holds beside the texts of its data source.
  private static func tableBytes(rows: Int) -> Int {
    let texts = Texts(count: rows)
    let start = allocatedBytes()
    let table = TableView()
    table.trace.recorded = []
    table.dataSource = texts
    do { try table.layoutIfNeeded() } catch { preconditionFailure("\(error)") }
    let bytes = allocatedBytes() - start
    use(table)
    return bytes
  }

  private static func allocatedBytes() -> Int { Int(allocated_bytes()) }

  private static func megabytes(_ bytes: Int) -> String { "\(decimal(Double(bytes) / 1e6)) MB" }
}
