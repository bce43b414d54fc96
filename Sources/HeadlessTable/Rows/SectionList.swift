/// Sections of rows, in which one edit of a row costs the logarithm of their number, and of which a
/// kept copy costs what was edited since.
///
/// Only the copy that was used last has the sections. Each of the others knows the edit that leads
/// back to it from the next one: to use it turns these edits round, and then the sections are its
/// own (Baker, *Shallow binding makes functional arrays fast*, 1991). So rows are edited in their
/// place though all states are kept, and going from one state to its neighbour, as undo does, costs
/// one edit. What concerns whole sections gives both copies a list of their own, whose rows they
/// share.
///
/// ```swift
/// var sections = data.sections
/// let kept = sections
/// sections.removeRow(at: RowPath(section: 0, row: 1))
/// // kept has the row still
/// ```
///
/// Even reading a copy may turn edits round, so that copies of one list belong to one thread.
@usableFromInline
package struct SectionList<Version: SectionVersion> {
  @usableFromInline var version: Version

  @usableFromInline package typealias Section = Version.Section
  @usableFromInline package typealias Row = Section.Row

  /// Makes a list of the sections given.
  @inlinable
  package init(_ sections: some Sequence<Section>) {
    version = Version(ContiguousArray(sections), age: 0)
  }

  /// Makes an empty list.
  @inlinable
  package init() {
    self.init(EmptyCollection())
  }

  /// The sections. To change them is no edit of a row.
  @inlinable
  package var all: ContiguousArray<Section> {
    _read {
      fetchSections()
      yield version.sections
    }
    _modify {
      fetchSections()
      if !isKnownUniquelyReferenced(&version) { version = version.newer(version.sections, age: 0) }
      yield &version.sections
    }
  }

  /// Gets the sections from the version that has them.
  @inlinable @inline(__always)
  func fetchSections() {
    if version.way.next != nil { version.turnEdits() }
  }

  /// Makes the sections others.
  @inlinable
  package mutating func replace(with sections: some Sequence<Section>) {
    version = version.newer(ContiguousArray(sections), age: 0)
  }

  /// Becomes a copy of another list. A version that nobody else had kept is where that list puts
  /// its next edit: who keeps the last states of a list, and lets the oldest go for each new one,
  /// asks for no memory.
  @inlinable @inline(__always)
  package mutating func become(_ other: consuming SectionList) {
    if version === other.version { return }
    var old = (consume other).version
    swap(&old, &version)
    guard old.way.next != nil, old.way.spare == nil, version.way.spare == nil else { return }
    if isKnownUniquelyReferenced(&old) {
      old.way.next = nil
      version.way.spare = consume old
    }
  }

  /// How many sections this older copy holds for itself: none where an edit leads back to it from
  /// another one, and none where the other one is the same.
  @inlinable
  package func sectionCount(heldBeside newer: SectionList) -> Int {
    version === newer.version || version.next != nil ? 0 : version.sections.count
  }

  /// Puts a section before the one at `index`, or at the end where `index` is the count.
  @inlinable
  package mutating func insert(_ section: Section, at index: Int) {
    all.insert(section, at: index)
  }

  /// Puts a section at the end.
  @inlinable
  package mutating func append(_ section: Section) {
    all.append(section)
  }

  /// Takes a section out and returns it.
  @inlinable @discardableResult
  package mutating func remove(at index: Int) -> Section {
    all.remove(at: index)
  }
}

extension SectionList: RandomAccessCollection, MutableCollection {
  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int { count }

  @inlinable
  package var count: Int {
    let count = version.sections.count
    return count > 0 ? count : all.count
  }

  @inlinable
  package subscript(index: Int) -> Section {
    _read { yield all[index] }
    _modify { yield &all[index] }
  }

  @inlinable
  package func makeIterator() -> ContiguousArray<Section>.Iterator { all.makeIterator() }
}

// MARK: Rows

extension SectionList {
  /// The row at a path.
  @inlinable
  package func row(at path: RowPath) -> Row {
    guard let row = rowIfPresent(at: path) else { preconditionFailure("no row there") }
    return row
  }

  /// How many rows a section has; nil where there is no such section.
  @inlinable @inline(__always)
  package func rowCount(ofSection section: Int) -> Int? {
    // A version without sections may know a way to them.
    guard version.sections.indices.contains(section) else {
      return fetchRowCount(ofSection: section)
    }
    return version.sections[section].rows.count
  }

  @inlinable @inline(never)
  func fetchRowCount(ofSection section: Int) -> Int? {
    all.indices.contains(section) ? all[section].rows.count : nil
  }

  /// The row at a path; nil where there is none.
  @inlinable @inline(__always)
  package func rowIfPresent(at path: RowPath) -> Row? {
    guard let count = rowCount(ofSection: path.section), path.row >= 0, path.row < count else {
      return nil
    }
    return version.sections[path.section].rows.root.element(at: path.row)
  }

  /// Puts a row before the one at a path, or at the end of its section.
  @inlinable
  package mutating func insertRow(_ row: Row, at path: RowPath) {
    insertRow(row, at: path, isInherited: true)
  }

  @inlinable
  mutating func insertRow(_ row: Row, at path: RowPath, isInherited: Bool) {
    edit(path.section, isInherited: isInherited) { rows in
      precondition(path.row >= 0 && path.row <= rows.count, "no place for a row there")
      rows.insert(row, at: path.row)
    } undoneBy: {
      .remove(at: path)
    }
  }

  /// Takes a row out and returns it.
  @inlinable @discardableResult
  package mutating func removeRow(at path: RowPath) -> Row {
    removeRow(at: path, isInherited: true)
  }

  @inlinable @discardableResult
  mutating func removeRow(at path: RowPath, isInherited: Bool) -> Row {
    edit(path.section, isInherited: isInherited) { rows in
      precondition(path.row >= 0 && path.row < rows.count, "no row there")
      return rows.remove(at: path.row)
    } undoneBy: {
      .insert($0, at: path)
    }
  }

  /// Changes one row in its place.
  @inlinable
  package mutating func updateRow(at path: RowPath, _ change: (inout Row) -> Void) {
    _ = edit(path.section) { rows in
      precondition(path.row >= 0 && path.row < rows.count, "no row there")
      return rows.update(at: path.row, change)
    } undoneBy: {
      .replace($0, at: path)
    }
  }

  /// Puts another row in the place of one that an older copy lacks.
  ///
  /// Where the last edit brought the row, and nobody but the older copy knows the list as it is,
  /// nobody needs to be told: the way back takes the row out, whatever it holds.
  @inlinable
  package mutating func replaceRow(
    at path: RowPath, newSince older: SectionList, with row: consuming Row
  ) {
    guard older.version.lacks(path, of: version) else {
      return replaceRow(at: path, with: row)
    }
    older.version.next = nil
    guard isKnownUniquelyReferenced(&version) else {
      older.version.next = version
      return replaceRow(at: path, with: row)
    }
    version.sections[path.section].rows.root.replace(at: path.row, with: row)
    older.version.next = version
  }

  @inlinable
  mutating func replaceRow(at path: RowPath, with row: consuming Row) {
    let row = row
    updateRow(at: path) { $0 = row }
  }

  /// Edits the rows of a section in their place. A copy that someone has kept is told the way back.
  ///
  /// - Parameter isInherited: Whether a new version takes over what is known beside the sections.
  @inlinable @inline(__always)
  mutating func edit<Result>(
    _ section: Int, isInherited: Bool = true, _ body: (inout RowTree<Row>) -> Result,
    undoneBy undo: (Result) -> RowEdit<Row>
  ) -> Result {
    fetchSections()
    var isKept = !isKnownUniquelyReferenced(&version)
    if isKept, version.age >= Version.longestWay,
      version.age >= version.sections[section].rows.count / 4
    {
      // The way would grow longer than the rows: from here on both share them as they are.
      version = version.newer(version.sections, age: 0)
      isKept = false
    }
    guard isKept else { return body(&version.sections[section].rows) }
    let newer = version.handOver()
    if isInherited { newer.inherit(from: version) }
    let result = body(&newer.sections[section].rows)
    version.follow(newer, by: undo(result))
    version = newer
    return result
  }

  /// Makes the list another one than its copies, with the same rows.
  mutating func makeNewer() {
    fetchSections()
    let newer = version.handOver()
    newer.inherit(from: version)
    version.follow(newer, by: .none)
    version = newer
  }

  /// Lets many rows of a section leave and arrive at once. A few changes cost the logarithm of the
  /// count each; many cost one pass over the rows that are filled, and little for the blank ones.
  /// What was known beside the sections may be lost: who applies an update puts down another one.
  ///
  /// - Parameters:
  ///   - departures: How many rows leave.
  ///   - departure: The index before the call of the n-th that leaves, ascending.
  ///   - arrivals: How many rows arrive.
  ///   - arrival: The index after the call of the n-th that arrives, ascending.
  ///   - section: The section.
  ///   - carried: The arrivals that are not blank, ascending, each with its row.
  ///   - filled: Where rows may be other than blank before the call; nil where all may be.
  ///   - blank: What most rows are, or none.
  @inline(__always)
  mutating func apply(
    departures: Int, at departure: (Int) -> Int, arrivals: Int, at arrival: (Int) -> Int,
    to section: Int, carried: ArraySlice<CarriedRow<Row>>, filled: Range<Int>?, blank: Row
  ) {
    let changes = departures + arrivals
    if changes > 32, changes > self[section].rows.count / 64 {
      return rebuild(
        section, departures: (0..<departures).map(departure),
        arrivals: (0..<arrivals).map(arrival), RowTree<Row>.Coming(carried, blank: blank),
        filled: filled)
    }
    var last = departures
    while last > 0 {
      last -= 1
      removeRow(at: RowPath(section: section, row: departure(last)), isInherited: false)
    }
    var next = carried.startIndex
    for n in 0..<arrivals {
      let isCarried = next < carried.endIndex && carried[next].arrival == n
      insertRow(
        isCarried ? carried[next].state : blank,
        at: RowPath(section: section, row: arrival(n)), isInherited: false)
      if isCarried { next += 1 }
    }
  }

  @inline(never)
  private mutating func rebuild(
    _ section: Int, departures: [Int], arrivals: [Int], _ coming: RowTree<Row>.Coming,
    filled: Range<Int>?
  ) {
    let rows = self[section].rows
    var rebuilding = RowTree.Rebuilding(
      of: rows, departures: departures, arrivals: arrivals, coming,
      filled: filled ?? 0..<rows.count)
    self[section].rows = rebuilding.finish()
  }
}
