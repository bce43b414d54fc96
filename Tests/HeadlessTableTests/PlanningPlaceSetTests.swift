import TestSupport
import Testing

@testable import HeadlessTable

@Suite struct PlanningPlaceSetTests {
  @Test(arguments: [1, 63, 64, 65, 4_095, 4_096, 4_097, 300_000])
  func `a set of places finds the neighbours that a list finds`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var set = PlaceSet()
    set.reset(count: count)
    var places: [Int] = []
    for _ in 0..<400 {
      // Some near each other, some far apart, and both ends.
      let center = [0, count / 2, count - 1].randomElement(using: &random) ?? 0
      let place =
        Bool.random(using: &random)
        ? Int.random(in: 0..<count, using: &random)
        : min(count - 1, max(0, center + Int.random(in: -70...70, using: &random)))
      #expect(set.place(before: place) == places.last { $0 < place } ?? -1)
      #expect(set.place(after: place) == places.first { $0 > place } ?? -1)
      #expect(set.contains(place) == places.contains(place))
      if let index = places.firstIndex(of: place) {
        set.remove(place)
        places.remove(at: index)
      } else {
        set.insert(place)
        places.insert(place, at: places.firstIndex { $0 > place } ?? places.count)
      }
    }
    set.reset(count: count)
    #expect(set.place(before: count - 1) == -1 && !set.contains(0))
  }
}
