/// Finds names of one or several words by the bytes of what was typed: no text is made of a word,
/// and it is not compared with one name after the other.
package struct KeywordTree: Sendable {
  /// One word of a name, behind those of its parent.
  private struct Node: Sendable {
    var parent: Int
    var letters: Range<Int>
    /// The place among the names of the one that ends here.
    var name: Int?
    var isLeaf = true
  }

  /// The first is the beginning of all names.
  private var nodes = [Node(parent: 0, letters: 0..<0)]
  private var letters: [UInt8] = []
  /// Places among the nodes, by the lower bits of a hash value and from there on; 0 where there is
  /// none. At most a quarter is in use.
  private var slots: [UInt16]

  /// - Parameter names: Different ones, in ASCII, with a blank between words.
  package init(_ names: [String]) {
    let words = names.map { $0.split(separator: " ").map(String.init) }
    var slotCount = 4
    while slotCount < 4 * words.reduce(0, { $0 + $1.count }) { slotCount *= 2 }
    slots = Array(repeating: 0, count: slotCount)
    for (name, words) in words.enumerated() {
      var node = 0
      for word in words {
        let next = child(of: node, word.utf8.span)
        node = next > 0 ? next : addChild(of: node, word)
      }
      nodes[node].name = name
    }
  }

  private mutating func addChild(of parent: Int, _ word: String) -> Int {
    let bytes = Array(word.utf8)
    nodes[parent].isLeaf = false
    nodes.append(Node(parent: parent, letters: letters.count..<letters.count + bytes.count))
    letters += bytes
    var slot = Self.hash(bytes.span, parent)
    while slots[slot & (slots.count - 1)] != 0 { slot += 1 }
    slots[slot & (slots.count - 1)] = UInt16(nodes.count - 1)
    return nodes.count - 1
  }

  /// The place among the names of the one that the first words are, nil where they only begin a
  /// name or none; and how many of them do.
  package func find(_ words: Words) -> (name: Int?, length: Int) {
    var node = 0
    var length = 0
    while length < words.count, !nodes[node].isLeaf {
      let next = words.node(behind: node, in: self, by: length)
      if next == 0 { break }
      node = next
      length += 1
    }
    return (nodes[node].name, length)
  }

  /// The place among the nodes of a word behind those of another; 0 where there is none.
  func child(of node: Int, _ bytes: Span<UInt8>) -> Int {
    var slot = Self.hash(bytes, node)
    while true {
      let next = Int(slots[slot & (slots.count - 1)])
      if next == 0 || nodes[next].parent == node && isSpelled(nodes[next].letters, bytes) {
        return next
      }
      slot += 1
    }
  }

  private func isSpelled(_ spelling: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard spelling.count == bytes.count else { return false }
    for offset in bytes.indices where bytes[offset] != letters[spelling.lowerBound + offset] {
      return false
    }
    return true
  }

  /// FNV-1a, folded: never negative.
  private static func hash(_ bytes: Span<UInt8>, _ node: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: node)
    for offset in bytes.indices { hash = (hash ^ UInt64(bytes[offset])) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & 0xFFFF_FFFF)
  }
}
