import HeadlessTable
import TableRender
import TableScript

/// From what may come next to the words for it.
extension CompletionSource {
  /// The most numbers that are offered for one place; the shortest come first, so that what all
  /// have in common is never more than what all that there are have.
  private static let limit = 200

  func offers(of kind: ParameterKind, for typed: String, in command: Command) -> [Offer] {
    let side = side(of: command)
    switch kind {
    case .path: return rowsOfHandler + paths(typed, of: side, isNew: false, hasRanges: false)
    case .newPath: return rowsOfHandler + paths(typed, of: side, isNew: true, hasRanges: false)
    case .paths: return rowsOfHandler + paths(typed, of: side, isNew: false, hasRanges: true)
    case .newPaths: return rowsOfHandler + paths(typed, of: side, isNew: true, hasRanges: true)
    case .row(let section, let isNew):
      return rows(typed, ofSection: section, of: side, isNew: isNew, prefix: "")
    case .section, .twoSections: return sections(typed, of: side, isNew: false, hasRanges: false)
    case .newSection: return sections(typed, of: side, isNew: true, hasRanges: false)
    case .sections: return sections(typed, of: side, isNew: false, hasRanges: true)
    case .newSections: return sections(typed, of: side, isNew: true, hasRanges: true)
    case .words(["with"]): return [Offer(text: "with", gloss: say("choose the animation"))]
    case .words(let words): return words.map { Offer(text: $0, gloss: say(Self.glosses[$0] ?? "")) }
    case .lesson: return LessonLibrary.all.map { Offer(text: $0.name, gloss: say($0.title)) }
    case .choices(let choices): return choices.map { Offer(text: $0, gloss: say($1)) }
    case .animation: return RowAnimation.glosses.map { Offer(text: $0, gloss: say($1)) }
    case .callback: return events(EventName.allCases.filter(\.isCallback))
    case .eventName: return events(EventName.allCases)
    case .file: return files(typed)
    case .commandOrTopic: return topics(for: typed)
    case .either(let kinds): return kinds.flatMap { offers(of: $0, for: typed, in: command) }
    case .twoPaths: return offers(of: .path, for: typed, in: command)
    case .text, .number, .script, .command, .grammar: return []
    }
  }

  /// What words mean wherever they stand.
  private static let glosses = [
    "default": "what holds where nothing else was said",
    "leading": "buttons that a swipe to the right shows",
    "trailing": "buttons that a swipe to the left shows",
    "via": "more places to pass", "to": "where the row goes",
    "clear": "forget all lines", "none": "no buttons",
  ]

  private func say(_ text: String) -> String { session.helpLanguage(text) }

  private func side(of command: Command) -> Side {
    switch command.group {
    case .table, .person: .table
    case .data: .data
    case .check: command.name.hasPrefix("expect data") ? .data : .table
    default: .dataSource
    }
  }

  // MARK: Rows and sections

  private var rowsOfHandler: [Offer] {
    guard let handler else { return [] }
    let this = Offer(text: "this", gloss: say("the row of the callback"))
    return handler.hasTarget
      ? [this, Offer(text: "target", gloss: say("where the row goes"))] : [this]
  }

  private func paths(_ typed: String, of side: Side, isNew: Bool, hasRanges: Bool) -> [Offer] {
    let parts = typed.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, let section = Int(parts[0]), session.has(section, of: side) {
      return rows(
        String(parts[1]), ofSection: section, of: side, isNew: isNew, prefix: "\(section).",
        hasRanges: hasRanges)
    }
    guard parts.count <= 1 else { return [] }
    let sections = Self.numbers(from: typed, below: session.sectionCount(of: side))
    return Array(
      sections.lazy.flatMap { section in
        rows(
          "", ofSection: section, of: side, isNew: isNew, prefix: "\(section).",
          hasRanges: hasRanges)
      }.prefix(Self.limit))
  }

  private func rows(
    _ typed: String, ofSection section: Int, of side: Side, isNew: Bool, prefix: String,
    hasRanges: Bool = false
  ) -> [Offer] {
    guard session.has(section, of: side) else { return [] }
    let count = session.rowCount(inSection: section, of: side)
    if hasRanges, let dash = typed.firstIndex(of: "-"), let first = Int(typed[..<dash]) {
      let begun = typed[typed.index(after: dash)...]
      return Self.numbers(from: String(begun), below: count + (isNew ? 1 : 0))
        .filter { $0 > first }
        .map { Offer(text: "\(prefix)\(first)-\($0)", gloss: gloss(of: section, $0, side)) }
    }
    var offers = Self.numbers(from: typed, below: count).map {
      Offer(text: "\(prefix)\($0)", gloss: gloss(of: section, $0, side))
    }
    if isNew, String(count).hasPrefix(typed) {
      offers.append(Offer(text: "\(prefix)\(count)", gloss: say("behind the last row")))
    }
    if hasRanges, typed.isEmpty, count > 1 {
      offers.append(Offer(text: "\(prefix)*", gloss: say("all rows of the section")))
    }
    return offers
  }

  private func gloss(of section: Int, _ row: Int, _ side: Side) -> String {
    let path = RowPath(section: section, row: row)
    let text =
      side == .table
      ? session.table.cellForRow(at: path)?.text : session.controller.data.row(at: path)?.text
    return text ?? say(side == .table ? "out of view" : "field")
  }

  private func sections(_ typed: String, of side: Side, isNew: Bool, hasRanges: Bool) -> [Offer] {
    let count = session.sectionCount(of: side)
    if hasRanges, let dash = typed.firstIndex(of: "-"), let first = Int(typed[..<dash]) {
      let begun = String(typed[typed.index(after: dash)...])
      return Self.numbers(from: begun, below: count).filter { $0 > first }.map {
        Offer(text: "\(first)-\($0)", gloss: header(of: $0, side))
      }
    }
    var offers = Self.numbers(from: typed, below: count).map {
      Offer(text: String($0), gloss: header(of: $0, side))
    }
    if isNew { offers.append(Offer(text: String(count), gloss: say("behind the last section"))) }
    if hasRanges, typed.isEmpty, count > 1 {
      offers.append(Offer(text: "*", gloss: say("all sections")))
    }
    return offers
  }

  private func header(of section: Int, _ side: Side) -> String {
    side == .table
      ? session.table.titleForHeader(inSection: section) ?? ""
      : session.controller.data.sections[section].header
  }

  /// The numbers below a bound whose digits begin as typed, the shortest first.
  private static func numbers(from typed: String, below bound: Int) -> [Int] {
    guard !typed.isEmpty else { return Array(0..<min(bound, limit)) }
    guard let number = Int(typed), String(number) == typed else { return [] }
    var numbers: [Int] = []
    var range = number..<number + 1
    while range.lowerBound < bound, numbers.count < limit {
      numbers += range.clamped(to: 0..<bound).prefix(limit - numbers.count)
      let (low, overflows) = range.lowerBound.multipliedReportingOverflow(by: 10)
      guard number > 0, !overflows, let high = Self.times10(range.upperBound) else { break }
      range = low..<high
    }
    return numbers
  }

  private static func times10(_ number: Int) -> Int? {
    let (product, overflows) = number.multipliedReportingOverflow(by: 10)
    return overflows ? nil : product
  }

  // MARK: Names

  private func events(_ events: [EventName]) -> [Offer] {
    events.map { Offer(text: $0.rawValue, gloss: $0.swiftName) }
  }

  private func topics(for typed: String) -> [Offer] {
    let inner = CompletionSource(session: session, words: argumentsOfHelp)
    let names = inner.commandNames(for: typed)
    guard argumentsOfHelp.isEmpty else { return names }
    return HelpTopic.all.map { Offer(text: $0.name, gloss: say($0.summary)) }
      + [Offer(text: "all", gloss: say("all commands with a line each"))] + names
  }

  private var argumentsOfHelp: [Word] { Array(words.dropFirst()) }

  /// The files of the folder that is being typed; a folder ends in `/`, behind which more may
  /// follow.
  private func files(_ typed: String) -> [Offer] {
    let slash = typed.lastIndex(of: "/")
    let folder = slash.map { String(typed[...$0]) } ?? ""
    let begun = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
    return session.host.listFolder(folder.isEmpty ? "." : folder)
      .filter { $0.hasPrefix(begun) && (!$0.hasPrefix(".") || begun.hasPrefix(".")) }
      .map { Offer(text: folder + $0, ending: $0.hasSuffix("/") ? "" : " ", isText: true) }
  }
}

extension Session {
  fileprivate func has(_ section: Int, of side: Side) -> Bool {
    section >= 0 && section < sectionCount(of: side)
  }
}
