/// A set of events, such as the callbacks that an object implements or the names that a trace
/// shows.
public struct EventSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64

  /// Makes a set of the events listed.
  public init(arrayLiteral elements: EventName...) {
    self.init(elements)
  }

  /// Makes a set of the events of a sequence.
  public init(_ events: some Sequence<EventName>) {
    bits = 0
    for event in events { insert(event) }
  }

  /// Every event there is.
  public static let all = EventSet(EventName.allCases)

  /// The callbacks of the data source and the delegate.
  public static let callbacks = EventSet(EventName.allCases.filter(\.isCallback))

  /// Whether the set holds an event.
  public func contains(_ event: EventName) -> Bool { bits & event.bit != 0 }

  /// Adds an event.
  public mutating func insert(_ event: EventName) { bits |= event.bit }

  /// Takes an event away.
  public mutating func remove(_ event: EventName) { bits &= ~event.bit }

  /// Whether the set holds no event.
  public var isEmpty: Bool { bits == 0 }

  /// The events of both sets.
  public func union(_ other: EventSet) -> EventSet {
    var result = self
    result.bits |= other.bits
    return result
  }
}

/// The optional callbacks that a data source or a delegate implements.
public typealias CallbackSet = EventSet

extension EventName {
  var bit: UInt64 { 1 &<< UInt64(truncatingIfNeeded: ordinal) }

  /// The place of the name in `allCases`. Spelled out, it costs nothing; looking it up would cost a
  /// hash.
  var ordinal: Int {
    switch self {
    case .setEditing: 0
    case .beginUpdates: 1
    case .endUpdates: 2
    case .insertRows: 3
    case .deleteRows: 4
    case .reloadRows: 5
    case .moveRow: 6
    case .insertSections: 7
    case .deleteSections: 8
    case .reloadSections: 9
    case .moveSection: 10
    case .reloadData: 11
    case .reconfigureRows: 12
    case .scrollToRow: 13
    case .selectRow: 14
    case .deselectRow: 15
    case .layout: 16
    case .numberOfSections: 17
    case .numberOfRows: 18
    case .cell: 19
    case .header: 20
    case .footer: 21
    case .canEdit: 22
    case .canMove: 23
    case .commit: 24
    case .move: 25
    case .editingStyle: 26
    case .shouldIndent: 27
    case .deleteTitle: 28
    case .editActions: 29
    case .leadingSwipeActions: 30
    case .trailingSwipeActions: 31
    case .willBeginEditing: 32
    case .didEndEditing: 33
    case .targetForMove: 34
    case .shouldHighlight: 35
    case .willSelect: 36
    case .didSelect: 37
    case .willDeselect: 38
    case .didDeselect: 39
    case .height: 40
    case .indentationLevel: 41
    case .shouldBeginMultipleSelection: 42
    case .didBeginMultipleSelection: 43
    case .didEndMultipleSelection: 44
    case .textFieldShouldReturn: 45
    case .textFieldDidBeginEditing: 46
    }
  }
}
