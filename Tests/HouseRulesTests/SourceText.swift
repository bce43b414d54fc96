/// A Swift file split into what a compiler reads and what only people read.
struct SourceText {
  struct Token: Equatable {
    var text: String
    var line: Int
  }

  /// Where the file lies, from the root of the package.
  let path: String

  /// The lines as they stand, the first being line 1.
  let lines: [Substring]

  /// Words and single marks of the code, without comments, texts and raw identifiers.
  let tokens: [Token]

  /// The comments of the file, a text for each line that has one.
  let comments: [Int: String]

  /// Lines that begin inside a text of several lines.
  let linesInTexts: Set<Int>

  init(path: String, _ text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var reader = SourceReader(text)
    reader.read()
    tokens = reader.tokens
    comments = reader.comments
    linesInTexts = reader.linesInTexts
  }

  /// Whether the tokens at `index` are these.
  func has(_ texts: String..., at index: Int) -> Bool {
    index >= 0 && index + texts.count <= tokens.count
      && zip(tokens[index...], texts).allSatisfy { $0.text == $1 }
  }
}

/// Reads Swift just well enough to tell code from comments and texts.
struct SourceReader {
  private let bytes: [UInt8]
  private var place = 0
  private var line = 1
  private(set) var tokens: [SourceText.Token] = []
  private(set) var comments: [Int: String] = [:]
  private(set) var linesInTexts: Set<Int> = []

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func read() {
    readCode(isInterpolated: false)
  }

  /// Reads code to the end, or to the parenthesis that closes an interpolation.
  private mutating func readCode(isInterpolated: Bool) {
    var depth = 0
    while let byte = peek() {
      if starts(with: "//") {
        readLineComment()
      } else if starts(with: "/*") {
        readBlockComment()
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#") && readsHashedText() {
        readText()
      } else if byte == UInt8(ascii: "`") {
        advance()
        while let inner = peek(), inner != UInt8(ascii: "`") { advance() }
        advance()
        tokens.append(.init(text: "``", line: line))
      } else if Self.isPartOfWord(byte) {
        readWord()
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if isInterpolated && depth == 0 { return advance() }
          depth -= 1
        }
        if byte > 32 {
          tokens.append(.init(text: String(UnicodeScalar(byte)), line: line))
        }
        advance()
      }
    }
  }

  private mutating func readWord() {
    let start = place
    while let byte = peek(), Self.isPartOfWord(byte) { advance() }
    tokens.append(.init(text: String(decoding: bytes[start..<place], as: UTF8.self), line: line))
  }

  private mutating func readLineComment() {
    let start = place
    while let byte = peek(), byte != UInt8(ascii: "\n") { advance() }
    comments[line, default: ""] += String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func readBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        advance()
      } else if starts(with: "*/") {
        depth -= 1
        advance()
      } else if let byte = peek(), byte != UInt8(ascii: "\n") {
        comments[line, default: ""].unicodeScalars.append(UnicodeScalar(byte))
      }
      advance()
    } while depth > 0 && peek() != nil
  }

  /// Whether hash marks here open a text or a regular expression.
  private func readsHashedText() -> Bool {
    var next = place
    while next < bytes.count && bytes[next] == UInt8(ascii: "#") { next += 1 }
    return next < bytes.count
      && (bytes[next] == UInt8(ascii: "\"") || bytes[next] == UInt8(ascii: "/"))
  }

  /// Reads a text with what is interpolated in it, which is code.
  private mutating func readText() {
    var hashes = ""
    while peek() == UInt8(ascii: "#") {
      hashes += "#"
      advance()
    }
    let mark = starts(with: "\"\"\"") ? "\"\"\"" : starts(with: "\"") ? "\"" : "/"
    let firstLine = line
    advance(mark.utf8.count)
    let (end, escape) = (mark + hashes, "\\" + hashes)
    while peek() != nil && !starts(with: end) {
      if starts(with: escape + "(") {
        advance(escape.utf8.count + 1)
        readCode(isInterpolated: true)
      } else if starts(with: escape) {
        advance(escape.utf8.count + 1)
      } else {
        if peek() == UInt8(ascii: "\n") {
          // A text of one line cannot go on: what looked like one was something else.
          if mark == "\"" { return }
        }
        advance()
      }
    }
    linesInTexts.formUnion((firstLine..<line).map { $0 + 1 })
    advance(end.utf8.count)
  }

  // MARK: Bytes

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
      true
    default: false
    }
  }

  private func peek() -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func advance(_ count: Int = 1) {
    for _ in 0..<count where place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") { line += 1 }
      place += 1
    }
  }
}
