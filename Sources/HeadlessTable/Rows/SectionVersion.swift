/// A section that has rows.
@usableFromInline
package protocol RowSection {
  associatedtype Row

  /// Its rows.
  var rows: RowTree<Row> { get set }
}

/// One state of a list of sections: the sections, or where there is a way on, the edit that leads
/// here from the next one's.
///
/// Each kind of section has a class of its own. One class for all would be generic, and a generic
/// object asks its type for everything that it frees, which takes longer than the edit did.
@usableFromInline
package protocol SectionVersion: AnyObject {
  associatedtype Section: RowSection

  var sections: ContiguousArray<Section> { get set }
  var way: Way<Self> { get set }
  var edit: RowEdit<Section.Row> { get set }

  /// How many edits it is at most away from a version that knows no way to it.
  var age: Int { get set }

  init(_ sections: ContiguousArray<Section>, age: Int)

  /// Takes over what an older version knows beside its sections.
  func inherit(from older: Self)
}

/// The way on from one version of a list to the next, or at its end a version that nobody needs any
/// more, whose memory the next one takes.
///
/// A version that goes frees it. A property of the version's own class would Swift itself free step
/// by step, but with more ado than most need: they go alone.
@usableFromInline
package struct Way<Version: SectionVersion> {
  @usableFromInline var next: Version?
  @usableFromInline var spare: Version?

  /// Makes a way that leads nowhere.
  @inlinable
  package init() {}

  /// Frees it step by step, for a long way would be a deep recursion.
  @inlinable @inline(__always)
  package mutating func free() {
    if isKnownUniquelyReferenced(&next) { freeSteps() }
  }

  @inlinable @inline(never)
  mutating func freeSteps() {
    var rest: Version?
    swap(&rest, &next)
    while isKnownUniquelyReferenced(&rest) {
      let further = rest?.way.next
      rest?.way.next = nil
      rest = further
    }
  }
}

extension SectionVersion {
  /// The version that comes next, where an edit leads back from it.
  @inlinable @inline(__always)
  var next: Self? {
    get { way.next }
    set { way.next = newValue }
  }

  @inlinable
  package func inherit(from older: Self) {}

  /// Makes the version that comes after this one.
  @inlinable
  func newer(_ sections: ContiguousArray<Section>, age: Int) -> Self {
    let newer = Self(sections, age: age)
    newer.inherit(from: self)
    return newer
  }

  /// A way may have this length before it is compared with the number of rows.
  @inlinable static var longestWay: Int { 1024 }

  /// Makes the version that comes after this one by an edit, and hands the sections over to it.
  @inlinable @inline(__always)
  func handOver() -> Self {
    guard let spare = takeSpare() else { return Self(takeSections(), age: age + 1) }
    spare.age = age + 1
    swap(&spare.sections, &sections)
    return spare
  }

  @inlinable @inline(__always)
  func takeSpare() -> Self? {
    var taken: Self?
    swap(&taken, &way.spare)
    return taken
  }

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
