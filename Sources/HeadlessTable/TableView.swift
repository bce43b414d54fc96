/// A table view without a screen: it asks a data source for its rows, shows them, and lives by the
/// rules of UITableView editing.
///
/// The table knows the data only by asking. It keeps the counts that it last asked for, the cells
/// of the rows in view, editing mode, the selection and the open batch of updates. Whoever changes
/// the data must tell the table, and the table holds both against each other when an update ends:
///
/// ```swift
/// let table = TableView()
/// table.dataSource = fruits          // the table has not loaded yet
/// try table.layoutIfNeeded()         // it asks for counts and cells
///
/// fruits.names.remove(at: 1)
/// try table.deleteRows(at: [RowPath(section: 0, row: 1)], with: .fade)
/// ```
///
/// Where UIKit raises an exception the table throws a ``Refusal``, and then it is as it was before
/// the call: before the outermost ``beginUpdates()`` where an update is refused, before the gesture
/// where a callback throws.
///
/// Everything that the table asks and tells is in its ``trace``. The order of the questions is told
/// with ``TableViewDataSource``.
///
/// Source: Apple, *Table View Programming Guide for iOS*, and the UITableView reference.
public final class TableView {
  /// The largest number of rows that a section may have. Counts beyond it, and negative ones, are
  /// refused with ``Refusal/tooManyRows(_:section:)``. UIKit's own limit is that of its memory.
  public static let maximumRowCount = 10_000_000

  /// The largest number of sections that a table may have. Counts beyond it, and negative ones, are
  /// refused as too many rows of section 0.
  public static let maximumSectionCount = 1_000_000

  /// The object that has the data. Setting it makes the table one that never loaded: it has no rows
  /// until the next layout or update. The table does not keep the object alive.
  public var dataSource: (any TableViewDataSource)? {
    get { receivers.dataSource }
    set {
      receivers.dataSource = newValue
      forgetRows()
    }
  }

  /// The object that is asked how rows behave and told what a person did. The table does not keep
  /// it alive.
  public var delegate: (any TableViewDelegate)? {
    get { receivers.delegate }
    set { receivers.delegate = newValue }
  }

  /// Who is asked and told.
  private(set) var receivers = Receivers()

  /// Makes an object data source and delegate in one, and keeps it alive until another one is set.
  /// So nobody has to look before each update whether it is still there.
  package func keep(_ receiver: any TableViewDataSource & TableViewDelegate) {
    receivers = Receivers(keeping: receiver)
    forgetRows()
  }

  /// The record of all calls.
  public let trace = Trace()

  /// Whether a person may select rows outside editing mode. On at the start.
  public var allowsSelection = true

  /// Whether a person may select rows in editing mode. Off at the start.
  public var allowsSelectionDuringEditing = false

  /// Whether several rows may be selected outside editing mode. Off at the start.
  public var allowsMultipleSelection = false

  /// Whether rows show check marks in editing mode, and several may be chosen. Off at the start.
  ///
  /// Changing it acts the next time that editing mode is switched on, which keeps the selection
  /// (an inference).
  public var allowsMultipleSelectionDuringEditing = false

  /// How many rows are in view, counted through all sections; nil, as at the start, where all are.
  ///
  /// Rows that come into view by a change are asked for at the next layout. A negative number
  /// counts as 0.
  public var visibleRowLimit: Int? {
    didSet { adaptWindow() }
  }

  /// What the table knows.
  var state: TableState {
    _read { yield ownState }
    _modify {
      defer { revision &+= 1 }
      yield &ownState
    }
  }

  /// The state as it is stored. Where a single thing of it is read for each row, reading it here
  /// does without a copy of the whole.
  private(set) var ownState = TableState()

  /// A number that grows whenever the table may have changed: while it stays, so has everything in
  /// ``savedState()``.
  public private(set) var revision = 0

  /// The completion handlers of the open batch, in the order in which they will run.
  var completions: [(Bool) -> Void] = []

  /// How many commit callbacks are running, one inside the other.
  var commitsUnderWay = 0

  /// Where updates are sorted and checked. Whoever uses it takes it out meanwhile: a data source
  /// that begins an update of its own while it is asked has another one.
  var workspace: EffectiveChanges?

  func takeWorkspace() -> EffectiveChanges {
    var taken: EffectiveChanges?
    swap(&taken, &workspace)
    return taken ?? EffectiveChanges()
  }

  var port: CallbackPort { CallbackPort(table: self) }

  /// Makes a table without rows.
  public init() {}

  private func forgetRows() {
    state.sections.replace(with: [])
    state.counts = RowCounts()
    state.deselectAll()
    state.needsLoading = true
    state.hasBlankRows = false
    state.button = nil
    if state.swipe != nil {
      state.swipe = nil
      state.isEditing = false
    }
  }
}

// MARK: Reading

extension TableView {
  /// The number of sections that the table loaded last; 0 before it ever did.
  public var numberOfSections: Int { state.sections.count }

  /// The number of rows that the table loaded last for a section; 0 for a section that is not
  /// there.
  public func numberOfRows(inSection section: Int) -> Int {
    state.sections.indices.contains(section) ? state.sections[section].rows.count : 0
  }

  /// What a row shows; nil where there is no such row, or where it is out of view. Never refuses.
  public func cellForRow(at path: RowPath) -> Cell? {
    state.row(at: path)?.cell
  }

  /// A section's header as last read: when the section was inserted or reloaded, or all was. nil
  /// where it has none, or has not been in view since.
  public func titleForHeader(inSection section: Int) -> String? {
    state.sections.indices.contains(section) ? state.sections[section].header : nil
  }

  /// A section's footer, read together with its header.
  public func titleForFooter(inSection section: Int) -> String? {
    state.sections.indices.contains(section) ? state.sections[section].footer : nil
  }

  /// The rows in view, from the top.
  public var indexPathsForVisibleRows: [RowPath] {
    state.window.slices(of: state.sections).flatMap { slice in
      slice.rows.map { RowPath(section: slice.section, row: $0) }
    }
  }

  /// The selected rows, from the top.
  public var indexPathsForSelectedRows: [RowPath] { state.selectedPaths }

  /// Whether the table is in editing mode. An open swipe puts it there as well, though no row shows
  /// a control then; ``openButton`` tells the two apart.
  public var isEditing: Bool { state.isEditing }

  /// Whether a batch is open.
  public var hasUncommittedUpdates: Bool { state.batch != nil }

  /// How many begins wait for their end; 0 outside a batch.
  public var batchDepth: Int { state.batch?.depth ?? 0 }

  /// Whether ``layoutIfNeeded()`` has something to ask: the table never loaded, a reload-data is
  /// waiting, or rows came into view.
  public var needsLayout: Bool { state.needsLoading || state.hasBlankRows }

  /// The last update that was accepted; nil before the first. A row that was dragged is no update.
  public var lastUpdate: UpdatePlan? { state.sections.lastUpdate?.plan }

  /// Where the rows went in the last update that was accepted.
  public var lastIndexMap: IndexMap? {
    state.sections.lastUpdate.map { IndexMap($0.plan, before: Array($0.countsBefore)) }
  }
}

// MARK: Keeping the state

extension TableView {
  /// All that a table knows, as a value. Keeping one costs little, because it shares the rows with
  /// the table.
  ///
  /// It holds counts, cells, selection, editing mode, an open batch, an open swipe and the place of
  /// the window. It does not hold the data source, the delegate, the trace and the settings
  /// (`allows…` and ``TableView/visibleRowLimit``).
  public struct SavedState {
    fileprivate(set) var state: TableState
  }

  /// How many sections a saved state holds for itself, beside those of the table as it is now;
  /// their rows may be shared nevertheless. 0 where only rows have changed since, one by one.
  public func sectionCount(heldBy saved: SavedState) -> Int {
    saved.state.sections.sectionCount(heldBeside: state.sections)
  }

  /// The same for a state that is lent, not changed: an object that holds one need not make a copy.
  package func sectionCount(heldBy saved: inout SavedState) -> Int {
    saved.state.sections.sectionCount(heldBeside: ownState.sections)
  }

  /// The state as it is now.
  public func savedState() -> SavedState { SavedState(state: state) }

  /// Saves the state as it is now in the place of one that nobody needs any more, in whose memory
  /// the table goes on.
  package func save(in saved: inout SavedState) {
    saved.state.become(stateOf: self)
  }

  /// Makes the table what it was when the state was saved. Nobody is told.
  public func restore(_ saved: SavedState) {
    restore(saved.state)
  }

  func restore(_ saved: TableState) {
    state = saved
    let waiting = saved.batch?.completionCount ?? 0
    completions.removeLast(max(0, completions.count - waiting))
    if state.window.limit != visibleRowLimit { adaptWindow() }
  }

  /// Runs `body` and makes the table what it was if it is refused.
  func undoingIfRefused(_ body: () throws(Refusal) -> Void) throws(Refusal) {
    let before = state
    do { try body() } catch {
      restore(before)
      throw error
    }
  }

  /// Runs what a person does at the screen. If a callback throws, the table is as before the
  /// gesture.
  func gesture(_ body: () throws(Refusal) -> Void) throws(Refusal) {
    trace.gestures += 1
    defer { trace.gestures -= 1 }
    try undoingIfRefused(body)
  }
}
