import TableScript

/// The commands of a line, as far as a lesson has to know them.
struct LessonCommands {
  private var statements: [BoundStatement]

  init() {
    statements = []
  }

  init(of source: SourceText) {
    let parsed = (try? Parser.parse(source)) ?? Statements()
    statements = parsed.compactMap { try? CommandCatalog.bind($0) }
  }

  /// Adds those of a later line.
  mutating func add(_ later: LessonCommands) {
    statements += later.statements
  }

  var isEmpty: Bool { statements.isEmpty }

  var onlyLook: Bool { statements.allSatisfy { $0.command.isReadOnly } }

  /// Whether the model answer begins with these commands, word by word, so that the rest of it may
  /// come in later lines.
  func areBeginning(of model: LessonCommands) -> Bool {
    let done = statements.filter { !$0.command.isReadOnly }
    return !done.isEmpty && done.count < model.statements.count
      && zip(done, model.statements).allSatisfy { typed, wanted in
        typed.command.name == wanted.command.name
          && typed.statement.words.map(\.text) == wanted.statement.words.map(\.text)
      }
  }

  /// What the first command takes.
  var usage: String? { statements.first?.command.usage }

  /// Whether the commands are those of the model answer. Their arguments count where nothing else
  /// tells what they do.
  func doSame(as model: LessonCommands) -> Bool {
    guard statements.count == model.statements.count else { return false }
    return zip(statements, model.statements).allSatisfy { typed, wanted in
      guard typed.command.name == wanted.command.name else { return false }
      guard ["set", "trace"].contains(typed.command.name) else { return true }
      return typed.statement.words.map(\.text) == wanted.statement.words.map(\.text)
    }
  }
}
