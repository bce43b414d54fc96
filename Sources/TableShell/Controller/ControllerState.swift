import HeadlessTable

/// Everything that the scripted data source and delegate know: the data, the answers, and what
/// waits for the end of a batch. A value, so that an undo step is a copy of it; what seldom changes
/// lies behind one reference.
struct ControllerState {
  var store = DataStore()
  private var manners = Shared(Manners())

  /// How the controller answers, and what it has put off.
  private struct Manners {
    var implemented: CallbackSet = [
      .numberOfSections, .header, .canEdit, .editingStyle, .commit, .canMove, .move,
    ]
    var defaults = RowAnswers()
    var retarget = Retarget.free
    var insertRow: InsertRow?
    var typedText: String?
    var handlers: [HandlerName: HandlerScript] = [:]
    var deferred = GrowingList<DeferredChange>()
  }

  /// Becomes the state of a controller. Of what they share already no reference is counted.
  mutating func become(stateOf controller: Controller) {
    store.become(controller.ownState.store.data.sections)
    manners.become(controller.ownState.manners)
  }

  /// The optional callbacks that are implemented.
  var implemented: CallbackSet {
    get { manners.value.implemented }
    set { manners.value.implemented = newValue }
  }

  /// The answers for rows that have none of their own.
  var defaults: RowAnswers {
    get { manners.value.defaults }
    set { manners.value.defaults = newValue }
  }

  var retarget: Retarget {
    get { manners.value.retarget }
    set { manners.value.retarget = newValue }
  }

  var insertRow: InsertRow? {
    _read { yield manners.value.insertRow }
    set { manners.value.insertRow = newValue }
  }

  /// The text of the last `type` that no commit has used up yet.
  var typedText: String? {
    get { manners.value.typedText }
    set { manners.value.typedText = newValue }
  }

  /// What `on` put in the place of the controller's own work.
  var handlers: [HandlerName: HandlerScript] {
    get { manners.value.handlers }
    set { manners.value.handlers = newValue }
  }

  /// Changes of the data that the outermost `end` makes.
  var deferred: GrowingList<DeferredChange> {
    get { manners.value.deferred }
    _modify { yield &manners.value.deferred }
  }
}

/// What `retarget` answers to target-for-move.
enum Retarget: Equatable, Sendable {
  case free
  case section
  case pin(RowPath)
  case reject
}

/// The row with a text field that a classic controller shows below its data.
struct InsertRow: Equatable, Sendable {
  var section: Int
  private var box: AnswersBox?

  init(section: Int) {
    self.section = section
  }

  var answers: RowAnswers {
    get { box?.answers ?? RowAnswers() }
    set { box = newValue.isEmpty ? nil : AnswersBox(newValue) }
  }

  static func == (left: InsertRow, right: InsertRow) -> Bool {
    left.section == right.section && left.answers == right.answers
  }
}

/// A callback or an action handler that a script may replace.
enum HandlerName: Hashable, Sendable, CustomStringConvertible {
  case commit
  case move
  case select
  case action(Int)

  var description: String {
    switch self {
    case .commit: "commit"
    case .move: "move"
    case .select: "select"
    case .action(let number): "action \(number)"
    }
  }
}

/// The commands of a handler, and where they stand.
struct HandlerScript: Sendable {
  var text: String
}

/// A change of the data that was announced by a proper form inside a batch.
enum DeferredChange: Sendable {
  case deleteRow(RowPath)
  case insertRow(RowPath, text: String)
  case moveRow(RowPath, to: RowPath)
  case deleteSection(Int)
  case insertSection(Int, header: String, texts: [String])
  case moveSection(Int, to: Int)
}
