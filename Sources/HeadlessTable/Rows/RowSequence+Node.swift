extension RowSequence {
  /// A node of the tree. Each is one array, whose storage Swift shares and copies when it is
  /// changed.
  @usableFromInline
  enum Node {
    case leaf(ContiguousArray<Element>)
    case inner(ContiguousArray<Child>)
  }

  /// A node and the number of elements below it.
  @usableFromInline
  struct Child {
    @usableFromInline var node: Node
    @usableFromInline var count: Int

    @inlinable
    init(node: Node, count: Int) {
      self.node = node
      self.count = count
    }
  }

  @inlinable static var maximumLeaf: Int { 32 }
  @inlinable static var maximumInner: Int { 16 }

  /// What a new leaf is filled to: room is left, so that the first inserts split nothing.
  @inlinable static var builtLeaf: Int { 28 }
}

extension RowSequence.Node: Sendable where Element: Sendable {}
extension RowSequence.Child: Sendable where Element: Sendable {}

extension RowSequence.Node {
  @usableFromInline typealias Node = RowSequence<Element>.Node
  @usableFromInline typealias Child = RowSequence<Element>.Child

  /// The leaf that holds an element, and in `offset` the element's index in it.
  @inlinable
  func leaf(holding offset: inout Int) -> ContiguousArray<Element> {
    var node = self
    while true {
      switch node {
      case .leaf(let elements):
        return elements
      case .inner(let children):
        node = children[Node.child(of: children, holding: &offset)].node
      }
    }
  }

  @inlinable
  static func child(of children: ContiguousArray<Child>, holding offset: inout Int) -> Int {
    var number = 0
    while offset >= children[number].count {
      offset -= children[number].count
      number += 1
    }
    return number
  }

  // A payload is taken out of the node before it is changed, or its storage would be shared with
  // itself.

  @inlinable
  mutating func update(at index: Int, _ change: (inout Element) -> Void) {
    switch self {
    case .leaf(var elements):
      self = .leaf([])
      change(&elements[index])
      self = .leaf(elements)
    case .inner(var children):
      self = .leaf([])
      var offset = index
      let number = Node.child(of: children, holding: &offset)
      children[number].node.update(at: offset, change)
      self = .inner(children)
    }
  }

  /// Inserts an element; returns the right half where the node had to be split.
  @inlinable
  mutating func insert(_ element: Element, at index: Int) -> Child? {
    switch self {
    case .leaf(var elements):
      self = .leaf([])
      if index == elements.count {
        elements.append(element)
      } else {
        elements = elements.inserting(element, at: index)
      }
      return finishInsert(elements)
    case .inner(var children):
      self = .leaf([])
      var offset = index
      var number = 0
      while number < children.count - 1, offset > children[number].count {
        offset -= children[number].count
        number += 1
      }
      children[number].count += 1
      if let sibling = children[number].node.insert(element, at: offset) {
        children[number].count -= sibling.count
        children.insert(sibling, at: number + 1)
      }
      return finishInsert(children)
    }
  }

  @inlinable
  mutating func finishInsert(_ elements: ContiguousArray<Element>) -> Child? {
    guard elements.count > RowSequence.maximumLeaf else {
      self = .leaf(elements)
      return nil
    }
    let half = elements.count / 2
    self = .leaf(ContiguousArray(elements[..<half]))
    return Child(node: .leaf(ContiguousArray(elements[half...])), count: elements.count - half)
  }

  @inlinable
  mutating func finishInsert(_ children: ContiguousArray<Child>) -> Child? {
    guard children.count > RowSequence.maximumInner else {
      self = .inner(children)
      return nil
    }
    let half = children.count / 2
    self = .inner(ContiguousArray(children[..<half]))
    let right = ContiguousArray(children[half...])
    return Child(node: .inner(right), count: right.reduce(0) { $0 + $1.count })
  }

  @inlinable
  mutating func remove(at index: Int) -> Element {
    switch self {
    case .leaf(var elements):
      self = .leaf([])
      let element = elements.remove(at: index)
      self = .leaf(elements)
      return element
    case .inner(var children):
      self = .leaf([])
      var offset = index
      let number = Node.child(of: children, holding: &offset)
      let element = children[number].node.remove(at: offset)
      children[number].count -= 1
      if children[number].node.isUnderfull, children.count > 1 {
        Node.refill(&children, at: min(number, children.count - 2))
      }
      self = .inner(children)
      return element
    }
  }

  @inlinable
  var isUnderfull: Bool {
    switch self {
    case .leaf(let elements): elements.count < RowSequence.maximumLeaf / 4
    case .inner(let children): children.count < RowSequence.maximumInner / 4
    }
  }

  /// Joins a child with the one behind it, or shares their content out evenly where it is too much
  /// for one.
  @inlinable
  static func refill(_ children: inout ContiguousArray<Child>, at number: Int) {
    let count = children[number].count + children[number + 1].count
    var joined: Node
    let sibling: Child?
    switch (children[number].node, children[number + 1].node) {
    case (.leaf(let left), .leaf(let right)):
      joined = .leaf([])
      sibling = joined.finishInsert(left + right)
    case (.inner(let left), .inner(let right)):
      joined = .leaf([])
      sibling = joined.finishInsert(left + right)
    default:
      preconditionFailure("the leaves of a sequence lie at one depth")
    }
    let halves = [Child(node: joined, count: count - (sibling?.count ?? 0)), sibling]
    children.replaceSubrange(number...number + 1, with: halves.compactMap { $0 })
  }
}

extension ContiguousArray {
  /// A copy with one element more, in storage of just that size. Leaves are mostly shared with a
  /// kept state: an insert copies them anyway, and they need not the room that arrays leave.
  @inlinable
  func inserting(_ element: Element, at index: Int) -> ContiguousArray {
    ContiguousArray(unsafeUninitializedCapacity: count + 1) { storage, initializedCount in
      _ = storage[..<index].initialize(fromContentsOf: self[..<index])
      storage.initializeElement(at: index, to: element)
      _ = storage[(index + 1)...].initialize(fromContentsOf: self[index...])
      initializedCount = count + 1
    }
  }
}

extension RowSequence.Node where Element: Equatable {
  /// Whether two nodes of one shape hold equal elements; nil where their shapes differ.
  @inlinable
  static func areEqual(_ left: Node, _ right: Node) -> Bool? {
    switch (left, right) {
    case (.leaf(let left), .leaf(let right)):
      return left.count == right.count ? left == right : nil
    case (.inner(let left), .inner(let right)):
      guard left.count == right.count else { return nil }
      if left.withUnsafeBufferPointer({ $0.baseAddress })
        == right.withUnsafeBufferPointer({ $0.baseAddress })
      {
        return true
      }
      for (one, other) in zip(left, right) {
        guard one.count == other.count else { return nil }
        guard let equal = areEqual(one.node, other.node) else { return nil }
        if !equal { return false }
      }
      return true
    default:
      return nil
    }
  }
}

extension RowSequence {
  /// Builds a sequence from its elements in order, in linear time.
  @usableFromInline
  package struct Builder {
    @usableFromInline var leaves: ContiguousArray<Child> = []
    @usableFromInline var open: ContiguousArray<Element> = []
    @usableFromInline var count = 0

    /// Makes a builder without elements.
    @inlinable
    package init() {}

    /// Adds an element at the end.
    @inlinable
    package mutating func append(_ element: Element) {
      if open.count == builtLeaf { closeLeaf() }
      if open.isEmpty { open.reserveCapacity(builtLeaf) }
      open.append(element)
      count += 1
    }

    /// Adds one element many times over.
    @inlinable
    package mutating func append(repeating element: Element, count: Int) {
      guard count > builtLeaf else {
        for _ in 0..<count { append(element) }
        return
      }
      closeLeaf()
      let full = Child(
        node: .leaf(ContiguousArray(repeating: element, count: builtLeaf)), count: builtLeaf)
      leaves.append(contentsOf: repeatElement(full, count: count / builtLeaf))
      self.count += count - count % builtLeaf
      for _ in 0..<(count % builtLeaf) { append(element) }
    }

    @inlinable
    mutating func closeLeaf() {
      guard !open.isEmpty else { return }
      leaves.append(Child(node: .leaf(open), count: open.count))
      open = []
    }

    /// The sequence of all that was added.
    @inlinable
    package mutating func finish() -> RowSequence {
      guard !leaves.isEmpty else { return RowSequence(root: .leaf(open), count: count) }
      closeLeaf()
      var level = leaves
      while level.count > 1 {
        var above: ContiguousArray<Child> = []
        for start in stride(from: 0, to: level.count, by: maximumInner * 3 / 4) {
          let group = level[start..<Swift.min(start + maximumInner * 3 / 4, level.count)]
          above.append(
            Child(
              node: .inner(ContiguousArray(group)), count: group.reduce(0) { $0 + $1.count }))
        }
        level = above
      }
      return RowSequence(root: level[0].node, count: count)
    }
  }
}
