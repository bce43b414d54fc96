/// Gives equal identifiers equal small numbers, so that all that follows is arithmetic on flat
/// arrays.
@usableFromInline
protocol IdentifierNumbering<Identifier>: ~Copyable {
  associatedtype Identifier: Hashable

  /// More than any number given so far.
  var count: Int { get }

  /// The number of an identifier: that of an equal one, or a new one.
  mutating func number(of identifier: Identifier) -> UInt32

  /// The numbers of a range of identifiers, in the place of what `numbers` holds.
  mutating func number(
    _ identifiers: Span<Identifier>, _ range: Range<Int>, into numbers: inout Scratch<UInt32>)
}

/// Numbers from 0 in the order of arrival, found by open addressing.
@usableFromInline
struct HashedNumbering<Identifier: Hashable>: IdentifierNumbering, ~Copyable {
  /// Half a hash value above, one more than a number below; 0 where the slot is empty.
  @usableFromInline var slots = Scratch<UInt64>()
  @usableFromInline var identifiers: [Identifier] = []

  /// The number after the one that was found last. Rows tend to follow each other as they did
  /// before, but for one that is new or gone: then there is nothing to hash.
  @usableFromInline var next = 0

  @usableFromInline
  init() {}

  @inlinable
  var count: Int { identifiers.count }

  @inlinable
  mutating func number(of identifier: Identifier) -> UInt32 {
    if next < identifiers.count {
      if identifiers[next] == identifier { return found(next) }
      if next + 1 < identifiers.count, identifiers[next + 1] == identifier {
        return found(next + 1)
      }
    }
    return searchedNumber(of: identifier)
  }

  @inlinable
  mutating func found(_ number: Int) -> UInt32 {
    next = number + 1
    return UInt32(truncatingIfNeeded: number)
  }

  @inlinable
  mutating func searchedNumber(of identifier: Identifier) -> UInt32 {
    if identifiers.count * 2 >= slots.count { grow(to: max(64, slots.count * 4)) }
    let hash = Self.hash(identifier)
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if UInt32(truncatingIfNeeded: slots[slot] >> 32) == hash {
        let number = Int(UInt32(truncatingIfNeeded: slots[slot])) - 1
        if identifiers[number] == identifier { return found(number) }
      }
      slot = (slot + 1) & mask
    }
    let number = UInt32(truncatingIfNeeded: identifiers.count)
    if next == identifiers.count { next += 1 }
    slots[slot] = UInt64(hash) << 32 | UInt64(number + 1)
    identifiers.append(identifier)
    return number
  }

  /// Half a hash value. Integers are only mixed (the multipliers are those of MurmurHash3): that
  /// spreads them as well, and most identifiers are integers.
  @inlinable
  static func hash(_ identifier: Identifier) -> UInt32 {
    guard let integer = identifier as? Int else {
      return UInt32(truncatingIfNeeded: identifier.hashValue)
    }
    var bits = UInt64(truncatingIfNeeded: integer)
    bits = (bits ^ bits >> 33) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ bits >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return UInt32(truncatingIfNeeded: bits ^ bits >> 33)
  }

  @inlinable
  mutating func number(
    _ identifiers: Span<Identifier>, _ range: Range<Int>, into numbers: inout Scratch<UInt32>
  ) {
    if count == 0 {
      self.identifiers.reserveCapacity(range.count)
      var size = 64
      while size <= range.count * 2 { size *= 2 }
      grow(to: size)
    }
    numbers.setCount(range.count)
    for row in range {
      numbers[row - range.lowerBound] = number(of: identifiers[row])
    }
  }

  /// Makes more slots; at most half of them are in use.
  @usableFromInline
  mutating func grow(to size: Int) {
    var larger = Scratch<UInt64>()
    larger.extend(to: size, with: 0)
    let mask = size - 1
    for place in 0..<slots.count where slots[place] != 0 {
      var slot = Int(slots[place] >> 32) & mask
      while larger[slot] != 0 { slot = (slot + 1) & mask }
      larger[slot] = slots[place]
    }
    slots = larger
  }
}

/// Takes identifiers that are small numbers already as they are. Negative and very large ones are
/// hashed, so that no array grows with them.
@usableFromInline
struct DirectNumbering<Identifier: FixedWidthInteger>: IdentifierNumbering, ~Copyable {
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

  @inlinable
  mutating func number(
    _ identifiers: Span<Identifier>, _ range: Range<Int>, into numbers: inout Scratch<UInt32>
  ) {
    numbers.setCount(range.count)
    let first = range.lowerBound
    // The limit is a small number; an identifier of few bits cannot even reach it.
    let limit = Identifier(clamping: limit)
    var greatest: UInt32 = 0
    for row in range {
      let identifier = identifiers[row]
      if identifier >= 0, identifier < limit {
        let number = UInt32(truncatingIfNeeded: identifier)
        numbers[row - first] = number
        greatest = max(greatest, number)
      } else {
        numbers[row - first] = number(of: identifier)
      }
    }
    count = max(count, Int(greatest) + 1)
  }
}
