/// Finds UIKit's exception in a crash log and reads its numbers.
///
/// The log may wrap the message inside its sentences, quote it, escape it, put times or comment
/// marks before its lines, or cut it off at either end. Where it holds several messages, the one
/// that tells most is read; of equal ones that which ended the app, else the first.
///
/// The time it takes follows the length of the log, and no text makes it fail.
public enum RefusalReader {
  /// Reads the message of a log.
  ///
  /// - Parameter log: Any text.
  /// - Returns: What the message says, or nil where the log holds no message of a table or
  ///   collection view.
  public static func read(_ log: String) -> CrashReport? {
    var search = LogSearch(of: LogCleaner.clean(log))
    return search.run()
  }
}

/// One search through one log.
private struct LogSearch {
  /// A message, how much it tells, and where it ends.
  private struct Candidate {
    var report: CrashReport
    var rank: Int
    var end: Int
  }

  private static let templates = MessageCatalog.templates
  private static let anchors = Anchors(of: templates)

  /// Two parts of one message lie no further apart.
  private static let longestInterruption = 400

  private let text: LogText
  private var last: Candidate?
  private var best: Candidate?
  private var assertion: AssertionSite?

  init(of text: LogText) {
    self.text = text
  }

  mutating func run() -> CrashReport? {
    var search = AnchorAutomaton.Search()
    while let anchors = Self.anchors.automaton.advance(&search, in: text) {
      let end = search.position
      if let resume = readMessage(anchors, at: end), resume > end {
        search = AnchorAutomaton.Search(from: resume)
      }
    }
    return best?.report
  }

  /// Reads what the anchors that end here begin, and tells where it ends.
  private mutating func readMessage(_ found: [Int], at end: Int) -> Int? {
    let targets = found.flatMap { Self.anchors.targets[$0] }
    let isInsideName = end < text.bytes.count && text.bytes[end] == .underscore
    if targets.contains(.assertion) { return readAssertion(at: end) }
    guard !isInsideName, var match = longestMatch(of: targets, at: end) else {
      if targets.contains(.privateMethod) {
        accept(CrashReport(family: .privateMethodName), from: end, to: end)
        return text.endOfIdentifier(from: end)
      }
      return nil
    }
    if match.report.isComplete, [.batchTable, .batchCollection].contains(match.report.family) {
      match.report.isComplete = false
      if let batch = BatchListing.read(in: text, at: match.end) {
        match.report.batch = batch.listing
        match.report.isComplete = batch.listing.isComplete
        match.end = batch.end
      }
    }
    accept(match.report, from: end, to: match.end)
    return match.end
  }

  private func longestMatch(of targets: [Anchors.Target], at end: Int) -> TemplateMatcher.Match? {
    var longest: TemplateMatcher.Match?
    for case .template(let number, let entry) in targets {
      let template = Self.templates[number]
      let match = TemplateMatcher.match(template, from: template.entries[entry], in: text, at: end)
      guard let match else { continue }
      if match.length > longest?.length ?? 0 {
        longest = match
      } else if match.length == longest?.length {
        longest?.report.forgetWhatDiffers(from: match.report)
      }
    }
    return longest
  }

  private mutating func readAssertion(at end: Int) -> Int? {
    guard let (site, behind) = AssertionSite.read(in: text, at: end), site.isOfTable else {
      return nil
    }
    assertion = site
    accept(CrashReport(family: site.family), from: end, to: behind, weight: 0)
    return behind
  }

  private mutating func accept(
    _ report: CrashReport, from start: Int, to end: Int, weight: Int? = nil
  ) {
    var report = report
    report.assertion = assertion
    report.view = report.view ?? assertion?.view
    var rank = 2 * (weight ?? report.family.weight) + (endedTheApp(before: start) ? 1 : 0)
    if let last, start - last.end < Self.longestInterruption, last.report.isContinued(by: report) {
      report = last.report.continued(by: report)
      rank = max(rank, last.rank)
    }
    let candidate = Candidate(report: report, rank: rank, end: end)
    last = candidate
    guard let best else {
      self.best = candidate
      return
    }
    if rank > best.rank || report.tellsMore(than: best.report) { self.best = candidate }
  }

  private func endedTheApp(before start: Int) -> Bool {
    text.hasWord("uncaught exception", before: start, within: 200)
      || text.hasWord("fatal exception", before: start, within: 200)
  }
}
