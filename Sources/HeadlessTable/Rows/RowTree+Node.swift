extension RowTree {
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
  @inlinable static var maximumInner: Int { 32 }

  /// What a new leaf is filled to: room is left, so that the first inserts split nothing.
  @inlinable static var builtLeaf: Int { 28 }
}

extension RowTree.Node: Sendable where Element: Sendable {}
extension RowTree.Child: Sendable where Element: Sendable {}

extension RowTree.Node {
  @usableFromInline typealias Node = RowTree<Element>.Node
  @usableFromInline typealias Child = RowTree<Element>.Child

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

  // Inlined, so that to read from a leaf no reference to it is counted.
  @inlinable @inline(__always)
  func element(at index: Int) -> Element {
    switch self {
    case .leaf(let elements): elements[index]
    case .inner(let children): Node.element(at: index, below: children)
    }
  }

  @inlinable @inline(never)
  static func element(at index: Int, below children: ContiguousArray<Child>) -> Element {
    var offset = index
    let number = child(of: children, holding: &offset)
    return children[number].node.element(at: offset)
  }

  /// The child that holds an element, which must be there, and in `offset` its index in that child.
  @inlinable @inline(__always)
  static func child(of children: ContiguousArray<Child>, holding offset: inout Int) -> Int {
    children.withUnsafeBufferPointer { children in
      var (number, rest) = (0, offset)
      while rest >= children[number].count {
        rest &-= children[number].count
        number &+= 1
      }
      offset = rest
      return number
    }
  }

  /// The child into which an element may be put before an index, the first where two could take it,
  /// and in `offset` its index in that child.
  @inlinable @inline(__always)
  static func child(of children: ContiguousArray<Child>, taking offset: inout Int) -> Int {
    children.withUnsafeBufferPointer { children in
      var (number, rest) = (0, offset)
      let last = children.count &- 1
      while number < last, rest > children[number].count {
        rest &-= children[number].count
        number &+= 1
      }
      offset = rest
      return number
    }
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

  @inlinable
  mutating func replace(at index: Int, with element: consuming Element) {
    switch self {
    case .leaf(var elements):
      self = .leaf([])
      elements[index] = element
      self = .leaf(elements)
    case .inner(var children):
      self = .leaf([])
      var offset = index
      let number = Node.child(of: children, holding: &offset)
      children[number].node.replace(at: offset, with: element)
      self = .inner(children)
    }
  }

  /// Inserts an element; returns the right half where the node had to be split.
  @inlinable
  mutating func insert(_ element: Element, at index: Int) -> Child? {
    switch self {
    case .leaf(var elements):
      self = .leaf([])
      if elements.count == elements.capacity {
        elements.reserveCapacity(RowTree.maximumLeaf + 1)
      }
      elements.put(element, at: index)
      return finishInsert(elements)
    case .inner(var children):
      self = .leaf([])
      var offset = index
      let number = Node.child(of: children, taking: &offset)
      children[number].count += 1
      if let sibling = children[number].node.insert(element, at: offset) {
        children[number].count -= sibling.count
        children.insert(sibling, at: number + 1)
      }
      return finishInsert(children)
    }
  }

  @inlinable @inline(__always)
  mutating func finishInsert(_ elements: ContiguousArray<Element>) -> Child? {
    guard elements.count > RowTree.maximumLeaf else {
      self = .leaf(elements)
      return nil
    }
    return split(elements)
  }

  @inlinable @inline(never)
  mutating func split(_ elements: ContiguousArray<Element>) -> Child? {
    let half = elements.count / 2
    self = .leaf(ContiguousArray(elements[..<half]))
    return Child(node: .leaf(ContiguousArray(elements[half...])), count: elements.count - half)
  }

  @inlinable @inline(__always)
  mutating func finishInsert(_ children: ContiguousArray<Child>) -> Child? {
    guard children.count > RowTree.maximumInner else {
      self = .inner(children)
      return nil
    }
    return split(children)
  }

  @inlinable @inline(never)
  mutating func split(_ children: ContiguousArray<Child>) -> Child? {
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
    case .leaf(let elements): elements.count < RowTree.maximumLeaf / 4
    case .inner(let children): children.count < RowTree.maximumInner / 4
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
  /// Inserts one element, as `insert` does, which is made for many and takes twice as long.
  @inlinable @inline(__always)
  mutating func put(_ element: Element, at index: Int) {
    let last = count
    precondition(index >= 0 && index <= last, "no place there")
    append(element)
    if index == last { return }
    withUnsafeMutableBufferPointer { elements in
      guard let start = elements.baseAddress else { return }
      let new = (start + last).move()
      (start + index + 1).moveInitialize(from: start + index, count: last - index)
      (start + index).initialize(to: new)
    }
  }
}

extension RowTree.Node where Element: Equatable {
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
