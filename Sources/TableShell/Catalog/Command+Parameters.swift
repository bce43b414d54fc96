import TableScript

// One initialiser for each number of parameters. A parameter pack would need only one, but what it
// makes is put together while the program runs, for every line anew.
extension Command {
  convenience init(
    _ name: String, aliases: [String] = [], in group: CommandGroup, _ summary: String,
    details: String = "", asks: [Asked] = [], related: [String] = [],
    examples: [CommandExample], traits: Traits = [],
    body: @escaping @Sendable (Session) throws(CommandFailure) -> Void
  ) {
    self.init(
      name, aliases: aliases, in: group, summary, details: details, asks: asks, related: related,
      examples: examples, traits: traits, infos: []
    ) { (reader, run) throws(Diagnostic) in
      try reader.finish()
      run(reader.statement, body)
    }
  }

  convenience init<A: CommandParameter>(
    _ name: String, aliases: [String] = [], in group: CommandGroup, _ summary: String,
    details: String = "", asks: [Asked] = [], related: [String] = [],
    examples: [CommandExample], traits: Traits = [],
    parameters first: A,
    body: @escaping @Sendable (Session, A.Value) throws(CommandFailure) -> Void
  ) {
    self.init(
      name, aliases: aliases, in: group, summary, details: details, asks: asks, related: related,
      examples: examples, traits: traits, infos: [first.info]
    ) { (reader, run) throws(Diagnostic) in
      let a = try first.read(&reader)
      try reader.finish()
      run(reader.statement) { (session) throws(CommandFailure) in try body(session, a) }
    }
  }

  convenience init<A: CommandParameter, B: CommandParameter>(
    _ name: String, aliases: [String] = [], in group: CommandGroup, _ summary: String,
    details: String = "", asks: [Asked] = [], related: [String] = [],
    examples: [CommandExample], traits: Traits = [],
    parameters first: A, _ second: B,
    body: @escaping @Sendable (Session, A.Value, B.Value) throws(CommandFailure) -> Void
  ) {
    self.init(
      name, aliases: aliases, in: group, summary, details: details, asks: asks, related: related,
      examples: examples, traits: traits, infos: [first.info, second.info]
    ) { (reader, run) throws(Diagnostic) in
      let a = try first.read(&reader)
      let b = try second.read(&reader)
      try reader.finish()
      run(reader.statement) { (session) throws(CommandFailure) in try body(session, a, b) }
    }
  }

  convenience init<A: CommandParameter, B: CommandParameter, C: CommandParameter>(
    _ name: String, aliases: [String] = [], in group: CommandGroup, _ summary: String,
    details: String = "", asks: [Asked] = [], related: [String] = [],
    examples: [CommandExample], traits: Traits = [],
    parameters first: A, _ second: B, _ third: C,
    body: @escaping @Sendable (Session, A.Value, B.Value, C.Value) throws(CommandFailure) -> Void
  ) {
    self.init(
      name, aliases: aliases, in: group, summary, details: details, asks: asks, related: related,
      examples: examples, traits: traits, infos: [first.info, second.info, third.info]
    ) { (reader, run) throws(Diagnostic) in
      let a = try first.read(&reader)
      let b = try second.read(&reader)
      let c = try third.read(&reader)
      try reader.finish()
      run(reader.statement) { (session) throws(CommandFailure) in try body(session, a, b, c) }
    }
  }
}
