import Testing

@testable import HeadlessTable

struct PlaceSortTests {
  private struct Item: Equatable {
    let place: Place
    let number: Int
  }

  /// Items at random places, some of them at the same one.
  private static func items(count: Int, sections: Int, rows: Int, seed: UInt64) -> [Item] {
    var random = UpdatesRandom(state: seed)
    return (0..<count).map { number in
      let section = random.below(sections)
      let isSection = random.below(10) == 0
      let place: Place =
        isSection
        ? .section(section) : .row(RowPath(section: section, row: random.below(rows)))
      return Item(place: place, number: number)
    }
  }

  private static func sortedByComparing(_ items: [Item]) -> [Item] {
    items.sorted { $0.place != $1.place ? $0.place < $1.place : $0.number < $1.number }
  }

  @Test(arguments: [
    (2, 1, 3), (100, 3, 20), (256, 1, 40), (900, 1, 100_000), (900, 5000, 10_000_000),
  ])
  func `places are sorted and equal ones keep their order`(count: Int, sections: Int, rows: Int) {
    var spare: [Item] = []
    for seed in 0..<10 as Range<UInt64> {
      let items = Self.items(count: count, sections: sections, rows: rows, seed: seed)
      var sorted = items
      sorted.sort(byPlace: { $0.place }, in: &spare)
      #expect(sorted == Self.sortedByComparing(items))
      #expect(items.sorted(byPlace: { $0.place }) == sorted)
    }
  }

  @Test(arguments: [-1, .min, .max, 1 << 33])
  func `places that no table has are sorted as well`(number: Int) {
    var items = Self.items(count: 600, sections: 3, rows: 1000, seed: 7)
    for path in [RowPath(section: 1, row: number), RowPath(section: number, row: 4)] {
      items.insert(Item(place: .row(path), number: items.count), at: 300)
    }
    var spare: [Item] = []
    var sorted = items
    sorted.sort(byPlace: { $0.place }, in: &spare)
    #expect(sorted == Self.sortedByComparing(items))
  }
}
