import HeadlessTable
import TableScript

/// A section and where it goes.
struct SectionPair: Sendable {
  var from: NumberArgument
  var to: NumberArgument
}

private let twoSections = Parameter<SectionPair>(
  usage: "N N", kind: .twoSections,
  gloss: "from where to where; the second counts after the section was taken out"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  SectionPair(from: try reader.number("N"), to: try reader.number("N"))
}

extension Command {
  static let moveSection = Command(
    "move-section", in: .updates, "move a section in the data and the table",
    details: "Its rows move with it. The table is told by moveSection(_:toSection:).",
    asks: [.counts],
    related: ["table move-section", "data move-section", "move"],
    examples: [
      CommandExample("move-section 1 0"),
      CommandExample("begin", "move-section 1 0", "ins 1 0 \"长春\"", "end"),
    ],
    parameters: twoSections
  ) { (session: Session, pair: SectionPair) throws(CommandFailure) in
    if session.table.hasUncommittedUpdates {
      session.controller.state.deferred.append(
        .moveSection(pair.from.value, to: pair.to.value))
    } else {
      try session.moveSectionInData(pair)
    }
    try refusing { () throws(Refusal) in
      try session.table.moveSection(pair.from.value, toSection: pair.to.value)
    }
  }

  static let tableMoveSection = Command(
    "table move-section", in: .table, "tell the table that a section has moved",
    details: "The call alone, moveSection(_:toSection:): the data stay as they are.",
    asks: [.counts],
    related: ["move-section", "data move-section"],
    examples: [
      CommandExample("data move-section 1 0", "table move-section 1 0"),
      CommandExample("table move-section 1 5"),
    ],
    parameters: twoSections
  ) { (session: Session, pair: SectionPair) throws(CommandFailure) in
    try refusing { () throws(Refusal) in
      try session.table.moveSection(pair.from.value, toSection: pair.to.value)
    }
  }

  static let dataMoveSection = Command(
    "data move-section", in: .data, "move a section in the data",
    details: "The table is not told. The rows of the section move with it.",
    related: ["move-section", "table move-section"],
    examples: [
      CommandExample("data move-section 1 0", "show"), CommandExample("data move-section 0 1"),
    ],
    parameters: twoSections
  ) { (session: Session, pair: SectionPair) throws(CommandFailure) in
    try session.moveSectionInData(pair)
  }
}

extension Session {
  fileprivate func moveSectionInData(_ pair: SectionPair) throws(CommandFailure) {
    try requireSection(pair.from.value, at: pair.from.range, of: .data)
    try requireSection(pair.to.value, at: pair.to.range, of: .data)
    try refusing { () throws(Refusal) in
      try controller.state.store.moveSection(
        from: pair.from.value, to: pair.to.value, notingIn: table.trace)
    }
  }
}
