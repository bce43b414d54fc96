import TableScript

/// Commands of one kind of argument, reprinted as they were understood.
enum Reading {
  /// Reads a command with `read`, which returns what it understood, and wants nothing left.
  static func command(
    _ line: String, _ read: (inout ArgumentReader) throws -> String
  ) throws -> String {
    let source = SourceText(line)
    var reader = ArgumentReader(try Parser.parse(source)[0])
    let result = try read(&reader)
    try reader.finish()
    return result
  }

  static func path(_ line: String) throws -> String {
    try command(line) { try $0.path().reprinted }
  }

  static func paths(_ line: String) throws -> String {
    try command(line) { reader in
      try reader.paths().map { "\($0.section).\($0.rows.reprinted)" }.joined(separator: " ")
    }
  }

  static func twoPaths(_ line: String) throws -> String {
    try command(line) { reader in
      let (from, to) = try reader.twoPaths()
      return "\(from.reprinted) \(to.reprinted)"
    }
  }

  static func sections(_ line: String) throws -> String {
    try command(line) { try $0.sections().map(\.sections.reprinted).joined(separator: " ") }
  }

  static func pathAndTexts(_ line: String) throws -> String {
    try command(line) { reader in
      let path = try reader.path().reprinted
      return try ([path] + reader.texts().map(\.text)).joined(separator: "|")
    }
  }
}

extension PathArgument {
  var reprinted: String { "\(section).\(row)" }
}

extension NumberPattern {
  var reprinted: String {
    switch self {
    case .one(let number): "\(number)"
    case .range(let from, let to): "\(from)-\(to)"
    case .all: "*"
    }
  }
}
