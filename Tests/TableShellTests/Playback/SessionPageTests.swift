import HeadlessTable
import TableRender
import Testing

@testable import TableShell

/// The page of a session: its elements, its texts, its size and its colours.
struct SessionPageTests {
  private func page(_ lines: String...) -> String {
    let files = CountedFiles()
    let session = Session(host: files, options: SessionOptions())
    for line in lines { session.type(line) }
    session.type("export a.html")
    return files.contents["a.html"] ?? ""
  }

  @Test func `a step is built of its command, both sides and its calls`() {
    let outline = PageOutline(page("edit on", "new empty; ins-section 0 东北 吉林; table del 0 0"))
    #expect(outline.mistakes.isEmpty)
    #expect(outline.ids.starts(with: ["all", "s0", "h0", "s1", "h1", "s2", "h2"]))
    #expect(Set(outline.ids).count == outline.ids.count)
    #expect(outline.outline(ofStep: "2") == Self.golden)
  }

  private static let golden = """
    h2
      code
    div.sides
      div.side
        div.top
          h3
        h4
        ol
          li
            s
            b
      div.side.table
        div.top
          h3
        h4
        ol
          li
            s
            b
    div.reply
      h3
      p.typed
        code
      p.typed
        code
      ul.t
        li.c
          i
        li.v
          i
          ul
            li.s.q
              i
              b
            li.s.q
              i
              b
            li.s.q
              i
              b
            li.s.q
              i
              b
      p.typed
        code
      ul.t
        li.v
          i
          ul
            li.s.q
              i
              b
            li.s.q
              i
              b
      div.x
        p
          strong
        p.sum
          span
            b
          span
            b
          span
            b
          span
            b
          span
            b
          span
            b
          span
            b
        p
      label.more
    """

  @Test func `controls, buttons and marks are drawn for every row`() {
    let text = page(
      "edit on", "style 0 1 insert", "data set 0 0 旧", "tap 0 2", "cancel; edit off",
      "set allows-multiple-selection yes", "select 0.1 1.0")
    #expect(text.contains("<i class=m role=img aria-label=\"delete control\"></i><b>黑龙江</b>"))
    #expect(text.contains("<i class=p role=img aria-label=\"insert control\"></i><b>吉林</b>"))
    #expect(text.contains("<small>stale: the data has &quot;旧&quot;</small>"))
    #expect(text.contains("aria-label=\"reorder control\"></i><u>Delete</u>"))
    #expect(text.contains("<li class=\"e\"><s>1.0</s><b>上海</b><small>selected</small>"))
  }

  @Test func `no text of a session becomes a part of the page`() {
    let nasty = #""<script>alert('1')</script>&amp;\u{1}""#
    let text = page("ins 0 0 \(nasty)", "# <b>", "title 0 0 \"<u>\"", "table del 0 0", "dle <i>")
    let outline = PageOutline(text)
    #expect(outline.mistakes.isEmpty)
    #expect(outline.elements.count { $0.name == "script" } == 2)
    #expect(text.contains("<b>&lt;script&gt;alert('1')&lt;/script&gt;&amp;amp;\\u{1}</b>"))
    #expect(text.contains("<p class=comment>&lt;b&gt;</p>"))
    #expect(!text.contains("\u{1}"))
  }

  @Test func `comments stand above their step, and exports are no steps`() {
    let text = page(
      "# one", "#two", "", "edit on # three", "export b.html", "edit off; export c.mmd")
    #expect(text.contains("<p class=comment>one</p><p class=comment>two</p><h2 id=\"h1\">"))
    #expect(text.contains("<code>edit on # three</code>"))
    #expect(text.contains("<h2 id=\"h2\"><code>edit off</code></h2>"))
    #expect(!text.contains("id=\"s3\""))
  }

  @Test(arguments: zip(["en", "zh-Hans", "zh-Hant"], ["Back", "上一步", "上一步"]))
  func `a page is in the language of its session`(language: String, back: String) {
    let text = page("set lang \(language)", "edit on")
    #expect(text.contains("<html lang=\"\(language)\">"))
    #expect(text.contains("id=\"back\">\(back)</button>"))
  }

  @Test func `ten steps fit in 60 KB`() {
    let text = page(
      "edit on", "del 0 1", "ins 0 0 北京", "move 1 0", "style 0 2 insert", "tap 0 0",
      "table del 0 0", "confirm; edit off", "begin; del 0.0; ins 1.0 安徽; end", "reload-data")
    #expect(PageOutline(text).elements.count { $0.name == "section" } == 11)
    #expect(text.utf8.count < 60_000)
  }

  @Test func `a page asks for nothing from elsewhere`() {
    let text = page("edit on")
    for word in ["http:", "https:", "src=", "url(", "@import", "fetch(", "<link"] {
      #expect(!text.contains(word), "\(word)")
    }
    #expect(text.contains("default-src 'none'"))
  }

  @Test func `large sections are cut and say so`() {
    let rows = (0..<150).map { "行\($0)" }.joined(separator: " ")
    let text = page("ins 0 0 \(rows)")
    #expect(text.contains("<li>+ 54 more"))
    #expect(!text.contains("<b>行149</b>"))
  }

  // MARK: Colours

  private static let pairs = [
    ("ink", "bg"), ("ink", "card"), ("ink", "tint"), ("ink", "amberbg"), ("ink", "redbg"),
    ("mute", "bg"), ("mute", "card"), ("mute", "tint"), ("mute", "redbg"), ("mute", "amberbg"),
    ("blue", "bg"), ("blue", "tint"), ("blue", "card"), ("red", "bg"), ("red", "card"),
    ("red", "tint"), ("red", "redbg"), ("green", "bg"), ("purple", "bg"), ("pink", "bg"),
    ("amber", "bg"), ("amber", "amberbg"), ("mute", "line"),
  ]

  @Test(arguments: pairs)
  func `every text can be read on its ground, in light and in dark`(text: String, ground: String)
    throws
  {
    let themes = Self.themes(of: page("edit on"))
    #expect(themes.count == 2)
    for theme in themes {
      let one = try #require(theme[text])
      let other = try #require(theme[ground])
      let (dark, light) = (min(one, other), max(one, other))
      #expect((light + 0.05) / (dark + 0.05) >= 4.5)
    }
  }

  /// The relative luminance of each colour, light first.
  private static func themes(of page: String) -> [[String: Double]] {
    page.split(separator: ":root {").dropFirst().map { block in
      var theme: [String: Double] = [:]
      for part in block.prefix(while: { $0 != "}" }).split(separator: "--").dropFirst() {
        let words = part.split { ": ;\n".contains($0) }
        theme[String(words[0])] = luminance(words[1].dropFirst())
      }
      return theme
    }
  }

  private static func luminance(_ digits: Substring) -> Double {
    let whole = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    guard let number = Int(whole, radix: 16) else { return 0 }
    let parts = [16, 8, 0].map { linear(Double(number >> $0 & 255) / 255) }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  /// The linear value of a colour's part; the exponent 2.4 is near enough as 12 fifths.
  private static func linear(_ part: Double) -> Double {
    guard part > 0.04045 else { return part / 12.92 }
    let base = (part + 0.055) / 1.055
    let square = base * base
    // base to the power of 0.4, by Newton's method for the fifth root of its square.
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (fourth * root - square) / (5 * fourth)
    }
    return square * root
  }
}
