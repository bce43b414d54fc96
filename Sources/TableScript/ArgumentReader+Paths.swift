/// Paths are `SECTION.ROW`, two bare numbers, or one bare number, a row of section 0. That bare
/// numbers are so many things is what makes these rules; dotted paths need none of them.
extension ArgumentReader {
  /// How a word reads where a path may stand.
  enum PathWord {
    case number(Int)
    case dotted(section: Int, rows: NumberPattern)
  }

  /// One path. A second bare number belongs to it if there is one.
  ///
  /// - Parameter remainder: How many words behind the path belong to what follows: with 1,
  ///   `height 1 50` leaves the 50.
  @inline(__always)
  package mutating func path(leaving remainder: Int = 0) throws(Diagnostic) -> PathArgument {
    if let pair = plainPair(leaving: remainder) { return pair }
    return try otherPath(leaving: remainder)
  }

  @inline(never)
  private mutating func otherPath(leaving remainder: Int) throws(Diagnostic) -> PathArgument {
    guard !isAtEnd else { throw missing("PATH") }
    let range = statement.words.range(of: index)
    switch statement.words.pathReading(of: index) {
    case .path(let section, .one(let row)):
      advance()
      return PathArgument(section: section, row: row, sectionRange: range, rowRange: range)
    case .number(let value):
      let hasPair = end - index >= 2 + remainder && looksLikeNumber(at: index + 1)
      advance()
      if hasPair { return try barePair(section: value, at: range) }
      return PathArgument(section: 0, row: value, sectionRange: range, rowRange: range)
    case .tooLarge:
      throw tooLarge(statement.words[index])
    case .path, .none:
      throw mistake(
        "no path \(source.text(in: range)): SECTION.ROW, SECTION ROW, ROW", at: range)
    }
  }

  /// Two paths, where two bare numbers are two rows of section 0 and four are two pairs.
  package mutating func twoPaths() throws(Diagnostic) -> (from: PathArgument, to: PathArgument) {
    let run = countBareNumbers()
    let isAlone = !isDottedPath(at: index + run)
    switch run {
    case 2 where isAlone && !beginsLikePath(at: index + 2):
      return (try bareRow(), try bareRow())
    case 3 where isAlone, 3... where !isAlone:
      throw thirdNumber(at: index + 2)
    default:
      let from = try path()
      let to = try path()
      if run > 0 { isBehindBarePair = false }
      return (from, to)
    }
  }

  /// Paths up to the end, or up to the keyword `stop`. Several are dotted, also as ranges; bare
  /// numbers are one.
  @inline(__always)
  package mutating func paths(
    stoppingAt stop: String? = nil
  ) throws(Diagnostic) -> PathPatterns {
    let start = index
    guard let pair = plainPair(leaving: 0) else {
      return try paths(from: start, behind: nil, stoppingAt: stop)
    }
    if isAtEnd { return PathPatterns(PathPattern(pair)) }
    return try paths(from: start, behind: pair, stoppingAt: stop)
  }

  /// - Parameters:
  ///   - start: Where the first of the paths stands.
  ///   - pair: What was read of them.
  @inline(never)
  private mutating func paths(
    from start: Int, behind pair: PathArgument?, stoppingAt stop: String?
  ) throws(Diagnostic) -> PathPatterns {
    var paths = PathPatterns()
    var isBare = false
    if let pair {
      paths.append(PathPattern(pair))
      isBare = true
    }
    while !isAtEnd {
      if let stop, isKeyword(stop, at: index) { break }
      let range = statement.words.range(of: index)
      switch try pathWord(at: index) {
      case .number where isBare && countBareNumbers(from: start) > 2:
        throw thirdNumber(at: index, from: start)
      case .number where !paths.isEmpty, .dotted where isBare:
        throw mistake(
          "bare numbers name one path: several are dotted", at: range,
          hint: dottedHint(from: start))
      case .number:
        isBare = true
        paths.append(PathPattern(try path()))
      case .dotted(let section, let rows):
        advance()
        paths.append(
          PathPattern(section: section, rows: rows, sectionRange: range, rowRange: range))
      case nil:
        throw noPath(statement.words[index])
      }
    }
    guard !paths.isEmpty else { throw missing("PATH") }
    return consume paths
  }

  /// Sections up to the end, also as ranges.
  package mutating func sections() throws(Diagnostic) -> [SectionPattern] {
    guard !isAtEnd else { throw missing("N") }
    var sections: [SectionPattern] = []
    while let word = peek {
      switch word.patternReading {
      case .pattern(let pattern):
        try refuseReversed(pattern, section: nil, at: word.range)
        sections.append(SectionPattern(sections: pattern, range: word.range))
        advance()
      case .tooLarge:
        throw tooLarge(word)
      case .none:
        throw mistake("no section \(source.typed(word)): N, N-N, *", at: word.range)
      }
    }
    return sections
  }

  // MARK: Words

  /// Reads a word as a number or a dotted path; nil where it is neither.
  private func pathWord(at index: Int) throws(Diagnostic) -> PathWord? {
    switch statement.words.pathReading(of: index) {
    case .number(let value):
      return .number(value)
    case .path(let section, let rows):
      try refuseReversed(rows, section: section, at: statement.words.range(of: index))
      return .dotted(section: section, rows: rows)
    case .tooLarge: throw tooLarge(statement.words[index])
    case .none: return nil
    }
  }

  private func refuseReversed(
    _ pattern: NumberPattern, section: Int?, at range: Range<Int>
  ) throws(Diagnostic) {
    guard case .range(let from, let to) = pattern, from > to else { return }
    let prefix = section.map { "\($0)." } ?? ""
    throw mistake(
      "range \(source.text(in: range)) runs backwards", at: range,
      hint: "\(prefix)\(to)-\(from)")
  }

  /// Two bare numbers that are short, as they are typed most: nothing can be wrong with them.
  @inline(__always)
  private mutating func plainPair(leaving remainder: Int) -> PathArgument? {
    guard end - index >= 2 + remainder,
      let (section, sectionRange, row, rowRange) = statement.words.shortNumbers(from: index)
    else { return nil }
    index += 2
    isBehindBarePair = true
    return PathArgument(
      section: section, row: row, sectionRange: sectionRange, rowRange: rowRange)
  }

  private mutating func bareRow() throws(Diagnostic) -> PathArgument {
    let row = try number()
    return PathArgument(
      section: 0, row: row.value, sectionRange: row.range, rowRange: row.range)
  }

  private mutating func barePair(
    section: Int, at range: Range<Int>
  ) throws(Diagnostic) -> PathArgument {
    let row = try number()
    isBehindBarePair = true
    return PathArgument(
      section: section, row: row.value, sectionRange: range, rowRange: row.range)
  }

  private func countBareNumbers(from start: Int? = nil) -> Int {
    let start = start ?? index
    var next = start
    while looksLikeNumber(at: next) { next += 1 }
    return next - start
  }

  private func looksLikeNumber(at index: Int) -> Bool {
    guard index < end else { return false }
    switch statement.words.reading(of: index) {
    case .number: return true
    case .tooLarge: return statement.words[index].looksLikeNumber
    case .none, .path: return false
    }
  }

  private func isDottedPath(at index: Int) -> Bool {
    guard index < end, case .path = statement.words.pathReading(of: index) else { return false }
    return true
  }

  /// Whether a word was plainly meant as a path, whatever is wrong with it.
  private func beginsLikePath(at index: Int) -> Bool {
    guard let first = argument(at: index)?.keyword?.utf8.first else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= first
  }

  private func noPath(_ word: Word) -> Diagnostic {
    var hint: Message?
    if case .pattern(let pattern) = word.patternReading {
      switch pattern {
      case .all: hint = "0.*"
      case .range(let from, let to) where from <= to: hint = "0.\(from)-\(to)"
      case .range, .one: break
      }
    }
    return mistake(
      "no path \(source.typed(word)): SECTION.ROW, SECTION.ROW-ROW, SECTION.*", at: word.range,
      hint: hint)
  }

  // MARK: Too many numbers

  private func thirdNumber(at place: Int, from start: Int? = nil) -> Diagnostic {
    mistake(
      "a third number: two name one path", at: statement.words[place].range,
      hint: dottedHint(from: start ?? index))
  }

  /// The command with its paths dotted, as it could have been typed; nil where that is not clear.
  private func dottedHint(from start: Int) -> Message? {
    var paths: [String] = []
    var numbers: [Int] = []
    var next = start
    while let word = argument(at: next) {
      if let number = word.number {
        numbers.append(number)
      } else if isDottedPath(at: next) {
        paths += dotted(numbers) + [word.ascii]
        numbers = []
      } else {
        break
      }
      next += 1
    }
    paths += dotted(numbers)
    var seen: Set<String> = []
    let before = statement.words[..<start].map { source.text(in: $0.range) }
    let behind = statement.words[next...].map { source.text(in: $0.range) }
    let command = before + paths.filter { seen.insert($0).inserted } + behind
    return "\(command.joined(separator: " "))"
  }

  /// Neighbouring bare numbers as paths: rows of the section that stands first, as in `0 1 2`, or
  /// pairs, as in `0 1 1 0`, where a section is plainly named again.
  private func dotted(_ numbers: [Int]) -> [String] {
    guard let section = numbers.first else { return [] }
    guard numbers.count > 1 else { return ["0.\(section)"] }
    let rows = numbers.dropFirst()
    let arePairs =
      numbers.count.isMultiple(of: 2)
      && (Set(rows).count < rows.count || rows.dropFirst().first == section)
    guard arePairs else { return rows.map { "\(section).\($0)" } }
    return stride(from: 0, to: numbers.count, by: 2).map { "\(numbers[$0]).\(numbers[$0 + 1])" }
  }
}
