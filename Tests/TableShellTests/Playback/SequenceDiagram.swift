/// A small reader of Mermaid's sequence diagrams, by the rules of its grammar: what a text may
/// hold, which lines there are, and that blocks are closed.
struct SequenceDiagram {
  enum Line: Equatable {
    case message(from: String, to: String, isAnswer: Bool, text: String)
    case note(over: [String], text: String)
    case rect
    case end
  }

  struct Mistake: Error {
    var line: Substring
    var reason: String
  }

  private(set) var participants: [String] = []
  private(set) var lines: [Line] = []

  /// Words that begin a line of their own kind and so cannot name a participant.
  private static let keywords: Set = [
    "activate", "actor", "alt", "and", "autonumber", "box", "break", "create", "critical",
    "deactivate", "destroy", "else", "end", "links", "link", "loop", "note", "off", "opt", "option",
    "over", "par", "participant", "rect", "title",
  ]

  init(_ text: String) throws {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard rest.popFirst() == "sequenceDiagram" else { throw Mistake(line: "", reason: "no header") }
    guard rest.popLast() == "" else { throw Mistake(line: "", reason: "no line end") }
    var depth = 0
    for line in rest {
      let words = line.drop { $0 == " " }
      if words.hasPrefix("participant ") {
        try addParticipant(words)
      } else if words.hasPrefix("rect ") {
        depth += 1
        lines.append(.rect)
      } else if words == "end" {
        depth -= 1
        lines.append(.end)
      } else if words.hasPrefix("Note over ") {
        try addNote(words)
      } else {
        try addMessage(words)
      }
      guard depth >= 0 else { throw Mistake(line: line, reason: "end without block") }
    }
    guard depth == 0 else { throw Mistake(line: "", reason: "a block is open") }
  }

  private mutating func addParticipant(_ line: Substring) throws {
    let parts = line.dropFirst("participant ".count).split(separator: " as ", maxSplits: 1)
    let name = String(parts[0])
    let isPlain = name.allSatisfy { $0.isLetter }
    guard isPlain, !Self.keywords.contains(name) else {
      throw Mistake(line: line, reason: "\(name) cannot be a participant")
    }
    participants.append(name)
  }

  private mutating func addNote(_ line: Substring) throws {
    let (head, text) = try Self.split(line)
    let names = head.dropFirst("Note over ".count).split(separator: ",").map(String.init)
    guard (1...2).contains(names.count), names.allSatisfy(participants.contains) else {
      throw Mistake(line: line, reason: "a note over nobody")
    }
    lines.append(.note(over: names, text: text))
  }

  private mutating func addMessage(_ line: Substring) throws {
    let (head, text) = try Self.split(line)
    let isAnswer = head.contains("-->>")
    let names = head.split(separator: isAnswer ? "-->>" : "->>").map(String.init)
    guard names.count == 2, names.allSatisfy(participants.contains) else {
      throw Mistake(line: line, reason: "neither message nor note")
    }
    lines.append(.message(from: names[0], to: names[1], isAnswer: isAnswer, text: text))
  }

  /// What stands before the colon, and the text behind it as Mermaid shows it.
  private static func split(_ line: Substring) throws -> (Substring, String) {
    guard let colon = line.firstIndex(of: ":") else {
      throw Mistake(line: line, reason: "no text")
    }
    return (line[..<colon], try decode(line[line.index(after: colon)...].dropFirst()))
  }

  private static func decode(_ text: Substring) throws -> String {
    guard !text.isEmpty, text.lowercased() != "end", !text.hasPrefix("wrap:") else {
      throw Mistake(line: text, reason: "not a text")
    }
    // Mermaid takes these off before it reads the diagram.
    guard !text.contains("%%"), !text.contains("<") else {
      throw Mistake(line: text, reason: "a comment, a directive or HTML")
    }
    var decoded = ""
    var rest = text
    while let character = rest.popFirst() {
      guard character != ";" else { throw Mistake(line: text, reason: "a bare ;") }
      guard character == "#" else {
        decoded.append(character)
        continue
      }
      guard let end = rest.firstIndex(of: ";"), let number = UInt32(rest[..<end]),
        let scalar = Unicode.Scalar(number)
      else { throw Mistake(line: text, reason: "a bare #") }
      decoded.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return decoded
  }
}
