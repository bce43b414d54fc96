import HeadlessTable

/// Makes random batches. A batch is read off a new arrangement of sections and rows in which each
/// knows where it comes from, so that it is right by construction.
struct Thrash {
  var random: UpdatesRandom
  let stand: Stand
  private var next = 0

  /// New data, the changes that lead to it, the rows that lose their selection, and how many are
  /// new.
  struct Step {
    var sections: [Stand.Section] = []
    var changes: [Change] = []
    var gone: Set<String> = []
    var new = 0
  }

  private enum Origin<Place> {
    case stayed(Place)
    case moved(Place)
    case reloaded(Place)
    case inserted
  }

  private struct Row {
    var text: String
    var origin: Origin<RowPath>
  }

  private struct Section {
    var rows: [Row]
    var origin: Origin<Int>

    var livesOn: Bool {
      switch origin {
      case .stayed, .moved: true
      case .reloaded, .inserted: false
      }
    }
  }

  init(seed: UInt64) {
    random = UpdatesRandom(state: seed)
    stand = Stand(["a", "b", "c", "d"], ["e", "f"], [], ["g"])
    stand.implementedCallbacks.insert(.footer)
  }

  /// Whether the table shows what the data has, as far as it is in view.
  static func agree(_ table: TableView, _ stand: Stand) -> Bool {
    let visible = Set(table.indexPathsForVisibleRows)
    return table.texts
      == stand.sections.enumerated().map { section, content in
        content.rows.enumerated().map { visible.contains(at(section, $0)) ? $1 : nil }
      }
  }

  mutating func selectSome(in table: TableView) {
    for path in table.indexPathsForVisibleRows where random.below(10) == 0 {
      try? table.selectRow(at: path)
    }
  }

  mutating func nonsense() -> Change {
    let one = at(random.below(6), random.below(5))
    let other = at(random.below(6), random.below(5))
    return switch random.below(8) {
    case 0: .insertRow(one, .none)
    case 1: .deleteRow(one, .none)
    case 2: .reloadRow(one, .none)
    case 3: .moveRow(one, to: other)
    case 4: .insertSection(one.section, .none)
    case 5: .deleteSection(one.section, .none)
    case 6: .reloadSection(one.section, .none)
    default: .moveSection(one.section, to: other.section)
    }
  }

  /// A random batch. It reloads only where it moves nothing, because a reload does not follow a
  /// move.
  mutating func makeStep() -> Step {
    var step = Step()
    let moves = random.below(2) == 0
    var sections = arrangeSections(&step, moves: moves)
    for section in sections.indices where sections[section].livesOn {
      removeRows(&sections[section], &step, reloads: !moves)
    }
    if moves { moveRows(&sections) }
    for section in sections.indices where sections[section].livesOn {
      while random.below(3) == 0 {
        let row = Row(text: newText(), origin: .inserted)
        sections[section].rows.insert(row, at: random.below(sections[section].rows.count + 1))
      }
    }
    read(sections, into: &step)
    return step
  }

  private mutating func newText() -> String {
    next += 1
    return "n\(next)"
  }

  private mutating func newSection(_ origin: Origin<Int>) -> Section {
    let rows = (0..<random.below(5)).map { _ in Row(text: newText(), origin: .inserted) }
    return Section(rows: rows, origin: origin)
  }

  private mutating func arrangeSections(_ step: inout Step, moves: Bool) -> [Section] {
    var sections: [Section] = []
    var coming: [Section] = []
    for (old, known) in stand.sections.enumerated() {
      let rows = known.rows.enumerated().map { Row(text: $1, origin: .stayed(at(old, $0))) }
      switch random.below(stand.sections.count > 6 ? 6 : 12) {
      case 0 where stand.sections.count > 2:
        step.changes.append(.deleteSection(old, .fade))
        step.gone.formUnion(known.rows)
      case 1 where !moves:
        step.gone.formUnion(known.rows)
        sections.append(newSection(.reloaded(old)))
      case 2 where moves: coming.append(Section(rows: rows, origin: .moved(old)))
      default: sections.append(Section(rows: rows, origin: .stayed(old)))
      }
    }
    if random.below(5) == 0 { coming.append(newSection(.inserted)) }
    for section in coming { sections.insert(section, at: random.below(sections.count + 1)) }
    return sections
  }

  private mutating func removeRows(_ section: inout Section, _ step: inout Step, reloads: Bool) {
    let isLong = section.rows.count > 10
    section.rows = section.rows.compactMap { row in
      guard case .stayed(let old) = row.origin else { return row }
      switch random.below(isLong ? 4 : 10) {
      case 0:
        step.changes.append(.deleteRow(old, .left))
        step.gone.insert(row.text)
        return nil
      case 1 where reloads:
        step.gone.insert(row.text)
        return Row(text: newText(), origin: .reloaded(old))
      default: return row
      }
    }
  }

  /// Lets some rows of sections that live on fall somewhere in such a section.
  private mutating func moveRows(_ sections: inout [Section]) {
    let living = sections.indices.filter { sections[$0].livesOn }
    var falling: [Row] = []
    for section in living {
      sections[section].rows.removeAll { row in
        guard case .stayed(let old) = row.origin, random.below(8) == 0 else { return false }
        falling.append(Row(text: row.text, origin: .moved(old)))
        return true
      }
    }
    for row in falling {
      let section = living[random.below(living.count)]
      sections[section].rows.insert(row, at: random.below(sections[section].rows.count + 1))
    }
  }

  /// Reads the changes off the arrangement, in any order.
  private mutating func read(_ sections: [Section], into step: inout Step) {
    for (number, section) in sections.enumerated() {
      step.sections.append(.init(header: "S\(number)", rows: section.rows.map(\.text)))
      switch section.origin {
      case .stayed: break
      case .moved(let old): step.changes.append(.moveSection(old, to: number))
      case .reloaded(let old): step.changes.append(.reloadSection(old, .fade))
      case .inserted: step.changes.append(.insertSection(number, .top))
      }
      for (row, content) in section.rows.enumerated() {
        switch content.origin {
        case .stayed: continue
        case .moved(let old): step.changes.append(.moveRow(old, to: at(number, row)))
        case .reloaded(let old): step.changes.append(.reloadRow(old, .right))
        case .inserted where section.livesOn:
          step.changes.append(.insertRow(at(number, row), .bottom))
        case .inserted: break
        }
        if case .moved = content.origin { continue }
        step.new += 1
      }
    }
    for index in step.changes.indices.reversed() {
      step.changes.swapAt(index, random.below(index + 1))
    }
  }
}
