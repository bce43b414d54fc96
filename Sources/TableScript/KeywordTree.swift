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
      let next = words.withKeyword(at: length) { child(of: node, $0) }
      guard let next, next > 0 else { break }
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
    let letters = letters.span.extracting(spelling)
    for offset in letters.indices where bytes[offset] != letters[offset] { return false }
    return true
  }

  /// The ends of a word, its length and the node before it tell most words apart: never negative.
  private static func hash(_ bytes: Span<UInt8>, _ node: Int) -> Int {
    let count = bytes.count
    guard count > 0 else { return node }
    let ends = UInt64(bytes[0]) | UInt64(bytes[count - 1]) << 8 | UInt64(bytes[count / 2]) << 16
    let key = ends | UInt64(truncatingIfNeeded: count) << 24 ^ UInt64(node) << 40
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40)
  }
}
