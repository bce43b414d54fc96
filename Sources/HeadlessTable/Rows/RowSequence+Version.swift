extension RowSequence {
  /// One state of a sequence: the tree of its rows, or where there is a `next` the edit that leads
  /// here from that one's rows.
  @usableFromInline
  final class Version {
    @usableFromInline var tree: RowTree<Element>
    @usableFromInline var next: Version?
    @usableFromInline var edit: RowEdit<Element>

    /// How many edits it is at most away from a version that knows no way to it.
    @usableFromInline let age: Int

    @inlinable
    init(_ tree: RowTree<Element>, age: Int) {
      self.tree = tree
      self.age = age
      edit = RowEdit(.none, at: 0)
    }

    /// Frees a long way step by step, for it would be a deep recursion.
    deinit {
      var rest = next
      next = nil
      while isKnownUniquelyReferenced(&rest) {
        let further = rest?.next
        rest?.next = nil
        rest = further
      }
    }

    /// A way may have this length before it is compared with the number of rows.
    @inlinable static var longestWay: Int { 1024 }
  }
}

extension RowSequence.Version {
  @usableFromInline typealias Version = RowSequence<Element>.Version

  /// Takes the tree out, which nothing else holds then.
  @inlinable
  func takeTree() -> RowTree<Element> {
    let taken = tree
    tree = RowTree()
    return taken
  }

  /// Remembers the way back from a newer version, which has the tree.
  @inlinable
  func follow(_ newer: Version, by edit: RowEdit<Element>) {
    next = newer
    self.edit = edit
  }

  /// Turns the edits round that lie between this version and the one that has the tree.
  @inlinable
  func fetchTree() {
    guard next != nil else { return }
    var way: ContiguousArray<Version> = []
    var holder = self
    while let next = holder.next {
      way.append(holder)
      holder = next
    }
    while let older = way.popLast() {
      var tree = holder.takeTree()
      let back = older.edit.apply(to: &tree)
      older.tree = tree
      older.next = nil
      holder.follow(older, by: back)
      holder = older
    }
  }
}

/// A change of one row of a sequence, and at once the way back from it.
@usableFromInline
struct RowEdit<Element> {
  @usableFromInline
  enum Kind {
    case none
    case insert
    case remove
    case replace
  }

  @usableFromInline let kind: Kind
  @usableFromInline let index: Int
  /// What is inserted or put in place, in a list so that the size is the same for all elements.
  @usableFromInline let elements: ContiguousArray<Element>

  @inlinable
  init(_ kind: Kind, _ elements: ContiguousArray<Element> = ContiguousArray(), at index: Int) {
    self.kind = kind
    self.index = index
    self.elements = elements
  }

  /// Makes the change and returns the one that takes it back.
  @inlinable
  func apply(to tree: inout RowTree<Element>) -> RowEdit {
    switch kind {
    case .none:
      return self
    case .insert:
      tree.insert(elements[0], at: index)
      return RowEdit(.remove, at: index)
    case .remove:
      return RowEdit(.insert, [tree.remove(at: index)], at: index)
    case .replace:
      return RowEdit(.replace, [tree.update(at: index) { $0 = elements[0] }], at: index)
    }
  }
}
