import HeadlessTable
import TableScript

extension Command {
  static let insertSection = Command(
    "ins-section", in: .updates, "insert a section into the data and the table",
    details: "The table is told by insertSections(_:with:), which takes in the rows too.",
    asks: [
      .counts,
      Asked("For the section, where it is in view", .header),
      Asked("For each new row in view", .cell),
    ],
    related: ["del-section", "table ins-section", "data ins-section"],
    examples: [
      CommandExample("ins-section 2 \"华南\" \"广东\" \"海南\""),
      CommandExample("ins-section 0 with fade"),
    ],
    parameters: animation(behindTexts: true), newSection, sectionTexts
  ) {
    (session: Session, animation: RowAnimation, number: NumberArgument, new: SectionTexts)
      throws(CommandFailure) in
    if session.table.hasUncommittedUpdates {
      session.controller.state.deferred.append(
        .insertSection(number.value, header: new.header, texts: new.texts))
    } else {
      try session.requireSection(number.value, at: number.range, of: .data, orEnd: true)
      try session.requireRoomForSection(at: number.range)
      try session.insertSectionIntoData(new, at: number.value)
    }
    try refusing { () throws(Refusal) in
      try session.table.insertSections([number.value], with: animation)
    }
  }

  static let tableInsertSection = Command(
    "table ins-section", in: .table, "tell the table that sections are new",
    details: """
      The call alone, insertSections(_:with:). It takes numbers and no texts: those are in the
      data, where the table asks for them.
      """,
    asks: [
      .counts,
      Asked("For each section in view", .header), Asked("For each new row in view", .cell),
    ],
    related: ["ins-section", "data ins-section"],
    examples: [
      CommandExample("data ins-section 2 \"华南\"", "table ins-section 2"),
      CommandExample("table ins-section 2"),
    ],
    parameters: animation(), someNewSections
  ) {
    (session: Session, animation: RowAnimation, patterns: [SectionPattern])
      throws(CommandFailure) in
    let sections = try session.sections(patterns, of: .table, isChecked: false)
    try refusing { () throws(Refusal) in
      try session.table.insertSections(sections, with: animation)
    }
  }

  static let dataInsertSection = Command(
    "data ins-section", in: .data, "put a section into the data",
    details: "The table is not told. The section takes its rows along.",
    related: ["ins-section", "table ins-section"],
    examples: [
      CommandExample("data ins-section 2 \"华南\" \"广东\"", "reload-data"),
      CommandExample("data ins-section 0"),
    ],
    parameters: newSection, sectionTexts
  ) { (session: Session, number: NumberArgument, new: SectionTexts) throws(CommandFailure) in
    try session.requireSection(number.value, at: number.range, of: .data, orEnd: true)
    try session.requireRoomForSection(at: number.range)
    try session.insertSectionIntoData(new, at: number.value)
  }

  static let deleteSection = Command(
    "del-section", in: .updates, "delete sections from the data and the table",
    details: "Their rows go with them. The table is told by one deleteSections(_:with:).",
    asks: [.counts],
    related: ["ins-section", "table del-section", "data del-section"],
    examples: [CommandExample("del-section 1"), CommandExample("del-section * with fade")],
    parameters: animation(), someSections
  ) {
    (session: Session, animation: RowAnimation, patterns: [SectionPattern])
      throws(CommandFailure) in
    let isInBatch = session.table.hasUncommittedUpdates
    let sections = try session.differentSections(patterns, of: .data, isChecked: !isInBatch)
    if isInBatch {
      for section in sections { session.controller.state.deferred.append(.deleteSection(section)) }
    } else {
      try session.removeSectionsFromData(sections)
    }
    try refusing { () throws(Refusal) in
      try session.table.deleteSections(sections, with: animation)
    }
  }

  static let tableDeleteSection = Command(
    "table del-section", in: .table, "tell the table that sections are gone",
    details: "The call alone, deleteSections(_:with:): the data stay as they are.",
    asks: [.counts],
    related: ["del-section", "data del-section"],
    examples: [
      CommandExample("data del-section 1", "table del-section 1"),
      CommandExample("table del-section 1"),
    ],
    parameters: animation(), someSections
  ) {
    (session: Session, animation: RowAnimation, patterns: [SectionPattern])
      throws(CommandFailure) in
    let sections = try session.sections(patterns, of: .table, isChecked: false)
    try refusing { () throws(Refusal) in
      try session.table.deleteSections(sections, with: animation)
    }
  }

  static let dataDeleteSection = Command(
    "data del-section", in: .data, "take sections out of the data",
    details: "The table is not told. Sections go from the last to the first.",
    related: ["del-section", "table del-section"],
    examples: [
      CommandExample("data del-section 1", "show"), CommandExample("data del-section 0-1"),
    ],
    parameters: someSections
  ) { (session: Session, patterns: [SectionPattern]) throws(CommandFailure) in
    try session.removeSectionsFromData(
      try session.differentSections(patterns, of: .data, isChecked: true))
  }

  static let reloadSection = Command(
    "reload-section", in: .updates, "let the table ask for sections again",
    details: """
      This is reloadSections(_:with:). A header that has changed in the data is read only now. The
      data are not changed.
      """,
    asks: [
      .counts,
      Asked("For each of the sections in view", .header),
      Asked("For each of their rows in view", .cell),
    ],
    related: ["reload", "table reload-section"],
    examples: [
      CommandExample("data header 1 \"江南\"", "reload-section 1"),
      CommandExample("reload-section 0-1 with none"),
    ],
    parameters: animation(), someSections
  ) {
    (session: Session, animation: RowAnimation, patterns: [SectionPattern])
      throws(CommandFailure) in
    let isInBatch = session.table.hasUncommittedUpdates
    let sections = try session.differentSections(patterns, of: .data, isChecked: !isInBatch)
    try refusing { () throws(Refusal) in
      try session.table.reloadSections(sections, with: animation)
    }
  }

  static let tableReloadSection = Command(
    "table reload-section", in: .table, "let the table ask for sections again",
    details: """
      The call alone, reloadSections(_:with:). Where there is no such section, UIKit raises its
      exception.
      """,
    asks: [
      .counts,
      Asked("For each of the sections in view", .header),
      Asked("For each of their rows in view", .cell),
    ],
    related: ["reload-section"],
    examples: [CommandExample("table reload-section 0"), CommandExample("table reload-section 9")],
    parameters: animation(), someSections
  ) {
    (session: Session, animation: RowAnimation, patterns: [SectionPattern])
      throws(CommandFailure) in
    let sections = try session.sections(patterns, of: .table, isChecked: false)
    try refusing { () throws(Refusal) in
      try session.table.reloadSections(sections, with: animation)
    }
  }
}

extension Session {
  fileprivate func insertSectionIntoData(_ new: SectionTexts, at section: Int)
    throws(CommandFailure)
  {
    try refusing { () throws(Refusal) in
      try controller.state.store.insertSection(
        DataSection(header: new.header, texts: new.texts), at: section, notingIn: table.trace)
    }
  }

  fileprivate func removeSectionsFromData(_ sections: [Int]) throws(CommandFailure) {
    for section in sections.sorted(by: >) {
      try refusing { () throws(Refusal) in
        _ = try controller.state.store.removeSection(at: section, notingIn: table.trace)
      }
    }
  }
}
