/// A section that has rows.
@usableFromInline
package protocol RowSection {
  associatedtype Row

  /// Its rows.
  var rows: RowTree<Row> { get set }
}

/// One state of a list of sections: the sections, or where there is a `next` the edit that leads
/// here from that one's.
///
/// Each kind of section has a class of its own. One class for all would be generic, and a generic
/// object asks its type for everything that it frees, which takes longer than the edit did.
@usableFromInline
package protocol SectionVersion: AnyObject {
  associatedtype Section: RowSection

  var sections: ContiguousArray<Section> { get set }
  var next: Self? { get set }
  var edit: RowEdit<Section.Row> { get set }

  /// How many edits it is at most away from a version that knows no way to it.
  var age: Int { get }

  init(_ sections: ContiguousArray<Section>, age: Int)
}

extension SectionVersion {
  /// A way may have this length before it is compared with the number of rows.
  @inlinable static var longestWay: Int { 1024 }

  /// Takes the sections out, which nothing else holds then.
  @inlinable
  func takeSections() -> ContiguousArray<Section> {
    var taken: ContiguousArray<Section> = []
    swap(&taken, &sections)
    return taken
  }

  /// Remembers the way back from a newer version, which has the sections.
  @inlinable
  func follow(_ newer: Self, by edit: RowEdit<Section.Row>) {
    next = newer
    self.edit = edit
  }

  /// Whether a newer version is the next one, and has a row more that the way back takes out.
  @inlinable
  func lacks(_ path: RowPath, of newer: Self) -> Bool {
    guard next === newer, case .remove(let removed) = edit else { return false }
    return removed == path
  }

  /// Gets the sections from the version that has them.
  @inlinable @inline(__always)
  func fetchSections() {
    if next != nil { turnEdits() }
  }

  /// Turns the edits round that lie between this version and the one that has the sections.
  @inlinable @inline(never)
  func turnEdits() {
    var way: ContiguousArray<Self> = []
    var holder = self
    while let next = holder.next {
      way.append(holder)
      holder = next
    }
    while let older = way.popLast() {
      var sections = holder.takeSections()
      let back = older.edit.apply(to: &sections)
      older.sections = sections
      older.next = nil
      holder.follow(older, by: back)
      holder = older
    }
  }

  /// Frees a way that leads on from a version which goes. It is freed step by step, for a long one
  /// would be a deep recursion.
  @inlinable @inline(__always)
  package static func free(_ way: inout Self?) {
    if isKnownUniquelyReferenced(&way) { freeSteps(&way) }
  }

  @inlinable @inline(never)
  static func freeSteps(_ way: inout Self?) {
    var rest: Self?
    swap(&rest, &way)
    while isKnownUniquelyReferenced(&rest) {
      let further = rest?.next
      rest?.next = nil
      rest = further
    }
  }
}

/// A change of one row, and at once the way back from it.
@usableFromInline
package enum RowEdit<Row> {
  case none
  case insert(Row, at: RowPath)
  case remove(at: RowPath)
  case replace(Row, at: RowPath)

  /// Makes the change and returns the one that takes it back.
  @inlinable
  func apply<Section: RowSection>(to sections: inout ContiguousArray<Section>) -> RowEdit
  where Section.Row == Row {
    switch self {
    case .none:
      return .none
    case .insert(let row, let path):
      sections[path.section].rows.insert(row, at: path.row)
      return .remove(at: path)
    case .remove(let path):
      return .insert(sections[path.section].rows.remove(at: path.row), at: path)
    case .replace(let row, let path):
      return .replace(sections[path.section].rows.update(at: path.row) { $0 = row }, at: path)
    }
  }
}
