package import HeadlessTable

/// Turns the events of a trace into lines. A renderer is kept through a whole command, because
/// `layout` is printed only when a line below it is.
package protocol TraceRenderer {
  /// Writes the events that the filter lets through. Events of one command may come in several
  /// pieces.
  mutating func render(_ events: [TraceEvent], into buffer: inout ByteBuffer)
}

/// Chooses the events that are shown and holds `layout` back until something stands below it.
struct TraceSelection {
  private let filter: TraceFilter
  private var waitingLayout: TraceEvent?

  init(_ filter: TraceFilter) {
    self.filter = filter
  }

  /// Shows what is to be printed for one event: nothing, the event, or a layout that waited and the
  /// event.
  @inline(__always)
  mutating func select(_ event: TraceEvent, _ show: (TraceEvent) -> Void) {
    if case .call(.layout, _, _) = event.content {
      waitingLayout = filter.showsLayout ? event : nil
      return
    }
    guard isShown(event) else { return }
    if let layout = waitingLayout {
      waitingLayout = nil
      if event.depth > layout.depth { show(layout) }
    }
    show(event)
  }

  private func isShown(_ event: TraceEvent) -> Bool {
    switch event.content {
    case .call(let name, _, _): filter.shows(name, of: event)
    case .data: filter.showsData
    case .notice: true
    }
  }
}
