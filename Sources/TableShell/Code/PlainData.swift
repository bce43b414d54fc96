import HeadlessTable
import TableRender

/// A section without the controller's answers.
struct PlainSection: Equatable {
  var header: String
  var rows: [String]
}

/// The texts of a table.
typealias PlainData = [PlainSection]

extension PlainData {
  /// The data behind a data source; the row to type into is none of them.
  init(_ data: any DataSnapshot) {
    self = (0..<data.sectionCount).map { section in
      let cells = (0..<data.rowCount(inSection: section)).compactMap {
        data.cell(at: RowPath(section: section, row: $0))
      }
      return PlainSection(
        header: data.header(ofSection: section),
        rows: cells.filter { !$0.isTextField }.map(\.text))
    }
  }

  /// What the cells of a table show. Rows that are out of view show what `data` has.
  init(_ table: TableSnapshot, else data: any DataSnapshot) {
    self = (0..<table.numberOfSections).map { section in
      let cells = (0..<table.numberOfRows(inSection: section)).compactMap { row in
        let path = RowPath(section: section, row: row)
        return table.row(at: path).cell ?? data.cell(at: path)
      }
      return PlainSection(
        header: table.header(ofSection: section) ?? "",
        rows: cells.filter { !$0.isTextField }.map(\.text))
    }
  }
}

/// What the events of a line do not tell of the data: the rows of sections that came, and what was
/// loaded. Both are found by taking the events back, from the data behind the line.
struct DataChangeHistory {
  /// By the place of the event among the changes of the line.
  private(set) var arrivals: [Int: SectionArrival] = [:]

  /// - Parameters:
  ///   - blocks: For each change, the block of code that it stands in: a name is known only there.
  ///   - firstName: The number of the first section that is kept under a name.
  init(
    _ changes: [DataChange], blocks: [Int], before: any DataSnapshot, after: any DataSnapshot,
    firstName: Int
  ) {
    guard changes.contains(where: \.bringsSections) else { return }
    var data = PlainData(after)
    for (index, change) in changes.enumerated().reversed() {
      if let arrival = Self.takeBack(change, in: &data) { arrivals[index] = arrival }
    }
    let hasDepartures = changes.contains { if case .removeSection = $0 { true } else { false } }
    if hasDepartures { nameDepartures(in: changes, blocks, before: PlainData(before), firstName) }
  }

  /// How many sections are kept under names.
  var nameCount: Int {
    arrivals.values.reduce(0) { count, arrival in
      if case .kept = arrival { count + 1 } else { count }
    } / 2
  }

  private static func takeBack(_ change: DataChange, in data: inout PlainData) -> SectionArrival? {
    switch change {
    case .insert(let path, _):
      guard data.has(path) else { return nil }
      data[path.section].rows.remove(at: path.row)
    case .remove(let path, let text):
      guard data.mayInsert(path) else { return nil }
      data[path.section].rows.insert(text, at: path.row)
    case .move(let source, let target):
      guard data.has(target) else { return nil }
      let text = data[target.section].rows.remove(at: target.row)
      if data.mayInsert(source) { data[source.section].rows.insert(text, at: source.row) }
    case .insertSection(let number, let header):
      guard data.indices.contains(number) else { return nil }
      // A header that is set later in the line is set again.
      return .new(PlainSection(header: header, rows: data.remove(at: number).rows))
    case .removeSection(let number, let header):
      guard number <= data.count else { return nil }
      data.insert(PlainSection(header: header, rows: []), at: number)
    case .moveSection(let source, let target):
      guard data.indices.contains(target), source < data.count else { return nil }
      data.insert(data.remove(at: target), at: source)
    case .load:
      defer { data = [] }
      return .all(data)
    // What stood there before is not known, and does not matter: it is replaced again.
    case .set, .setHeader, .clear: break
    }
    return nil
  }

  /// A section that goes and comes again with the same rows has only changed its place.
  private mutating func nameDepartures(
    in changes: [DataChange], _ blocks: [Int], before: PlainData, _ firstName: Int
  ) {
    var data = before
    var departed: [(index: Int, section: PlainSection)] = []
    var name = firstName
    for (index, change) in changes.enumerated() {
      if case .removeSection(let number, _) = change, data.indices.contains(number) {
        departed.append((index, data[number]))
      }
      if case .insertSection = change, case .new(let section) = arrivals[index],
        let place = departed.firstIndex(where: {
          $0.section == section && blocks[$0.index] == blocks[index]
        })
      {
        arrivals[index] = .kept("section\(name)")
        arrivals[departed.remove(at: place).index] = .kept("section\(name)")
        name += 1
        data.apply(change, bringing: section)
      } else if case .new(let section) = arrivals[index] {
        data.apply(change, bringing: section)
      } else if case .all(let loaded) = arrivals[index] {
        data = loaded
      } else {
        data.apply(change, bringing: nil)
      }
    }
  }
}

extension DataChange {
  /// Whether the event does not tell all that comes with it.
  fileprivate var bringsSections: Bool {
    switch self {
    case .insertSection, .load: true
    default: false
    }
  }
}

extension PlainData {
  fileprivate func has(_ path: RowPath) -> Bool {
    indices.contains(path.section) && self[path.section].rows.indices.contains(path.row)
  }

  fileprivate func mayInsert(_ path: RowPath) -> Bool {
    indices.contains(path.section) && path.row >= 0 && path.row <= self[path.section].rows.count
  }

  fileprivate mutating func apply(_ change: DataChange, bringing section: PlainSection?) {
    switch change {
    case .insert(let path, let text):
      if mayInsert(path) { self[path.section].rows.insert(text, at: path.row) }
    case .remove(let path, _):
      if has(path) { self[path.section].rows.remove(at: path.row) }
    case .set(let path, let text):
      if has(path) { self[path.section].rows[path.row] = text }
    case .move(let source, let target):
      guard has(source), indices.contains(target.section) else { return }
      let text = self[source.section].rows.remove(at: source.row)
      if mayInsert(target) { self[target.section].rows.insert(text, at: target.row) }
    case .insertSection(let number, let header):
      if number <= count { insert(section ?? PlainSection(header: header, rows: []), at: number) }
    case .removeSection(let number, _):
      if indices.contains(number) { remove(at: number) }
    case .moveSection(let source, let target):
      if indices.contains(source), target < count { insert(remove(at: source), at: target) }
    case .setHeader(let number, let header):
      if indices.contains(number) { self[number].header = header }
    case .clear: removeAll()
    case .load: break
    }
  }
}
