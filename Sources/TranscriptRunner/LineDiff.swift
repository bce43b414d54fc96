/// What turns one list of lines into another: the ranges that differ, in order.
///
/// The search is Myers' greedy one, done in rounds of a bounded number of edits. A round that
/// reaches its bound settles for the furthest point reached and the next goes on from there: the
/// cost grows with the length of the texts, never with its square, at the price that a large
/// difference may not be the smallest possible.
package struct LineDiff {
  package struct Change: Equatable {
    package var old: Range<Int>
    package var new: Range<Int>
  }

  package private(set) var changes: [Change] = []

  private let old: [Int]
  private let new: [Int]
  private static let editsPerRound = 128
  private static let stepsPerRound = 4_000_000

  package init(old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]) {
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    search()
  }

  private mutating func search() {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    var (x, y) = (start, start)
    while x < oldEnd || y < newEnd {
      var round = Round(old: old[x..<oldEnd], new: new[y..<newEnd])
      let path = round.run(edits: Self.editsPerRound, steps: Self.stepsPerRound)
      for edit in path.edits { add(edit) }
      (x, y) = path.end
    }
  }

  private mutating func add(_ edit: Change) {
    if let last = changes.last, last.old.upperBound == edit.old.lowerBound,
      last.new.upperBound == edit.new.lowerBound
    {
      changes[changes.count - 1].old = last.old.lowerBound..<edit.old.upperBound
      changes[changes.count - 1].new = last.new.lowerBound..<edit.new.upperBound
    } else {
      changes.append(edit)
    }
  }
}

/// One round of the search. Positions are those of the whole lists.
private struct Round {
  let old: ArraySlice<Int>
  let new: ArraySlice<Int>
  /// For each number of edits, the furthest old position on each diagonal from -d to d.
  private var furthest: [[Int]] = []
  private var steps = 0

  init(old: ArraySlice<Int>, new: ArraySlice<Int>) {
    self.old = old
    self.new = new
  }

  private var origin: Int { old.startIndex - new.startIndex }

  /// The single-line edits of the path found, in order, and where it ends.
  mutating func run(edits: Int, steps limit: Int) -> (edits: [LineDiff.Change], end: (Int, Int)) {
    for d in 0... {
      var reached = [Int](repeating: -1, count: 2 * d + 1)
      var best = 0
      for index in stride(from: 0, through: 2 * d, by: 2) {
        let k = index - d
        reached[index] = advance(startingPoint(edits: d, diagonal: k), diagonal: k)
        if progress(reached, index, d) > progress(reached, best, d) { best = index }
      }
      furthest.append(reached)
      let x = reached[best]
      let y = x - origin - (best - d)
      let isAtEnd = x == old.endIndex && y == new.endIndex
      if isAtEnd || d >= edits || steps > limit {
        return (backtrack(edits: d, diagonal: best - d), (x, y))
      }
    }
    return ([], (old.endIndex, new.endIndex))
  }

  private func progress(_ reached: [Int], _ index: Int, _ d: Int) -> Int {
    let x = reached[index]
    let y = x - origin - (index - d)
    return x > old.endIndex || y > new.endIndex || x < 0 ? -1 : x + y
  }

  /// Where diagonal `k` is entered by the last of `d` edits: by a removal from `k - 1`, or an
  /// insertion from `k + 1`.
  private func startingPoint(edits d: Int, diagonal k: Int) -> Int {
    guard d > 0 else { return old.startIndex }
    return comesFromInsertion(edits: d, diagonal: k)
      ? point(edits: d - 1, diagonal: k + 1) : point(edits: d - 1, diagonal: k - 1) + 1
  }

  private func comesFromInsertion(edits d: Int, diagonal k: Int) -> Bool {
    if k == -d { return true }
    if k == d { return false }
    return point(edits: d - 1, diagonal: k - 1) < point(edits: d - 1, diagonal: k + 1)
  }

  private func point(edits d: Int, diagonal k: Int) -> Int { furthest[d][k + d] }

  private mutating func advance(_ start: Int, diagonal k: Int) -> Int {
    var x = start
    var y = x - origin - k
    while x < old.endIndex, y < new.endIndex, old[x] == new[y] {
      x += 1
      y += 1
    }
    steps += x - start + 1
    return x
  }

  private func backtrack(edits: Int, diagonal: Int) -> [LineDiff.Change] {
    var result: [LineDiff.Change] = []
    var k = diagonal
    for d in stride(from: edits, to: 0, by: -1) {
      let inserts = comesFromInsertion(edits: d, diagonal: k)
      let previous = inserts ? k + 1 : k - 1
      let x = point(edits: d - 1, diagonal: previous)
      let y = x - origin - previous
      result.append(
        inserts
          ? LineDiff.Change(old: x..<x, new: y..<y + 1)
          : LineDiff.Change(old: x..<x + 1, new: y..<y))
      k = previous
    }
    return result.reversed()
  }
}
