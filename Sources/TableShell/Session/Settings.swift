import HeadlessTable
import TableRender

/// What `set` and `trace` change. It stays through `new`, undo and refusals.
struct Settings {
  enum Color: String, CaseIterable {
    case auto
    case always
    case never
  }

  /// The version of iOS whose words exceptions are in.
  var iosVersion = 13
  var laysOutAutomatically = true
  var language: Language
  var color = Color.auto
  var filter = TraceFilter.editing
  var names: EventSpelling
}
