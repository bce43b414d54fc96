import HeadlessTable
import TableScript

extension Command {
  static let move = Command(
    "move", in: .updates, "move a row in the data and the table",
    details: """
      In editing mode the row is dragged by its reorder control, and the data source moves the row
      in its data: the table has moved it already and is not told. Elsewhere, and in a batch, it is
      the program's own moveRow(at:to:). The destination counts after the row was taken out.
      """,
    asks: [
      Asked("In editing mode", .targetForMove, .move),
      Asked("Elsewhere, when the update is checked", .numberOfSections, .numberOfRows),
    ],
    related: ["drag", "table move", "data move", "retarget"],
    examples: [CommandExample("move 0.1 1.0"), CommandExample("edit on", "move 1 0")],
    parameters: twoPaths
  ) { (session: Session, pair: PathPair) throws(CommandFailure) in
    try session.moveRow(pair)
  }

  static let tableMove = Command(
    "table move", in: .table, "tell the table that a row has moved",
    details: "The call alone, moveRow(at:to:): the data stay as they are.",
    asks: [.counts],
    related: ["move", "data move"],
    examples: [
      CommandExample("data move 1 0", "table move 1 0"), CommandExample("table move 0.1 1.0"),
    ],
    parameters: twoPaths
  ) { (session: Session, pair: PathPair) throws(CommandFailure) in
    try refusing { () throws(Refusal) in
      try session.table.moveRow(at: pair.from.path, to: pair.to.path)
    }
  }

  static let dataMove = Command(
    "data move", in: .data, "move a row in the data",
    details: "The table is not told. The second path counts after the row was taken out.",
    related: ["move", "table move"],
    examples: [CommandExample("data move 1 0", "show"), CommandExample("data move 0.0 1.3")],
    parameters: twoPaths
  ) { (session: Session, pair: PathPair) throws(CommandFailure) in
    try session.requireMove(pair)
    try session.moveInData(pair)
  }
}

extension Session {
  fileprivate func moveRow(_ pair: PathPair) throws(CommandFailure) {
    let source = pair.from.path
    let target = pair.to.path
    if table.hasUncommittedUpdates {
      controller.state.deferred.append(.moveRow(source, to: target))
      try refusing { () throws(Refusal) in try table.moveRow(at: source, to: target) }
    } else if isEditedByHand {
      try requireRow(pair.from, of: .table)
      try refusing { () throws(Refusal) in
        try table.dragRow(from: source, through: [], to: target)
      }
    } else {
      try requireMove(pair)
      try moveInData(pair)
      try refusing { () throws(Refusal) in try table.moveRow(at: source, to: target) }
    }
  }

  fileprivate func moveInData(_ pair: PathPair) throws(CommandFailure) {
    try refusing { () throws(Refusal) in
      try controller.state.store.move(
        from: pair.from.path, to: pair.to.path, notingIn: table.trace)
    }
  }

  /// A source that exists, and a destination that will once the row is taken out.
  fileprivate func requireMove(_ pair: PathPair) throws(CommandFailure) {
    try requireRow(pair.from, of: .data)
    let isSameSection = pair.from.section == pair.to.section
    try requireRow(pair.to, of: .data, orEnd: !isSameSection)
    guard !isSameSection else { return }
    try requireRoom(forRows: 1, inSection: pair.to.section, at: pair.to.sectionRange)
  }
}
