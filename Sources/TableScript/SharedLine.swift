/// A line and its tokens, which its words share: they are small, for they are passed on often. It
/// is changed only by an owner that shares it with nobody.
final class SharedLine: @unchecked Sendable {
  private(set) var bytes = HeldBytes()
  private var name = ""
  private var number = 1
  var tokens = TokenizedLine()
  /// The words in it that name rows.
  private(set) var names: [PathName] = []

  init() {}

  init(_ source: SourceText, naming names: [PathName] = []) {
    renew(source.text.utf8.span, name: source.heldName, number: source.line)
    self.names = names
  }

  var source: SourceText { SourceText(held: bytes.text, name: name, line: number) }

  /// Becomes another line, whose words are still to be read.
  func renew(_ bytes: Span<UInt8>, name: String, number: Int) {
    self.bytes.hold(bytes)
    if self.name != name { self.name = name }
    self.number = number
    tokens.removeAll()
    if !names.isEmpty { names = [] }
  }

  /// Reads the words that the line holds as they are, and gives the place where something else
  /// begins.
  func readHeldWords(within range: Range<Int>) -> Int {
    let room = bytes.room
    return tokens.readHeldWords(room.span, within: range)
  }

  func word(_ token: Token) -> Word {
    Word(
      text: text(of: token), isQuoted: token.isQuoted, hasFullWidth: token.hasFullWidth,
      range: token.range)
  }

  func text(of token: Token) -> String {
    guard let place = token.ownText else { return bytes.text(at: token.contents) }
    return tokens.ownText(place)
  }
}
