/// Gives equal identifiers equal small numbers, so that all that follows is arithmetic on flat
/// arrays.
@usableFromInline
protocol IdentifierNumbering<Identifier> {
  associatedtype Identifier: Hashable

  /// More than any number given so far.
  var count: Int { get }

  /// The number of an identifier: that of an equal one, or a new one.
  mutating func number(of identifier: Identifier) -> UInt32
}

/// Numbers from 0 in the order of arrival, found by open addressing.
@usableFromInline
struct HashedNumbering<Identifier: Hashable>: IdentifierNumbering {
  /// Half a hash value above, one more than a number below; 0 where the slot is empty.
  @usableFromInline var slots: [UInt64] = []
  @usableFromInline var identifiers: [Identifier] = []

  @usableFromInline
  init() {}

  @inlinable
  var count: Int { identifiers.count }

  @inlinable
  mutating func number(of identifier: Identifier) -> UInt32 {
    if identifiers.count * 2 >= slots.count { grow() }
    let hash = UInt32(truncatingIfNeeded: identifier.hashValue)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash {
        let number = UInt32(truncatingIfNeeded: slots[slot]) - 1
        if identifiers[Int(number)] == identifier { return number }
      }
      slot = (slot + 1) & mask
    }
    let number = UInt32(identifiers.count)
    slots[slot] = UInt64(hash) << 32 | UInt64(number + 1)
    identifiers.append(identifier)
    return number
  }

  /// Four times as many slots; at most half of them are in use.
  @usableFromInline
  mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: max(64, old.count * 4))
    let mask = slots.count - 1
    for entry in old where entry != 0 {
      var slot = Int(entry >> 32) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }
}

/// Takes identifiers that are small numbers already as they are. Negative and very large ones are
/// hashed, so that no array grows with them.
@usableFromInline
struct DirectNumbering<Identifier: FixedWidthInteger>: IdentifierNumbering {
  @usableFromInline let limit: Int
  @usableFromInline var count = 0
  @usableFromInline var others = HashedNumbering<Identifier>()

  /// - Parameter limit: Numbers from here on are hashed.
  @usableFromInline
  init(limit: Int) {
    self.limit = limit
  }

  @inlinable
  mutating func number(of identifier: Identifier) -> UInt32 {
    let number =
      identifier >= 0 && identifier < limit
      ? UInt32(truncatingIfNeeded: identifier)
      : UInt32(truncatingIfNeeded: limit) + others.number(of: identifier)
    count = max(count, Int(number) + 1)
    return number
  }
}
