package import HeadlessTable

/// A refusal in plain words: what the table had loaded, what it was told, what it found, which side
/// is off, the likely causes, and what to type to see them.
package struct Explanation: Sendable {
  package let report: CrashReport
  package let causes: [LikelyCause]

  package init(of report: CrashReport) {
    self.report = report
    causes = CauseFinder.causes(of: report)
  }

  /// The explanation as lines without line ends.
  package func lines(in catalog: ExplanationCatalog = .english) -> [String] {
    var values = ExplanationValues(of: report, in: catalog)
    let headline = catalog.headlines[report.family].flatMap { values.fill($0) }
    var lines = [headline ?? report.family.rawValue]
    var known = facts
    if !report.isComplete, !isTrace { known.append(.cutOff) }
    lines += known.compactMap { values.fill($0) }.map { "  " + $0 }
    for cause in causes {
      guard let text = catalog.causes[cause.cause].flatMap({ values.fill($0) }) else { continue }
      values["text"] = text
      lines += values.fill(.cause).map { HelpLayout.wrapped($0, width: 80, hanging: 4) } ?? []
      values["text"] = cause.typed
      if let typed = values.fill(.typed) { lines.append("  " + typed) }
    }
    if let assertion = report.assertion, facts.isEmpty {
      values["text"] = assertion.method
      if let logged = values.fill(.assertion) { lines.append(logged) }
    }
    return lines
  }

  private var facts: [ExplanationFact] {
    if let sum = report.countSum { return facts(of: sum) }
    switch report.family {
    case .rowsCount, .itemsCount, .otherToolkitCount: return [.loadedInSection, .foundInSection]
    case .sectionsCount: return [.loadedSections, .foundSections]
    case .deleteOutOfRange: return [.loadedInSection, .toldDelete, .past]
    case .deleteInMissingSection: return [.loadedSectionsBefore, .toldDelete, .pastSection]
    case .deleteSectionOutOfRange:
      return [.loadedSectionsBefore, .toldDeleteSection, .pastSection]
    case .insertOutOfRange: return [.toldInsert, .foundInSection, .past]
    case .insertIntoMissingSection: return [.toldInsert, .foundSectionsAfter, .pastSection]
    case .insertSectionOutOfRange: return [.toldInsertSection, .foundSectionsAfter, .pastSection]
    case .moveOutOfRange: return [.toldMove] + places(ofSections: report.noun == nil)
    case .moveSectionOutOfRange: return [.toldMoveSection] + places(ofSections: true)
    case .scrollOutOfRange: return places(ofSections: report.countsSections)
    case .globalIndex: return places(ofSections: false)
    case .requestInMissingSection: return places(ofSections: true)
    case .arrayRange: return [.foundArray, .pastIndex]
    default: return []
    }
  }

  private func places(ofSections: Bool) -> [ExplanationFact] {
    ofSections ? [.foundPlacesOfSections, .pastSection] : [.foundPlaces, .past]
  }

  private func facts(of sum: CountSum) -> [ExplanationFact] {
    let told: ExplanationFact = sum.isSilent ? .toldNothing : .told
    let off: ExplanationFact = sum.off == 0 ? .addsUp : sum.off > 0 ? .more : .fewer
    if report.countsSections { return [.loadedSections, told, .foundSections, off] }
    let hasSection = report[.section] != nil || report.batch?.rowMismatch != nil
    return [hasSection ? .loadedInSection : .loadedCount, told, .foundRows, off]
  }

  /// Whether only a trace of a message was found, which cannot be cut off.
  private var isTrace: Bool {
    report.family == .assertionLine || report.family == .privateMethodName
  }
}
