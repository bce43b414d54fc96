extension RowTree {
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

    /// The tree of all that was added.
    @inlinable
    package mutating func finish() -> RowTree {
      guard !leaves.isEmpty else { return RowTree(root: .leaf(open), count: count) }
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
      return RowTree(root: level[0].node, count: count)
    }
  }
}
