/// The rows of a section as a counted tree: one edit costs the logarithm of their number, and
/// copies share all storage that neither of them has changed.
///
/// Elements lie in leaves of up to 32, and every inner node knows how many elements lie below each
/// of its children. A million elements of 24 bytes take little more than 24 MB.
@usableFromInline
package struct RowTree<Element> {
  @usableFromInline var root: Node

  /// The number of elements.
  @usableFromInline package var count: Int

  @inlinable
  init(root: Node, count: Int) {
    self.root = root
    self.count = count
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

  /// Puts an element at the end.
  @inlinable
  package mutating func append(_ element: Element) {
    insert(element, at: count)
  }

  /// Puts an element before the one at `index`, or at the end where `index` is the count.
  @inlinable
  package mutating func insert(_ element: Element, at index: Int) {
    count += 1
    guard let sibling = root.insert(element, at: index) else { return }
    root = .inner([Child(node: root, count: count - sibling.count), sibling])
  }

  /// Takes an element out and returns it.
  @inlinable @discardableResult
  package mutating func remove(at index: Int) -> Element {
    count -= 1
    let element = root.remove(at: index)
    while case .inner(let children) = root, children.count == 1 { root = children[0].node }
    return element
  }

  /// Changes one element in its place, and returns it as it was.
  @inlinable
  mutating func update(at index: Int, _ change: (inout Element) -> Void) -> Element {
    var old: Element?
    root.update(at: index) {
      old = $0
      change(&$0)
    }
    guard let old else { preconditionFailure("no row there") }
    return old
  }
}

extension RowTree: RandomAccessCollection {
  @inlinable
  package var startIndex: Int { 0 }

  @inlinable
  package var endIndex: Int { count }

  @inlinable
  package subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "no row there")
    return root.element(at: index)
  }

  @inlinable
  package func makeIterator() -> Iterator { Iterator(self) }

  /// Walks the elements leaf by leaf.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    @usableFromInline let rows: RowTree
    @usableFromInline var leaf: ContiguousArray<Element> = []
    @usableFromInline var offset = 0
    @usableFromInline var index = 0

    @inlinable
    init(_ rows: RowTree) { self.rows = rows }

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

extension RowTree: Equatable where Element: Equatable {
  /// Whether both hold equal elements in the same order. Storage that both share is not looked at.
  @inlinable
  package static func == (left: RowTree, right: RowTree) -> Bool {
    guard left.count == right.count else { return false }
    return Node.areEqual(left.root, right.root) ?? left.elementsEqual(right)
  }
}

extension RowTree: Sendable where Element: Sendable {}
