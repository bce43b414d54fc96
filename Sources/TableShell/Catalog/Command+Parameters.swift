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
      run(body)
    }
  }

  convenience init<A>(
    _ name: String, aliases: [String] = [], in group: CommandGroup, _ summary: String,
    details: String = "", asks: [Asked] = [], related: [String] = [],
    examples: [CommandExample], traits: Traits = [],
    parameters first: Parameter<A>,
    body: @escaping @Sendable (Session, A) throws(CommandFailure) -> Void
  ) {
    self.init(
      name, aliases: aliases, in: group, summary, details: details, asks: asks, related: related,
      examples: examples, traits: traits, infos: [first.info]
    ) { [first = first.read] (reader, run) throws(Diagnostic) in
      let a = try first(&reader)
      try reader.finish()
      run { (session) throws(CommandFailure) in try body(session, a) }
    }
  }

  convenience init<A, B>(
    _ name: String, aliases: [String] = [], in group: CommandGroup, _ summary: String,
    details: String = "", asks: [Asked] = [], related: [String] = [],
    examples: [CommandExample], traits: Traits = [],
    parameters first: Parameter<A>, _ second: Parameter<B>,
    body: @escaping @Sendable (Session, A, B) throws(CommandFailure) -> Void
  ) {
    self.init(
      name, aliases: aliases, in: group, summary, details: details, asks: asks, related: related,
      examples: examples, traits: traits, infos: [first.info, second.info]
    ) {
      [first = first.read, second = second.read] (reader, run) throws(Diagnostic) in
      let a = try first(&reader)
      let b = try second(&reader)
      try reader.finish()
      run { (session) throws(CommandFailure) in try body(session, a, b) }
    }
  }

  convenience init<A, B, C>(
    _ name: String, aliases: [String] = [], in group: CommandGroup, _ summary: String,
    details: String = "", asks: [Asked] = [], related: [String] = [],
    examples: [CommandExample], traits: Traits = [],
    parameters first: Parameter<A>, _ second: Parameter<B>, _ third: Parameter<C>,
    body: @escaping @Sendable (Session, A, B, C) throws(CommandFailure) -> Void
  ) {
    self.init(
      name, aliases: aliases, in: group, summary, details: details, asks: asks, related: related,
      examples: examples, traits: traits, infos: [first.info, second.info, third.info]
    ) {
      [first = first.read, second = second.read, third = third.read] (reader, run)
        throws(Diagnostic) in
      let a = try first(&reader)
      let b = try second(&reader)
      let c = try third(&reader)
      try reader.finish()
      run { (session) throws(CommandFailure) in try body(session, a, b, c) }
    }
  }
}
