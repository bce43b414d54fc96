import Foundation

/// The texts in the sources, told from those that nobody reads by where they stand: where a message
/// is made of them.
struct SourceMessages {
  /// What is said, as formats with `{}` in the place of every part.
  private(set) var said: Set<String> = []
  /// The hints, of which those that are commands stay as they are.
  private(set) var hints: Set<String> = []
  /// What mistakes call a set of words.
  private(set) var kinds: Set<String> = []
  /// Every text there is.
  private(set) var all: Set<String> = []

  private var declarations = MessageDeclarations()

  private static let chooser: Set = ["choice", "optionalChoice"]

  init(of folders: [String]) {
    let sources = folders.flatMap(Self.sources)
    for source in sources { declarations.add(source) }
    for source in sources {
      var reader = TextReader(source)
      while let found = reader.next() { add(found) }
    }
  }

  private static func sources(in folder: String) -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { file in
      guard let file = file as? URL, file.pathExtension == "swift",
        !file.lastPathComponent.hasPrefix("Translations")
      else { return nil }
      return try? String(contentsOf: file, encoding: .utf8)
    }
  }

  private mutating func add(_ found: TextReader.Found) {
    all.insert(found.format)
    let isFirst = found.argument == 0 && found.label.isEmpty
    let place = found.label.isEmpty ? String(found.argument) : found.label
    if found.label == "hint" || found.isHintMessage {
      hints.insert(found.format)
    } else if found.label == "kind" || isFirst && Self.chooser.contains(found.call) {
      kinds.insert(found.format)
    } else if found.isMessage || found.label == "title"
      || declarations.places.contains("\(found.call) \(place)")
    {
      said.insert(found.format)
    }
  }
}

/// Finds the texts of a Swift file, and in which argument of which call they stand.
struct TextReader {
  struct Found {
    var format: String
    /// The innermost call around it.
    var call = ""
    var argument = 0
    var label = ""
    /// Whether it stands where a message is made: in what returns one, behind
    /// `let message: Message =`, or before `as Message`.
    var isMessage = false
    var isHintMessage = false
  }

  private struct Frame {
    var call = ""
    var argument = 0
    var label = ""
    var isMessage = false
  }

  private let bytes: [UInt8]
  private var place = 0
  private var frames: [Frame] = []
  private var declared = ""

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func next() -> Found? {
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "\""),
        UInt8(ascii: "#") where beginsText:
        let format = bytes[place] == UInt8(ascii: "#") ? rawText() : text()
        let frame = frames.last ?? Frame()
        return Found(
          format: format, call: frame.call, argument: frame.argument, label: frame.label,
          isMessage: declared == "message" || frames.contains(where: \.isMessage)
            || isFollowed(by: " as Message"),
          isHintMessage: declared == "hint")
      default: step()
      }
    }
    return nil
  }

  // MARK: Code

  private mutating func step() {
    switch bytes[place] {
    case UInt8(ascii: "("), UInt8(ascii: "["): frames.append(Frame(call: word(before: place)))
    case UInt8(ascii: "{"):
      let isMessage = ["-> Message", "-> Message?", ": Message", ": Message?"].contains(where: ends)
      frames.append(Frame(isMessage: isMessage))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = frames.popLast()
    case UInt8(ascii: ",") where !frames.isEmpty:
      frames[frames.count - 1].argument += 1
      frames[frames.count - 1].label = ""
    case UInt8(ascii: ":") where !frames.isEmpty && peek(-1) != UInt8(ascii: " "):
      frames[frames.count - 1].label = word(before: place)
    case UInt8(ascii: "="):
      if ends(with: "Message ") { declared = "message" }
      if ends(with: "let hint ") || ends(with: "hint ") { declared = "hint" }
    case UInt8(ascii: "\n") where nextLineBegins(with: ["let ", "return ", "guard ", "}"]):
      declared = ""
    default: break
    }
    place += 1
  }

  private func peek(_ distance: Int) -> UInt8? {
    bytes.indices.contains(place + distance) ? bytes[place + distance] : nil
  }

  private func word(before end: Int) -> String {
    var start = end
    while start > 0, isWordLike(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func isWordLike(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }

  private func ends(with text: String) -> Bool {
    let before = bytes[max(0, place - 40)..<place]
    return String(decoding: before, as: UTF8.self)
      .trimmingCharacters(in: .whitespaces).hasSuffix(text.trimmingCharacters(in: .whitespaces))
  }

  private func nextLineBegins(with words: [String]) -> Bool {
    let line = String(decoding: bytes[(place + 1)...].prefix(60), as: UTF8.self)
      .trimmingCharacters(in: .whitespaces)
    return words.contains(where: line.hasPrefix)
  }

  private mutating func skipLine() {
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
  }

  private var beginsText: Bool {
    bytes[place] == UInt8(ascii: "\"") || peek(1) == UInt8(ascii: "\"")
  }

  private func isFollowed(by text: String) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  // MARK: Texts

  /// Reads the text that begins here.
  private mutating func text() -> String {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let quotes = isLong ? 3 : 1
    place += quotes
    var content: [UInt8] = []
    while place < bytes.count, !isClosing(quotes) {
      if bytes[place] == UInt8(ascii: "\\") {
        content += escape()
      } else {
        content.append(bytes[place])
        place += 1
      }
    }
    place += quotes
    return String(decoding: content, as: UTF8.self)
  }

  /// Reads the text between `#"` and `"#` that begins here.
  private mutating func rawText() -> String {
    let isLong = peek(2) == UInt8(ascii: "\"") && peek(3) == UInt8(ascii: "\"")
    place += isLong ? 4 : 2
    var content: [UInt8] = []
    while place < bytes.count, !isFollowed(by: "\"#") {
      if isFollowed(by: ##"\#("##) {
        place += 2
        skipInterpolation()
        place += 1
        content += Array("{}".utf8)
      } else {
        content.append(bytes[place])
        place += 1
      }
    }
    place += 2
    return String(decoding: content, as: UTF8.self)
  }

  private func isClosing(_ quotes: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
  }

  private mutating func escape() -> [UInt8] {
    defer { place += 1 }
    place += 1
    switch peek(0) {
    case UInt8(ascii: "("):
      skipInterpolation()
      return Array("{}".utf8)
    case UInt8(ascii: "\n"), nil: return []
    case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
    case let byte?: return [byte]
    }
  }

  /// Goes to the parenthesis that closes the one here.
  private mutating func skipInterpolation() {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        _ = text()
        continue
      default: break
      }
      if depth == 0 { return }
      place += 1
    }
  }
}
