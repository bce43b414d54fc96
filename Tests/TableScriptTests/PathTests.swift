import TableScript
import TestSupport
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("tap 0.1", "0.1"), ("tap 1 2", "1.2"), ("tap 3", "0.3"), ("tap ０。１", "0.1"),
    ("tap -1", "0.-1"), ("tap 0.-1", "0.-1"), ("tap -1.0", "-1.0"), ("tap 007.08", "7.8"),
  ])
  func `a path is dotted, two numbers, or a row of section 0`(line: String, meant: String) throws {
    #expect(try Reading.path(line) == meant)
  }

  @Test(arguments: [
    ("del 0.1", "0.1"), ("del 0.1 0.2 1.0", "0.1 0.2 1.0"), ("del 0.1-3 1.*", "0.1-3 1.*"),
    ("del 0.2-2", "0.2-2"), ("del 0 1", "0.1"), ("del 3", "0.3"), ("del 0.1 0.1", "0.1 0.1"),
  ])
  func `several paths are dotted, bare numbers are one`(line: String, meant: String) throws {
    #expect(try Reading.paths(line) == meant)
  }

  @Test(arguments: [
    ("move 1 0", "0.1 0.0"), ("move 0 1 1 0", "0.1 1.0"), ("move 0.1 1.0", "0.1 1.0"),
    ("move 0.1 2", "0.1 0.2"), ("move 2 0.1", "0.2 0.1"), ("move 0.1 1 2", "0.1 1.2"),
    ("move 1 2 0.1", "1.2 0.1"),
  ])
  func `where two paths are wanted two numbers are two rows of section 0`(
    line: String, meant: String
  ) throws {
    #expect(try Reading.twoPaths(line) == meant)
  }

  @Test(arguments: [
    ("del-section 1", "1"), ("del-section 2-3 0", "2-3 0"), ("del-section *", "*"),
    ("del-section １－２", "1-2"),
  ])
  func `sections are numbers, ranges, or all`(line: String, meant: String) throws {
    #expect(try Reading.sections(line) == meant)
  }

  @Test(arguments: [
    ("ins 0 3 \"吉林\"", "0.3|吉林"), ("ins 3 text", "0.3|text"), ("ins 0.3 a b", "0.3|a|b"),
    ("ins 0 3 5 6", "0.3|5|6"), ("ins 0.3 5", "0.3|5"), ("ins 3 \"5\"", "0.3|5"),
    ("ins 3 0.5", "0.3|0.5"), ("ins 0.3 ｆｕｌｌ", "0.3|ｆｕｌｌ"),
  ])
  func `from the text on every word is text`(line: String, meant: String) throws {
    #expect(try Reading.pathAndTexts(line) == meant)
  }

  @Test(arguments: [
    ("height 1 50", "0.1 50"), ("height 0 1 50", "0.1 50"), ("height 0.1 50", "0.1 50"),
    ("height 1 default", "0.1 default"), ("height 0 1 default", "0.1 default"),
  ])
  func `a path can leave a number for what follows`(line: String, meant: String) throws {
    let read = try Reading.command(line) { reader in
      try reader.path(leaving: 1).reprinted + " " + reader.word("N").text
    }
    #expect(read == meant)
  }

  @Test func `a list of paths ends at its keyword`() throws {
    let read = try Reading.command("drag 0 1 via 0.2 0.3 to 1 0") { reader in
      let from = try reader.path().reprinted
      let hasVia = reader.takeKeyword("via")
      let via = try reader.paths(stoppingAt: "to")
      let hasTo = reader.takeKeyword("to")
      return try "\(from) \(hasVia) \(via.count) \(hasTo) \(reader.path().reprinted)"
    }
    #expect(read == "0.1 true 2 true 1.0")
  }

  @Test func `bare numbers keep a place each, a dotted path has one`() throws {
    let source = SourceText("move 0 12 1.0")
    var reader = ArgumentReader(try Parser.parse(source)[0])
    let (from, to) = try reader.twoPaths()
    #expect([from.sectionRange, from.rowRange, from.range] == [5..<6, 7..<9, 5..<9])
    #expect([to.sectionRange, to.rowRange, to.range] == [10..<13, 10..<13, 10..<13])
  }

  @Test func `the largest number is not too large`() throws {
    #expect(try Reading.path("tap 9223372036854775807") == "0.9223372036854775807")
  }
}
