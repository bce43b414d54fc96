import Testing

@testable import TableShell

/// Expectations that are not met: mistakes at the expected value, which golden tests never accept.
struct ExpectationTests {
  static let unmet: [(line: String, column: Int, message: String)] = [
    ("expect rows 0 5", 14, "section 0 has 4 rows, expected 5"),
    ("expect sections 3", 16, "there are 2 sections, expected 3"),
    ("expect row 0 3 \"吉林\"", 15, "row 0.3 is \"内蒙古\", expected \"吉林\""),
    ("expect row 3 \"内蒙古 \"", 13, "row 0.3 is \"内蒙古\", expected \"内蒙古 \""),
    ("expect data rows 1 0", 19, "section 1 has 3 rows, expected 0"),
    ("expect data sections 0", 21, "there are 2 sections, expected 0"),
    ("expect data row 0.0 ''", 20, "row 0.0 is \"黑龙江\", expected \"\""),
    ("expect editing on", 15, "editing is off, expected on"),
    ("expect exception \"invalid\"", 17, "no exception, expected \"invalid\""),
    ("expect trace can-edit 7", 22, "can-edit 0 times, expected 7"),
    ("expect rows 0 -1", 14, "section 0 has 4 rows, expected -1"),
  ]

  @Test(arguments: unmet)
  func `an unmet expectation is a mistake at the expected value`(
    line: String, column: Int, message: String
  ) {
    let typist = Typist()
    let caret = String(repeating: " ", count: 6 + column) + "^\n"
    #expect(typist.type(line) == caret + "error: \(message)\n")
    #expect(typist.last.failedExpectations == 1)
    #expect(typist.last.mistakes == 1)
  }

  @Test func `texts are compared by their bytes`() {
    let typist = Typist("data set 0 0 \"caf\\u{E9}\"", "reload 0 0")
    #expect(typist.type("expect row 0 0 \"caf\\u{E9}\"").isEmpty)
    #expect(typist.type("expect row 0 0 \"cafe\\u{301}\"").contains("error: row 0.0 is"))
    #expect(typist.type("expect data row 0 0 \"cafe\\u{301}\"").contains("error: row 0.0 is"))
  }

  @Test(arguments: ["ab", "a b ", " a b", "a　b", "a\u{A0}b", ""])
  func `blanks match no other character, nor none`(text: String) {
    let typist = Typist("data set 0 0 \"a  b\"", "reload 0 0")
    #expect(typist.type("expect row 0 0 \"a \\n b\"").isEmpty)
    for side in ["", "data "] {
      let reply = typist.type("expect \(side)row 0 0 \"\(text)\"")
      #expect(reply.contains("error: row 0.0 is \"a  b\", expected "))
    }
  }

  @Test func `a row out of view shows no text`() {
    let typist = Typist("set visible 1")
    #expect(typist.type("expect row 1 吉林").contains("row 0.1 is out of view, expected \"吉林\""))
    #expect(typist.type("expect data row 1 吉林").isEmpty)
  }

  @Test func `an exception that the next command does not expect is unmet`() {
    let typist = Typist("table ins 0 0")
    #expect(typist.session.awaitsException)
    typist.type("# a comment leaves it waiting")
    #expect(typist.session.awaitsException)
    typist.type("show")
    #expect(typist.last.exceptionsUnmet == 1)
    #expect(!typist.session.awaitsException)
  }

  @Test func `an exception is met by a part of its reason, whatever the blanks`() {
    let typist = Typist("set ios 12", "table ins 0 0")
    #expect(typist.type("expect exception \"section 0. The \\t number\"").isEmpty)
    #expect(!typist.last.isFailure)
    typist.type("table ins 0 0")
    #expect(typist.type("expect exception \"section 7\"").contains("expected \"section 7\""))
    #expect(typist.last.exceptionsUnmet == 1)
  }

  @Test func `an exception with the wrong words leaves two failures`() {
    let typist = Typist("table ins 0 0")
    let unmet = typist.type("expect no-exception")
    #expect(unmet.hasPrefix("             ^\nerror: exception \"Invalid update"))
    #expect(typist.last.failedExpectations == 1)
  }

  @Test func `calls count since the last command that is no expect`() {
    let typist = Typist("trace off", "edit on")
    #expect(typist.type("expect trace can-edit 7; expect trace can-edit 7").isEmpty)
    #expect(typist.type("show; expect trace can-edit 0").contains("editing"))
    #expect(!typist.last.isFailure)
  }
}
