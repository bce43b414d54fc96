import Testing

@testable import HeadlessTable

struct GrowingListTests {
  @Test func `a list holds what was added, in order`() {
    var list = GrowingList<Int>()
    #expect(list.isEmpty)
    list.append(1)
    list.append(contentsOf: [2, 3])
    #expect(list.count == 3)
    #expect(list.elements == [1, 2, 3])
  }

  @Test func `what one copy adds the others do not have`() {
    var list = GrowingList<Int>()
    list.append(1)
    var other = list
    list.append(2)
    #expect(other.elements == [1])
    other.append(3)
    list.append(4)
    #expect(list.elements == [1, 2, 4])
    #expect(other.elements == [1, 3])
  }
}
