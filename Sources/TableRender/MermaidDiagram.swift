import HeadlessTable

/// A session as a Mermaid sequence diagram: the picture that articles draw by hand, from the real
/// trace.
///
/// Calls are solid arrows, answers dashed ones. Changes of the data, what a person sees, and
/// exceptions are notes. Every command has a shaded block of its own, which begins with it.
package struct MermaidDiagram {
  private let spelling: EventSpelling
  private var selection: TraceSelection
  private let filter: TraceFilter
  private var body = ByteBuffer()
  /// The calls that the next line stands in.
  private var open: [OpenCall] = []
  private var last = Participant.delegate

  /// A call whose answer is still to come.
  private struct OpenCall {
    var depth: Int
    var caller: Participant
    var receiver: Participant
    var answer: TraceEvent.Answer?
  }

  private enum Participant: String {
    case client
    case table
    case dataSource = "source"
    case delegate
    case textField = "field"

    var declaration: String {
      switch self {
      case .dataSource: "source as data source"
      case .textField: "field as text field"
      default: rawValue
      }
    }
  }

  /// - Parameter filter: Which calls are drawn. Where it hides all, those of editing are.
  package init(filter: TraceFilter, spelling: EventSpelling) {
    self.filter = filter == .off ? .editing : filter
    self.spelling = spelling
    selection = TraceSelection(self.filter)
  }

  /// Draws the commands of the steps; those that only look are left out.
  package static func write(
    _ steps: [PlaybackStep], filter: TraceFilter, spelling: EventSpelling,
    into buffer: inout ByteBuffer
  ) {
    var diagram = MermaidDiagram(filter: filter, spelling: spelling)
    diagram.findLastParticipant(of: steps)
    for step in steps {
      for command in step.commands { diagram.add(command) }
    }
    diagram.finish(into: &buffer)
  }

  private mutating func findLastParticipant(of steps: [PlaybackStep]) {
    let hasTextField = steps.lazy.flatMap(\.events).contains { event in
      if case .call(let name, _, _) = event.content { name.receiver == .textField } else { false }
    }
    if hasTextField { last = .textField }
  }

  private func finish(into buffer: inout ByteBuffer) {
    buffer.write("sequenceDiagram\n")
    var participants: [Participant] = [.client, .table, .dataSource, .delegate]
    if last == .textField { participants.append(.textField) }
    for participant in participants {
      buffer.write("  participant \(participant.declaration)\n")
    }
    buffer.write(body)
  }

  // MARK: Commands

  private mutating func add(_ command: PlaybackCommand) {
    var drawn = ByteBuffer()
    swap(&drawn, &body)
    selection = TraceSelection(filter)
    body.write("  rect rgba(128, 128, 128, 0.1)\n")
    note(command.label, over: .client, to: last)
    let empty = body.bytes.count
    for part in command.parts { add(part) }
    closeCalls(downTo: 0)
    if body.bytes.count > empty || !command.isReadOnly && !command.isMistake {
      drawn.write(body)
      drawn.write("  end\n")
    }
    body = drawn
  }

  private mutating func add(_ part: PlaybackCommand.Part) {
    switch part {
    case .event(let event):
      var selection = selection
      selection.select(event) { add($0) }
      self.selection = selection
    case .exception(let exception):
      abandonCalls()
      note(Self.firstSentence(of: exception), over: .client, to: last)
    case .printed, .mistake: break
    }
  }

  /// The name of an exception and the first sentence of its reason.
  private static func firstSentence(of exception: PlaybackException) -> String {
    let refusal = exception.refusal
    // The message begins the block: it is worded for the version of iOS that was set then.
    let opening = exception.block.prefix { !$0.isNewline }
    let marker = "reason: '"
    var reason = opening[...]
    if let start = opening.firstRange(of: marker) { reason = opening[start.upperBound...] }
    if let stop = reason.firstRange(of: ". ") { reason = reason[..<stop.lowerBound] }
    while let last = reason.last, last == "'" || last == "." { reason.removeLast() }
    return "\(refusal.exceptionName): \(reason)"
  }

  // MARK: Events

  private mutating func add(_ event: TraceEvent) {
    closeCalls(downTo: event.depth)
    var words = ByteBuffer()
    switch event.content {
    case .call(let name, let arguments, let answer):
      words.write(spelling.word(for: name))
      words.write(arguments)
      call(name, words.text, answer: answer, depth: event.depth)
    case .data(let change):
      words.write(change)
      note("data: " + words.text, over: .dataSource)
    case .notice(let notice):
      words.write(notice)
      note(words.text, over: .table)
    }
  }

  private mutating func call(
    _ name: EventName, _ text: String, answer: TraceEvent.Answer?, depth: Int
  ) {
    let receiver = Self.participant(for: name.receiver)
    let caller = name == .layout ? .table : caller(of: receiver)
    arrow("->>", from: caller, to: receiver, text)
    open.append(OpenCall(depth: depth, caller: caller, receiver: receiver, answer: answer))
  }

  /// The table asks its data source and its delegate. It is called by whoever's callback runs, and
  /// by itself where it lays out; outside any callback by the client, who is also the person that
  /// types.
  private func caller(of receiver: Participant) -> Participant {
    switch receiver {
    case .dataSource, .delegate: .table
    case .client, .table: open.last?.receiver ?? .client
    case .textField: .client
    }
  }

  /// Draws the answers of calls that ended before a line of this depth.
  private mutating func closeCalls(downTo depth: Int) {
    while let call = open.last, call.depth >= depth {
      open.removeLast()
      guard let answer = call.answer else { continue }
      var words = ByteBuffer()
      words.write(answer)
      arrow("-->>", from: call.receiver, to: call.caller, words.text)
    }
  }

  /// After an exception no call returns.
  private mutating func abandonCalls() {
    open.removeAll()
  }

  private static func participant(for receiver: EventName.Receiver) -> Participant {
    switch receiver {
    case .table: .table
    case .dataSource, .data: .dataSource
    case .delegate: .delegate
    case .textField: .textField
    }
  }

  // MARK: Lines

  private mutating func arrow(
    _ arrow: String, from source: Participant, to target: Participant, _ text: String
  ) {
    body.write("    \(source.rawValue)\(arrow)\(target.rawValue): ")
    body.write(mermaid: text)
    body.write("\n")
  }

  private mutating func note(
    _ text: String, over first: Participant, to last: Participant? = nil
  ) {
    body.write("    Note over \(first.rawValue)")
    if let last { body.write(",\(last.rawValue)") }
    body.write(": ")
    body.write(mermaid: text)
    body.write("\n")
  }
}
