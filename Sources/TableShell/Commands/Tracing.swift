import HeadlessTable
import TableRender
import TableScript

/// What `trace` was told.
private enum TraceChange: Sendable {
  case filter(TraceFilter)
  case names(EventSpelling)
}

private let traceChoices: Choices = [
  "editing": "what editing and updates ask and tell, as at the start",
  "all": "counts, headers, cells, heights, highlighting and selection too",
  "off": "nothing", "names": "short words, or whole names in Swift or Objective-C",
  "only": "the named events alone",
]

private let nameChoices: Choices = [
  "short": "can-edit", "swift": "tableView(_:canEditRowAt:)",
  "objc": "tableView:canEditRowAtIndexPath:",
]

private let traceChange = Parameter<TraceChange>(
  usage: "editing|all|off|names short|swift|objc|only NAME…",
  kind: .grammar { words in
    switch words.first?.keyword {
    case nil: [.choices(traceChoices)]
    case "names" where words.count == 1: [.choices(nameChoices)]
    case "only": [.eventName]
    default: []
    }
  }, gloss: "which lines are shown, and how their events are named",
  choices: traceChoices
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  switch try reader.choice("trace", of: ["editing", "all", "off", "names", "only"]) {
  case "all": return .filter(.all)
  case "off": return .filter(.off)
  case "names":
    let name = try reader.choice("names", of: EventSpelling.allCases.map(\.rawValue))
    return .names(EventSpelling(rawValue: name) ?? .short)
  case "only":
    var names: EventSet = []
    repeat { names.insert(try reader.eventName()) } while !reader.isAtEnd
    return .filter(.only(names))
  default: return .filter(.editing)
  }
}

extension Command {
  static let trace = Command(
    "trace", in: .session, "choose which calls and callbacks are shown",
    details: """
      The trace is what stands below a command: each call of the table and each callback, a line
      each, indented below the one that led to it. An event is one of these.
      """,
    related: ["expect trace", "implement"],
    examples: [
      CommandExample("trace all", "reload 0 1"),
      CommandExample("trace names swift", "edit on"),
    ],
    traits: .readOnly,
    parameters: traceChange
  ) { (session: Session, change: TraceChange) throws(CommandFailure) in
    switch change {
    case .filter(let filter): session.settings.filter = filter
    case .names(let names): session.settings.names = names
    }
    session.applyTraceSettings()
  }
}
