import Testing

@testable import tvsh

struct OptionParserTests {
  private func parse(_ arguments: String...) throws(UsageError) -> Options {
    try OptionParser.parse(arguments)
  }

  private func mistake(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try OptionParser.parse(arguments)
      return nil
    } catch {
      return error.message + (error.hint.map { " (\($0))" } ?? "")
    }
  }

  @Test func `no words ask for the prompt or standard input`() throws {
    let options = try parse()
    #expect(options == Options())
    #expect(options.action == .run)
  }

  @Test func `files, standard input and commands keep their order`() throws {
    let options = try parse("a.tvsh", "-c", "show", "-", "-cdump", "b.tvsh")
    #expect(
      options.inputs == [
        .file("a.tvsh"), .commands("show"), .standardInput, .commands("dump"), .file("b.tvsh"),
      ])
  }

  @Test func `options may stand anywhere, and two dashes end them`() throws {
    let options = try parse("a.tvsh", "--bail", "--", "--quiet", "-c", "-")
    #expect(options.bails)
    #expect(!options.isQuiet)
    #expect(options.inputs == [.file("a.tvsh"), .file("--quiet"), .file("-c"), .file("-")])
  }

  @Test func `every option is understood`() throws {
    let options = try parse(
      "--echo", "--quiet", "--color", "never", "--no-init", "--vi", "--names=objc", "--lang",
      "zh-Hans", "--trace-format=json")
    #expect(options.echoes == true)
    #expect(options.isQuiet)
    #expect(options.color == .never)
    #expect(!options.readsInit)
    #expect(options.usesViKeys)
    #expect(options.names == "objc")
    #expect(options.language == .simplifiedChinese)
    #expect(options.traceFormat == .json)
    #expect(try parse("--echo", "--no-echo").echoes == false)
  }

  @Test(arguments: [
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh_SG.UTF-8", "zh-Hans"),
    ("ZH-Hans", "zh-Hans"), ("zh-Hans-TW", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh_HK", "zh-Hant"),
    ("zh-Hant-CN", "zh-Hant"), ("en_GB", "en"),
  ])
  func `a language may have any of its usual names`(name: String, language: String) throws {
    #expect(try parse("--lang", name).language?.rawValue == language)
  }

  @Test(arguments: ["fr", "zhx", "e", ""])
  func `a language that is none of them is a mistake`(name: String) {
    #expect(mistake("--lang", name) == "no value \"\(name)\" for --lang: en, zh-Hans, zh-Hant")
  }

  @Test func `the first operand may name a service`() throws {
    #expect(try parse("test").action == .test(paths: []))
    #expect(try parse("test", "a", "b").action == .test(paths: ["a", "b"]))
    #expect(try parse("--lang", "en", "explain", "-").action == .explain(file: .standardInput))
    #expect(try parse("explain", "--json", "log").action == .explain(file: .file("log")))
    #expect(try parse("lesson", "first").action == .lesson(name: "first"))
    #expect(try parse("a.tvsh", "test").inputs == [.file("a.tvsh"), .file("test")])
    #expect(try parse("--", "./test").inputs == [.file("./test")])
  }

  @Test func `options of tests are understood`() throws {
    let options = try parse(
      "test", "--record", "failed", "--filter", "del", "--list", "--format", "junit", "x")
    #expect(options.recordMode == .failed)
    #expect(options.filter == "del")
    #expect(options.listsTests)
    #expect(options.reportFormat == .junit)
    #expect(options.action == .test(paths: ["x"]))
  }

  @Test func `the time limit of tests is whole seconds, a minute when left out`() throws {
    #expect(try parse("test").timeLimit == .seconds(60))
    #expect(try parse("test", "--timeout", "7").timeLimit == .seconds(7))
    #expect(try parse("test", "--timeout=0").timeLimit == nil)
    for value in ["1.5", "-1", "soon", "", "1000001"] {
      #expect(
        mistake("test", "--timeout=\(value)")
          == "no value \"\(value)\" for --timeout: whole seconds, 0 for no limit")
    }
    #expect(mistake("--timeout", "1") == "--timeout goes with tvsh test only")
  }

  @Test func `help and version win over what stands behind them`() throws {
    #expect(try parse("-h", "--nonsense").action == .help)
    #expect(try parse("--version", "x").action == .version)
    #expect(try parse("--man").action == .manual)
    #expect(try parse("--completions", "fish").action == .completions(.fish))
  }

  @Test func `a long option may be cut short where it stays the only one`() throws {
    #expect(try parse("--comp", "fish").action == .completions(.fish))
    #expect(try parse("--trace=json").traceFormat == .json)
    #expect(mistake("--rec") == "--rec needs a value")
  }

  @Test func `a wrong command line says what is wrong`() {
    #expect(mistake("--nosuch") == "no option --nosuch")
    #expect(mistake("--recorded") == "no option --recorded (--record)")
    #expect(mistake("--no") == "no option --no (--no-echo)")
    #expect(mistake("-x") == "no option -x")
    #expect(mistake("-xh") == "no option -x")
    #expect(mistake("-c") == "-c needs a value")
    #expect(mistake("--color") == "--color needs a value")
    #expect(mistake("--color=blue") == "no value \"blue\" for --color: auto, always, never")
    #expect(mistake("--bail=1") == "--bail takes no value")
    #expect(mistake("--record", "all") == "--record goes with tvsh test only")
    #expect(mistake("test", "--json") == "--json goes with tvsh explain only")
    let both = "--json does not go with --script"
    #expect(mistake("explain", "--json", "--script") == both)
    #expect(mistake("explain", "--script", "log", "--json") == both)
    #expect(mistake("test", "--bail") == "--bail does not go with tvsh test")
    #expect(mistake("test", "-c", "show") == "-c does not go with test")
    #expect(mistake("lesson", "a", "b") == "lesson takes one FILE")
  }
}
