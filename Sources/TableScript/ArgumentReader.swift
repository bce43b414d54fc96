/// Reads the arguments of a command from left to right, and says precisely what is wrong with them.
package struct ArgumentReader {
  package let statement: Statement
  package let source: SourceText
  private let command: String?
  private let first: Int
  var index: Int
  /// Behind the last word that is still to be read.
  var end: Int
  /// Whether what was read last are two bare numbers that name one path.
  var isBehindBarePair = false

  /// - Parameters:
  ///   - index: The place of the first argument among the words.
  ///   - command: What mistakes call the command; the words before `index` when left out.
  package init(
    _ statement: Statement, in source: SourceText, from index: Int = 1, command: String? = nil
  ) {
    self.statement = statement
    self.source = source
    self.index = index
    first = index
    end = statement.words.count
    self.command = command
  }

  /// The command as mistakes name it.
  private var name: String {
    command ?? statement.words[..<first].map(\.text).joined(separator: " ")
  }

  package var isAtEnd: Bool { index >= end }

  /// The next word, which stays.
  package var peek: Word? { argument(at: index) }

  func argument(at index: Int) -> Word? {
    index < end ? statement.words[index] : nil
  }

  // MARK: Mistakes

  package func mistake(
    _ message: Message, at range: Range<Int>, hint: Message? = nil
  ) -> Diagnostic {
    Diagnostic(message, hint: hint, at: range, in: source)
  }

  /// Something that the usage of the command asks for does not stand there.
  package func missing(_ name: String) -> Diagnostic {
    let place = statement.endOfLastWord
    let article = "AEIO".contains(name.first ?? " ") ? "an" : "a"
    return mistake("\(self.name) needs \(article) \(name)", at: place..<place)
  }

  /// Nothing may be left.
  package func finish() throws(Diagnostic) {
    guard let word = peek else { return }
    if isBehindBarePair, word.looksLikeNumber {
      throw mistake("a third number: two name one path", at: word.range)
    }
    throw mistake("a word too many: \(source.typed(word))", at: word.range)
  }

  // MARK: Words

  mutating func advance() {
    index += 1
    isBehindBarePair = false
  }

  /// Takes the next word if it is the keyword `name`.
  package mutating func takeKeyword(_ name: String) -> Bool {
    guard let word = peek, word.is(name) else { return false }
    advance()
    return true
  }

  package mutating func word(_ name: String) throws(Diagnostic) -> Word {
    guard let word = peek else { throw missing(name) }
    advance()
    return word
  }

  /// One of a set of keywords.
  package mutating func choice(
    _ kind: String, of names: [String], name: String? = nil
  ) throws(Diagnostic) -> String {
    let word = try word(name ?? kind.uppercased())
    guard let keyword = word.keyword, names.contains(keyword) else {
      throw .unknown(word, kind: kind, of: names, in: source)
    }
    return keyword
  }

  package mutating func number(
    _ name: String = "N", in limits: ClosedRange<Int>? = nil
  ) throws(Diagnostic) -> NumberArgument {
    let word = try word(name)
    guard let value = try wholeNumber(word) else {
      throw mistake("no number \(source.typed(word))", at: word.range)
    }
    if let limits, !limits.contains(value) {
      throw mistake(
        "no number \(source.typed(word)): \(limits.lowerBound) to \(limits.upperBound)",
        at: word.range)
    }
    return NumberArgument(value: value, range: word.range)
  }

  /// The word as a number, if it is written as one.
  func wholeNumber(_ word: Word) throws(Diagnostic) -> Int? {
    guard !word.isQuoted else { return nil }
    switch NumberSyntax.read(word.ascii) {
    case .number(let value): return value
    case .tooLarge: throw tooLarge(word)
    case .none, .path: return nil
    }
  }

  func tooLarge(_ word: Word) -> Diagnostic {
    mistake("number too large: \(source.typed(word))", at: word.range)
  }

  // MARK: The rest of the line

  /// All words that are left, as texts; there must be one.
  package mutating func texts(_ name: String = "TEXT") throws(Diagnostic) -> [Word] {
    guard !isAtEnd else { throw missing(name) }
    return remaining()
  }

  package mutating func remaining() -> [Word] {
    let words = Array(statement.words[min(index, end)..<end])
    index = end
    isBehindBarePair = false
    return words
  }

  /// Takes `with ANIMATION` off the end of the command; call it before anything else.
  ///
  /// - Parameter behindTexts: Whether texts may stand there, so that a `with` which nothing follows
  ///   is one of them.
  package mutating func animation(
    of names: [String], behindTexts: Bool
  ) throws(Diagnostic) -> String? {
    if end - 2 >= index, let last = argument(at: end - 1), !last.isQuoted,
      statement.words[end - 2].is("with")
    {
      guard names.contains(last.ascii) else {
        throw .unknown(last, kind: "animation", of: names, in: source)
      }
      end -= 2
      return last.ascii
    }
    if !behindTexts, let last = argument(at: end - 1), end - 1 >= index, last.is("with") {
      throw missing("ANIMATION")
    }
    return nil
  }
}
