/// An array for intermediate numbers with one owner: it is never shared, so that writing to it asks
/// nobody, and it keeps its memory between uses. All unsafe code of planning is in this file.
///
/// Indexes are checked in debug builds.
@usableFromInline
struct Scratch<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var count = 0

  @inlinable
  init() {
    capacity = 16
    base = .allocate(capacity: 16)
  }

  @inlinable
  deinit {
    base.deallocate()
  }

  @inlinable
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inlinable
  mutating func append(_ element: Element) {
    if count == capacity { reserve(2 * count) }
    base[count] = element
    count += 1
  }

  @inlinable
  mutating func removeAll() {
    count = 0
  }

  /// Makes the array just so long. What new places hold is not defined until it is set.
  @inlinable
  mutating func setCount(_ newCount: Int) {
    reserve(newCount)
    count = newCount
  }

  /// Makes the array at least so long, with one element at all new places.
  @inlinable
  mutating func extend(to newCount: Int, with element: Element) {
    if newCount <= count { return }
    reserve(newCount)
    (base + count).update(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Makes room for so many elements, and for some more when that is little more than before.
  @inlinable
  mutating func reserve(_ newCapacity: Int) {
    if newCapacity <= capacity { return }
    capacity = max(newCapacity, capacity + capacity / 2)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
  }
}
