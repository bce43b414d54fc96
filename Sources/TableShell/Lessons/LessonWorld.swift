import HeadlessTable

/// All of a session that a lesson has for itself, so that the learner's own comes back untouched.
struct LessonWorld {
  private let state: SessionState
  private let history: SessionHistory
  private let batch: OpenBatch?
  private let exception: Refusal?
  private let lastRefusal: Refusal?
  private let awaitsException: Bool
  var settings: Settings
  private let switches: TableSwitches

  init(_ session: Session) {
    state = session.state
    history = session.history
    batch = session.batch
    exception = session.exception
    lastRefusal = session.lastRefusal
    awaitsException = session.awaitsException
    settings = session.settings
    switches = TableSwitches(session.table)
  }

  func restore(to session: Session) {
    switches.restore(to: session.table)
    session.restore(state)
    session.history = history
    session.batch = batch
    session.exception = exception
    session.lastRefusal = lastRefusal
    session.awaitsException = awaitsException
    session.settings = settings
    session.applyTraceSettings()
    _ = session.table.trace.takeEvents()
  }
}

/// The properties of a table that are no part of its state.
struct TableSwitches: Equatable {
  let visibleRowLimit: Int?
  let flags: [Bool]

  init(_ table: TableView) {
    visibleRowLimit = table.visibleRowLimit
    flags = [
      table.allowsSelection, table.allowsSelectionDuringEditing, table.allowsMultipleSelection,
      table.allowsMultipleSelectionDuringEditing,
    ]
  }

  func restore(to table: TableView) {
    table.visibleRowLimit = visibleRowLimit
    table.allowsSelection = flags[0]
    table.allowsSelectionDuringEditing = flags[1]
    table.allowsMultipleSelection = flags[2]
    table.allowsMultipleSelectionDuringEditing = flags[3]
  }
}
