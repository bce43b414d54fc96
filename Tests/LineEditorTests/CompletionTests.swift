import TestSupport
import Testing

@testable import LineEditor

struct CompletionTests {
  @Test func `one candidate goes in with its ending`() throws {
    let probe = try Probe()
    #expect(probe.type("x ins\tend\r", expect: "[x insert end]"))
  }

  @Test func `of several only the common beginning goes in, then they are listed below`() throws {
    let probe = try Probe()
    probe.terminal.type("del\t")
    #expect(probe.rows(like: ["> delete-"]) == ["> delete-"])
    probe.terminal.type("\t")
    let listed = ["> delete-", "delete-row      remove rows", "delete-section"]
    #expect(probe.rows(like: listed) == listed)
    #expect(probe.cursor(like: [0, 9]) == [0, 9])
    probe.terminal.type("r")
    #expect(probe.rows(like: ["> delete-r"]) == ["> delete-r"])
    #expect(probe.type("\t\r", expect: "[delete-row ]"))
  }

  @Test func `Chinese words complete in the middle of a line`() throws {
    let probe = try Probe()
    #expect(probe.type("吉林\(Key.left)\t\u{1}\r", expect: "[吉林]"))
    #expect(probe.type("后\u{1}吉安\t\r", expect: "[吉安 后]"))
  }

  @Test func `a list stands in columns by width`() {
    let names = ["吉林", "a", "bcd", "内蒙古", "e"].map { Candidate($0) }
    let list = CandidateList(candidates: names)
    #expect(list.text(columns: 20, rows: 9) == "吉林    内蒙古\na       e\nbcd")
    #expect(list.text(columns: 80, rows: 9) == "吉林    a       bcd     内蒙古  e")
    #expect(list.text(columns: 5, rows: 3) == "吉林\na\n… 3 more lines")
  }

  @Test func `more candidates than lines stand in columns without what they mean`() {
    let list = CandidateList(
      candidates: (1...9).map { Candidate("name\($0)", gloss: "what \($0) means") })
    #expect(list.text(columns: 40, rows: 9).hasPrefix("name1  what 1 means\nname2  what"))
    #expect(
      list.text(columns: 40, rows: 8)
        == "name1  name3  name5  name7  name9\nname2  name4  name6  name8")
  }

  @Test func `what all begin with is found by characters, not bytes`() {
    #expect(CandidateList(candidates: [Candidate("吉林"), Candidate("吉安")]).commonPrefix == "吉")
    #expect(CandidateList(candidates: [Candidate("吉"), Candidate("台")]).commonPrefix == "")
    #expect(CandidateList(candidates: [Candidate("ab"), Candidate("abc")]).commonPrefix == "ab")
  }
}
