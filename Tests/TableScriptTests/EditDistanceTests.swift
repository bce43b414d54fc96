import TableScript
import Testing

/// The definition itself, word for word, without a table.
private func plainDistance(_ first: ArraySlice<Character>, _ second: ArraySlice<Character>) -> Int {
  guard let a = first.last else { return second.count }
  guard let b = second.last else { return first.count }
  var best = min(
    plainDistance(first.dropLast(), second) + 1, plainDistance(first, second.dropLast()) + 1,
    plainDistance(first.dropLast(), second.dropLast()) + (a == b ? 0 : 1))
  if first.count > 1, second.count > 1, a == second[second.endIndex - 2],
    b == first[first.endIndex - 2]
  {
    best = min(best, plainDistance(first.dropLast(2), second.dropLast(2)) + 1)
  }
  return best
}

@Suite struct EditDistanceTests {
  @Test func `the distance of all short words is that of the definition`() {
    var words: [String] = [""]
    for length in 0..<4 {
      let letters = length < 3 ? ["a", "b", "吉"] : ["a", "b"]
      words += words.filter { $0.count == length }.flatMap { word in letters.map { word + $0 } }
    }
    #expect(words.count == 94)
    let wrong = words.flatMap { first in
      words.filter { second in
        EditDistance.distance(first, second)
          != plainDistance(Array(first)[...], Array(second)[...])
      }.map { "\(first) \($0)" }
    }
    #expect(wrong == [])
  }

  @Test(arguments: [
    ("dle", "del"), ("delet", "delete"), ("ni", "in"), ("shwo", "show"), ("remove", "move"),
  ])
  func `a word that is close is suggested`(typed: String, meant: String) {
    let names = ["show", "del", "delete", "in", "move", "undo"]
    #expect(EditDistance.nearest(to: typed, among: names) == meant)
  }

  @Test(arguments: ["x", "", "banana", "zz", "deletexyz", "show"])
  func `a word that is far off is not, nor the word itself`(typed: String) {
    #expect(EditDistance.nearest(to: typed, among: ["show", "del", "delete", "q"]) == nil)
  }

  @Test func `two edits in three letters are no likeness`() {
    #expect(EditDistance.nearest(to: "foo", among: ["on", "ios", "off"]) == nil)
    #expect(EditDistance.nearest(to: "foo", among: ["on", "too"]) == "too")
  }

  @Test func `of two that are equally close the first is suggested`() {
    #expect(EditDistance.nearest(to: "dol", among: ["del", "dul"]) == "del")
    #expect(EditDistance.nearest(to: "dol", among: ["dull", "dul", "del"]) == "dul")
  }
}
