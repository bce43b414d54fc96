import Testing
import TranscriptRunner

struct LineDiffTests {
  private func lines(_ text: String) -> [ArraySlice<UInt8>] {
    text.split(separator: " ").map { ArraySlice($0.utf8) }
  }

  /// The changes, each as `old>new` with the lines themselves.
  private func changes(_ old: String, _ new: String) -> [String] {
    let (old, new) = (lines(old), lines(new))
    return LineDiff(old: old, new: new).changes.map { change in
      let gone = old[change.old].map { String(decoding: $0, as: UTF8.self) }.joined()
      let come = new[change.new].map { String(decoding: $0, as: UTF8.self) }.joined()
      return "\(gone)>\(come)"
    }
  }

  @Test func `equal texts have no changes`() {
    #expect(changes("a b c", "a b c") == [])
    #expect(changes("", "") == [])
  }

  @Test func `lines that came, went or were replaced are one change each`() {
    #expect(changes("a b c", "a b x c") == [">x"])
    #expect(changes("a b c", "a c") == ["b>"])
    #expect(changes("a b c", "a x y c") == ["b>xy"])
    #expect(changes("", "a b") == [">ab"])
    #expect(changes("a b", "") == ["ab>"])
  }

  @Test func `the smallest difference is found where it is small`() {
    #expect(changes("a b c a b b a", "c b a b a c").joined().count == 5 + 4)
    #expect(changes("a b c d e f", "a c d x f y") == ["b>", "e>x", ">y"])
  }

  @Test func `putting the changes into the old text gives the new one`() {
    var generator = SplitMix(state: 7)
    for _ in 0..<500 {
      let old = (0..<generator.next(below: 12)).map { _ in generator.line() }
      let new = (0..<generator.next(below: 12)).map { _ in generator.line() }
      #expect(applied(LineDiff(old: old, new: new), old: old, new: new) == new)
    }
  }

  @Test func `long texts without a common line are compared in bounded time`() {
    let old = (0..<20_000).map { ArraySlice("old \($0)".utf8) }
    let new = (0..<20_000).map { ArraySlice("new \($0)".utf8) }
    let clock = ContinuousClock()
    var diff: LineDiff?
    let time = clock.measure { diff = LineDiff(old: old, new: new) }
    #expect(diff?.changes.map(\.old) == [0..<20_000])
    #expect(diff?.changes.map(\.new) == [0..<20_000])
    #expect(time < .seconds(60))
  }

  @Test func `long texts whose lines repeat are put together again`() {
    var generator = SplitMix(state: 3)
    let old = (0..<5_000).map { _ in generator.line() }
    let new = (0..<5_000).map { _ in generator.line() }
    #expect(applied(LineDiff(old: old, new: new), old: old, new: new) == new)
  }

  private func applied(
    _ diff: LineDiff, old: [ArraySlice<UInt8>], new: [ArraySlice<UInt8>]
  ) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var position = 0
    for change in diff.changes {
      result += old[position..<change.old.lowerBound]
      result += new[change.new]
      position = change.old.upperBound
    }
    return result + old[position...]
  }
}

private struct SplitMix {
  var state: UInt64

  mutating func next(below bound: UInt64) -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return (value ^ (value >> 31)) % bound
  }

  mutating func line() -> ArraySlice<UInt8> { [UInt8(ascii: "a") + UInt8(next(below: 4))] }
}
