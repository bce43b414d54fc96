import Testing

@testable import TableShell

/// Tables in files.
struct TableFileTests {
  @Test func `a JSON table is a section a line`() {
    let typist = Typist("data set 0 0 \"a\\\"b\\\\\\n\"", "save 表.json")
    #expect(
      typist.host.text("表.json") == """
        {"sections":[
        {"header":"东北","rows":["a\\"b\\\\\\n","吉林","辽宁","内蒙古"]},
        {"header":"华东","rows":["上海","江苏","浙江"]}
        ]}

        """)
  }

  @Test func `a CSV table is RFC 4180`() {
    let typist = Typist(
      "new empty", "data ins-section 0 'a,b' 'x \"y\"' \"1\\n2\" '' ' z '", "save t.csv")
    #expect(
      typist.host.text("t.csv")
        == "section,row\r\n\"a,b\",\"x \"\"y\"\"\"\r\n\"a,b\",\"1\n2\"\r\n"
        + "\"a,b\",\r\n\"a,b\", z \r\n"
    )
  }

  @Test(arguments: ["t.json", "t.csv", "T.JSON"])
  func `what is saved is loaded again`(file: String) {
    let typist = Typist(
      "data set 0 0 'q\"\u{301},'", "data set 0 1 \"\\u{1}\\r\\n\\u{85}\"", "data set 0 2 ''",
      "data header 0 \"caf\\u{E9}\"", "data header 1 \"cafe\\u{301}\"", "reload-data")
    let before = typist.dump
    #expect(typist.type("save \(file)").isEmpty)
    typist.type("data clear")
    typist.type("load \(file)")
    #expect(typist.dump.utf8.elementsEqual(before.utf8))
  }

  @Test func `bytes that are no UTF-8 are no table`() {
    let typist = Typist()
    typist.host.files["a.csv"] = Array("section,row\na,".utf8) + [0xFF]
    #expect(typist.type("load a.csv").contains("cannot read a.csv: line 2 is not UTF-8"))
  }

  @Test func `an empty line of CSV is said to be one, and passes at the end`() {
    let typist = Typist()
    typist.host.files["a.csv"] = Array("section,row\na,b\n\na,c\n".utf8)
    #expect(typist.type("load a.csv").contains("cannot read a.csv: line 3 is empty"))
    typist.host.files["a.csv"] = Array("section,row\na,b\n\"\"\n".utf8)
    #expect(typist.type("load a.csv").contains("cannot read a.csv: line 3 has one field, not 2"))
    typist.host.files["a.csv"] = Array("section,row\r\na,b\r\n\r\n\r\n".utf8)
    typist.type("load a.csv")
    #expect(typist.dump.hasPrefix(#"{"data":[{"header":"a","rows":["b"]}],"#))
  }

  @Test func `a zero byte is no text of a table either`() {
    let typist = Typist()
    typist.host.files["a.csv"] = Array("section,row\na,b\0c\n".utf8)
    #expect(typist.type("load a.csv").contains("cannot read a.csv: line 2: byte 00 is not text"))
    #expect(typist.type("data set 0.0 \"\\u{0}\"").contains("error: no character \\u{0}"))
    #expect(typist.dump == Typist().dump)
  }

  @Test func `a disk that is full is said`() {
    let typist = Typist()
    typist.host.refusal = "No space left on device"
    #expect(typist.type("save a.json").contains("cannot write a.json: No space left on device"))
  }

  @Test func `files are found beside the script`() {
    let typist = Typist()
    typist.folder = "scripts"
    typist.type("save a.json; save /b.json")
    #expect(typist.host.files.keys.sorted() == ["/b.json", "scripts/a.json"])
  }

  static let wrongJSON: [(String, String)] = [
    ("", "line 1, column 1: expected { of a table"),
    ("[1]", "line 1, column 1: expected { of a table"),
    ("{}", "line 1, column 1: a table needs \"sections\""),
    ("{\"sections\":{}}", "line 1, column 13: expected [ of \"sections\""),
    ("{\"sections\":[\n {\"header\":\"甲\"}]}", "line 2, column 2: a section needs \"rows\""),
    (
      "{\"sections\":[{\"rows\":[\"甲\",1]}]}",
      "line 1, column 27: expected a text for a row"
    ),
    ("{\"sections\":[{\"rows\":[\"a\" \"b\"]}]}", "line 1, column 27: expected , or ]"),
    ("{\"sections\":[{\"rows\":[\"a\",]}]}", "line 1, column 27: expected a text for a row"),
    ("{\"sections\":[]} x", "line 1, column 17: expected the end of the file"),
    ("{\"sections\" []}", "line 1, column 13: expected :"),
    ("{\"sections\":[{\"rows\":[\"a", "line 1, column 25: a text is never closed"),
    ("{\"a\":\"\\q\"}", "line 1, column 7: no such escape"),
    ("{\"a\":\"\\uD800\"}", "line 1, column 7: no such escape"),
    ("{\"a\":\"\\u0000\"}", "line 1, column 7: \\u0000 is not text"),
    ("{\"a\":\n\"\0\"}", "line 2: byte 00 is not text"),
    ("{\"a\":01}", "line 1, column 6: expected a value"),
    ("{\"a\":tru}", "line 1, column 6: expected a value"),
    ("{\"a\":\"\n\"}", "line 1, column 7: a control character in a text: write it as an escape"),
  ]

  @Test(arguments: wrongJSON)
  func `what is wrong with JSON is said with its place`(json: String, reason: String) {
    let typist = Typist()
    typist.host.files["a.json"] = Array(json.utf8)
    #expect(typist.type("load a.json").contains("error: cannot read a.json: \(reason)\n"))
    #expect(typist.dump == Typist().dump)
  }

  @Test func `JSON may hold more than a table needs`() {
    let typist = Typist()
    typist.host.files["a.json"] =
      [0xEF, 0xBB, 0xBF]
      + Array(
        """
        { "version" : [1, -0.5e+3, true, null, {"x": "y"}],
          "sections" : [ {"rows": ["\\u5409\\ud83d\\ude00\\/\\b"], "header": null }, {"rows":[]} ] }
        """.utf8)
    #expect(typist.type("data load a.json") == "  data: load 1 0\n")
    #expect(typist.type("expect data row 0 0 \"吉😀/\\u{8}\"").isEmpty)
  }

  @Test func `values that nest without end are refused`() {
    let typist = Typist()
    typist.host.files["a.json"] = Array(("{\"a\":" + String(repeating: "[", count: 100_000)).utf8)
    #expect(typist.type("load a.json").contains("nested too deep"))
  }
}
