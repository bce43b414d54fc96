import HeadlessTable

/// A trace as text, one line an event, for tests that compare whole traces.
enum TraceText {
  static func lines(_ events: [TraceEvent]) -> String {
    events.map { String(repeating: "  ", count: $0.depth - 1) + line($0.content) }
      .joined(separator: "\n")
  }

  private static func line(_ content: TraceEvent.Content) -> String {
    switch content {
    case .call(let name, let arguments, let answer):
      "\(name.receiver.rawValue): \(name.rawValue)" + text(arguments, name)
        + (answer.map { " -> " + text($0) } ?? "")
    case .data(let change): "data: \(change)"
    case .notice(let notice): "\(notice)"
    }
  }

  private static func text(_ arguments: TraceEvent.Arguments, _ name: EventName) -> String {
    switch arguments {
    case .none: ""
    case .editing(let on, let animated):
      " \(on ? "on" : "off") \(animated ? "animated" : "plain")"
    case .path(let path): " \(path)"
    case .optionalPath(let path): " \(path.map { "\($0)" } ?? "none")"
    case .section(let section): " \(section)"
    case .rows(let paths): " " + paths.map(\.description).joined(separator: " ")
    case .updateRows(let paths, let animation):
      " " + paths.map(\.description).joined(separator: " ") + " with \(animation.name)"
    case .updateSections(let sections, let animation):
      " " + sections.map(\.description).joined(separator: " ") + " with \(animation.name)"
    case .moveRow(let source, let destination): " \(source) to \(destination)"
    case .moveSection(let source, let destination): " \(source) to \(destination)"
    case .commit(let style, let path): " \(style.name) \(path)"
    }
  }

  private static func text(_ answer: TraceEvent.Answer) -> String {
    switch answer {
    case .flag(let flag): flag ? "yes" : "no"
    case .count(let count): "\(count)"
    case .number(let number): "\(number)"
    case .text(let text): text ?? "none"
    case .style(let style): style.name
    case .path(let path): path?.description ?? "none"
    case .actions(let actions):
      actions?.map { $0.title + ($0.isDestructive ? ":destructive" : "") }.joined(separator: " ")
        ?? "none"
    }
  }
}
