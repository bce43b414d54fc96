/// How far one word is from another: letters left out, put in, exchanged, and neighbours swapped.
package enum EditDistance {
  package static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first.unicodeScalars)
    let second = Array(second.unicodeScalars)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var current = [i + 1]
      for (j, other) in second.enumerated() {
        var best = min(last[j + 1] + 1, current[j] + 1, last[j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == second[j - 1], first[i - 1] == other {
          best = min(best, beforeLast[j - 1] + 1)
        }
        current.append(best)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }

  /// The candidate that `word` is most likely meant to be, the first of several; nil where none is
  /// close. A guess must leave something of what was typed, and one that is far off costs trust.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let length = word.unicodeScalars.count
    // Two edits in three letters are no likeness.
    let limit = length > 3 ? 2 : min(1, length - 1)
    var nearest: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word {
      guard abs(candidate.unicodeScalars.count - length) <= limit else { continue }
      let distance = distance(word, candidate)
      if distance <= min(limit, nearest.map { $0.distance - 1 } ?? limit) {
        nearest = (distance, candidate)
      }
    }
    return nearest?.candidate
  }
}
