/// Follows one template through a log for as long as the log agrees.
struct TemplateMatcher {
  /// How far a log followed a template.
  struct Match {
    var report: CrashReport
    /// How many letters and digits agreed.
    var length: Int
    /// The place behind the last piece that agreed.
    var end: Int
  }

  private let text: LogText
  private let template: MessageTemplate
  private var position: Int
  private var length = 0
  /// How many letters of the first word that did not agree did.
  private var partialLength = 0
  private var isRecognised = false
  private var report: CrashReport

  /// Reads a message whose first word was found to end before a place.
  static func match(
    _ template: MessageTemplate, from entry: MessageTemplate.Entry, in text: LogText, at start: Int
  ) -> Match? {
    var matcher = TemplateMatcher(template, in: text, at: start)
    matcher.read(from: entry)
    guard matcher.isRecognised else { return nil }
    return Match(
      report: matcher.finished(), length: matcher.length + matcher.partialLength,
      end: matcher.position)
  }

  private init(_ template: MessageTemplate, in text: LogText, at start: Int) {
    self.template = template
    self.text = text
    position = start
    report = CrashReport(family: template.family)
    report.noun = template.noun
    report.view = template.view
    report.side = template.side
    report.numbers[.count] = template.count
    report.versions = template.versions
    report.arrayAccess = template.arrayAccess
  }

  private mutating func read(from entry: MessageTemplate.Entry) {
    var skipped = entry.anchor.count
    length = skipped
    for index in template.pieces.indices[entry.piece...] {
      let piece = template.pieces[index]
      if case .word(let letters) = piece {
        guard take(letters.dropFirst(skipped)) else { return }
        skipped = 0
      } else if !take(piece, at: index) {
        return
      }
    }
    report.isComplete = true
  }

  private mutating func take(_ letters: ArraySlice<UInt8>) -> Bool {
    let (count, end) = text.agreement(with: letters, at: position)
    guard count == letters.count else {
      partialLength = count
      return false
    }
    length += count
    partialLength = 0
    position = end
    return true
  }

  private mutating func take(_ piece: MessageTemplate.Piece, at index: Int) -> Bool {
    switch piece {
    case .word(let letters): return take(letters[...])
    case .optionalWord(let letters): _ = take(letters[...])
    case .number(let field, let isOptional): return takeNumber(field, at: index) || isOptional
    case .noun: return takeNoun()
    case .view: return takeView()
    case .side: return takeSide()
    case .gap: noteGap()
    case .end: noteEnd()
    case .path(let role): takePath(role)
    case .recognised: isRecognised = true
    }
    return true
  }

  private mutating func takeNumber(_ field: CrashReport.Field?, at index: Int) -> Bool {
    guard let number = number(at: index) else { return false }
    length += 1
    position = number.end
    if let field, report.numbers[field] == nil {
      report.numbers[field] = number.value
      report.longNumbers[field] = number.digits
    }
    return true
  }

  /// The number of a piece. Digits on either side of a line end are one number where the message
  /// goes on behind the last of them and not behind the first, or ends there with its line.
  private func number(at index: Int) -> LogText.Number? {
    let number = text.number(at: position)
    guard let wrapped = text.wrappedNumber(at: position) else { return number }
    let words = words(behind: index)
    func agreement(at place: Int) -> Int {
      words.map { text.agreement(with: $0, at: place).count }.max() ?? 0
    }
    guard let number else { return wrapped }
    if words.isEmpty { return text.isEndOfLine(wrapped.end) ? wrapped : number }
    return agreement(at: wrapped.end) > agreement(at: number.end) ? wrapped : number
  }

  /// What letters may come next behind a piece.
  private func words(behind index: Int) -> [ArraySlice<UInt8>] {
    for piece in template.pieces[(index + 1)...] {
      switch piece {
      case .word(let letters), .optionalWord(let letters): return [letters[...]]
      case .noun: return Self.nouns.map(\.0)
      case .view: return Self.views.map(\.0)
      case .side: return Self.sides.map(\.0)
      case .gap, .end, .number, .path, .recognised: continue
      }
    }
    return []
  }

  private static let nouns: [(ArraySlice<UInt8>, CrashReport.Noun)] = [
    (letters("row"), .rows), (letters("item"), .items),
  ]
  private static let pluralEnding = letters("s")
  private static let views: [(ArraySlice<UInt8>, CrashReport.View)] = [
    (letters("tableview"), .table), (letters("collectionview"), .collection),
  ]
  private static let sides: [(ArraySlice<UInt8>, CrashReport.Side)] = [
    (letters("before"), .before), (letters("after"), .after),
  ]

  private static func letters(_ word: String) -> ArraySlice<UInt8> { Array(word.utf8)[...] }

  private mutating func takeNoun() -> Bool {
    for (word, noun) in Self.nouns where take(word) {
      report.noun = report.noun ?? noun
      _ = take(Self.pluralEnding)
      return true
    }
    return false
  }

  private mutating func takeView() -> Bool {
    for (word, view) in Self.views where take(word) {
      report.view = view
      return true
    }
    return false
  }

  private mutating func takeSide() -> Bool {
    for (word, side) in Self.sides where take(word) {
      report.side = side
      return true
    }
    return false
  }

  private mutating func takePath(_ role: MessageTemplate.PathRole) {
    guard let path = text.indexPath(at: position) else { return }
    length += 1
    position = path.end
    switch role {
    case .path:
      report.numbers[.section] = path.section
      report.numbers[.row] = path.row
    case .from: report.source = path.path
    case .to: report.destination = path.path
    case .other: report.otherPath = path.path
    }
  }

  /// How many blanks stand behind a sentence, where the log has kept them.
  private mutating func noteGap() {
    guard position < text.bytes.count, text.bytes[position] == .dot else { return }
    let behind = text.bytes[(position + 1)...]
    let blanks = behind.prefix(3).prefix { $0 == .blank }.count
    guard behind.dropFirst(blanks).first?.isLetter == true else { return }
    switch blanks {
    case 1: report.versions = MessageCatalog.oneBlank
    case 2: report.versions = MessageCatalog.twoBlanks
    default: break
    }
  }

  /// `Table view: <UITableView: 0x…>`.
  private mutating func noteEnd() {
    for (word, _) in Self.views {
      guard let end = text.end(of: word, at: position), let name = text.nextLetter(from: end)
      else { continue }
      let between = text.bytes[end..<name]
      guard between.first == .colon, between.contains(.less) else { continue }
      report.versions = MessageCatalog.endingInView
      position = end
    }
  }

  private func finished() -> CrashReport {
    var report = report
    if report.noun == .items {
      report.family = template.familyOfItems
      report.view = report.view ?? .collection
    } else if report.noun == .rows {
      report.view = report.view ?? .table
    }
    return report
  }
}
