package import HeadlessTable

/// How events are named in a trace.
package enum EventSpelling: String, CaseIterable, Sendable {
  case short
  case swift
  case objectiveC = "objc"

  package func word(for name: EventName) -> String {
    switch self {
    case .short: name.rawValue
    case .swift: name.swiftName
    case .objectiveC: name.objectiveCName
    }
  }
}

/// Which lines of a trace are shown. Notices are no events: they are always shown.
package enum TraceFilter: Equatable, Sendable {
  case editing
  case all
  case only(EventSet)
  case off

  /// Whether changes of the data are shown.
  package var showsData: Bool {
    switch self {
    case .editing, .all: true
    case .only, .off: false
    }
  }

  /// Whether a layout may be shown above what stands below it.
  var showsLayout: Bool {
    switch self {
    case .editing, .all: true
    case .only(let names): names.contains(.layout)
    case .off: false
    }
  }

  func shows(_ name: EventName, of event: TraceEvent) -> Bool {
    switch self {
    case .editing: event.isEditingEvent
    case .all: true
    case .only(let names): names.contains(name)
    case .off: false
    }
  }

  /// What editing may show: some events only where a gesture causes them.
  private static let editingEvents = EventSet(
    EventName.allCases.filter { $0.isEditingEvent || !$0.isAsked })

  /// The events that a trace must record so that all that are shown are there.
  package var recorded: EventSet {
    switch self {
    case .editing: Self.editingEvents
    case .all: .all
    case .only(let names): names.union([.layout])
    case .off: []
    }
  }
}

extension EventName {
  /// Whether this is one of the many questions that only `trace all` shows.
  fileprivate var isAsked: Bool {
    switch self {
    case .numberOfSections, .numberOfRows, .cell, .header, .footer, .height, .indentationLevel,
      .shouldHighlight:
      true
    default: false
    }
  }
}
