/// A sequence of rows in which one edit costs the logarithm of its length, and of which a kept copy
/// costs nothing: copies share all storage that neither of them has changed.
///
/// It is a counted tree. Elements lie in leaves of up to 32, and every inner node knows how many
/// elements lie below each of its children. A million elements of 24 bytes take little more than 24
/// MB.
///
/// ```swift
/// var rows = RowSequence(["a", "b", "c"])
/// let kept = rows
/// rows.remove(at: 1)
/// // rows is a, c; kept is a, b, c still
/// ```
@usableFromInline
package struct RowSequence<Element> {
  @usableFromInline var root: Node

  /// The number of elements.
  @usableFromInline package var count: Int

  /// Makes an empty sequence.
  @inlinable
  package init() {
    root = .leaf([])
    count = 0
  }

  /// Makes a sequence of the elements given, in linear time.
  @inlinable
  package init(_ elements: some Sequence<Element>) {
    var builder = Builder()
    for element in elements { builder.append(element) }
    self = builder.finish()
  }

  /// Makes a sequence of one element many times over. The leaves are shared, so that even a long
  /// one takes little memory.
  @inlinable
  package init(repeating element: Element, count: Int) {
    var builder = Builder()
    builder.append(repeating: element, count: count)
    self = builder.finish()
  }

  @inlinable
  init(root: Node, count: Int) {
    self.root = root
    self.count = count
  }

  /// Puts an element before the one at `index`, or at the end where `index` is the count.
  @inlinable
  package mutating func insert(_ element: Element, at index: Int) {
    precondition(index >= 0 && index <= count, "no place for a row there")
    count += 1
    guard let sibling = root.insert(element, at: index) else { return }
    root = .inner([Child(node: root, count: count - sibling.count), sibling])
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
    count -= 1
    let element = root.remove(at: index)
    while case .inner(let children) = root, children.count == 1 { root = children[0].node }
    return element
  }

  /// Changes one element in its place.
  @inlinable
  package mutating func update(at index: Int, _ change: (inout Element) -> Void) {
    precondition(index >= 0 && index < count, "no row there")
    root.update(at: index, change)
  }
}

extension RowSequence: RandomAccessCollection {
  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int { count }

  @inlinable
  package subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "no row there")
      var offset = index
      let leaf = root.leaf(holding: &offset)
      return leaf[offset]
    }
    set { update(at: index) { $0 = newValue } }
  }

  @inlinable
  package func makeIterator() -> Iterator { Iterator(self) }

  /// Walks the elements leaf by leaf.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    @usableFromInline let rows: RowSequence
    @usableFromInline var leaf: ContiguousArray<Element> = []
    @usableFromInline var offset = 0
    @usableFromInline var index = 0

    @inlinable
    init(_ rows: RowSequence) { self.rows = rows }

    @inlinable
    package mutating func next() -> Element? {
      if offset == leaf.count {
        guard index < rows.count else { return nil }
        offset = index
        leaf = rows.root.leaf(holding: &offset)
      }
      defer {
        offset += 1
        index += 1
      }
      return leaf[offset]
    }
  }
}

extension RowSequence {
  /// Lets many elements leave and arrive at once. A few changes cost the logarithm of the count
  /// each; many cost one pass over all elements.
  ///
  /// - Parameters:
  ///   - departures: The elements that leave, by their index before the call, ascending.
  ///   - arrivals: The elements that arrive, by their index after the call, ascending.
  @inlinable
  package mutating func apply(
    departures: some RandomAccessCollection<Int>,
    arrivals: some RandomAccessCollection<(row: Int, element: Element)>
  ) {
    let changes = departures.count + arrivals.count
    guard changes > 32, changes > count / 64 else {
      for row in departures.reversed() { remove(at: row) }
      for arrival in arrivals { insert(arrival.element, at: arrival.row) }
      return
    }
    rebuild(departures: departures, arrivals: arrivals)
  }

  @inlinable
  mutating func rebuild(
    departures: some RandomAccessCollection<Int>,
    arrivals: some RandomAccessCollection<(row: Int, element: Element)>
  ) {
    var builder = Builder()
    var old = makeIterator()
    var oldRow = 0
    var departing = departures.makeIterator()
    var departure = departing.next()
    var arriving = arrivals.makeIterator()
    var arrival = arriving.next()
    for row in 0..<(count - departures.count + arrivals.count) {
      if let element = arrival?.element, arrival?.row == row {
        builder.append(element)
        arrival = arriving.next()
        continue
      }
      while departure == oldRow {
        _ = old.next()
        oldRow += 1
        departure = departing.next()
      }
      guard let element = old.next() else { preconditionFailure("an arrival is past the end") }
      builder.append(element)
      oldRow += 1
    }
    self = builder.finish()
  }
}

extension RowSequence: Equatable where Element: Equatable {
  /// Whether both hold equal elements in the same order. Storage that both share is not looked at.
  @inlinable
  package static func == (left: RowSequence, right: RowSequence) -> Bool {
    guard left.count == right.count else { return false }
    return Node.areEqual(left.root, right.root) ?? left.elementsEqual(right)
  }
}

extension RowSequence: Sendable where Element: Sendable {}

extension RowSequence: ExpressibleByArrayLiteral {
  @inlinable
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}
