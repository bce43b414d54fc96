import TableScript

extension Command {
  static let quit = Command(
    "quit", aliases: ["exit", "q"], in: .session, "leave",
    details: """
      STATUS is the exit status of the program, 0 to 255. A batch that is open is dropped. Ctrl-D on
      an empty line leaves too.
      """,
    related: ["undo"],
    examples: [CommandExample("quit"), CommandExample("del 0 1; quit 3")],
    traits: .readOnly, parameters: optionalNumber("STATUS", in: 0...255, "the exit status")
  ) { (session: Session, status: NumberArgument?) throws(CommandFailure) in
    if session.lesson != nil, status == nil {
      session.lessonRequest = .leave
      return
    }
    session.hasQuit = true
    session.wantsToQuit = status?.value
  }

  static let history = Command(
    "history", in: .session, "list the lines typed at the prompt",
    details: """
      They are numbered from the oldest, which may be of an earlier session. Where there is no
      prompt there is no history.
      """,
    related: ["undo"],
    examples: [CommandExample("history"), CommandExample("history del")],
    traits: .readOnly, parameters: historyRequest
  ) { (session: Session, request: HistoryRequest) throws(CommandFailure) in
    try session.showHistory(request)
  }
}

/// What `history` was asked.
enum HistoryRequest: Sendable {
  case last(Int)
  case containing(String)
  case clear
}

private let historyRequest = Parameter<HistoryRequest>(
  usage: "[N|TEXT|clear]",
  kind: .either([.number, .text, .words(["clear"])]),
  gloss: "the last N lines, the lines with TEXT in them, or clear to forget all"
) { (reader: inout ArgumentReader) throws(Diagnostic) in
  guard let word = reader.peek else { return .last(.max) }
  if word.is("clear") {
    _ = reader.takeKeyword("clear")
    return .clear
  }
  if word.number != nil { return .last(try reader.number("N", in: 0...Int.max).value) }
  return .containing(try reader.word("TEXT").text)
}

/// The lines typed at a prompt, kept by whoever reads them.
package protocol TypedLines: AnyObject {
  var lines: [String] { get }
  func clear()
}

extension Session {
  fileprivate func showHistory(_ request: HistoryRequest) throws(CommandFailure) {
    guard let typedLines else { return }
    let lines = typedLines.lines
    switch request {
    case .clear: typedLines.clear()
    case .last(let count): list(lines.enumerated().suffix(count))
    case .containing(let text):
      list(lines.enumerated().filter { $0.element.contains(text) })
    }
  }

  private func list(_ lines: some Sequence<(offset: Int, element: String)>) {
    for line in lines { print("  \(line.offset + 1)  \(line.element)") }
  }
}
