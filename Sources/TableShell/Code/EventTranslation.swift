import HeadlessTable
import TableRender

/// Turns the events of one command into statements.
struct EventTranslation {
  private let events: [TraceEvent]
  private let commandName: String
  private let callsMethods: Bool
  private let sidesAgree: Bool
  private let isSwipeOpen: Bool
  private(set) var arrivals: [SectionArrival?]
  private(set) var statements: [CodeStatement] = []
  private(set) var frames: [CodeBatch]
  private(set) var isReloadPending: Bool
  private(set) var newText: String
  private var index = 0

  init(
    _ command: PlaybackCommand, in translator: CodeTranslator, arrivals: [SectionArrival?]
  ) {
    events = command.events
    commandName = command.name
    callsMethods = translator.callsMethods
    sidesAgree = translator.sidesAgree
    isSwipeOpen = translator.isSwipeOpen
    frames = translator.frames
    isReloadPending = translator.isReloadPending
    newText = translator.newText
    self.arrivals = arrivals
  }

  mutating func run() {
    while index < events.count {
      let event = events[index]
      index += 1
      switch event.content {
      case .data(let change): add(change)
      case .notice: break
      case .call(let name, let arguments, _): add(name, arguments, event)
      }
    }
  }

  private mutating func add(_ statement: CodeStatement) {
    if frames.isEmpty {
      statements.append(statement)
    } else {
      frames[frames.count - 1].statements.append(statement)
    }
  }

  private mutating func add(_ change: DataChange) {
    let arrival = arrivals.popLast() ?? nil
    add(.data(SwiftSpelling.statement(change, arrival: arrival)))
  }

  private mutating func add(
    _ name: EventName, _ arguments: TraceEvent.Arguments, _ event: TraceEvent
  ) {
    switch name {
    case .beginUpdates: frames.append(CodeBatch())
    case .endUpdates:
      if let batch = frames.popLast() { add(.batch(batch)) }
    case .setEditing where isTablesOwn(event): break
    case .setEditing where isSwipeOpen && arguments.turnsEditingOn:
      add(.comment("A swipe is open: editing mode is on already, and ends with it."))
    case .layout:
      if isReloadPending || commandName.hasSuffix("layout") {
        add(.call("tableView.layoutIfNeeded()", isUpdate: false))
      }
      isReloadPending = false
    case .commit: addCommit(arguments, depth: event.depth)
    case .move: addMove(arguments, depth: event.depth)
    default:
      if let call = TableCall(name, arguments) { add(call) }
    }
  }

  /// A swipe turns editing mode on and off by itself.
  private func isTablesOwn(_ event: TraceEvent) -> Bool {
    if event.isByGesture, event.depth == 1 { return true }
    guard commandName != "edit", index >= 2 else { return false }
    if case .notice(.buttonGone) = events[index - 2].content { return true }
    return false
  }

  private mutating func add(_ call: TableCall) {
    if isReloadPending, call.isUpdate {
      for frame in frames.indices { frames[frame].keepsOrder = true }
    }
    if call.text == CodeBatch.reloadData { isReloadPending = true }
    add(.call(call.text, isUpdate: call.isUpdate))
  }

  // MARK: The person at the screen

  /// What the app does inside a callback.
  private func nested(below depth: Int) -> ArraySlice<TraceEvent> {
    events[index...].prefix { $0.depth > depth }
  }

  /// A commit that does what the printed method does is a call of it.
  private mutating func addCommit(_ arguments: TraceEvent.Arguments, depth: Int) {
    guard case .commit(let style, let path) = arguments else { return }
    let nested = nested(below: depth)
    let place = SwiftSpelling.indexPath(path)
    let act = style == .insert ? "The person inserts here" : "The person deletes the row"
    guard callsMethods, frames.isEmpty, let text = Self.plainCommit(nested, style, path) else {
      return add(.comment("\(act), in tableView(_:commit:forRowAt:):"))
    }
    add(.comment("\(act):"))
    if let text, text != newText {
      newText = text
      add(.data("newText = \(SwiftSpelling.literal(text))"))
    }
    let name = style == .insert ? "insert" : "delete"
    add(.call("tableView(tableView, commit: .\(name), forRowAt: \(place))", isUpdate: true))
    index = nested.endIndex
    arrivals.removeLast()
  }

  /// Whether a commit did the usual: nil where not, else the text that it inserted.
  private static func plainCommit(
    _ events: ArraySlice<TraceEvent>, _ style: EditingStyle, _ path: RowPath
  ) -> String?? {
    var acts: [TraceEvent] = []
    for event in events where isAct(event) { acts.append(event) }
    guard acts.count == 2, case .data(let change) = acts[0].content,
      case .call(let name, .updateRows([path], .automatic), _) = acts[1].content
    else { return nil }
    switch (change, name, style) {
    case (.remove(path, _), .deleteRows, .delete): return .some(nil)
    case (.insert(path, let text), .insertRows, .insert): return text
    default: return nil
    }
  }

  /// Whether an event changes something, and not only asks. Apart, because the optimizer of Swift
  /// 6.3 does not survive it inside a closure.
  @inline(never)
  private static func isAct(_ event: TraceEvent) -> Bool {
    guard let name = event.name else { return true }
    return name.receiver == .table && name != .layout || name == .commit
  }

  /// The finger moves the row of the table itself; a program has to make that call.
  private mutating func addMove(_ arguments: TraceEvent.Arguments, depth: Int) {
    guard case .moveRow(let source, let target) = arguments else { return }
    let nested = nested(below: depth)
    let (from, to) = (SwiftSpelling.indexPath(source), SwiftSpelling.indexPath(target))
    let acts = nested.filter { $0.name == nil }
    let isPlain = acts.count == 1 && acts[0].content == .data(.move(source, to: target))
    add(.comment("The person drags the row:"))
    if isPlain, callsMethods {
      add(.call("tableView(tableView, moveRowAt: \(from), to: \(to))", isUpdate: false))
      arrivals.removeLast()
    } else {
      for event in nested { if case .data(let change) = event.content { add(change) } }
    }
    index = nested.endIndex
    guard callsMethods else {
      return add(.comment("The table has moved the row itself: there is nothing to tell it."))
    }
    guard sidesAgree, isPlain || source.section == target.section else {
      return add(.comment("Not shown: the finger moves the row; moveRow would be refused here."))
    }
    add(.call("tableView.moveRow(at: \(from), to: \(to))", isUpdate: true))
  }
}

extension TraceEvent.Arguments {
  fileprivate var turnsEditingOn: Bool {
    if case .editing(true, _) = self { true } else { false }
  }
}

/// A call of the table as it is written in Swift.
struct TableCall {
  var text: String
  var isUpdate = true

  init?(_ name: EventName, _ arguments: TraceEvent.Arguments) {
    switch arguments {
    case .updateRows(let paths, let animation):
      guard let method = Self.methods[name] else { return nil }
      text = "\(method)(at: \(SwiftSpelling.indexPaths(paths)), with: .\(animation.name))"
    case .updateSections(let sections, let animation):
      guard let method = Self.methods[name] else { return nil }
      text = "\(method)(\(SwiftSpelling.indexSet(sections)), with: .\(animation.name))"
    case .moveRow(let source, let target) where name == .moveRow:
      let (from, to) = (SwiftSpelling.indexPath(source), SwiftSpelling.indexPath(target))
      text = "moveRow(at: \(from), to: \(to))"
    case .moveSection(let source, let target):
      text = "moveSection(\(source), toSection: \(target))"
    default:
      isUpdate = false
      guard let call = Self.other(name, arguments) else { return nil }
      text = call
    }
    text = "tableView." + text
  }

  private static let methods: [EventName: String] = [
    .insertRows: "insertRows", .deleteRows: "deleteRows", .reloadRows: "reloadRows",
    .insertSections: "insertSections", .deleteSections: "deleteSections",
    .reloadSections: "reloadSections",
  ]

  private static func other(_ name: EventName, _ arguments: TraceEvent.Arguments) -> String? {
    switch (name, arguments) {
    case (.setEditing, .editing(let isOn, let animated)):
      "setEditing(\(isOn), animated: \(animated))"
    case (.reloadData, _): "reloadData()"
    case (.reconfigureRows, .rows(let paths)):
      "reconfigureRows(at: \(SwiftSpelling.indexPaths(paths)))"
    case (.scrollToRow, .path(let path)):
      "scrollToRow(at: \(SwiftSpelling.indexPath(path)), at: .none, animated: true)"
    case (.selectRow, .path(let path)):
      "selectRow(at: \(SwiftSpelling.indexPath(path)), animated: false, scrollPosition: .none)"
    case (.deselectRow, .path(let path)):
      "deselectRow(at: \(SwiftSpelling.indexPath(path)), animated: false)"
    default: nil
    }
  }
}
