/// A set of places that finds the nearest one on either side: a bit for each place, and above each
/// 64 bits one that says whether there is any among them, up to a single word.
///
/// What is near is found in the two lowest levels, which are spelled out.
struct PlaceSet: ~Copyable {
  private var words = Scratch<UInt64>()
  /// Where the words of each level begin; those of the places are the first.
  private var levels = Scratch<Int>()
  private var second = 0

  init() {}

  /// Takes all places away and makes room for those below `count`.
  mutating func reset(count: Int) {
    levels.removeAll()
    words.removeAll()
    var size = count
    repeat {
      size = size / 64 + 1
      levels.append(words.count)
      words.extend(to: words.count + size, with: 0)
    } while size > 1 || levels.count < 2
    second = levels[1]
  }

  @inline(__always)
  private static func bit(_ index: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: index & 63)
  }

  @inline(__always)
  private static func least(_ word: UInt64) -> Int { word.trailingZeroBitCount }

  @inline(__always)
  private static func greatest(_ word: UInt64) -> Int { 63 - word.leadingZeroBitCount }

  @inline(__always)
  func contains(_ place: Int) -> Bool { words[place >> 6] & Self.bit(place) != 0 }

  // MARK: Changes

  @inline(__always)
  mutating func insert(_ place: Int) {
    let (word, group) = (place >> 6, second + place >> 12)
    words[word] |= Self.bit(place)
    let before = words[group]
    words[group] = before | Self.bit(word)
    // Above a word that holds a place all bits are set already.
    if before == 0 { insertAbove(word >> 6) }
  }

  private mutating func insertAbove(_ group: Int) {
    var index = group
    for level in 2..<max(2, levels.count) {
      let word = levels[level] + index >> 6
      let before = words[word]
      words[word] = before | Self.bit(index)
      if before != 0 { return }
      index >>= 6
    }
  }

  @inline(__always)
  mutating func remove(_ place: Int) {
    let (word, group) = (place >> 6, second + place >> 12)
    let rest = words[word] & ~Self.bit(place)
    words[word] = rest
    let after = words[group] & ~(rest == 0 ? Self.bit(word) : 0)
    words[group] = after
    if after == 0 { removeAbove(word >> 6) }
  }

  private mutating func removeAbove(_ group: Int) {
    var index = group
    for level in 2..<max(2, levels.count) {
      let word = levels[level] + index >> 6
      let after = words[word] & ~Self.bit(index)
      words[word] = after
      if after != 0 { return }
      index >>= 6
    }
  }

  // MARK: Neighbours

  /// The greatest place below another, or -1.
  @inline(__always)
  func place(before place: Int) -> Int {
    let word = place >> 6
    let near = words[word] & (Self.bit(place) &- 1)
    let next = words[second + word >> 6] & (Self.bit(word) &- 1)
    if near | next == 0 { return farPlace(before: word >> 6) }
    let found = near != 0 ? word : word & ~63 | Self.greatest(next)
    return found << 6 | Self.greatest(near != 0 ? near : words[found])
  }

  /// The least place above another, or -1.
  @inline(__always)
  func place(after place: Int) -> Int {
    let word = place >> 6
    let near = words[word] & (~1 &<< UInt64(truncatingIfNeeded: place & 63))
    let next = words[second + word >> 6] & (~1 &<< UInt64(truncatingIfNeeded: word & 63))
    if near | next == 0 { return farPlace(after: word >> 6) }
    let found = near != 0 ? word : word & ~63 | Self.least(next)
    return found << 6 | Self.least(near != 0 ? near : words[found])
  }

  private func farPlace(before start: Int) -> Int {
    var index = start
    for level in 2..<max(2, levels.count) {
      let found = words[levels[level] + index >> 6] & (Self.bit(index) &- 1)
      if found != 0 {
        return descend(index & ~63 | Self.greatest(found), from: level, Self.greatest)
      }
      index >>= 6
    }
    return -1
  }

  private func farPlace(after start: Int) -> Int {
    var index = start
    for level in 2..<max(2, levels.count) {
      let found =
        words[levels[level] + index >> 6] & (~1 &<< UInt64(truncatingIfNeeded: index & 63))
      if found != 0 {
        return descend(index & ~63 | Self.least(found), from: level, Self.least)
      }
      index >>= 6
    }
    return -1
  }

  private func descend(_ start: Int, from level: Int, _ end: (UInt64) -> Int) -> Int {
    var index = start
    for level in (0..<level).reversed() {
      index = index << 6 | end(words[levels[level] + index])
    }
    return index
  }
}
