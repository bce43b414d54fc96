/// A value on the heap that copies share until one of them changes it.
///
/// For the parts of a state that seldom change: keeping the state then costs one reference for all
/// of them.
@usableFromInline
package struct Shared<Value> {
  @usableFromInline var box: Box

  @usableFromInline
  final class Box {
    @usableFromInline var value: Value

    @inlinable
    init(_ value: Value) { self.value = value }
  }

  /// Puts a value on the heap.
  @inlinable
  package init(_ value: Value) { box = Box(value) }

  /// The value. Changing it leaves the copies of it as they are.
  @inlinable
  package var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }

  /// Becomes a copy of another value. Where it is one already, no reference is counted.
  @inlinable @inline(__always)
  package mutating func become(_ other: Shared) {
    if box !== other.box { box = other.box }
  }
}

extension Shared: @unchecked Sendable where Value: Sendable {}
