import TableScript
import TestSupport
import Testing

private let animations = ["automatic", "fade", "right", "left", "top", "bottom", "none", "middle"]

private func reader(_ line: String, from index: Int = 1) throws -> ArgumentReader {
  let source = SourceText(line)
  return ArgumentReader(try Parser.parse(source)[0], from: index)
}

@Suite struct ArgumentReaderTests {
  private func expect(
    _ marked: String, _ message: String, hint: String? = nil,
    by read: (inout ArgumentReader) throws -> Void
  ) throws {
    let mistake = try #require(
      #expect(throws: Diagnostic.self) {
        var reader = try reader(MarkedSource(marked).source.text)
        try read(&reader)
      })
    #expect(MarkedSource.marking(mistake) == marked)
    #expect(mistake.message.description == message)
    #expect(mistake.hint?.description == hint)
  }

  @Test(arguments: [
    ("ins 0.3 a with fade", "fade", "0.3 a"),
    ("ins 0.3 a b", nil, "0.3 a b"),
    ("ins 0.3 with left", "left", "0.3"),
    ("ins 0.3 a with fade with left", "left", "0.3 a with fade"),
    ("ins 0.3 a \"with\" fade", nil, "0.3 a with fade"),
    ("ins 0.3 a with \"fade\"", nil, "0.3 a with fade"),
    ("ins 0.3 a with", nil, "0.3 a with"),
    ("ins 0.3 with fade a", nil, "0.3 with fade a"),
    ("ins 0.3 a ｗith ｆade", "fade", "0.3 a"),
    ("with fade", nil, "fade"),
  ])
  func `an animation ends a command`(line: String, animation: String?, rest: String) throws {
    var reader = try reader(line)
    #expect(try reader.animation(of: animations, behindTexts: true) == animation)
    #expect(reader.remaining().map(\.text).joined(separator: " ") == rest)
    #expect(reader.isAtEnd)
  }

  @Test func `an animation that there is not is a mistake`() throws {
    let list = animations.joined(separator: ", ")
    try expect("del 0.1 with ⟦fad⟧", "no animation fad: \(list)", hint: "fade") {
      _ = try $0.animation(of: animations, behindTexts: false)
    }
    try expect("ins 0.1 a with ⟦zoom⟧", "no animation zoom: \(list)") {
      _ = try $0.animation(of: animations, behindTexts: true)
    }
    try expect("del 0.1 with⟦⟧", "del needs an ANIMATION") {
      _ = try $0.animation(of: animations, behindTexts: false)
    }
  }

  @Test func `a path is missed behind the animation`() throws {
    try expect("del with fade⟦⟧", "del needs a PATH") {
      _ = try $0.animation(of: animations, behindTexts: false)
      _ = try $0.paths()
    }
  }

  @Test func `a set of words lists them and guesses`() throws {
    let styles = ["none", "delete", "insert", "multi", "default"]
    let list = "none, delete, insert, multi, default"
    var good = try reader("style ｍulti")
    #expect(try good.choice("style", of: styles) == "multi")
    try expect("style ⟦dlete⟧", "no style dlete: \(list)", hint: "delete") {
      _ = try $0.choice("style", of: styles)
    }
    try expect("style ⟦blue⟧", "no style blue: \(list)") {
      _ = try $0.choice("style", of: styles)
    }
    try expect("style ⟦'multi'⟧", "no style 'multi': \(list)", hint: "multi") {
      _ = try $0.choice("style", of: styles)
    }
    try expect("style⟦⟧", "style needs a STYLE") {
      _ = try $0.choice("style", of: styles)
    }
  }

  @Test func `a set too large to list is only guessed from`() throws {
    let source = SourceText("dle 0 5")
    let word = try Parser.parse(source)[0].words[0]
    let mistake = Diagnostic.unknown(
      word, kind: "command", of: ["show", "del"], listed: false, in: source)
    #expect(mistake.message.description == "no command dle")
    #expect(mistake.hint?.description == "del")
  }

  @Test func `numbers keep to their limits`() throws {
    var good = try reader("quit 255")
    #expect(try good.number("STATUS", in: 0...255).value == 255)
    try expect("quit ⟦256⟧", "no number 256: 0 to 255") { _ = try $0.number(in: 0...255) }
    try expect("quit ⟦-1⟧", "no number -1: 0 to 255") { _ = try $0.number(in: 0...255) }
    try expect("undo ⟦two⟧", "no number two") { _ = try $0.number() }
    try expect("undo ⟦'2'⟧", "no number '2'") { _ = try $0.number() }
    try expect("undo ⟦2.5⟧", "no number 2.5") { _ = try $0.number() }
    try expect("undo⟦⟧", "undo needs a N") { _ = try $0.number() }
  }

  @Test func `nothing may be left`() throws {
    try expect("show data ⟦now⟧ then", "a word too many: now") {
      _ = $0.takeKeyword("data")
      try $0.finish()
    }
  }

  @Test func `a quoted word is not taken for a keyword`() throws {
    var reader = try reader("show 'data' data")
    let whenQuoted = reader.takeKeyword("data")
    let quoted = try reader.word("NAME")
    let whenBare = reader.takeKeyword("data")
    let atEnd = reader.takeKeyword("data")
    #expect([whenQuoted, whenBare, atEnd] == [false, true, false])
    #expect(quoted.text == "data")
    #expect(quoted.range == 5..<11)
  }

  @Test func `a command of two words is called by both`() throws {
    var reader = try reader("table del 0 1 2 with fade", from: 2)
    #expect(reader.missing("PATH").message.description == "table del needs a PATH")
    #expect(try reader.animation(of: animations, behindTexts: false) == "fade")
    let mistake = #expect(throws: Diagnostic.self) { _ = try reader.paths() }
    #expect(mistake?.hint?.description == "table del 0.1 0.2 with fade")
  }
}
