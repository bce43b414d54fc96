import HeadlessTable
import TableScript

/// Everything of a session that undo and a refusal put back: a handful of references, since every
/// command keeps one.
struct SessionState {
  let controller: ControllerState
  let table: TableView.SavedState
}

/// One command that can be taken back or done again.
struct UndoStep {
  /// The line that the command stood in, and where.
  private let text: String
  private let range: Range<Int>
  /// The state on the other side of it.
  private(set) var state: SessionState
  /// How many rows the command loaded or asked for.
  let rows: Int

  init(_ statement: BoundStatement, state: consuming SessionState, rows: Int) {
    text = statement.source.text
    range = statement.statement.range
    self.state = state
    self.rows = rows
  }

  /// Something that was not typed as one command.
  init(_ label: String, state: consuming SessionState, rows: Int) {
    text = label
    range = 0..<text.utf8.count
    self.state = state
    self.rows = rows
  }

  /// The command as it was typed.
  var label: String { SourceText(text).text(in: range) }

  /// The same command with the state on its other side.
  func turned(to state: SessionState) -> UndoStep {
    var step = self
    step.state = state
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

  /// Remembers the state before a command that changed something. What was undone is gone.
  mutating func remember(_ step: consuming UndoStep) {
    if !redoSteps.isEmpty { forgetRedoSteps() }
    rows += step.rows
    rows -= undoSteps.append(consume step)
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
  mutating func undo(from current: SessionState) -> UndoStep? {
    guard let step = undoSteps.popLast() else { return nil }
    redoSteps.append(step.turned(to: current))
    return step
  }

  mutating func redo(from current: SessionState) -> UndoStep? {
    guard let step = redoSteps.popLast() else { return nil }
    rows -= undoSteps.append(step.turned(to: current))
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

  /// Adds a step, and gives the rows of the one whose slot it takes.
  mutating func append(_ step: consuming UndoStep) -> Int {
    var slot: UndoStep? = consume step
    if next == slots.count { slots.append(nil) }
    swap(&slot, &slots[next])
    next = next + 1 == capacity ? 0 : next + 1
    if count < capacity { count += 1 }
    return slot?.rows ?? 0
  }

  mutating func popFirst() -> UndoStep? {
    guard count > 0 else { return nil }
    let first = (next + capacity - count) % capacity
    count -= 1
    defer { slots[first] = nil }
    return slots[first]
  }

  mutating func popLast() -> UndoStep? {
    guard count > 0 else { return nil }
    count -= 1
    next = (next + capacity - 1) % capacity
    defer { slots[next] = nil }
    return slots[next]
  }
}
