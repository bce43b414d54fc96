extension TableView {
  /// What is wrong inside the table: a sentence for each invariant that does not hold. Empty,
  /// always, unless the table itself has a fault; for tests.
  package func checkInvariants() -> [String] {
    state.faultsOfSections + state.faultsOfSelection + state.faultsOfWindow + state.faultsOfEditing
      + (state.batch.map { $0.depth > 0 ? [] : ["a batch is open at depth \($0.depth)"] } ?? [])
      + (trace.gestures == 0 ? [] : ["a gesture has not ended"])
      + (commitsUnderWay == 0 ? [] : ["a commit has not ended"])
      + (state.batch != nil || completions.isEmpty ? [] : ["a completion handler was forgotten"])
  }
}

extension TableState {
  fileprivate var faultsOfSections: [String] {
    (counts.elementsEqual(sections.map(\.rows.count))
      ? [] : ["the counts are not those of the sections"])
      + sections.enumerated().flatMap { faults(of: $1, at: $0) }
  }

  private func faults(of section: SectionState, at number: Int) -> [String] {
    var faults: [String] = []
    if section.rows.reduce(0, { count, _ in count + 1 }) != section.rows.count {
      faults.append("section \(number) does not have the rows that it counts")
    }
    return faults
  }

  fileprivate var faultsOfSelection: [String] {
    var faults: [String] = []
    if zip(selected, selected.dropFirst()).contains(where: { $0 >= $1 }) {
      faults.append("the selected rows are not ascending")
    }
    if !selected.allSatisfy(has) { faults.append("a row is selected that is not there") }
    return faults
  }

  /// A row has a cell exactly where it is in view, except while a layout waits.
  fileprivate var faultsOfWindow: [String] {
    var expected = window
    expected.stayFull(rowCount: rowCount)
    var faults = expected == window ? [] : ["the window reaches beyond the rows"]
    let seen = SeenRows(window.slices(of: sections), sectionCount: sections.count)
    for (number, section) in sections.enumerated() {
      for (row, known) in section.rows.enumerated() {
        let isInView = seen.rows[number].contains(row)
        if isInView, known.cell == nil, !hasBlankRows, !needsLoading {
          faults.append("row \(number).\(row) is in view without a cell")
        }
        if !isInView, known.cell != nil {
          faults.append("row \(number).\(row) has a cell out of view")
        }
      }
      if !seen.rows[number].isEmpty, !section.isTitled, !hasBlankRows, !needsLoading {
        faults.append("section \(number) is in view and its header was not asked for")
      }
    }
    return faults
  }

  fileprivate var faultsOfEditing: [String] {
    var faults: [String] = []
    if swipe != nil, !isEditing { faults.append("a swipe is open outside editing mode") }
    if swipe != nil, button == nil { faults.append("a swipe is open without a button") }
    if usesCheckmarks, !isEditing { faults.append("check marks outside editing mode") }
    guard let button else { return faults }
    if !isEditing { faults.append("a button is open outside editing mode") }
    if button.titles.isEmpty { faults.append("a button without a title is open") }
    // A batch keeps a button whose row has gone until it ends.
    guard batch == nil else { return faults }
    if row(at: button.path)?.cell == nil { faults.append("a button is open on no row in view") }
    if button.isLost { faults.append("a button is open on a row that has gone") }
    if let swipe, swipe.row != button.path { faults.append("swipe and button are on two rows") }
    return faults
  }
}
