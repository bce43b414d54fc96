import HeadlessTable

/// The exceptions of a mutable array that is asked for an index it does not have: the app's own,
/// and no table's.
enum ArrayException {
  static func reading(_ index: Int, count: Int) -> Refusal {
    raise("objectAtIndex", "index \(index) beyond \(bounds(count))")
  }

  static func removing(_ index: Int, count: Int) -> Refusal {
    raise("removeObjectAtIndex", "index \(index) beyond \(bounds(count))")
  }

  static func inserting(_ index: Int, count: Int) -> Refusal {
    raise("insertObject:atIndex", "index \(index) beyond \(bounds(count))")
  }

  private static func bounds(_ count: Int) -> String {
    count == 0 ? "bounds for empty array" : "bounds [0 .. \(count - 1)]"
  }

  private static func raise(_ method: String, _ words: String) -> Refusal {
    .raisedByClient(name: "NSRangeException", reason: "*** -[__NSArrayM \(method):]: \(words)")
  }
}
