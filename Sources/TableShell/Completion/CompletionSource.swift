import TableScript

/// Finds what may follow the words of a command.
struct CompletionSource {
  let session: Session
  /// The words of the command before the one at the cursor.
  let words: [Word]
  /// The handler whose commands are being typed.
  var handler: HandlerBeingTyped?

  /// What a handler's commands may name.
  struct HandlerBeingTyped {
    var hasTarget: Bool
  }

  /// A candidate before it is put between quotes.
  struct Offer {
    var text: String
    var gloss = ""
    var ending = " "
    /// Whether it is a text, which may be quoted, and not a keyword, a number or a path.
    var isText = false
  }

  /// What may come next.
  func offers(for typed: String) -> [Offer] {
    let (kinds, command) = place
    guard let command else { return commandNames(for: typed) }
    var offers = kinds.flatMap { self.offers(of: $0, for: typed, in: command) }
    // `show` is a command, and so is `show changes`.
    if words.count == command.name.split(separator: " ").count {
      offers += commandNames(for: typed).filter { name in !offers.contains { $0.text == name.text }
      }
    }
    // What is not all there is must not be put in as if it were.
    if typed.isEmpty, offers.count == 1, kinds.contains(where: \.isFree) { offers = [] }
    return offers
  }

  /// What may come next, and in which command; no command while its name is being typed.
  var place: (kinds: [ParameterKind], command: Command?) {
    guard let (command, arguments) = commandTyped else { return ([], nil) }
    if case .command = command.parameters.first?.kind {
      let inner = CompletionSource(session: session, words: arguments, handler: handler)
      return inner.place
    }
    if command.takesAnimation, arguments.last?.is("with") == true { return ([.animation], command) }
    return (Self.kinds(of: command, behind: arguments), command)
  }

  // MARK: Commands

  /// The command that the words name and the words behind its name; nil while the name is not
  /// complete.
  private var commandTyped: (Command, arguments: [Word])? {
    var name = ""
    var length = 0
    for word in words.prefix(3) {
      guard let keyword = word.keyword else { break }
      let longer = name.isEmpty ? keyword : name + " " + keyword
      guard CommandCatalog.byName[longer] != nil || Self.isPrefix(longer) else { break }
      name = longer
      length += 1
    }
    guard let command = CommandCatalog.byName[name] else { return nil }
    let arguments = Array(words.dropFirst(length))
    if arguments.isEmpty, Self.isPrefix(name), command.parameters.isEmpty { return nil }
    if case .command = command.parameters.first?.kind, arguments.isEmpty { return nil }
    return (command, arguments)
  }

  private static func isPrefix(_ name: String) -> Bool {
    CommandCatalog.byName.keys.contains { $0.hasPrefix(name + " ") }
  }

  /// The words that may come next in the name of a command. An alias is one of them only where the
  /// command's own name does not begin as typed, so that a list names each command once.
  func commandNames(for typed: String) -> [Offer] {
    var before = words.compactMap(\.keyword)
    guard before.count == words.count else { return [] }
    if before.first.flatMap({ CommandCatalog.byName[$0] })?.takesCommand == true {
      before.removeFirst()
    }
    let prefix = before.map { $0 + " " }.joined()
    var offers: [Offer] = []
    for command in CommandCatalog.commands where isPossible(command) {
      let isNamed = command.name.hasPrefix(prefix + typed)
      for name in isNamed ? [command.name] : command.aliases where name.hasPrefix(prefix) {
        let rest = name.dropFirst(prefix.count)
        let word = String(rest.prefix { $0 != " " })
        guard !word.isEmpty, !offers.contains(where: { $0.text == word }) else { continue }
        let gloss = word.count == rest.count ? command.summary : Self.familyGloss[word] ?? ""
        offers.append(Offer(text: word, gloss: session.helpLanguage(gloss)))
      }
    }
    return offers
  }

  /// Some commands stand only in handlers, some never do.
  private func isPossible(_ command: Command) -> Bool {
    handler == nil ? !command.takesCommand : !command.isOutsideBatches
  }

  private static let familyGloss = [
    "table": "only tell the table", "data": "only change the data",
    "expect": "check what a script expects", "code": "print updates as code",
  ]
}

extension Command {
  var takesAnimation: Bool {
    parameters.contains { parameter in
      if case .animation = parameter.kind { return true }
      return false
    }
  }

  /// Whether its argument is a command.
  var takesCommand: Bool {
    if case .command = parameters.first?.kind { return true }
    return false
  }
}
