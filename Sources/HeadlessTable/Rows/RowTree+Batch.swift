extension RowTree {
  /// Builds the elements of another tree, when some of a tree have left and others arrived. Those
  /// that stay are copied in runs; what lies before and behind the filled ones is blank, and one
  /// leaf stands for many of them.
  struct Rebuilding {
    /// The elements that leave, by their index before, ascending.
    let departures: [Int]
    /// Where elements arrive, by their index after, ascending.
    let arrivals: [Int]
    /// The elements that arrive.
    var coming: Coming
    private var builder = Builder()
    private var staying: Runs
    /// The departures of filled elements that are still to come.
    private var leaving: Range<Int>

    init(
      of tree: RowTree, departures: [Int], arrivals: [Int], _ coming: Coming,
      filled: Range<Int>
    ) {
      self.departures = departures
      self.arrivals = arrivals
      self.coming = coming
      let all = 0..<departures.count
      let first = BinarySearch.first(in: all) { departures[$0] >= filled.lowerBound }
      let end = BinarySearch.first(in: all) { departures[$0] >= filled.upperBound }
      leaving = first..<end
      staying = Runs(of: tree, filled)
    }

    /// The tree.
    mutating func finish() -> RowTree {
      let count = staying.tree.count - departures.count + arrivals.count
      // The filled elements that stay, counted among those that do.
      let first = staying.rest.lowerBound - leaving.lowerBound
      let end = staying.rest.upperBound - leaving.upperBound
      // Before the n-th arrival as many elements stay as its index is above n.
      let all = 0..<arrivals.count
      let firstBetween = BinarySearch.first(in: all) { arrivals[$0] - $0 >= first }
      let endBetween = BinarySearch.first(in: all) { arrivals[$0] - $0 > end }
      builder.append(repeating: coming.blank, count: first + firstBetween)
      for n in firstBetween..<endBetween {
        keep(arrivals[n] - builder.count)
        builder.append(coming.element(n))
      }
      keep(end + endBetween - builder.count)
      builder.append(repeating: coming.blank, count: count - builder.count)
      var tree = builder.finish()
      for row in coming.carried where !(firstBetween..<endBetween).contains(row.arrival) {
        _ = tree.update(at: arrivals[row.arrival]) { $0 = row.state }
      }
      return tree
    }

    /// Copies elements that stay.
    private mutating func keep(_ count: Int) {
      var count = count
      while count > 0 {
        while let next = leaving.first, departures[next] == staying.rest.lowerBound {
          staying.drop(1)
          leaving = next + 1..<leaving.upperBound
        }
        let end = leaving.first.map { departures[$0] } ?? staying.rest.upperBound
        let run = Swift.min(count, end - staying.rest.lowerBound)
        precondition(run > 0, "an arrival is past the end")
        staying.copy(run, to: &builder)
        count -= run
      }
    }
  }

  /// Elements that arrive: some that are carried there, and blank ones.
  struct Coming {
    /// By the number of their arrival, ascending.
    let carried: ArraySlice<CarriedRow<Element>>
    let blank: Element
    private var next: Int

    init(_ carried: ArraySlice<CarriedRow<Element>>, blank: Element) {
      self.carried = carried
      self.blank = blank
      next = carried.startIndex
    }

    /// The element of an arrival, which lies behind those that were asked for before.
    mutating func element(_ n: Int) -> Element {
      while next < carried.endIndex, carried[next].arrival < n { next += 1 }
      return next < carried.endIndex && carried[next].arrival == n ? carried[next].state : blank
    }
  }

  /// Walks a part of a tree in runs of elements.
  struct Runs {
    let tree: RowTree
    /// The elements that are still to come.
    private(set) var rest: Range<Int>
    private var leaf: ContiguousArray<Element> = []
    /// The index of the first element of the leaf.
    private var start = 0

    init(of tree: RowTree, _ part: Range<Int>) {
      self.tree = tree
      rest = part
    }

    mutating func drop(_ count: Int) {
      rest = rest.lowerBound + count..<rest.upperBound
    }

    mutating func copy(_ count: Int, to builder: inout Builder) {
      var next = rest.lowerBound
      let end = next + count
      while next < end {
        if next >= start + leaf.count {
          var offset = next
          leaf = tree.root.leaf(holding: &offset)
          start = next - offset
        }
        let last = Swift.min(end - start, leaf.count)
        for offset in (next - start)..<last { builder.append(leaf[offset]) }
        next = start + last
      }
      drop(count)
    }
  }
}
