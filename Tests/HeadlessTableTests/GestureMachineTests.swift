import HeadlessTable
import Testing

/// A long random play of a person and a program at one table, with what must always hold.
struct GestureMachineTests {
  @Test(arguments: 0..<4) func `25,000 random gestures`(seed: UInt64) throws {
    var player = try Player(seed: seed)
    for step in 0..<25_000 {
      let faults = try player.play()
      guard faults.isEmpty else {
        Issue.record("seed \(seed), step \(step): \(faults)")
        return
      }
    }
    #expect(player.commits > 400)
    #expect(player.refusals > 40)
  }
}

/// One player: makes a move at a time and says what did not hold.
private struct Player {
  var random: UpdatesRandom
  let stand = Stand(["a", "b", "c"], ["d", "e"], [])
  let table: TableView
  var commits = 0
  var refusals = 0
  private let log = CommitLog()

  /// The commits that the data source saw in one move.
  private final class CommitLog {
    var commits: [(EditingStyle, RowPath)] = []
    var fails = false
    var next = 0
  }

  /// What a person sees, to compare before and after a refusal.
  private struct Seen: Equatable {
    var texts: [[String?]]
    var selected: [RowPath]
    var isEditing: Bool
    var button: OpenButton?
    var batch: Int
  }

  init(seed: UInt64) throws {
    random = UpdatesRandom(state: seed)
    stand.implementedCallbacks = EventSet.callbacks
    stand.styles = ["b": .insert, "d": .none, "e": .multi]
    stand.fixedRows = ["c"]
    stand.anchoredRows = ["a"]
    table = try stand.table()
    let (stand, log) = (stand, log)
    stand.onCommit = { table, style, path throws(Refusal) in
      log.commits.append((style, path))
      log.next += 1
      if style == .insert {
        stand.sections[path.section].rows.insert("n\(log.next % 7)", at: path.row)
        try table.insertRows(at: [path], with: .fade)
      } else {
        stand.sections[path.section].rows.remove(at: path.row)
        try table.deleteRows(at: [path], with: .fade)
      }
      if log.fails { throw stand.missing(path) }
    }
  }

  private var seen: Seen {
    Seen(
      texts: table.texts, selected: table.indexPathsForSelectedRows, isEditing: table.isEditing,
      button: table.openButton, batch: table.batchDepth)
  }

  private mutating func anyPath() -> RowPath {
    let section = random.below(stand.sections.count)
    return at(section, random.below(max(1, stand.sections[section].rows.count)))
  }

  mutating func play() throws -> [String] {
    log.commits = []
    log.fails = random.below(8) == 0
    let path = anyPath()
    // An open button is tapped more often than chance would have it.
    let gesture = table.openButton != nil && random.below(2) == 0 ? 4 : random.below(16)
    let expected = expectedCommit(gesture, path)
    let before = (seen: seen, data: stand.sections, begun: stand.begun)
    do throws(Refusal) {
      try make(gesture, path)
      // Now and then a reload-data waits for a while.
      if random.below(3) > 0 { try table.layoutIfNeeded() }
    } catch {
      refusals += 1
      stand.sections = before.data
      stand.begun = before.begun
      // A refusal is no exit from a swipe: the table shows again what it showed.
      guard seen == before.seen else { return ["a refusal changed \(before.seen) to \(seen)"] }
    }
    commits += log.commits.count
    _ = table.trace.takeEvents()
    return faults(expected)
  }

  /// The only commit that a gesture may cause.
  private func expectedCommit(_ gesture: Int, _ path: RowPath) -> (EditingStyle, RowPath)? {
    switch gesture {
    case 0...3 where table.openButton == nil && table.control(at: path) == .insert:
      (.insert, path)
    case 4, 5, 14:
      table.openButton.flatMap { $0.isConfirmation ? (.delete, $0.path) : nil }
    default: nil
    }
  }

  private mutating func make(_ gesture: Int, _ path: RowPath) throws(Refusal) {
    switch gesture {
    case 0...3: try table.tapRow(at: path)
    case 4, 5: try table.confirm()
    case 6: try table.cancel()
    case 7: try swipe(path)
    case 8: try table.dragRow(from: path, through: [anyPath()], to: anyPath())
    case 9: table.setEditing(random.below(2) == 0, animated: true)
    case 10: try growOrShrink(path)
    case 11: try table.selectByTouch([path, anyPath()])
    case 12: try table.deselectByTouch(path)
    case 13: changeSetting()
    case 14: if table.openButton != nil { try table.performAction(0) }
    default: table.reloadData()
    }
  }

  private mutating func swipe(_ path: RowPath) throws(Refusal) {
    stand.actions = random.below(3) == 0 ? [SwipeAction("Archive")] : nil
    if random.below(2) == 0 { stand.implementedCallbacks.remove(.trailingSwipeActions) }
    try table.swipeRow(at: path, toward: random.below(4) == 0 ? .right : .left)
    stand.implementedCallbacks = EventSet.callbacks
  }

  private mutating func changeSetting() {
    switch random.below(4) {
    case 0: table.allowsMultipleSelection.toggle()
    case 1: table.allowsMultipleSelectionDuringEditing = random.below(4) == 0
    case 2: table.allowsSelectionDuringEditing.toggle()
    default: table.visibleRowLimit = random.below(3) == 0 ? 1 + random.below(6) : nil
    }
  }

  /// The program's own update, which keeps the table from growing or running empty.
  private mutating func growOrShrink(_ path: RowPath) throws(Refusal) {
    let count = stand.sections[path.section].rows.count
    if count > 4 {
      stand.sections[path.section].rows.removeFirst(2)
      try table.deleteRows(at: [at(path.section, 0), at(path.section, 1)], with: .none)
    } else {
      stand.sections[path.section].rows.append(["a", "b", "c", "d", "e", "f"][random.below(6)])
      try table.insertRows(at: [at(path.section, count)], with: .none)
    }
  }

  private func faults(_ expected: (EditingStyle, RowPath)?) -> [String] {
    var faults = table.checkInvariants()
    let open = table.openButton?.bySwipe == true ? 1 : 0
    if stand.begun != open { faults.append("begin and end are not paired") }
    if table.trace.depth != 1 { faults.append("the trace is at depth \(table.trace.depth)") }
    for commit in log.commits where expected.map({ $0 != commit }) ?? true {
      faults.append("commit \(commit) without its control or button")
    }
    if log.commits.count > 1 { faults.append("two commits in one gesture") }
    if !table.isEditing, table.openButton != nil { faults.append("a button outside editing") }
    return faults
  }
}
