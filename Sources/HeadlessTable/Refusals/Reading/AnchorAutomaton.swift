/// Finds the first words of all messages in one pass over a log (Aho and Corasick, 1975).
///
/// Bytes without meaning leave its state alone, so that a word is found however it is wrapped.
struct AnchorAutomaton: Sendable {
  /// Where a search stands.
  struct Search {
    var position = 0
    fileprivate var state = 0

    init(from position: Int = 0) { self.position = position }
  }

  private static let letters = 36
  /// The letter that a byte is, 255 for none.
  private static let classes: [UInt8] = (0...255).map { (value: Int) in
    let byte = UInt8(value)
    if byte.isDigit { return byte - 0x30 + 26 }
    return byte.isLetter ? byte.lowercased - 0x61 : 255
  }

  /// The next state, for each state and letter.
  private var next: [Int32] = Array(repeating: -1, count: letters)
  /// The anchors that end in a state.
  private var anchors: [[Int]] = [[]]
  private var endsAnchor: [Bool] = []

  init(_ words: [[UInt8]]) {
    for (number, word) in words.enumerated() { add(word, number: number) }
    link()
    endsAnchor = anchors.map { !$0.isEmpty }
  }

  private mutating func add(_ word: [UInt8], number: Int) {
    var state = 0
    for byte in word {
      let slot = state * Self.letters + Int(Self.classes[Int(byte)])
      if next[slot] < 0 {
        next[slot] = Int32(anchors.count)
        anchors.append([])
        next += Array(repeating: -1, count: Self.letters)
      }
      state = Int(next[slot])
    }
    anchors[state].append(number)
  }

  /// Gives every state a next one for every letter: that of the longest end of what was read which
  /// begins a word.
  private mutating func link() {
    var fallback = [Int](repeating: 0, count: anchors.count)
    var queue = [0]
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      for letter in 0..<Self.letters {
        let slot = state * Self.letters + letter
        let shorter = state == 0 ? 0 : Int(max(0, next[fallback[state] * Self.letters + letter]))
        let target = Int(next[slot])
        if target < 0 {
          next[slot] = Int32(shorter)
        } else {
          fallback[target] = shorter
          anchors[target] += anchors[shorter]
          queue.append(target)
        }
      }
    }
  }

  /// Goes on to the next place where anchors end, and returns their numbers; nil at the end of the
  /// log.
  func advance(_ search: inout Search, in text: LogText) -> [Int]? {
    text.bytes.withUnsafeBufferPointer { bytes in
      next.withUnsafeBufferPointer { next in
        Self.classes.withUnsafeBufferPointer { classes in
          var state = search.state
          var position = search.position
          defer {
            search.state = state
            search.position = position
          }
          while position < bytes.count {
            let letter = classes[Int(bytes[position])]
            position += 1
            if letter == 255 {
              if state != 0, bytes[position - 1] == .newline {
                position = text.endOfLinePrefix(from: position)
              }
              continue
            }
            state = Int(next[state * Self.letters + Int(letter)])
            if endsAnchor[state] { return anchors[state] }
          }
          return nil
        }
      }
    }
  }
}
