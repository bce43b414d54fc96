import HeadlessTable

/// Everything of a session that undo and a refusal put back. It lies on the heap, since every
/// command keeps one and most are handed on.
final class SessionState {
  let controller: ControllerState
  let table: TableView.SavedState

  init(controller: ControllerState, table: TableView.SavedState) {
    self.controller = controller
    self.table = table
  }
}

/// One command that can be taken back or done again.
struct UndoStep {
  /// The command as it was typed.
  var label: String
  /// The state on the other side of it.
  var state: SessionState
}

/// The steps that undo and redo walk through. States share their storage, so a step costs what it
/// changed.
struct SessionHistory {
  private var undoSteps = RecentSteps(capacity: Limits.undoSteps)
  private(set) var redoSteps: [UndoStep] = []

  /// Remembers the state before a command that changed something. What was undone is gone.
  mutating func remember(_ label: String, before state: SessionState) {
    redoSteps.removeAll()
    undoSteps.append(UndoStep(label: label, state: state))
  }

  /// Takes the last step back; `current` is the state that redo returns to.
  mutating func undo(from current: SessionState) -> UndoStep? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(UndoStep(label: step.label, state: current))
    return step
  }

  mutating func redo(from current: SessionState) -> UndoStep? {
    guard let step = redoSteps.popLast() else { return nil }
    undoSteps.append(UndoStep(label: step.label, state: current))
    return step
  }

  /// How many steps `undo` may take.
  var undoCount: Int { max(0, min(undoSteps.count, Limits.undoSteps - redoSteps.count)) }
}

/// The last steps that were added, in slots that are used round and round. The first step goes when
/// a new one has no slot left: its memory is free for the next command while it is still at hand.
struct RecentSteps {
  private let capacity: Int
  private var slots: ContiguousArray<UndoStep?> = []
  /// The slot of the next step.
  private var next = 0
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func append(_ step: UndoStep) {
    if next == slots.count { slots.append(step) } else { slots[next] = step }
    next = (next + 1) % capacity
    count = min(count + 1, capacity)
  }

  mutating func popLast() -> UndoStep? {
    guard count > 0 else { return nil }
    count -= 1
    next = (next + capacity - 1) % capacity
    defer { slots[next] = nil }
    return slots[next]
  }
}
