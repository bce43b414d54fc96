import Testing

/// Each rule finds what it is for, and leaves alone what only looks like it.
struct RuleTests {
  @Test func `a comment, a text and a raw name are no code`() {
    let file = source(
      ##"""
      // one try! here
      let a = "print(1) \(b + "two") // three" /* as! /* nested */ still */ + c
      let d = #"raw " \(no) "# + #"\#(e)"#
      func `try! this`() {}
      """##)
    let words = file.tokens.map(\.text)
    #expect(words.contains("b") && words.contains("c") && words.contains("e"))
    #expect(!words.contains("print") && !words.contains("no") && !words.contains("still"))
    #expect(HouseRules.forcing(file).isEmpty)
    #expect(file.comments.keys.sorted() == [1, 2])
    #expect(file.tokens.last?.line == 4)
  }

  @Test func `an import of another target is named with its line`() {
    let file = source("import Here\n\n@testable import There\nimport struct Third.Thing\n")
    let found = HouseRules.imports(file, allowed: ["Here"], more: ["Third"])
    #expect(found.map(\.line) == [3])
    #expect(
      found[0].description.hasPrefix("A.swift:3: imports There, but here one may import Here"))
    #expect(HouseRules.imports(file, allowed: []).map(\.line) == [1, 3, 4])
  }

  @Test func `the reference may import a row path and name nothing else of the engine`() {
    let types: Set = ["RowPath", "Change"]
    let good = source("import struct HeadlessTable.RowPath\nlet a: RowPath\n")
    #expect(HouseRules.independence(good, engineTypes: types).isEmpty)
    let bad = source("import HeadlessTable\n// Change\nlet a: Change\n")
    #expect(HouseRules.independence(bad, engineTypes: types).map(\.line) == [1, 3])
  }

  @Test func `a file of 400 lines passes and one of 401 does not`() {
    let line = "let a = 1\n"
    #expect(HouseRules.fileLength(source(String(repeating: line, count: 400))).isEmpty)
    let found = HouseRules.fileLength(source(String(repeating: line, count: 401)))
    #expect(found.map(\.line) == [401])
    #expect(found[0].advice.contains("401 lines"))
  }

  @Test func `a function is measured from its name to its brace`() {
    func function(lines: Int) -> SourceText {
      source("\nfunc a(\n) {\n" + String(repeating: "  b()\n", count: lines - 3) + "}\nlet c = 1\n")
    }
    #expect(function(lines: 12).functions.map(\.length) == [12])
    #expect(HouseRules.functionLength(function(lines: 70)).isEmpty)
    #expect(HouseRules.functionLength(function(lines: 71)).map(\.line) == [2])
  }

  @Test func `initializers and computed properties are functions, calls and requirements are not`()
  {
    let file = source(
      """
      protocol P {
        var a: Int { get }
        func b() -> Int
        init(c: Int)
      }
      struct S: P {
        var a: Int { 1 }
        var stored = 2
        init(c: Int) {
          self.init(d: .init())
        }
        subscript(e: Int) -> Int { e }
      }
      """)
    #expect(file.functions.map(\.line) == [7, 9, 12])
  }

  @Test func `a line of 100 columns passes, and so does a quoted one of more`() {
    let wide = String(repeating: "ä", count: 100)
    #expect(HouseRules.lineLength(source("//\n" + wide)).isEmpty)
    #expect(HouseRules.lineLength(source("//\n" + wide + "x")).map(\.line) == [2])
    #expect(HouseRules.lineLength(source("let a = \"\"\"\n  b \\\n  \(wide)x\n  \"\"\"\n")).isEmpty)
  }

  @Test func `words that put work off are found in comments only`() {
    let word = "TO" + "DO"
    let file = source("// \(word): later\nlet a = \"\(word)\"\n/// FIX\("ME")\n")
    #expect(HouseRules.leftovers(file).map(\.line) == [1, 3])
  }

  @Test func `what is forced is found, what may fail is not`() {
    let file = source("let a = try! b()\nlet c = try? d()\nlet e = f as! G\nlet h = !i as? J\n")
    #expect(HouseRules.forcing(file).map(\.line) == [1, 3])
  }

  @Test func `a call of print is found, a method of that name is not`() {
    let file = source("print(1)\nlet a = b.print(2)\nlet dump = 1\nstruct S { let c = print(3) }\n")
    #expect(HouseRules.printing(file).map(\.line) == [1, 4])
    let writer = source("extension S {\n  func print(_ text: String) {}\n}\n")
    #expect(writer.typesThatPrint == ["S"])
    #expect(HouseRules.printing(file, writers: ["S"]).map(\.line) == [1])
  }

  @Test func `giving up, going public and raw references are found`() {
    let file = source("public let a = 1\nfatalError()\nlet b = Unmanaged.passRetained(c)\n")
    #expect(HouseRules.crashing(file).map(\.line) == [2])
    #expect(HouseRules.publicNames(file).map(\.line) == [1])
    #expect(HouseRules.unmanaged(file).map(\.line) == [3])
  }

  @Test func `names that a reader cannot look up are found`() {
    let file = source(
      "// see UIKIT\(".md")\nlet a = \"/work\("/")b\"\n// a house, at work/ or not\n")
    #expect(HouseRules.outsideNames(file).map(\.line) == [1, 2])
  }

  @Test func `the second test of a name is told where the first stands`() {
    let first = SourceText(path: "A.swift", "@Test func `one`() {}\n")
    let second = SourceText(path: "B.swift", "@Test func `two`() {}\n  @Test func `one`() {}\n")
    let found = HouseRules.duplicatedTestNames([first, second])
    #expect(found.map(\.path) == ["B.swift"])
    #expect(found.map(\.line) == [2])
    #expect(found[0].advice.contains("A.swift:1"))
  }

  @Test func `a test that expects nothing is found`() {
    let file = source(
      """
      struct T {
        @Test func `one`() { a() }
        @Test(arguments: [1]) func `two`(b: Int) { #expect(b == 1) }
        func helper() { a() }
        @Test
        func `three`() { a() }
      }
      """)
    #expect(HouseRules.emptyTests(file).map(\.line) == [2, 6])
  }

  private func source(_ text: String) -> SourceText {
    SourceText(path: "A.swift", text)
  }
}
