/// Finds names of one or several words by the bytes of what was typed: no text is made of a word,
/// and it is not compared with one name after the other.
package struct KeywordTree: Sendable {
  /// One word of a name, behind those of its parent.
  private struct Node: Sendable {
    var parent: Int
    var word: String
    var first: FirstLetters
    /// The place among the names of the one that ends here.
    var name: Int?
    var isLeaf = true
  }

  /// The first is the beginning of all names.
  private var nodes = [Node(parent: 0, word: "", first: FirstLetters(of: ""))]
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
        let next = child(of: node, FirstLetters(of: word)) { $0 == word }
        node = next > 0 ? next : addChild(of: node, word)
      }
      nodes[node].name = name
    }
  }

  private mutating func addChild(of parent: Int, _ word: String) -> Int {
    let first = FirstLetters(of: word)
    nodes[parent].isLeaf = false
    nodes.append(Node(parent: parent, word: word, first: first))
    var slot = first.hash(behind: parent)
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
      guard let first = words.firstLetters(of: length) else { break }
      let next = child(of: node, first) { words.is(length, $0) }
      guard next > 0 else { break }
      node = next
      length += 1
    }
    return (nodes[node].name, length)
  }

  /// The place among the nodes of a word behind those of another; 0 where there is none.
  ///
  /// - Parameter isWord: Whether a longer word with these letters is the one that is looked for.
  @inline(__always)
  private func child(of node: Int, _ first: FirstLetters, _ isWord: (String) -> Bool) -> Int {
    var slot = first.hash(behind: node)
    while true {
      let next = Int(slots[slot & (slots.count - 1)])
      if next == 0 { return 0 }
      if nodes[next].first == first, nodes[next].parent == node,
        !first.hasMore || isWord(nodes[next].word)
      {
        return next
      }
      slot += 1
    }
  }
}
