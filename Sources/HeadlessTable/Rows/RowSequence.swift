/// A sequence of rows in which one edit costs the logarithm of its length, and of which a kept copy
/// costs what was edited since.
///
/// Only the copy that was used last has a tree of its rows. Each of the others knows the edit that
/// leads back to it from the next one: to use it turns these edits round, and then the tree is its
/// own (Baker, *Shallow binding makes functional arrays fast*, 1991). So a sequence is edited in
/// its place though all its states are kept, and going from one state to its neighbour, as undo
/// does, costs one edit.
///
/// ```swift
/// var rows = RowSequence(["a", "b", "c"])
/// let kept = rows
/// rows.remove(at: 1)
/// // rows is a, c; kept is a, b, c still
/// ```
///
/// Even reading a copy may turn edits round, so that copies of one sequence belong to one thread.
@usableFromInline
package struct RowSequence<Element> {
  @usableFromInline var version: Version

  /// The number of elements.
  @usableFromInline package private(set) var count: Int

  @usableFromInline package typealias Builder = RowTree<Element>.Builder

  /// Makes a sequence of the elements of a tree.
  @inlinable
  package init(_ tree: RowTree<Element>) {
    version = Version(tree, age: 0)
    count = tree.count
  }

  /// Makes an empty sequence.
  @inlinable
  package init() {
    self.init(RowTree())
  }

  /// Makes a sequence of the elements given, in linear time.
  @inlinable
  package init(_ elements: some Sequence<Element>) {
    var builder = Builder()
    for element in elements { builder.append(element) }
    self.init(builder.finish())
  }

  /// Makes a sequence of one element many times over. The leaves are shared, so that even a long
  /// one takes little memory.
  @inlinable
  package init(repeating element: Element, count: Int) {
    var builder = Builder()
    builder.append(repeating: element, count: count)
    self.init(builder.finish())
  }

  /// Puts an element before the one at `index`, or at the end where `index` is the count.
  @inlinable
  package mutating func insert(_ element: Element, at index: Int) {
    precondition(index >= 0 && index <= count, "no place for a row there")
    edit {
      $0.insert(element, at: index)
    } undoneBy: {
      RowEdit(.remove, at: index)
    }
  }

  /// Puts an element at the end.
  @inlinable
  package mutating func append(_ element: Element) {
    insert(element, at: count)
  }

  /// Takes an element out and returns it.
  @inlinable @discardableResult
  package mutating func remove(at index: Int) -> Element {
    precondition(index >= 0 && index < count, "no row there")
    return edit {
      $0.remove(at: index)
    } undoneBy: {
      RowEdit(.insert, [$0], at: index)
    }
  }

  /// Changes one element in its place.
  @inlinable
  package mutating func update(at index: Int, _ change: (inout Element) -> Void) {
    precondition(index >= 0 && index < count, "no row there")
    _ = edit {
      $0.update(at: index, change)
    } undoneBy: {
      RowEdit(.replace, [$0], at: index)
    }
  }
}

extension RowSequence {
  @inlinable
  var tree: RowTree<Element> {
    version.fetchTree()
    return version.tree
  }

  /// Edits the tree in its place. A copy that someone has kept is told the way back.
  @inlinable @inline(__always)
  mutating func edit<Result>(
    _ body: (inout RowTree<Element>) -> Result, undoneBy undo: (Result) -> RowEdit<Element>
  ) -> Result {
    version.fetchTree()
    var isKept = !isKnownUniquelyReferenced(&version)
    if isKept, version.age >= Swift.max(Version.longestWay, count / 4) {
      // The way would grow longer than the rows: from here on both share the tree as it is.
      version = Version(version.tree, age: 0)
      isKept = false
    }
    guard isKept else {
      let result = body(&version.tree)
      count = version.tree.count
      return result
    }
    let newer = Version(version.takeTree(), age: version.age + 1)
    let result = body(&newer.tree)
    count = newer.tree.count
    version.follow(newer, by: undo(result))
    version = newer
    return result
  }

  /// Lets many elements leave and arrive at once. A few changes cost the logarithm of the count
  /// each; many cost one pass over the elements that are filled, and little for the blank ones.
  ///
  /// - Parameters:
  ///   - departures: The elements that leave, by their index before the call, ascending.
  ///   - arrivals: Where elements arrive, by their index after the call, ascending.
  ///   - carried: The arrivals that are not blank, ascending, each with its element.
  ///   - filled: Where elements may be other than blank before the call.
  ///   - blank: What most elements are, or none.
  mutating func apply<
    Departures: RandomAccessCollection<Int>, Arrivals: RandomAccessCollection<Int>
  >(
    departures: Departures, arrivals: Arrivals, carried: ArraySlice<CarriedRow<Element>>,
    filled: Range<Int>, blank: Element
  ) where Departures.Index == Int, Arrivals.Index == Int {
    let changes = departures.count + arrivals.count
    var coming = RowTree<Element>.Coming(carried, blank: blank)
    guard changes > 32, changes > count / 64 else {
      for row in departures.reversed() { remove(at: row) }
      for (n, row) in arrivals.enumerated() { insert(coming.element(n), at: row) }
      return
    }
    var rebuilding = RowTree.Rebuilding(
      of: tree, departures: departures, arrivals: arrivals, coming, filled: filled)
    self = RowSequence(rebuilding.finish())
  }
}

extension RowSequence: RandomAccessCollection {
  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int { count }

  @inlinable
  package subscript(index: Int) -> Element {
    get { tree[index] }
    set { update(at: index) { $0 = newValue } }
  }

  @inlinable
  package func makeIterator() -> RowTree<Element>.Iterator { tree.makeIterator() }
}

extension RowSequence: Equatable where Element: Equatable {
  /// Whether both hold equal elements in the same order. Storage that both share is not looked at.
  @inlinable
  package static func == (left: RowSequence, right: RowSequence) -> Bool {
    left.version === right.version || left.tree == right.tree
  }
}
