/// The wording of one message with holes for its numbers, made from a text such as
/// `attempt to delete {noun} {row}^ from section {section} which only contains {before} {noun}`.
///
/// In the text
/// - words stand for themselves; blanks, punctuation and upper case do not count;
/// - `{row}` is a number that belongs to the field of that name, `{row?}` one that may be missing,
///   `{_?}` one that may be there and is not kept;
/// - `{noun}` is rows or items, `{view}` table view or collection view, `{side}` before or after,
///   `{path}`, `{from}`, `{to}` and `{other}` are index paths, which may be missing;
/// - `{gap}` is a full stop and one blank or two, `{end}` the view in which later texts end: both
///   tell the version of iOS and may be missing;
/// - `[word]` may be missing;
/// - `|` is a place where a log that was cut off at its start may begin;
/// - `^` ends what must be there for the message to be recognised; behind it a log may be cut off
///   anywhere.
struct MessageTemplate: Sendable {
  /// One step of reading a message.
  enum Piece: Sendable, Equatable {
    case word([UInt8])
    case optionalWord([UInt8])
    case number(CrashReport.Field?, isOptional: Bool)
    case noun, view, side
    case gap, end
    case path(PathRole)
    case recognised
  }

  /// What an index path is to its message.
  enum PathRole: String, Sendable {
    case path, from, to, other
  }

  /// A place where reading may begin: the word that is searched for, and the piece that starts with
  /// it.
  struct Entry: Sendable {
    var anchor: [UInt8]
    var piece: Int
  }

  let family: CrashFamily
  let familyOfItems: CrashFamily
  let noun: CrashReport.Noun?
  let view: CrashReport.View?
  let side: CrashReport.Side?
  /// A count that the words tell without a number.
  let count: Int?
  /// The versions of iOS that have these words, where others have others.
  let versions: ClosedRange<Int>?
  let arrayAccess: CrashReport.ArrayAccess?
  private(set) var pieces: [Piece] = []
  private(set) var entries: [Entry] = []

  init(
    _ family: CrashFamily, ofItems: CrashFamily? = nil, noun: CrashReport.Noun? = nil,
    view: CrashReport.View? = nil, side: CrashReport.Side? = nil, count: Int? = nil,
    versions: ClosedRange<Int>? = nil, arrayAccess: CrashReport.ArrayAccess? = nil,
    _ text: StaticString
  ) {
    self.family = family
    familyOfItems = ofItems ?? family
    self.noun = noun
    self.view = view
    self.side = side
    self.count = count
    self.versions = versions
    self.arrayAccess = arrayAccess
    addPieces(of: text)
  }

  private mutating func addPieces(of text: StaticString) {
    var starts = [0]
    var word: [UInt8] = []
    for (sign, content) in Self.tokens(of: text) {
      if sign == 0 {
        word += content
        continue
      }
      if !word.isEmpty { pieces.append(.word(word)) }
      word = []
      switch sign {
      case UInt8(ascii: "|"): starts.append(pieces.count)
      case UInt8(ascii: "^"): pieces.append(.recognised)
      case .openBracket: pieces.append(.optionalWord(content))
      default: pieces.append(Self.hole(String(decoding: content, as: UTF8.self)))
      }
    }
    if !word.isEmpty { pieces.append(.word(word)) }
    for start in starts {
      guard case .word(let first) = pieces[start] else { continue }
      entries.append(Entry(anchor: Array(first.prefix(Self.longestAnchor)), piece: start))
    }
  }

  /// Longer words are compared after a shorter beginning of them was found.
  private static let longestAnchor = 24

  private static func hole(_ name: String) -> Piece {
    switch name {
    case "noun": return .noun
    case "view": return .view
    case "side": return .side
    case "gap": return .gap
    case "end": return .end
    default:
      if let role = PathRole(rawValue: name) { return .path(role) }
      let isOptional = name.hasSuffix("?")
      let field = CrashReport.Field(rawValue: isOptional ? String(name.dropLast()) : name)
      return .number(field, isOptional: isOptional)
    }
  }

  /// Letters with the sign 0, and `{…}`, `[…]`, `|` and `^` with their first sign.
  private static func tokens(of text: StaticString) -> [(sign: UInt8, content: [UInt8])] {
    var tokens: [(sign: UInt8, content: [UInt8])] = []
    var close: UInt8 = 0
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
      if close != 0 {
        if byte == close {
          close = 0
        } else if byte != .blank {
          let letter = close == .closeBracket ? byte.lowercased : byte
          tokens[tokens.count - 1].content.append(letter)
        }
      } else if byte == UInt8(ascii: "{") || byte == .openBracket {
        close = byte + 2
        tokens.append((byte, []))
      } else if byte == .bar || byte == UInt8(ascii: "^") {
        tokens.append((byte, []))
      } else if byte.isLetterOrDigit {
        tokens.append((0, [byte.lowercased]))
      }
    }
    return tokens
  }
}
