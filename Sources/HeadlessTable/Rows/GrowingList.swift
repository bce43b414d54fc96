/// A list that grows at its end, and of which a kept copy costs nothing: copies share one array,
/// and each knows how much of it is its own.
package struct GrowingList<Element> {
  private var storage = Storage([])

  /// The number of elements.
  package private(set) var count = 0

  private final class Storage {
    var elements: [Element]
    init(_ elements: [Element]) { self.elements = elements }
  }

  /// Makes an empty list.
  package init() {}

  package var isEmpty: Bool { count == 0 }

  /// Adds an element at the end. What another copy has added there stays its own.
  package mutating func append(_ element: Element) {
    if storage.elements.count != count { storage = Storage(elements) }
    storage.elements.append(element)
    count += 1
  }

  /// Adds elements at the end.
  package mutating func append(contentsOf others: some Collection<Element>) {
    if storage.elements.count != count { storage = Storage(elements) }
    storage.elements.append(contentsOf: others)
    count = storage.elements.count
  }

  /// The elements in order.
  package var elements: [Element] {
    storage.elements.count == count ? storage.elements : Array(storage.elements[..<count])
  }
}
