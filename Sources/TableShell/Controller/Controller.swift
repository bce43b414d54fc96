import HeadlessTable
import TableRender

/// Runs the scripts of handlers while their callbacks are on the stack.
protocol HandlerRunner: AnyObject {
  /// Runs what `on` put in the place of the callback; says whether there was anything.
  ///
  /// A callback that is called from its own handler is a mistake of that handler, whatever would
  /// run in it.
  func runHandler(of name: HandlerName, this: RowPath, target: RowPath?) throws(Refusal) -> Bool
}

/// What the scripted data source and delegate between the data and the table know and do.
final class Controller {
  /// Every change counts, so that a command that changed nothing can be told from one that did. It
  /// is read in its place, where a property with an observer would be copied.
  var state: ControllerState {
    _read { yield ownState }
    _modify {
      defer { revision &+= 1 }
      yield &ownState
    }
  }

  /// The state as it is stored.
  private(set) var ownState = ControllerState()
  private(set) var revision = 0

  /// The session that the controller belongs to.
  unowned var handlerRunner: (any HandlerRunner)?

  /// What the command that runs commits with: an animation, and the text of `ins`.
  var commitAnimation = RowAnimation.automatic
  var commitText: String?

  func restore(_ saved: ControllerState) {
    state = saved
  }

  /// Saves the state as it is now in the place of one that nobody needs any more.
  func save(in saved: inout ControllerState) {
    saved.become(stateOf: self)
  }

  /// A controller that stays as this one is now.
  func frozen() -> Controller {
    let copy = Controller()
    copy.restore(state)
    return copy
  }

  /// Sets a part of the state where it differs, so that saying the same again is no change.
  func set<Value: Equatable>(_ key: WritableKeyPath<ControllerState, Value>, to value: Value) {
    if state[keyPath: key] != value { state[keyPath: key] = value }
  }

  func implement(_ callback: EventName) {
    if !state.implemented.contains(callback) { state.implemented.insert(callback) }
  }

  // MARK: Rows

  var data: TableData {
    _read { yield state.store.data }
  }

  /// The section that shows the insert row, where there is one.
  private var insertSection: Int? {
    guard let insertRow = state.insertRow, data.sections.indices.contains(insertRow.section) else {
      return nil
    }
    return insertRow.section
  }

  func isInsertRow(_ path: RowPath) -> Bool {
    path.section == insertSection && path.row == data.rowCount(inSection: path.section)
  }

  /// The path of the insert row.
  var insertRowPath: RowPath? {
    insertSection.map { RowPath(section: $0, row: data.rowCount(inSection: $0)) }
  }

  /// Whether the data source has a row to show, the insert row included.
  func showsRow(at path: RowPath) -> Bool {
    data.hasRow(at: path) || isInsertRow(path)
  }

  var shownSectionCount: Int {
    state.implemented.contains(.numberOfSections) ? data.sections.count : 1
  }

  func shownRowCount(inSection section: Int) -> Int {
    data.rowCount(inSection: section) + (section == insertSection ? 1 : 0)
  }

  /// Becomes the controller with an insert row: it answers for that row, so it implements what
  /// asks.
  func showInsertRow(inSection section: Int) {
    state.insertRow = InsertRow(section: section)
    for name in [EventName.editingStyle, .shouldHighlight, .canMove, .commit] {
      state.implemented.insert(name)
    }
  }

  /// What a row shows. Reading one that the data lack raises the array's exception.
  func cell(at path: RowPath) throws(Refusal) -> Cell {
    if isInsertRow(path) { return Cell("", isTextField: true) }
    if let row = data.row(at: path) { return Cell(row.text) }
    try state.store.requireSection(path.section)
    throw ArrayException.reading(path.row, count: data.rowCount(inSection: path.section))
  }

  // MARK: Answers

  /// The row's own answers; empty where the data have no such row.
  func ownAnswers(at path: RowPath) -> RowAnswers {
    if isInsertRow(path) { return state.insertRow?.answers ?? RowAnswers() }
    return data.row(at: path)?.answers ?? RowAnswers()
  }

  func setOwnAnswers(_ answers: RowAnswers, at path: RowPath) {
    guard answers != ownAnswers(at: path) else { return }
    if isInsertRow(path) {
      state.insertRow?.answers = answers
    } else if data.hasRow(at: path) {
      state.store.setAnswers(answers, at: path)
    }
  }

  func answer<Value>(_ key: KeyPath<RowAnswers, Value?>, at path: RowPath) -> Value? {
    guard showsRow(at: path) else { return nil }
    return ownAnswers(at: path)[keyPath: key] ?? state.defaults[keyPath: key]
  }

  func style(at path: RowPath) -> EditingStyle {
    if let own = ownAnswers(at: path).style { return own }
    if insertSection != nil { return isInsertRow(path) ? .insert : .none }
    guard data.hasRow(at: path) else { return .delete }
    return state.defaults.style ?? .delete
  }

  func shouldHighlight(at path: RowPath) -> Bool {
    if isInsertRow(path) { return ownAnswers(at: path).highlight ?? false }
    return answer(\.highlight, at: path) ?? true
  }

  func canMove(at path: RowPath) -> Bool {
    if isInsertRow(path) { return ownAnswers(at: path).canMove ?? true }
    return answer(\.canMove, at: path) ?? true
  }

  /// The target of a move by hand.
  func target(ofMoveFrom source: RowPath, proposed: RowPath) -> RowPath {
    switch state.retarget {
    case .free: return proposed
    case .reject: return source
    case .pin(let path): return path
    case .section:
      let last = max(0, data.rowCount(inSection: source.section) - 1)
      if proposed.section < source.section { return RowPath(section: source.section, row: 0) }
      if proposed.section > source.section { return RowPath(section: source.section, row: last) }
      return RowPath(section: source.section, row: min(proposed.row, last))
    }
  }

  /// Whether a handler took the place of the callback.
  func isHandled(_ name: HandlerName, this: RowPath, target: RowPath? = nil) throws(Refusal) -> Bool
  {
    try handlerRunner?.runHandler(of: name, this: this, target: target) ?? false
  }

  /// The text that a commit inserts. It is used up.
  func takeCommitText() -> String {
    if let text = commitText { return text }
    let text = state.typedText ?? "new"
    if state.typedText != nil { state.typedText = nil }
    return text
  }
}
