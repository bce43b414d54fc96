/// Finds names of one or several words by the bytes of what was typed: no text is made of a word,
/// and it is not compared with one name after the other.
package struct KeywordTree: Sendable {
  /// One word of a name, behind those of its parent.
  private struct Node: BitwiseCopyable, Sendable {
    var first: FirstLetters
    var parent: Int
    /// The place among the names of the one that ends here; -1 where none does.
    var name = -1
    var isLeaf = true
  }

  /// The first is the beginning of all names.
  private var nodes: ContiguousArray<Node> = [Node(first: FirstLetters(of: ""), parent: 0)]
  /// The word of each node.
  private var words = [""]
  /// Places among the nodes, by the lower bits of a hash value and from there on; 0 where there is
  /// none. At most a quarter is in use.
  private var slots: ContiguousArray<UInt16>

  /// - Parameter names: Different ones, in ASCII, with a blank between words.
  package init(_ names: [String]) {
    let words = names.map { $0.split(separator: " ").map(String.init) }
    var slotCount = 4
    while slotCount < 4 * words.reduce(0, { $0 + $1.count }) { slotCount *= 2 }
    slots = ContiguousArray(repeating: 0, count: slotCount)
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
    nodes.append(Node(first: first, parent: parent))
    words.append(word)
    var slot = first.hash(behind: parent)
    while slots[slot & (slots.count &- 1)] != 0 { slot += 1 }
    slots[slot & (slots.count &- 1)] = UInt16(nodes.count - 1)
    return nodes.count - 1
  }

  /// The place among the names of the one that the first words are, nil where they only begin a
  /// name or none; and how many of them do.
  package func find(_ words: Words) -> (name: Int?, length: Int) {
    var node = 0
    var name = -1
    var length = 0
    while length < words.count, let first = words.firstLetters(of: length) {
      let next =
        first.hasMore
        ? child(of: node, first) { words.is(length, $0) } : child(of: node, first)
      if next == 0 { break }
      node = next
      name = nodes[node].name
      length += 1
      if nodes[node].isLeaf { break }
    }
    return (name < 0 ? nil : name, length)
  }

  /// The place among the nodes of a word behind those of another, 0 where there is none. The word
  /// has no more than its first letters.
  @inline(__always)
  private func child(of node: Int, _ first: FirstLetters) -> Int {
    var slot = first.hash(behind: node)
    while true {
      let next = Int(slots[slot & (slots.count &- 1)])
      if next == 0 || nodes[next].first == first && nodes[next].parent == node { return next }
      slot += 1
    }
  }

  /// - Parameter isWord: Whether a word with these letters is the one that is looked for.
  @inline(never)
  private func child(of node: Int, _ first: FirstLetters, _ isWord: (String) -> Bool) -> Int {
    var slot = first.hash(behind: node)
    while true {
      let next = Int(slots[slot & (slots.count &- 1)])
      if next == 0 { return 0 }
      if nodes[next].first == first, nodes[next].parent == node, isWord(words[next]) {
        return next
      }
      slot += 1
    }
  }
}
