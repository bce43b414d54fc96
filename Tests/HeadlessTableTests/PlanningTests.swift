import HeadlessTable
import Testing

struct PlanningTests {
  private func plan(_ old: String, _ new: String) -> String {
    PlanningSample(old).plan(to: PlanningSample(new)).description
  }

  @Test
  func `equal tables need nothing`() {
    let table = PlanningSample("A:abc B:")
    #expect(table.plan(to: table).isEmpty)
    #expect(PlanningSample("").plan(to: PlanningSample("")).stages == [])
  }

  @Test
  func `deletes descend and come before inserts`() {
    #expect(
      plan("A:abcd", "A:xacy") == """
        stage 1
          delete row 0.3
          delete row 0.1
          insert row 0.0
          insert row 0.3

        """)
  }

  @Test
  func `a rotation is one move, either way`() {
    let rows = Array(0..<10_000)
    for rotated in [Array(rows[1...] + rows[..<1]), Array(rows.suffix(1) + rows.dropLast())] {
      let plan = TablePlan(from: TableOutline(rows: [rows]), to: TableOutline(rows: [rotated]))
      #expect(plan.operationCount == 1)
    }
    #expect(plan("A:abcd", "A:bcda") == "stage 1\n  move row 0.0 to 0.3\n")
  }

  @Test
  func `a row that goes to another section is one move`() {
    #expect(plan("A:ab B:c", "A:a B:cb") == "stage 1\n  move row 0.1 to 1.1\n")
  }

  @Test
  func `rows go with a deleted section and come with an inserted one`() {
    // b goes to a new section: a delete is enough. d comes from one that is gone: so is an insert.
    #expect(
      plan("A:ab B:de", "C:bx A:ad") == """
        stage 1
          delete section 1
          delete row 0.1
          insert section 0
          insert row 1.1

        """)
  }

  @Test
  func `a section is moved with its rows, and rows in it are told by both numberings`() {
    #expect(
      plan("A:ab B:c C:d", "C:d A:bx B:c") == """
        stage 1
          delete row 0.0
          insert row 1.1
          move section 2 to 0

        """)
  }

  @Test
  func `a changed row is reloaded under its old path beside deletes and inserts`() {
    #expect(
      plan("A:abc", "A:xCy") == """
        stage 1
          delete row 0.1
          delete row 0.0
          insert row 0.0
          insert row 0.2
          reload row 0.2

        """)
  }

  @Test
  func `a moved row that changed is reloaded in a second stage`() {
    #expect(
      plan("A:abc", "A:bcA") == """
        stage 1
          move row 0.0 to 0.2
        stage 2
          reload row 0.2

        """)
  }

  @Test
  func `a changed row that a move pushes elsewhere waits for the second stage`() {
    #expect(
      plan("A:abc", "A:bCa") == """
        stage 1
          move row 0.0 to 0.2
        stage 2
          reload row 0.1

        """)
  }

  @Test
  func `of equal rows the first left over goes to the first place left over`() {
    #expect(
      plan("A:axxb B:x", "A:ba B:xx") == """
        stage 1
          delete row 0.2
          move row 0.1 to 1.1
          move row 0.3 to 0.0

        """)
  }

  @Test
  func `changes carry the animation that was asked for`() {
    let plan = TablePlan(
      from: TableOutline(rows: [["a"]]), to: TableOutline(rows: [["a", "b"]]), with: .left)
    #expect(plan.stages == [[.insertRow(RowPath(section: 0, row: 1), .left)]])
  }

  @Test
  func `contents are compared once for each row that both tables have`() {
    let (old, new) = (PlanningSample("A:abc B:d"), PlanningSample("B:xd A:cb C:a"))
    var asked: [Character] = []
    _ = TablePlan(from: old.outline, to: new.outline) { before, after in
      #expect(old[before] == new[after])
      asked.append(old[before])
      return false
    }
    #expect(asked.sorted() == ["b", "c", "d"])
  }
}
