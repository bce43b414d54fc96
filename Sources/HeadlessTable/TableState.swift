/// All that a table knows, as a value: what it loaded, what it shows, what is selected, editing
/// mode, the open batch. Keeping one costs two references.
struct TableState {
  /// What the table loaded, a value for each section, and the update that led to it.
  var sections = SectionList<SectionStates>()

  /// The row counts of the sections.
  var counts = RowCounts()

  private var seldomShared = Shared(Seldom())

  /// The rows in view.
  var window = VisibleWindow()

  /// Whether the counts are asked for at the next layout: at the start, and after reload-data.
  var needsLoading = true

  /// Whether rows are in view that have no cell yet; the next layout asks for them.
  var hasBlankRows = false

  /// Whether editing mode is on; an open swipe turns it on too.
  var isEditing = false

  /// Whether rows show check marks in this editing mode, as the table's switch stood when it began.
  var usesCheckmarks = false

  /// What most states of a table have none of.
  private struct Seldom {
    var swipe: SwipeSession?
    var button: ShownButton?
    var batch: Batch?
    var selected: [RowPath] = []
  }
}

extension TableState {
  /// Becomes the state of a table. Of what they share already no reference is counted.
  mutating func become(stateOf table: TableView) {
    sections.become(table.ownState.sections)
    counts.become(table.ownState.counts)
    seldomShared.become(table.ownState.seldomShared)
    window = table.ownState.window
    needsLoading = table.ownState.needsLoading
    hasBlankRows = table.ownState.hasBlankRows
    isEditing = table.ownState.isEditing
    usesCheckmarks = table.ownState.usesCheckmarks
  }

  private var seldom: Seldom {
    _read { yield seldomShared.value }
    _modify { yield &seldomShared.value }
  }

  /// The swipe under way. It outlasts its button: while a commit or a handler runs the button is
  /// gone.
  var swipe: SwipeSession? {
    _read { yield seldom.swipe }
    _modify { yield &seldom.swipe }
  }

  /// The button or buttons that a row shows.
  var button: ShownButton? {
    _read { yield seldom.button }
    _modify { yield &seldom.button }
  }

  /// The batch that is open.
  var batch: Batch? {
    _read { yield seldom.batch }
    _modify { yield &seldom.batch }
  }

  /// The selected rows, ascending.
  var selected: [RowPath] {
    _read { yield seldom.selected }
    _modify { yield &seldom.selected }
  }
}

/// One section as the table loaded it.
struct SectionState: RowSection {
  /// Its rows, of which those in view have a cell.
  var rows: RowTree<RowState>

  /// Header and footer as last read; nil until then.
  private var titles: Titles?

  /// Both titles on the heap, for they seldom change.
  private final class Titles {
    let header: String?
    let footer: String?

    init(header: String?, footer: String?) {
      self.header = header
      self.footer = footer
    }
  }

  /// Makes a section whose rows have no cells yet.
  init(rowCount: Int) {
    rows = RowTree(repeating: RowState(), count: rowCount)
  }

  /// Whether the header has been asked for since the section was loaded.
  var isTitled: Bool { titles != nil }

  /// The header as last read.
  var header: String? {
    get { titles?.header }
    set { titles = Titles(header: newValue, footer: footer) }
  }

  /// The footer as last read, behind the header.
  var footer: String? {
    get { titles?.footer }
    set { titles = Titles(header: header, footer: newValue) }
  }
}

/// One state of the sections, and with it the update that led there, for each update makes another
/// one.
final class SectionStates: SectionVersion {
  var sections: ContiguousArray<SectionState>
  var way = Way<SectionStates>()
  var edit = RowEdit<RowState>.none
  var age: Int

  // The last update that was accepted, in parts: the whole as an optional is put down and freed by
  // way of its type.
  fileprivate var calls: CallList?
  fileprivate var countsBefore = RowCounts()
  fileprivate var countsAfter = RowCounts()

  init(_ sections: ContiguousArray<SectionState>, age: Int) {
    self.sections = sections
    self.age = age
  }

  func inherit(from older: SectionStates) {
    calls = older.calls
    countsBefore.become(older.countsBefore)
    countsAfter.become(older.countsAfter)
  }

  deinit { way.free() }
}

extension SectionList where Version == SectionStates {
  /// The last update that was accepted.
  var lastUpdate: AcceptedUpdate? {
    version.calls.map {
      AcceptedUpdate(
        calls: $0, countsBefore: version.countsBefore, countsAfter: version.countsAfter)
    }
  }

  /// Puts down what the table was told that led to the sections as they are.
  ///
  /// - Parameter older: The sections as they were before. Nobody may have kept a copy since.
  mutating func accept(
    _ calls: consuming CallList, from before: RowCounts, to after: RowCounts,
    since older: SectionList
  ) {
    if version === older.version { makeNewer() }
    version.calls = calls
    version.countsBefore.become(before)
    version.countsAfter.become(after)
  }

  /// Lets the last update be that of an older copy. What was done to the rows since was none.
  func keepLastUpdate(of older: SectionList) {
    version.inherit(from: older.version)
  }
}

/// One row as the table knows it, in 24 bytes.
struct RowState: Hashable {
  /// What the row shows, if it has a cell.
  var content = Cell("")

  /// What it answered when it was last asked.
  var flags: Flags = []

  struct Flags: OptionSet, Hashable {
    var rawValue: UInt8

    /// The row is in view and its cell was asked for.
    static let hasCell = Flags(rawValue: 1)
    /// The row said that it cannot be edited.
    static let isFixed = Flags(rawValue: 2)
    /// The row has a reorder control in editing mode.
    static let hasGrip = Flags(rawValue: 4)
    /// The row's content is indented in editing mode.
    static let isIndented = Flags(rawValue: 8)
    /// The two bits of the row's control.
    static let control = Flags(rawValue: 48)
  }

  /// The cell, if the row is in view.
  var cell: Cell? { flags.contains(.hasCell) ? content : nil }

  /// What the row shows at its leading edge in editing mode.
  var control: EditingStyle {
    get { EditingStyle(rawValue: Int(flags.intersection(.control).rawValue >> 4)) ?? .none }
    set {
      flags.subtract(.control)
      flags.insert(Flags(rawValue: UInt8(newValue.rawValue) << 4))
    }
  }
}

/// An open batch.
struct Batch {
  /// How many begins wait for their end.
  var depth = 1

  /// What the table was told since the outermost begin. Whoever keeps the table's state with every
  /// call of a long batch copies no list.
  var calls = GrowingList<Call>()

  /// Whether reload-data was called meanwhile; it is done after the check.
  var reloadsData = false

  /// The rows that were reconfigured, by their place before the batch.
  var reconfigured: [RowPath] = []

  /// How many completion handlers wait for the end of the batch.
  var completionCount = 0

  /// The table as it was at the outermost begin.
  let before: Kept

  /// A state on the heap, because a state cannot hold another one in place.
  final class Kept {
    let state: TableState
    init(_ state: TableState) { self.state = state }
  }
}

extension Batch {
  /// Adds what the table was told.
  mutating func add(_ calls: CallList) {
    switch calls {
    case .one(let call): self.calls.append(call)
    case .several(let calls): self.calls.append(contentsOf: calls)
    }
  }
}

// What is asked for each row is inlined: a call would copy the whole state for its time.
extension TableState {
  @inline(__always)
  func has(_ path: RowPath) -> Bool {
    counts.hasRow(at: path)
  }

  /// The row at a path, nil where there is none.
  @inline(__always)
  func row(at path: RowPath) -> RowState? {
    has(path) ? sections[path.section].rows[path.row] : nil
  }

  /// Whether rows are asked the questions of editing mode when they appear. A swipe asks none of
  /// them.
  var asksRows: Bool {
    @inline(__always) get { isEditing && swipe == nil }
  }

  /// The control that a row shows.
  func control(at path: RowPath) -> RowControl {
    guard asksRows, let row = row(at: path) else { return .none }
    return row.control
  }

  func hasGrip(at path: RowPath) -> Bool {
    guard asksRows, let row = row(at: path) else { return false }
    return row.flags.contains(.hasGrip)
  }
}
