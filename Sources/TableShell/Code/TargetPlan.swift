import HeadlessTable

extension ExactText: Hashable {
  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}

/// The batches that turn one table into another, rows known by their texts and sections by their
/// headers.
///
/// A section whose header is in one table only is another section, with one exception. Where
/// exactly one such section before and one after have the same rows, it is the same one with a new
/// header: its header is set, and it is reloaded, because a table reads headers only then.
struct TargetPlan {
  /// One batch.
  struct Stage {
    /// The headers that change, by the numbers before the batch.
    var headers: [Header] = []
    var changes: [Change] = []
  }

  struct Header {
    var section: Int
    var text: String
  }

  private(set) var stages: [Stage] = []
  /// Where the kept rows go. Nil where rows and sections stay as they are.
  private(set) var map: IndexMap?

  init(from old: TableData, to new: TableData) {
    let renames = SectionRename.find(from: old, to: new)
    var before = Self.outline(of: old)
    for rename in renames {
      before.sections[rename.old].identifier = ExactText(new.sections[rename.new].header)
    }
    let plan = TablePlan(from: before, to: Self.outline(of: new))
    stages = plan.stages.map { Stage(changes: $0) }
    let counts = Counts(before: old.rowCounts, after: new.rowCounts)
    map = plan.stages.first.flatMap { counts.map(of: $0) }
    addReloads(of: renames, in: new, counts)
  }

  /// Whether sections come, go or change places.
  var changesSections: Bool {
    stages.contains { stage in
      stage.changes.contains { change in
        switch change {
        case .insertSection, .deleteSection, .moveSection: true
        default: false
        }
      }
    }
  }

  /// Reloads the sections with new headers: in the same batch where the table lets them land where
  /// they go, else in a second one.
  private mutating func addReloads(
    of renames: [SectionRename], in new: TableData, _ counts: Counts
  ) {
    guard !renames.isEmpty else { return }
    var together = stages.first ?? Stage()
    for rename in renames {
      together.headers.append(
        Header(section: rename.old, text: new.sections[rename.new].header))
      together.changes.append(.reloadSection(rename.old, .automatic))
    }
    if let landing = counts.map(of: together.changes),
      renames.allSatisfy({ landing.newSection(forOld: $0.old) == $0.new })
    {
      stages = [together]
      return
    }
    var second = Stage()
    for rename in renames.sorted(by: { $0.new < $1.new }) {
      second.headers.append(
        Header(section: rename.new, text: new.sections[rename.new].header))
      second.changes.append(.reloadSection(rename.new, .automatic))
    }
    stages.append(second)
  }

  private static func outline(of data: TableData) -> TableOutline<ExactText, ExactText> {
    TableOutline(
      sections: data.sections.map { section in
        .init(ExactText(section.header), rows: section.rows.map { ExactText($0.text) })
      })
  }
}

/// How many rows the sections have before and after.
private struct Counts {
  var before: [Int]
  var after: [Int]

  /// Where a batch moves rows and sections; nil where a table would refuse it.
  func map(of changes: [Change]) -> IndexMap? {
    var batch = UpdateBatch()
    for change in changes { batch.add(change) }
    guard let plan = try? batch.close().validate(before: before, after: after) else { return nil }
    return IndexMap(plan, before: before)
  }
}

/// A section that keeps its rows under another header.
private struct SectionRename {
  var old: Int
  var new: Int

  static func find(from old: TableData, to new: TableData) -> [SectionRename] {
    let oldHeaders = headerCounts(of: old)
    let newHeaders = headerCounts(of: new)
    var gone: [[ExactText]: [Int]] = [:]
    for (number, section) in old.sections.enumerated()
    where newHeaders[ExactText(section.header)] == nil && !section.rows.isEmpty {
      gone[section.spellings, default: []].append(number)
    }
    guard !gone.isEmpty else { return [] }
    var come: [[ExactText]: [Int]] = [:]
    for (number, section) in new.sections.enumerated()
    where oldHeaders[ExactText(section.header)] == nil {
      come[section.spellings, default: []].append(number)
    }
    var renames: [SectionRename] = []
    for (rows, numbers) in gone {
      guard numbers.count == 1, let targets = come[rows], targets.count == 1,
        newHeaders[ExactText(new.sections[targets[0]].header)] == 1
      else { continue }
      renames.append(SectionRename(old: numbers[0], new: targets[0]))
    }
    return renames.sorted { $0.old < $1.old }
  }

  private static func headerCounts(of data: TableData) -> [ExactText: Int] {
    var counts: [ExactText: Int] = [:]
    for section in data.sections { counts[ExactText(section.header), default: 0] += 1 }
    return counts
  }
}

extension DataSection {
  fileprivate var spellings: [ExactText] { rows.map { ExactText($0.text) } }
}

extension TableData {
  fileprivate var rowCounts: [Int] { sections.map(\.rows.count) }
}
