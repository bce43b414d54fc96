import HeadlessTable
import TableScript

/// The state of a session at one moment, and marks to tell whether anything has changed since.
final class Checkpoint {
  /// The state, which is read in its place.
  var state: SessionState {
    _read { yield ownState }
  }

  private var ownState: SessionState
  private(set) var controllerRevision: Int
  private(set) var tableRevision: Int
  /// Whether the table still had something to load, which any update makes it do.
  private(set) var neededLayout: Bool

  init(of session: Session) {
    ownState = session.state
    controllerRevision = session.controller.revision
    tableRevision = session.table.revision
    neededLayout = session.table.needsLayout
  }

  /// How many sections it holds for itself, beside those of the session as it is now.
  func sectionCount(heldBeside session: Session) -> Int {
    session.table.sectionCount(heldBy: &ownState.table)
      + ownState.controller.store.data.sections.sectionCount(
        heldBeside: session.controller.data.sections)
  }

  /// Becomes the state as it is now. Of what it kept before, nobody may think any more.
  func renew(of session: Session) {
    session.controller.save(in: &ownState.controller)
    session.table.save(in: &ownState.table)
    controllerRevision = session.controller.revision
    tableRevision = session.table.revision
    neededLayout = session.table.needsLayout
  }
}

/// The batch that is open, as the session keeps it.
struct OpenBatch {
  private let opening: Opening
  /// Whether nothing but begin and end was done in it: such a batch is nothing to undo.
  var isEmpty = true
  /// Whether the line that ran last opened it.
  var isOfThisLine = true

  /// What never changes in it, on the heap, for every command looks at the open batch.
  private final class Opening {
    let checkpoint: Checkpoint
    let begin: Statement

    init(checkpoint: Checkpoint, begin: Statement) {
      self.checkpoint = checkpoint
      self.begin = begin
    }
  }

  init(checkpoint: Checkpoint, begin: Statement) {
    opening = Opening(checkpoint: checkpoint, begin: begin)
  }

  var checkpoint: Checkpoint { opening.checkpoint }

  /// The command that opened it.
  var begin: Statement { opening.begin }
}

extension Session {
  /// Whether rows show their controls, so that the proper forms act as the person at the screen. A
  /// swipe puts the table into editing mode too, but in it, and in the handlers that it ends with,
  /// they are the program's own calls.
  var isEditedByHand: Bool { table.isEditing && !table.isSwiping }

  var state: SessionState {
    SessionState(controller: controller.state, table: table.savedState())
  }

  /// The state as it is, to come back to, in the memory of one that was given back.
  func checkpoint() -> Checkpoint {
    var spare: Checkpoint?
    swap(&spare, &spareCheckpoint)
    if isKnownUniquelyReferenced(&spare) { spare?.renew(of: self) } else { spare = nil }
    return spare ?? Checkpoint(of: self)
  }

  func restore(_ state: SessionState) {
    controller.restore(state.controller)
    table.restore(state.table)
  }

  func restore(_ checkpoint: Checkpoint) {
    guard hasChanged(since: checkpoint) else { return }
    restore(checkpoint.state)
  }

  func hasChanged(since checkpoint: Checkpoint) -> Bool {
    controller.revision != checkpoint.controllerRevision
      || table.revision != checkpoint.tableRevision
  }

  /// Begins again with other data, as a new session does: a table that has loaded them, and a
  /// controller without answers. Nothing of it is traced.
  func startWorld(with data: TableData) {
    var fresh = ControllerState()
    fresh.store.replace(with: data)
    controller.restore(fresh)
    table.restore(TableView().savedState())
    do {
      try table.layoutIfNeeded()
    } catch {
      preconditionFailure("the sample is a table that loads: \(error)")
    }
    _ = table.trace.takeEvents()
  }
}
