/// One place that does not keep a rule, and what to do about it.
struct Complaint: Equatable, CustomStringConvertible {
  var path: String
  var line: Int
  var advice: String

  var description: String { "\(path):\(line): \(advice)" }
}

/// The rules of the house that a compiler does not keep. Each takes a file and says what is wrong
/// in it.
enum HouseRules {
  static let longestFile = 400
  static let longestFunction = 70
  static let longestLine = 100

  // MARK: Sizes

  static func fileLength(_ file: SourceText) -> [Complaint] {
    let count = file.lines.last == "" ? file.lines.count - 1 : file.lines.count
    guard count > longestFile else { return [] }
    return [
      Complaint(
        path: file.path, line: longestFile + 1,
        advice: "the file has \(count) lines: split it where a type or a topic ends (at most 400)")
    ]
  }

  static func functionLength(_ file: SourceText) -> [Complaint] {
    file.functions.filter { $0.length > longestFunction }.map { function in
      Complaint(
        path: file.path, line: function.line,
        advice:
          "this takes \(function.length) lines: give its parts names of their own (at most 70)")
    }
  }

  /// Texts of several lines may be wider: what is quoted in them is not ours to break.
  static func lineLength(_ file: SourceText) -> [Complaint] {
    file.lines.enumerated().compactMap { index, line in
      guard line.utf8.count > longestLine, line.count > longestLine else { return nil }
      guard !file.linesInTexts.contains(index + 1) else { return nil }
      return Complaint(
        path: file.path, line: index + 1,
        advice: "the line has \(line.count) columns: break it (at most 100)")
    }
  }

  // MARK: Imports

  /// `allowed` are the modules that the file's target may name, `more` those that this file alone
  /// may.
  static func imports(
    _ file: SourceText, allowed: Set<String>, more: Set<String> = []
  ) -> [Complaint] {
    file.importedModules.compactMap { module, line in
      if allowed.contains(module) || more.contains(module) { return nil }
      let choice = allowed.isEmpty ? "nothing" : allowed.sorted().joined(separator: ", ")
      return Complaint(
        path: file.path, line: line,
        advice: "imports \(module), but here one may import \(choice): move what needs it into a "
          + "target that may, or tell the list of exceptions why")
    }
  }

  /// The second table is worth something only while it shares nothing with the first.
  static func independence(_ file: SourceText, engineTypes: Set<String>) -> [Complaint] {
    let imports = file.tokens.indices.filter { file.has("import", at: $0) }.compactMap { index in
      file.has("import", "struct", "HeadlessTable", ".", "RowPath", at: index)
        ? nil
        : Complaint(
          path: file.path, line: file.tokens[index].line,
          advice: "write import struct HeadlessTable.RowPath and no other import: the reference "
            + "must not share code with what it checks")
    }
    let names = file.tokens.filter { engineTypes.contains($0.text) && $0.text != "RowPath" }
    return imports
      + names.map {
        Complaint(
          path: file.path, line: $0.line,
          advice: "\($0.text) belongs to the engine: give the reference a type of its own")
      }
  }

  // MARK: Words

  static func leftovers(_ file: SourceText) -> [Complaint] {
    file.comments.sorted { $0.key < $1.key }.flatMap { line, text in
      ["TODO", "FIXME", "XXX", "HACK"].filter(text.contains).map {
        Complaint(path: file.path, line: line, advice: "\($0): do it now, or leave it out")
      }
    }
  }

  static func forcing(_ file: SourceText) -> [Complaint] {
    file.tokens.indices.compactMap { index in
      for word in ["try", "as"] where file.has(word, "!", at: index) {
        return Complaint(
          path: file.path, line: file.tokens[index].line,
          advice: "\(word)! crashes where it fails: handle the failure, or throw it on")
      }
      return nil
    }
  }

  /// For everything but the program itself and what stands outside the package proper. In
  /// `writers`, types that have a method of that name, print is that method.
  static func printing(_ file: SourceText, writers: Set<String> = []) -> [Complaint] {
    let types = file.enclosingTypes
    return file.tokens.indices.compactMap { index in
      let isPrint =
        ["print", "debugPrint", "dump"].contains(file.tokens[index].text)
        && file.has("(", at: index + 1) && !file.has(".", at: index - 1)
        && !file.has("func", at: index - 1)
      guard isPrint, !writers.contains(types[index] ?? "") else { return nil }
      return Complaint(
        path: file.path, line: file.tokens[index].line,
        advice: "prints: return the text, so that only the program writes")
    }
  }

  /// For sources: what a person does wrong is told, never a crash.
  static func crashing(_ file: SourceText) -> [Complaint] {
    file.tokens.filter { $0.text == "fatalError" }.map {
      Complaint(
        path: file.path, line: $0.line,
        advice: "fatalError: throw where the user is wrong, use precondition where we are")
    }
  }

  /// For every target but the library.
  static func publicNames(_ file: SourceText) -> [Complaint] {
    file.tokens.filter { $0.text == "public" }.map {
      Complaint(
        path: file.path, line: $0.line,
        advice: "only HeadlessTable is public: say package")
    }
  }

  /// For every target but the line editor.
  static func unmanaged(_ file: SourceText) -> [Complaint] {
    file.tokens.filter { $0.text == "Unmanaged" }.map {
      Complaint(
        path: file.path, line: $0.line,
        advice: "Unmanaged belongs to LineEditor alone: let it hand out something safe")
    }
  }

  /// Files speak of tables and shells, not of how they came to be.
  static func outsideNames(_ file: SourceText) -> [Complaint] {
    let words =
      ["UIKIT", "LANGUAGE", "HOUSE", "LIBEDIT", "MODELS"].map { $0 + ".md" } + ["/work" + "/"]
    return file.lines.enumerated().flatMap { index, line in
      words.filter(line.contains).map {
        Complaint(
          path: file.path, line: index + 1,
          advice: "\($0) is nothing a reader has: say the rule itself, or name its source at Apple")
      }
    }
  }

  // MARK: Tests

  /// The names of all tests, a sentence each, differ.
  static func duplicatedTestNames(_ files: [SourceText]) -> [Complaint] {
    var first: [Substring: String] = [:]
    return files.flatMap { file in
      file.testNames.compactMap { name, line in
        guard let place = first.updateValue("\(file.path):\(line)", forKey: name) else {
          return nil
        }
        return Complaint(
          path: file.path, line: line,
          advice: "a test of this name stands at \(place): say what this one adds")
      }
    }
  }

  /// A test that cannot fail is none.
  static func emptyTests(_ file: SourceText) -> [Complaint] {
    let signs = ["expect", "require", "record", "check", "compare", "confirm", "assert"]
    return file.functions.compactMap { function in
      guard file.isTest(functionAt: function.line) else { return nil }
      let words = file.tokens[function.body].map { $0.text.lowercased() }
      if words.contains(where: { word in signs.contains(where: word.contains) }) { return nil }
      return Complaint(
        path: file.path, line: function.line,
        advice: "the test expects nothing: let it say what would be wrong")
    }
  }
}
