/// The tokens of a line, the texts of those that the line does not hold, and where its commands
/// end.
struct TokenizedLine: Sendable {
  /// Those of the line, and behind them room for the tokens of another.
  private var slots: ContiguousArray<Token> = []
  private var count = 0
  private(set) var statementCount = 0
  /// Where the words of the first command end, and those of each other one: few lines have any.
  private var firstEnd = 0
  private var otherEnds: [Int] = []
  private var ownTexts: [String] = []

  /// Makes room for another line.
  mutating func removeAll() {
    count = 0
    statementCount = 0
    if !otherEnds.isEmpty { otherEnds = [] }
    if !ownTexts.isEmpty { ownTexts = [] }
  }

  /// Adds the words that the line holds as they are, and gives the place where something else
  /// begins.
  ///
  /// - Parameter bytes: Those of the line, and at least eight behind them, the first of which is 0.
  mutating func readHeldWords(_ bytes: Span<UInt8>, within range: Range<Int>) -> Int {
    var position = range.lowerBound
    while true {
      position = fill(bytes, position..<range.upperBound)
      guard count == slots.count, position < range.upperBound else { return position }
      makeRoom()
    }
  }

  private mutating func fill(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    var (position, newCount) = (range.lowerBound, count)
    do {
      var room = slots.mutableSpan
      position = HeldWords.read(bytes, within: range, into: &room, behind: &newCount)
    }
    count = newCount
    return position
  }

  @inline(never)
  private mutating func makeRoom() {
    slots.append(contentsOf: repeatElement(Token(0, 0), count: max(8, slots.count)))
  }

  /// Adds a word that the line does not hold as it is.
  mutating func append(_ text: String, isQuoted: Bool, hasFullWidth: Bool, range: Range<Int>) {
    if count == slots.count { makeRoom() }
    slots[count] = Token(
      range, ownText: ownTexts.count, isQuoted: isQuoted, hasFullWidth: hasFullWidth)
    count += 1
    ownTexts.append(text)
  }

  /// Makes one command of the words behind the last one, if there are any.
  mutating func finishStatement() {
    guard count > end(of: statementCount - 1) else { return }
    if statementCount == 0 { firstEnd = count } else { otherEnds.append(count) }
    statementCount += 1
  }

  private func end(of statement: Int) -> Int {
    if statement < 0 { return 0 }
    return statement == 0 ? firstEnd : otherEnds[statement - 1]
  }

  /// The words of a command.
  func words(of statement: Int) -> Range<Int> {
    precondition(statement >= 0 && statement < statementCount)
    return end(of: statement - 1)..<end(of: statement)
  }

  /// The words behind the last command, which are not yet one.
  var openWords: Range<Int> { end(of: statementCount - 1)..<count }

  /// - Parameter index: that of a word of a command.
  @inline(__always)
  subscript(index: Int) -> Token { slots[index] }

  /// The text of a word that the line does not hold.
  func ownText(_ place: Int) -> String { ownTexts[place] }
}
