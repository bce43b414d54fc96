/// The record of everything that went between a table, its data source and its delegate.
///
/// Each call stands in it where it began, with the answer that it returned, and what happened
/// inside it stands behind it, one deeper. A data source may note its own changes of the data, so
/// that the order of data and table is one record:
///
/// ```swift
/// func tableView(
///   _ tableView: TableView, commit style: EditingStyle, forRowAt path: RowPath
/// ) throws(Refusal) {
///   tableView.trace.note(.remove(path, fruits.remove(at: path.row)))
///   try tableView.deleteRows(at: [path], with: .automatic)
/// }
/// ```
///
/// All calls are counted, also those that are not recorded; for those nothing is built.
public final class Trace {
  /// All that changes while calls are made, so that recording a call looks for it once.
  private var log = TraceLog()

  init() {}

  /// What was recorded since the last ``takeEvents()``, in the order in which it began.
  public var events: [TraceEvent] { log.events }

  /// The calls and callbacks that are recorded. All, at the start.
  public var recorded: EventSet {
    get { log.recorded }
    set { log.recorded = newValue }
  }

  /// Whether the changes that a data source notes are recorded. Notices always are.
  public var recordsData = true

  /// How deep the next line will stand: 1 outside any call.
  public var depth: Int { log.depth }

  /// How many gestures are under way, one inside the other.
  var gestures: Int {
    get { log.gestures }
    set { log.gestures = newValue }
  }

  /// How often a call was made since the last ``clearCounts()``, recorded or not.
  public func count(of name: EventName) -> Int { log.counts[name] }

  /// Begins to count all calls from 0 again.
  public func clearCounts() {
    log.clearCounts()
  }

  /// Returns what was recorded and forgets it.
  public func takeEvents() -> [TraceEvent] { log.takeEvents() }

  /// Notes a change of the data, where it happens. For a data source.
  public func note(_ change: @autoclosure () -> DataChange) {
    guard recordsData else { return }
    let change = change()
    log.append(.data(change))
  }

  /// Notes what a person sees though no callback tells it.
  public func note(_ notice: Notice) {
    log.append(.notice(notice))
  }

  /// Notes an event of the text field that a row holds, which a person typing causes.
  ///
  /// - Parameters:
  ///   - name: ``EventName/textFieldDidBeginEditing`` or ``EventName/textFieldShouldReturn``.
  ///   - answer: What the text field's delegate returned; nil where the event returns nothing.
  public func noteTextField(_ name: EventName, answer: Bool?) {
    gestures += 1
    let slot = open(name, .none)
    if let answer { close(slot, .flag(answer)) } else { close(slot) }
    gestures -= 1
  }
}

extension Trace {
  /// The place of a call whose answer is not known yet.
  struct Slot {
    var index: Int?
    var generation: Int
  }

  /// Records the beginning of a call. What is recorded until the slot is closed stands inside it.
  @inline(__always)
  func open(_ name: EventName, _ arguments: @autoclosure () -> TraceEvent.Arguments) -> Slot {
    guard recorded.contains(name) else { return log.open(name, nil) }
    return log.open(name, arguments())
  }

  /// Records the end of a call that returns nothing, or that was left by a refusal.
  func close(_ slot: Slot) {
    log.depth &-= 1
  }

  /// Records the end of a call and its answer.
  @inline(__always)
  func close(_ slot: Slot, _ answer: @autoclosure () -> TraceEvent.Answer) {
    if slot.index != nil { log.answer(slot, answer()) }
    close(slot)
  }

  /// Records a call inside which nothing happens.
  @inline(__always)
  func record(_ name: EventName, _ arguments: @autoclosure () -> TraceEvent.Arguments) {
    close(open(name, arguments()))
  }

  /// Lets what `body` records stand one deeper, below no line of its own.
  func deeper(_ body: () throws(Refusal) -> Void) throws(Refusal) {
    log.depth += 1
    defer { log.depth -= 1 }
    try body()
  }
}

/// What a trace holds.
private struct TraceLog {
  var events: [TraceEvent] = []
  var recorded = EventSet.all
  var depth = 1
  var gestures = 0
  let counts = CallCounts()
  /// How often the events were taken: a slot of an earlier time has no place any more.
  private var generation = 0

  mutating func clearCounts() {
    counts.clear()
  }

  mutating func takeEvents() -> [TraceEvent] {
    guard !events.isEmpty else { return [] }
    generation += 1
    defer { events = [] }
    return events
  }

  mutating func append(_ content: TraceEvent.Content) {
    if events.isEmpty { events.reserveCapacity(16) }
    events.append(TraceEvent(content, depth: depth, isByGesture: gestures > 0))
  }

  /// Counts a call, and records it where it has arguments.
  mutating func open(_ name: EventName, _ arguments: TraceEvent.Arguments?) -> Trace.Slot {
    counts[name] &+= 1
    var slot = Trace.Slot(index: nil, generation: generation)
    if let arguments {
      slot.index = events.count
      append(.call(name, arguments, answer: nil))
    }
    depth &+= 1
    return slot
  }

  mutating func answer(_ slot: Trace.Slot, _ answer: TraceEvent.Answer) {
    guard let index = slot.index, slot.generation == generation else { return }
    guard case .call(let name, let arguments, _) = events[index].content else { return }
    events[index].content = .call(name, arguments, answer: answer)
  }
}

/// How often each call was made. No array, which would have to ask before each count whether it is
/// shared.
private final class CallCounts {
  private let counts: UnsafeMutableBufferPointer<UInt32>

  init() {
    counts = .allocate(capacity: EventName.allCases.count)
    counts.initialize(repeating: 0)
  }

  deinit { counts.deallocate() }

  subscript(name: EventName) -> Int {
    get { Int(counts[name.ordinal]) }
    set { counts[name.ordinal] = UInt32(newValue) }
  }

  func clear() { counts.update(repeating: 0) }
}
