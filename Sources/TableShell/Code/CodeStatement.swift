import TableRender

/// One statement of the printed code.
enum CodeStatement {
  case comment(String)
  /// A change of the data.
  case data(String)
  /// A call of the table. Updates are checked; where the data changed first, their order is free.
  case call(String, isUpdate: Bool)
  case batch(CodeBatch)

  /// Whether the table is told of an update, or loads everything again.
  var tellsTable: Bool {
    switch self {
    case .comment, .data: false
    case .call(let text, let isUpdate): isUpdate || text == CodeBatch.reloadData
    case .batch: true
    }
  }

  var isComment: Bool {
    if case .comment = self { true } else { false }
  }

  var isData: Bool {
    if case .data = self { true } else { false }
  }
}

/// What stands between the begin and the end of a batch.
struct CodeBatch {
  var statements: [CodeStatement] = []
  /// Whether the table loads its counts inside: then the data must change where they did.
  var keepsOrder = false

  static let reloadData = "tableView.reloadData()"

  /// What a reload asks for must be in place before it.
  mutating func insertBeforeReload(_ statement: CodeStatement) {
    var place = statements.count
    if case .call(Self.reloadData, _) = statements.last { place -= 1 }
    statements.insert(statement, at: place)
  }

  /// The changes of the data, those of inner batches included.
  var dataChanges: [CodeStatement] {
    statements.flatMap { statement -> [CodeStatement] in
      switch statement {
      case .data: [statement]
      case .batch(let inner): inner.dataChanges
      default: []
      }
    }
  }

  /// Whether the data may change first: only updates are told, which ask for nothing before the
  /// end.
  var mayChangeDataFirst: Bool {
    !keepsOrder
      && statements.allSatisfy { statement in
        switch statement {
        case .comment, .data: true
        case .call(_, let isUpdate): isUpdate
        case .batch(let inner): inner.mayChangeDataFirst
        }
      }
  }

  var withoutData: CodeBatch {
    var rest = self
    rest.statements = statements.compactMap { statement in
      switch statement {
      case .data: nil
      case .batch(let inner): .batch(inner.withoutData)
      default: statement
      }
    }
    return rest
  }
}

/// Writes statements, and says once why their order matters.
struct CodeWriter {
  private(set) var lines: [String] = []
  private var indent: Int
  private var explainsSingles = true
  private var explainsBatches = true

  init(indent: Int = 0) {
    self.indent = indent
  }

  mutating func write(_ statements: [CodeStatement]) {
    let opening = statements.prefix(while: \.isComment)
    for statement in opening { write(statement) }
    if explainsSingles, let last = statements.last, case .call(_, true) = last,
      statements.contains(where: \.isData)
    {
      explainsSingles = false
      writeLine("// The data first: the table asks for the new counts at once.")
    }
    for statement in statements.dropFirst(opening.count) { write(statement) }
  }

  mutating func writeLine(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
    }
  }

  private mutating func write(_ statement: CodeStatement) {
    switch statement {
    case .comment(let text): writeLine("// \(text)")
    case .data(let text), .call(let text, _): writeLine(text)
    case .batch(let batch): write(batch)
    }
  }

  private mutating func write(_ batch: CodeBatch) {
    guard !batch.statements.isEmpty else { return writeLine("tableView.performBatchUpdates {}") }
    writeLine("tableView.performBatchUpdates { [self] in")
    indent += 2
    if explainsBatches {
      explainsBatches = false
      writeLine("// The data have changed when the batch ends: the table asks for the counts then.")
      writeLine("// Deletes, reloads and sources of moves name the table before the batch, inserts")
      writeLine("// and targets of moves the one after it.")
    }
    if batch.mayChangeDataFirst {
      for statement in batch.dataChanges { write(statement) }
      for statement in batch.withoutData.statements { write(statement) }
    } else {
      for statement in batch.statements { write(statement) }
    }
    indent -= 2
    writeLine("}")
  }
}
