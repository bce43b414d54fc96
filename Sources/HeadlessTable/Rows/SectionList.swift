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
      version.fetchSections()
      yield version.sections
    }
    _modify {
      version.fetchSections()
      if !isKnownUniquelyReferenced(&version) { version = Version(version.sections, age: 0) }
      yield &version.sections
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
  package var endIndex: Int { all.count }

  @inlinable
  package var count: Int { all.count }

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
  package func row(at path: RowPath) -> Row { all[path.section].rows[path.row] }

  /// Puts a row before the one at a path, or at the end of its section.
  @inlinable
  package mutating func insertRow(_ row: Row, at path: RowPath) {
    edit(path.section) { rows in
      precondition(path.row >= 0 && path.row <= rows.count, "no place for a row there")
      rows.insert(row, at: path.row)
    } undoneBy: {
      .remove(at: path)
    }
  }

  /// Takes a row out and returns it.
  @inlinable @discardableResult
  package mutating func removeRow(at path: RowPath) -> Row {
    edit(path.section) { rows in
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

  /// Changes a row in its place that an older copy lacks.
  ///
  /// Where the last edit brought the row, and nobody but the older copy knows the list as it is,
  /// nobody needs to be told: the way back takes the row out, whatever it holds.
  @inlinable
  package mutating func updateRow(
    at path: RowPath, newSince older: SectionList?, _ change: (inout Row) -> Void
  ) {
    guard let older, older.version.lacks(path, of: version) else {
      return updateRow(at: path, change)
    }
    older.version.next = nil
    let isKept = !isKnownUniquelyReferenced(&version)
    if !isKept { _ = version.sections[path.section].rows.update(at: path.row, change) }
    older.version.next = version
    if isKept { updateRow(at: path, change) }
  }

  /// Edits the rows of a section in their place. A copy that someone has kept is told the way back.
  @inlinable @inline(__always)
  mutating func edit<Result>(
    _ section: Int, _ body: (inout RowTree<Row>) -> Result,
    undoneBy undo: (Result) -> RowEdit<Row>
  ) -> Result {
    version.fetchSections()
    var isKept = !isKnownUniquelyReferenced(&version)
    if isKept,
      version.age >= Swift.max(Version.longestWay, version.sections[section].rows.count / 4)
    {
      // The way would grow longer than the rows: from here on both share them as they are.
      version = Version(version.sections, age: 0)
      isKept = false
    }
    guard isKept else { return body(&version.sections[section].rows) }
    let newer = Version(version.takeSections(), age: version.age + 1)
    let result = body(&newer.sections[section].rows)
    version.follow(newer, by: undo(result))
    version = newer
    return result
  }

  /// Lets many rows of a section leave and arrive at once. A few changes cost the logarithm of the
  /// count each; many cost one pass over the rows that are filled, and little for the blank ones.
  ///
  /// - Parameters:
  ///   - departures: The rows that leave, by their index before the call, ascending.
  ///   - arrivals: Where rows arrive, by their index after the call, ascending.
  ///   - section: The section.
  ///   - carried: The arrivals that are not blank, ascending, each with its row.
  ///   - filled: Where rows may be other than blank before the call; nil where all may be.
  ///   - blank: What most rows are, or none.
  mutating func apply(
    departures: [some RowPlace], arrivals: [some RowPlace], to section: Int,
    carried: ArraySlice<CarriedRow<Row>>, filled: Range<Int>?, blank: Row
  ) {
    let changes = departures.count + arrivals.count
    guard changes > 32, changes > self[section].rows.count / 64 else {
      for n in departures.indices.reversed() {
        removeRow(at: RowPath(section: section, row: departures[n].row))
      }
      if arrivals.isEmpty { return }
      var coming = RowTree<Row>.Coming(carried, blank: blank)
      for n in arrivals.indices {
        insertRow(coming.element(n), at: RowPath(section: section, row: arrivals[n].row))
      }
      return
    }
    let coming = RowTree<Row>.Coming(carried, blank: blank)
    let rows = self[section].rows
    var rebuilding = RowTree.Rebuilding(
      of: rows, departures: departures, arrivals: arrivals, coming,
      filled: filled ?? 0..<rows.count)
    self[section].rows = rebuilding.finish()
  }
}
