/// Reads the arguments of a command from left to right, and says precisely what is wrong with them.
package struct ArgumentReader {
  package let statement: Statement
  /// The words of the name.
  private let nameLength: Int
  var index: Int
  /// Behind the last word that is still to be read.
  var end: Int
  /// Whether what was read last are two bare numbers that name one path.
  var isBehindBarePair = false

  /// - Parameter index: The place of the first argument among the words. Those before it are what
  ///   mistakes call the command.
  package init(_ statement: Statement, from index: Int = 1) {
    self.statement = statement
    self.index = index
    nameLength = index
    end = statement.words.count
  }

  /// The command as mistakes name it.
  private var name: String {
    statement.words[..<nameLength].map(\.text).joined(separator: " ")
  }

  /// The line that the command stands in.
  package var source: SourceText { statement.source }

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
  @inline(__always)
  package mutating func finish() throws(Diagnostic) {
    if !isAtEnd { throw surplus() }
  }

  @inline(never)
  private func surplus() -> Diagnostic {
    let word = statement.words[index]
    if isBehindBarePair, word.looksLikeNumber {
      return mistake("a third number: two name one path", at: word.range)
    }
    return mistake("a word too many: \(source.typed(word))", at: word.range)
  }

  // MARK: Words

  mutating func advance() {
    index += 1
    isBehindBarePair = false
  }

  /// Whether the word at a place is still to be read and is the keyword `name`.
  func isKeyword(_ name: String, at index: Int) -> Bool {
    index < end && statement.words.is(index, name)
  }

  /// Takes the next word if it is the keyword `name`.
  package mutating func takeKeyword(_ name: String) -> Bool {
    guard isKeyword(name, at: index) else { return false }
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
    guard let keyword = names.first(where: word.is) else {
      throw .unknown(word, kind: kind, of: names, in: source)
    }
    return keyword
  }

  package mutating func number(
    _ name: String = "N", in limits: ClosedRange<Int>? = nil
  ) throws(Diagnostic) -> NumberArgument {
    guard !isAtEnd else { throw missing(name) }
    let place = index
    advance()
    let range = statement.words.range(of: place)
    switch statement.words.reading(of: place) {
    case .number(let value) where limits?.contains(value) ?? true:
      return NumberArgument(value: value, range: range)
    case .number:
      let (least, most) = (limits?.lowerBound ?? 0, limits?.upperBound ?? 0)
      throw mistake("no number \(source.text(in: range)): \(least) to \(most)", at: range)
    case .tooLarge: throw tooLarge(statement.words[place])
    case .none, .path: throw mistake("no number \(source.text(in: range))", at: range)
    }
  }

  func tooLarge(_ word: Word) -> Diagnostic {
    mistake("number too large: \(source.typed(word))", at: word.range)
  }

  // MARK: The rest of the line

  /// All words that are left, as texts; there must be one.
  package mutating func texts(
    _ name: StaticString = "TEXT"
  ) throws(Diagnostic) -> Words {
    if isAtEnd { throw missing(name.description) }
    return remaining()
  }

  package mutating func remaining() -> Words {
    let words = statement.words.part(from: index, to: end)
    index = end
    isBehindBarePair = false
    return words
  }

  // MARK: Animations

  /// Takes `with ANIMATION` off the end of the command; call it before anything else.
  ///
  /// - Parameter behindTexts: Whether texts may stand there, so that a `with` which nothing follows
  ///   is one of them.
  @inline(__always)
  package mutating func animation(
    of names: @autoclosure () -> [String], behindTexts: Bool
  ) throws(Diagnostic) -> String? {
    // Nearly always a number or a quoted text stands where `with` could.
    let mayEndWithAnimation =
      end - 2 >= index && statement.words.isBare(end - 2)
      || !behindTexts && end - 1 >= index && statement.words.isBare(end - 1)
    guard mayEndWithAnimation, endsWithAnimation(behindTexts: behindTexts) else { return nil }
    return try takeAnimation(of: names())
  }

  @inline(never)
  private func endsWithAnimation(behindTexts: Bool) -> Bool {
    let last = end - 1
    if last <= index { return !behindTexts && isKeyword("with", at: last) }
    return isKeyword("with", at: last - 1) && !statement.words.isQuoted(last)
      || !behindTexts && isKeyword("with", at: last)
  }

  @inline(never)
  private mutating func takeAnimation(of names: [String]) throws(Diagnostic) -> String {
    guard end - 2 >= index, isKeyword("with", at: end - 2) else { throw missing("ANIMATION") }
    let last = statement.words[end - 1]
    guard let name = names.first(where: last.is) else {
      throw .unknown(last, kind: "animation", of: names, in: source)
    }
    end -= 2
    return name
  }
}
