package import HeadlessTable

/// All texts of explanations in one language.
///
/// A text has named places: `{before}` is a number of the message, `{before:noun}` the same with
/// what it counts ("4 rows"), `{before:section}` with sections, `{noun}` a row or an item,
/// `{nouns}` several, `{view}` the kind of view, `{path}`, `{from}`, `{to}` and `{other}` index
/// paths. A text whose places the message does not tell is left out.
package struct ExplanationCatalog: Sendable {
  /// One line for each family: what the message means.
  package let headlines: [CrashFamily: String]
  package let facts: [ExplanationFact: String]
  package let causes: [Cause: String]
  /// One and several of a thing.
  package let units: [ExplanationUnit: (one: String, many: String)]

  package init(
    headlines: [CrashFamily: String], facts: [ExplanationFact: String], causes: [Cause: String],
    units: [ExplanationUnit: (one: String, many: String)]
  ) {
    self.headlines = headlines
    self.facts = facts
    self.causes = causes
    self.units = units
  }
}

/// The things that explanations count and name.
package enum ExplanationUnit: String, CaseIterable, Sendable {
  case row, item, section
  /// The kinds of view; their second form stands where it is not known which one.
  case tableView, collectionView
}

/// The sentences of an explanation besides its causes.
package enum ExplanationFact: String, CaseIterable, Sendable {
  // What the table had loaded.
  case loadedInSection, loadedCount, loadedSections, loadedSectionsBefore
  // What it was told.
  case told, toldNothing, inserted, deleted, movedIn, movedOut
  case toldDelete, toldDeleteSection, toldInsert, toldInsertSection, toldMove, toldMoveSection
  // What it found.
  case foundRows, foundSections, foundPlaces, foundPlacesOfSections, foundArray
  case foundInSection, foundSectionsAfter
  // Which side is off.
  case more, fewer, addsUp, past, pastSection, pastIndex
  // Around them.
  case separator, cause, typed, cutOff, assertion, noScript, unknown, unknownHint
}
