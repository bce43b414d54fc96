import HeadlessTable
import Testing

/// A table as a person writes it: `A:ab B:c` has the section A with the rows a and b, and B with c.
/// A row in upper case has the same identifier and another content.
struct PlanningSample: Hashable, CustomStringConvertible {
  struct Section: Hashable {
    var identifier: Character
    var rows: [Character]
  }

  var sections: [Section]

  init(_ sections: [Section]) {
    self.sections = sections
  }

  init(_ text: String) {
    sections = text.split(separator: " ").map { word in
      Section(identifier: word.first ?? "?", rows: Array(word.dropFirst(2)))
    }
  }

  var description: String {
    sections.map { "\($0.identifier):\(String($0.rows))" }.joined(separator: " ")
  }

  var counts: [Int] { sections.map(\.rows.count) }

  /// Without the contents.
  var outline: TableOutline<Character, String> {
    TableOutline(
      sections: sections.map { section in
        .init(section.identifier, rows: section.rows.map { $0.lowercased() })
      })
  }

  func plan(to target: PlanningSample) -> TablePlan {
    TablePlan(from: outline, to: target.outline) { self[$0] != target[$1] }
  }

  subscript(path: RowPath) -> Character { sections[path.section].rows[path.row] }
}

/// A second, plain implementation of what a table shows after a batch: it counts one thing at a
/// time.
struct PlanningApplier {
  struct Impossible: Error, CustomStringConvertible {
    var description: String
  }

  var shown: PlanningSample
  let data: PlanningSample
  let batch: [Change]

  static func shown(
    after batch: [Change], on table: PlanningSample, data: PlanningSample
  ) throws -> PlanningSample {
    var counts = UpdateBatch()
    for change in batch { counts.add(change) }
    _ = try counts.close().validate(before: table.counts, after: data.counts)
    return try PlanningApplier(shown: table, data: data, batch: batch).result()
  }

  func result() throws -> PlanningSample {
    let origins = try sectionOrigins()
    var result: [PlanningSample.Section] = []
    for (new, origin) in origins.enumerated() {
      guard let old = origin else {
        result.append(data.sections[new])
        continue
      }
      let rows = try rows(ofSection: new, from: old)
      result.append(.init(identifier: shown.sections[old].identifier, rows: rows))
    }
    return PlanningSample(result)
  }

  /// For each section after the batch the one before it, or none where it is inserted.
  private func sectionOrigins() throws -> [Int?] {
    var free = Array(data.sections.indices)
    var stay = Array(shown.sections.indices)
    var origins = [Int?](repeating: nil, count: free.count)
    for change in batch {
      switch change {
      case .insertSection(let section, _): free.removeAll { $0 == section }
      case .deleteSection(let section, _): stay.removeAll { $0 == section }
      case .reloadSection: throw Impossible(description: "no plan reloads a section")
      case .moveSection(let section, let target):
        free.removeAll { $0 == target }
        stay.removeAll { $0 == section }
        origins[target] = section
      default: break
      }
    }
    guard free.count == stay.count else { throw Impossible(description: "sections left over") }
    for (target, section) in zip(free, stay) { origins[target] = section }
    return origins
  }

  private func rows(ofSection new: Int, from old: Int) throws -> [Character] {
    var rows = [Character?](repeating: nil, count: data.sections[new].rows.count)
    var staying = shown.sections[old].rows.map { Optional($0) }
    func place(_ row: Character, at path: RowPath) throws {
      guard path.section == new else { return }
      guard rows[path.row] == nil else { throw Impossible(description: "two rows at \(path)") }
      rows[path.row] = row
    }
    func take(_ path: RowPath) throws {
      guard path.section == old else { return }
      guard staying[path.row] != nil else { throw Impossible(description: "\(path) goes twice") }
      staying[path.row] = nil
    }
    for change in batch {
      switch change {
      case .insertRow(let path, _): try place(data[path], at: path)
      case .deleteRow(let path, _): try take(path)
      case .moveRow(let path, let target):
        try take(path)
        try place(shown[path], at: target)
      case .reloadRow(let path, _):
        try take(path)
        let landing = landing(of: path)
        try place(data[landing], at: landing)
      default: break
      }
    }
    var rest = staying.compactMap { $0 }[...]
    for row in rows.indices where rows[row] == nil { rows[row] = rest.popFirst() }
    guard rest.isEmpty, !rows.contains(nil) else { throw Impossible(description: "rows left over") }
    return rows.compactMap { $0 }
  }

  private func landing(of path: RowPath) -> RowPath {
    var (section, row) = (path.section, path.row)
    for case .deleteSection(let deleted, _) in batch where deleted < path.section { section -= 1 }
    let newSections = batch.compactMap { change -> Int? in
      if case .insertSection(let section, _) = change { section } else { nil }
    }
    for inserted in newSections.sorted() where inserted <= section { section += 1 }
    for case .deleteRow(let deleted, _) in batch
    where deleted.section == path.section && deleted.row < path.row { row -= 1 }
    let newRows = batch.compactMap { change -> Int? in
      if case .insertRow(let new, _) = change, new.section == section { new.row } else { nil }
    }
    for inserted in newRows.sorted() where inserted <= row { row += 1 }
    return RowPath(section: section, row: row)
  }
}

struct PlanningApplierTests {
  @Test
  func `the applier of these tests does what Apple's guide shows`() throws {
    // The states of the guide's example of deletes and inserts in one batch.
    let before = PlanningSample("A:acgnnp")
    let after = PlanningSample("A:aacgn")
    let batch: [Change] = [
      .deleteRow(RowPath(section: 0, row: 4), .fade),
      .deleteRow(RowPath(section: 0, row: 5), .fade),
      .insertRow(RowPath(section: 0, row: 0), .fade),
    ]
    #expect(try PlanningApplier.shown(after: batch, on: before, data: after) == after)
  }

  @Test
  func `the applier keeps what a changed row showed unless it is reloaded`() throws {
    let (before, after) = (PlanningSample("A:ab"), PlanningSample("A:AB"))
    let batch: [Change] = [.reloadRow(RowPath(section: 0, row: 1), .fade)]
    let shown = try PlanningApplier.shown(after: batch, on: before, data: after)
    #expect(shown == PlanningSample("A:aB"))
  }
}
