import TableScript

/// What is done by a command that has its arguments and only wants a session.
typealias CommandAction = (Session) throws(CommandFailure) -> Void

/// Reads the arguments of a command and, where nothing is wrong with them, hands on what is to be
/// done. That lasts no longer than the call, so that it asks for no memory.
typealias CommandReading =
  @Sendable (
    inout ArgumentReader, _ run: (borrowing Statement, CommandAction) -> Void
  ) throws(Diagnostic) -> Void

/// What a command is about: its place in `help`.
enum CommandGroup: String, CaseIterable, Sendable {
  case look = "Look at the table and its data"
  case check = "Check what a script expects"
  case updates = "Update the table, and the data with it"
  case table = "Only tell the table"
  case data = "Only change the data"
  case editing = "Editing mode and the controller's answers"
  case person = "Be the person at the screen"
  case session = "The session"
}

/// A line of a script that shows what a command does; help runs it.
struct CommandExample: Sendable {
  var lines: [String]

  init(_ lines: String...) {
    self.lines = lines
  }
}

/// One command: its names, its summary, its arguments and what it does. Parsing, help and
/// completion are derived from it.
final class Command: Sendable {
  let name: String
  let aliases: [String]
  let group: CommandGroup
  let summary: String
  let details: String
  /// Which callbacks it leads to, in their order.
  let asks: [Asked]
  let related: [String]
  let examples: [CommandExample]
  let parameters: [ParameterInfo]

  /// Whether it only looks: it changes nothing that undo takes back.
  let isReadOnly: Bool
  /// Whether it is an `expect`: those leave what the last command did as it is.
  let isExpectation: Bool
  /// Whether it is the `expect` that an exception waits for.
  let awaitsException: Bool
  /// Whether an exception that waits when the command comes stays unmet. One about recordings is no
  /// part of what is recorded, so that it changes nothing there.
  var leavesExceptionUnmet: Bool { !awaitsException && !isAboutRecording }
  /// Whether it cannot stand inside an open batch.
  let isOutsideBatches: Bool
  /// Whether it only opens or closes a batch.
  let isBracket: Bool
  /// Whether it makes all rows anew, those of a file.
  let loadsRows: Bool
  /// Whether it is about the recording itself, and no part of it.
  let isAboutRecording: Bool

  private let reading: CommandReading

  /// What a command may be beside its names and arguments.
  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    static let readOnly = Traits(rawValue: 1)
    static let expectation = Traits(rawValue: 2)
    static let outsideBatches = Traits(rawValue: 4)
    static let bracket = Traits(rawValue: 8)
  }

  init(
    _ name: String, aliases: [String], in group: CommandGroup, _ summary: String, details: String,
    asks: [Asked], related: [String], examples: [CommandExample], traits: Traits,
    infos: [ParameterInfo],
    read: @escaping CommandReading
  ) {
    self.name = name
    self.aliases = aliases
    self.group = group
    self.summary = summary
    self.details = details
    self.asks = asks
    self.related = related
    self.examples = examples
    isReadOnly = traits.contains(.readOnly) || traits.contains(.expectation)
    isExpectation = traits.contains(.expectation)
    awaitsException = name == "expect exception"
    isOutsideBatches = traits.contains(.outsideBatches)
    isBracket = traits.contains(.bracket)
    loadsRows = name.hasSuffix("load")
    isAboutRecording = name == "record"
    parameters = infos
    reading = read
  }

  /// Reads the arguments, and hands on what is to be done with them.
  @inline(__always)
  func read(
    _ reader: inout ArgumentReader, _ run: (borrowing Statement, CommandAction) -> Void
  ) throws(Diagnostic) {
    do throws(Diagnostic) {
      try reading(&reader, run)
    } catch {
      throw error.withUsage(of: self)
    }
  }

  /// The usage line, `del PATH… [with ANIMATION]`.
  var usage: String {
    let first = parameters.filter { !$0.standsLast }
    let last = parameters.filter(\.standsLast)
    return ([name] + (first + last).map(\.usage)).joined(separator: " ")
  }
}
