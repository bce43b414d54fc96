import HeadlessTable
import TableScript

extension Session: HandlerRunner {
  func runHandler(of name: HandlerName, this: RowPath, target: RowPath?) throws(Refusal) -> Bool {
    guard !runningHandlers.contains(name) else { throw recursion(into: name) }
    guard let script = controller.state.handlers[name] else { return false }
    let outer = current
    runningHandlers.append(name)
    do throws(CommandFailure) {
      try run(script, of: name, this: this, target: target)
    } catch {
      throw unwinding(error)
    }
    runningHandlers.removeLast()
    current = outer
    return true
  }

  private func run(
    _ script: HandlerScript, of name: HandlerName, this: RowPath, target: RowPath?
  ) throws(CommandFailure) {
    let source = SourceText(script.text, name: "<on \(name)>", line: 1)
    let names = PathName.ofHandler(this: this, target: target)
    let statements = try checking { () throws(Diagnostic) in
      try Parser.parse(source, naming: names)
    }
    for statement in statements where !hasQuit {
      let bound = try checking { () throws(Diagnostic) in try CommandCatalog.bind(statement) }
      try runInHandler(bound)
    }
  }

  private func runInHandler(_ statement: BoundStatement) throws(CommandFailure) {
    current = statement.statement
    let command = statement.command
    if command.isOutsideBatches || Self.outsideHandlers.contains(command.name) {
      throw mistake("\(command.name) cannot stand in a handler")
    }
    try statement.perform(in: self)
  }

  /// What puts back or replaces all that a callback stands on.
  private static let outsideHandlers: Set<String> = [
    "source", "cancel-batch", "lesson", "hint", "skip",
  ]

  // MARK: Later

  /// Puts a command off until the callback has returned.
  func runLater(_ statement: BoundStatement) throws(CommandFailure) {
    guard !runningHandlers.isEmpty else {
      throw mistake("later stands only in the commands of on")
    }
    laterStatements.append(statement)
  }

  /// Runs what handlers have put off, in that order; what these put off in turn comes behind it.
  func runLaterStatements() throws(CommandFailure) {
    if laterStatements.isEmpty { return }
    var count = 0
    while !laterStatements.isEmpty, !hasQuit {
      let next = laterStatements.removeFirst()
      count += 1
      guard count <= Limits.laterCommands else {
        current = next.statement
        throw mistake("more than \(Limits.laterCommands) commands were put off by later")
      }
      try runInHandler(next)
    }
    laterStatements.removeAll()
  }

  // MARK: Mistakes

  private func recursion(into name: HandlerName) -> Refusal {
    guard let current else { preconditionFailure("a handler runs in a command") }
    dropCall(of: name)
    return keep(
      Diagnostic(
        "this would call \(name) again, inside \(name)",
        at: current.words[0].range, in: current.source))
  }

  /// Prints the trace without its last line, the call that is refused: it would have been made.
  private func dropCall(of name: HandlerName) {
    var events = table.trace.takeEvents()
    if case .call(name.callback, _, _)? = events.last?.content { events.removeLast() }
    render(events)
  }

  private func unwinding(_ failure: CommandFailure) -> Refusal {
    switch failure {
    case .mistake(let diagnostic): keep(diagnostic)
    case .refusal(let refusal): refusal
    }
  }

  /// Keeps a mistake while the table unwinds; what is thrown meanwhile never shows.
  private func keep(_ diagnostic: Diagnostic) -> Refusal {
    mistakeInHandler = mistakeInHandler ?? diagnostic
    return .raisedByClient(name: "mistake", reason: diagnostic.message.description)
  }
}

extension HandlerName {
  /// The callback that the handler stands for; the handler of an action has none.
  fileprivate var callback: EventName? {
    switch self {
    case .commit: .commit
    case .move: .move
    case .select: .didSelect
    case .action: nil
    }
  }
}

extension PathName {
  /// The words `this` and `target` of a handler.
  static func ofHandler(this: RowPath, target: RowPath?) -> [PathName] {
    var names = [PathName("this", section: this.section, row: this.row)]
    if let target {
      names.append(PathName("target", section: target.section, row: target.row))
    }
    return names
  }
}
