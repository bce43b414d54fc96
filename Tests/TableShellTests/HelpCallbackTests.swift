import HeadlessTable
import Testing

@testable import TableShell

/// Help says which callbacks a command leads to, and in which order. The table is asked whether
/// that is so: with everything implemented, an example of the command calls them in that order.
struct HelpCallbackTests {
  @Test(arguments: CommandCatalog.commands.filter { !$0.asks.isEmpty }.map(\.name))
  func `callbacks come in the order in which help names them`(name: String) throws {
    let command = try #require(CommandCatalog.byName[name])
    let traces = (command.examples + Self.more[name, default: []]).map { trace(of: $0) }
    for asked in command.asks {
      let wanted = asked.events
      #expect(
        traces.contains { Self.isPart(wanted, of: $0) },
        "\(name): \(asked.occasion): no example calls \(wanted.map(\.rawValue))")
    }
  }

  /// Examples that show what those of help do not.
  private static let more: [String: [CommandExample]] = [
    "select": [CommandExample("select 0 0", "select 0 1")],
    "tap": [CommandExample("tap 0 1")],
    "end": [CommandExample("edit on", "begin", "ins 0 1 \"长春\"", "end")],
    "table end": [
      CommandExample("edit on", "table begin", "data ins 0 0 a", "table ins 0 0", "table end")
    ],
    "table ins": [CommandExample("edit on", "data ins 0 1 a", "table ins 0 1")],
    "table ins-section": [CommandExample("data ins-section 0 a b", "table ins-section 0")],
    "reload": [CommandExample("edit on", "reload 0 1")],
    "can-edit": [CommandExample("edit on", "can-edit 0 0 yes")],
    "can-move": [CommandExample("edit on", "can-move 0 0 yes")],
  ]

  /// The events of an example, in their order.
  private func trace(of example: CommandExample) -> [EventName] {
    let session = Session(host: ExampleFiles(), options: SessionOptions())
    let all = EventName.allCases.filter { $0.isCallback && $0 != .editActions }
    for name in all { session.controller.state.implemented.insert(name) }
    _ = session.evaluate("trace all", at: LinePlace(name: "t", line: 1), echoed: true)
    var events: [EventName] = []
    for line in example.lines {
      let reply = session.evaluate(line, at: LinePlace(name: "t", line: 1), echoed: true)
      events += Self.events(in: String(decoding: reply.output, as: UTF8.self))
    }
    return events
  }

  private static func events(in trace: String) -> [EventName] {
    trace.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 1, words[0].hasSuffix(":"), words[0] != "data:" else { return nil }
      return EventName(rawValue: String(words[1]))
    }
  }

  private static func isPart(_ wanted: [EventName], of events: [EventName]) -> Bool {
    var rest = wanted[...]
    for event in events where event == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
