import HeadlessTable
import TableScript

/// Everything of a session that undo and a refusal put back: a handful of references, since every
/// command keeps one.
struct SessionState {
  var controller: ControllerState
  var table: TableView.SavedState
}

/// One command that can be taken back or done again.
struct UndoStep {
  /// The command as it was typed.
  private var typed = HeldBytes()
  /// The state on the other side of it.
  private var kept: Checkpoint?
  /// How many rows the command loaded or asked for.
  private(set) var rows = 0

  /// The command as it was typed.
  var label: String { typed.text }

  var state: SessionState {
    guard let kept else { preconditionFailure("a step that was taken out") }
    return kept.state
  }

  /// Becomes another step, in the same memory, and gives the checkpoint for the one it had.
  mutating func become(
    _ checkpoint: inout Checkpoint?, rows: Int, typed hold: (inout HeldBytes) -> Void
  ) {
    hold(&typed)
    swap(&kept, &checkpoint)
    self.rows = rows
  }

  /// The same command with the state on its other side.
  func turned(to checkpoint: Checkpoint) -> UndoStep {
    var step = self
    step.kept = checkpoint
    return step
  }
}

/// The steps that undo and redo walk through. States share their storage, so a step costs what it
/// changed.
struct SessionHistory {
  private var undoSteps = RecentSteps(capacity: Limits.undoSteps)
  private(set) var redoSteps: [UndoStep] = []
  /// The rows of all steps, undone ones included.
  private(set) var rows = 0
  /// Whether steps were forgotten for their rows.
  private(set) var hasForgotten = false

  /// Remembers the state before a command that changed something, and gives the checkpoint for one
  /// that is forgotten for it. What was undone is gone.
  mutating func remember(_ command: Words, _ checkpoint: inout Checkpoint?, rows: Int) {
    remember(&checkpoint, rows: rows) { $0.hold(command) }
  }

  /// Remembers the state before something that was not typed as one command.
  mutating func remember(_ label: String, _ checkpoint: Checkpoint, rows: Int) {
    var checkpoint: Checkpoint? = checkpoint
    remember(&checkpoint, rows: rows) { $0.hold(label.utf8.span) }
  }

  @inline(__always)
  private mutating func remember(
    _ checkpoint: inout Checkpoint?, rows new: Int, typed: (inout HeldBytes) -> Void
  ) {
    if !redoSteps.isEmpty { forgetRedoSteps() }
    rows += new
    rows -= undoSteps.rowsOfNext
    undoSteps.next.become(&checkpoint, rows: new, typed: typed)
    undoSteps.finishNext()
    while rows > Limits.undoRows, undoSteps.count > 1, let step = undoSteps.popFirst() {
      rows -= step.rows
      hasForgotten = true
    }
  }

  private mutating func forgetRedoSteps() {
    for step in redoSteps { rows -= step.rows }
    redoSteps.removeAll()
  }

  /// Takes the last step back; `current` is the state that redo returns to.
  mutating func undo(from current: Checkpoint) -> UndoStep? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step.turned(to: current))
    return step
  }

  mutating func redo(from current: Checkpoint) -> UndoStep? {
    guard let step = redoSteps.popLast() else { return nil }
    rows -= undoSteps.rowsOfNext
    undoSteps.next = step.turned(to: current)
    undoSteps.finishNext()
    return step
  }

  /// How many steps `undo` may take.
  var undoCount: Int { max(0, min(undoSteps.count, Limits.undoSteps - redoSteps.count)) }
}

/// The last steps that were added, in slots that are used round and round. The first step goes when
/// a new one has no slot left: its memory is free for the next command while it is still at hand.
struct RecentSteps {
  private let capacity: Int
  private var slots: ContiguousArray<UndoStep> = []
  /// The slot of the next step.
  private var place = 0
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The slot of the next step, in which one may stand that goes.
  var next: UndoStep {
    _read { yield slots[place] }
    _modify {
      if place == slots.count { slots.append(UndoStep()) }
      yield &slots[place]
    }
  }

  /// The rows of the step that goes when the next one comes.
  var rowsOfNext: Int { place < slots.count ? slots[place].rows : 0 }

  /// Counts the step that was put into the slot of the next one.
  mutating func finishNext() {
    place = place + 1 == capacity ? 0 : place + 1
    if count < capacity { count += 1 }
  }

  mutating func popFirst() -> UndoStep? {
    guard count > 0 else { return nil }
    count -= 1
    return take((place + capacity - count - 1) % capacity)
  }

  mutating func popLast() -> UndoStep? {
    guard count > 0 else { return nil }
    count -= 1
    place = (place + capacity - 1) % capacity
    return take(place)
  }

  private mutating func take(_ slot: Int) -> UndoStep {
    var step = UndoStep()
    swap(&step, &slots[slot])
    return step
  }
}
